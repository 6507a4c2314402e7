import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { lazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { hereIf, sidebarRowClasses, waitingIn, type GroupProps } from './sidebar-classes.ts';

const GroupMenu = lazyMenu<GroupProps>(async () => (await import('./group-menu.tsx')).GroupMenu);

/** Shows a group as an icon only: a link to its single page, or a menu of its pages. */
export function FoldedGroup(props: GroupProps) {
  const { group, here, waiting, onLeave } = props;
  const { t } = useTranslation('backOffice');
  const { name, Icon, pages } = group;
  const [first, ...others] = pages;
  const isHere = here?.group === name;
  const count = waitingIn(group, waiting);
  const title = count > 0 ? `${t(`group.${name}`)}, ${t('waiting', { count })}` : t(`group.${name}`);
  const look = clsx(sidebarRowClasses, 'relative w-full justify-center', isHere && 'bg-surface text-brand');
  const content = (
    <>
      <Icon aria-hidden />
      {count > 0 && <span aria-hidden className="absolute top-1.5 right-2 size-2 rounded-full bg-brand" />}
    </>
  );
  if (!first) return null;
  if (others.length === 0)
    return (
      <Link
        to={first.to}
        {...hereIf(isHere)}
        aria-label={title}
        title={title}
        onClick={onLeave}
        className={look}
      >
        {content}
      </Link>
    );
  return (
    <GroupMenu
      {...props}
      trigger={
        <button type="button" aria-label={title} title={title} className={look}>
          {content}
        </button>
      }
    />
  );
}
