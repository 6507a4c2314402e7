import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSection } from '#web/back-office/staff-pages.ts';
import { hereIf, waitingIn, waitingOn, type MenuProps } from './sidebar-classes.ts';
import { WaitingCount } from './waiting-count.tsx';

const subRowLook =
  'flex h-8 w-full items-center gap-2 rounded-sm px-3 text-sm text-ink-2 transition-colors hover:bg-hover hover:text-ink max-md:h-11 ' +
  'data-here:bg-surface data-here:font-semibold data-here:text-brand';

type Props = MenuProps & { section: PageSection };

/** Shows the pages of a section, one line each. */
export function SectionPages({ section, here, waiting, onLeave }: Props) {
  const { t } = useTranslation('backOffice');
  return section.pages.map((page) => (
    <li key={page.name}>
      <Link to={page.to} {...hereIf(here?.name === page.name)} onClick={onLeave} className={subRowLook}>
        <span className="truncate">{t(`page.${page.name}`)}</span>
        <WaitingCount count={waitingOn(page, waiting)} />
      </Link>
    </li>
  ));
}

type FoldableProps = Props & { isOpen: boolean; onToggle: () => void };

/** Unfolds to its pages; folded, it shows the number of waiting entries of all its pages. */
export function SidebarSection({ isOpen, onToggle, ...props }: FoldableProps) {
  const { t } = useTranslation('backOffice');
  const listId = useId();
  const { section, here, waiting } = props;
  const label = section.name && t(`section.${section.name}`);
  const isHere = section.pages.some(({ name }) => name === here?.name);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
        className={clsx(subRowLook, 'pl-1.5! font-medium', isHere && 'text-ink')}
      >
        <ChevronRight
          aria-hidden
          className={clsx('size-3.5 shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-90')}
        />
        <span className="truncate">{label}</span>
        {!isOpen && <WaitingCount count={waitingIn(section, waiting)} />}
      </button>
      {isOpen && (
        <ul id={listId} aria-label={label} className="mb-1 ml-2.5 space-y-0.5">
          <SectionPages {...props} />
        </ul>
      )}
    </li>
  );
}
