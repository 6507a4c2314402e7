import type { PageGroup, StaffPage } from '#web/back-office/staff-pages.ts';
import type { WaitingList } from '#shared/overview/waiting.contract.ts';

/** Class names of a sidebar line: a group, or a link out of the back office. */
export const sidebarRowClasses =
  'flex h-9.5 items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-2 transition-colors hover:bg-hover hover:text-ink max-md:h-11 [&>svg]:size-5 [&>svg]:shrink-0 ' +
  'data-here:bg-surface data-here:font-semibold data-here:text-brand';

/**
 * Returns props that mark the link of the current page or of its parent. The router's own check would mark the
 * first page of a group on every page whose address starts the same way.
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

/** Returns the number of waiting entries in a group; a list that belongs to two pages counts once. */
export function waitingIn({ pages }: Pick<PageGroup, 'pages'>, waiting: Waiting): number {
  const lists = new Set(pages.flatMap(({ waiting: list }) => list ?? []));
  return [...lists].reduce((sum, list) => sum + (waiting[list] ?? 0), 0);
}

/** Props of every part of the menu. */
export type MenuProps = { here: StaffPage | undefined; waiting: Waiting; onLeave?: () => void };

export type GroupProps = MenuProps & { group: PageGroup };
