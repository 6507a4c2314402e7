import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageSection, sectionsOf, type StaffPage } from '#web/back-office/staff-pages.ts';
import { remembered, useRemembered } from '../../platform/memory/remembered.ts';
import { hereIf, sidebarRowClasses, waitingIn, type GroupProps } from './sidebar-classes.ts';
import { SectionPages, SidebarSection } from './sidebar-section.tsx';
import { WaitingCount } from './waiting-count.tsx';

type Props = GroupProps & { isOpen: boolean; onToggle: () => void };

/** Links to a group's first page and unfolds to all pages. A group with one page does not unfold. */
export function SidebarGroup({ group, here, waiting, isOpen, onToggle, onLeave }: Props) {
  const { t } = useTranslation('backOffice');
  const listId = useId();
  const sections = useOpenSections(here);
  const { name, Icon, pages } = group;
  const [first, ...others] = pages;
  const isHere = here?.group === name;
  const isSingle = others.length === 0;
  const shared = { here, waiting, ...(onLeave && { onLeave }) };
  const label = t(`group.${name}`);
  if (!first) return null;
  return (
    <>
      <div className="relative flex items-center">
        <Link
          to={first.to}
          {...hereIf(isSingle && isHere)}
          onClick={onLeave}
          className={clsx(
            sidebarRowClasses,
            'min-w-0 grow gap-2!',
            !isSingle && 'pr-8',
            isHere && 'font-semibold text-ink',
          )}
        >
          <Icon aria-hidden />
          <span className="truncate">{label}</span>
          {(isSingle || !isOpen) && <WaitingCount count={waitingIn(group, waiting)} />}
        </Link>
        {!isSingle && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={t(isOpen ? 'closeGroup' : 'openGroup', { group: label })}
            onClick={onToggle}
            className="absolute right-0 flex size-8 items-center justify-center rounded-sm text-ink-3 transition-colors hover:bg-hover hover:text-ink max-md:size-11"
          >
            <ChevronRight
              aria-hidden
              className={clsx('size-4 transition-transform', isOpen && 'rotate-90')}
            />
          </button>
        )}
      </div>
      {!isSingle && isOpen && (
        <ul
          id={listId}
          aria-label={label}
          className="mt-0.5 mb-2 ml-5.5 space-y-0.5 border-l border-line pl-2.5"
        >
          {sectionsOf(group).map((section) =>
            section.name === undefined || section.pages.length === 1 ? (
              <SectionPages key={section.name ?? ''} section={section} {...shared} />
            ) : (
              <SidebarSection
                key={section.name ?? ''}
                section={section}
                isOpen={sections.isOpen(section)}
                onToggle={() => sections.toggle(section)}
                {...shared}
              />
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Sections the user opened or closed, by group and name; invalid stored values are ignored. */
type SectionChoices = Readonly<Record<string, unknown>>;

const choices = remembered<SectionChoices>('cholang-menu-sections', (kept) =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {},
);

const keyOf = ({ name, pages }: PageSection): string => `${pages[0]?.group}/${name}`;

/** Returns which sections are open: this browser's stored choice, else the current page's section. */
function useOpenSections(here: StaffPage | undefined) {
  const chosen = useRemembered(choices);
  const isOpen = (section: PageSection): boolean => {
    const choice = chosen[keyOf(section)];
    return typeof choice === 'boolean' ? choice : section.pages.some(({ name }) => name === here?.name);
  };
  const toggle = (section: PageSection): void =>
    choices.keep({ ...chosen, [keyOf(section)]: !isOpen(section) });
  return { isOpen, toggle };
}
