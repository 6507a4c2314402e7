import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionsOf } from '#web/back-office/staff-pages.ts';
import type { OpenedMenuProps } from '../../ui/overlays/lazy-menu.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/overlays/menu.tsx';
import { hereIf, waitingOn, type GroupProps } from './sidebar-classes.ts';
import { WaitingCount } from './waiting-count.tsx';

/** Shows the menu of a group's pages while the sidebar is folded to icons. */
export function GroupMenu({ group, here, waiting, ...opened }: GroupProps & OpenedMenuProps) {
  const { t } = useTranslation('backOffice');
  return (
    <Menu side="right" align="start" {...opened}>
      <MenuLabel>{t(`group.${group.name}`)}</MenuLabel>
      {sectionsOf(group).map(({ name, pages }) => (
        <Fragment key={name ?? ''}>
          {name && pages.length > 1 && <MenuLabel>{t(`section.${name}`)}</MenuLabel>}
          {pages.map((page) => (
            <MenuItem key={page.name} asChild>
              <Link
                to={page.to}
                {...hereIf(here?.name === page.name)}
                className="data-here:font-semibold data-here:text-brand"
              >
                <page.Icon />
                <span className="truncate">{t(`page.${page.name}`)}</span>
                <WaitingCount count={waitingOn(page, waiting)} />
              </Link>
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}
