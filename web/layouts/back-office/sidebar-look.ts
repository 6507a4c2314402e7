import type { PageGroup, StaffPage } from '#web/back-office/pages.ts';
import type { WaitingList } from '#shared/overview/waiting.contract.ts';

/** A line of the sidebar: a group, or a way out. */
export const rowLook =
  'flex h-9.5 items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-2 transition-colors hover:bg-hover hover:text-ink max-md:h-11 [&>svg]:size-5 [&>svg]:shrink-0 ' +
  'data-here:bg-surface data-here:font-semibold data-here:text-brand';

/**
 * What tells that one is on a page, or below it. The router would say so of the first page of a group on all pages
 * whose addresses begin like its own.
 */
export const hereIf = (isHere: boolean) =>
  ({
    activeOptions: { exact: true, includeSearch: false },
    'aria-current': isHere ? 'page' : undefined,
    'data-here': isHere ? '' : undefined,
  }) as const;

export type Waiting = Partial<Record<WaitingList, number>>;

export const waitingOn = ({ waiting: list }: Pick<StaffPage, 'waiting'>, waiting: Waiting): number =>
  (list && waiting[list]) ?? 0;

/** Two pages may tell of one list; its entries wait once. */
export function waitingIn({ pages }: Pick<PageGroup, 'pages'>, waiting: Waiting): number {
  const lists = new Set(pages.flatMap(({ waiting: list }) => list ?? []));
  return [...lists].reduce((sum, list) => sum + (waiting[list] ?? 0), 0);
}

/** What every part of the menu is told. */
export type MenuProps = { here: StaffPage | undefined; waiting: Waiting; onLeave?: () => void };

export type GroupProps = MenuProps & { group: PageGroup };
