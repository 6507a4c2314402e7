import { useEffect, useEffectEvent } from 'react';
import type { SavedView } from '#shared/saved-views/saved-views.contract.ts';
import { useViewDesk } from '../../platform/lists/saved-views.ts';
import type { SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { useRemembered } from '../../platform/memory/remembered.ts';
import type { Column } from './column.ts';
import { type ColumnLayout, keepLayout, keepList, listSettings } from './list-settings.ts';
import { sizeNameOf } from './use-list-query.ts';
import { isChanged, viewValues, noView, searchOf } from './list-view.ts';

export type ListPage<Row> = { data: Row[]; page: number; total: number; totalPages: number };

/** Changes the address; typing replaces the history entry instead of adding one. */
export type OnSearch<Search> = (search: Search, how?: { replace: boolean }) => void;

type Declaration<Row, L extends Shape> = {
  name: string;
  of: SearchDefinition<L>;
  search: SearchFor<L>;
  onSearch: OnSearch<SearchFor<L>>;
  columns: readonly Column<Row>[];
  /** Search used if the address names none; the full list then needs an explicit "all" in the address. */
  opensOn?: SearchFor<L> | undefined;
};

/** Returns the search a list shows for an address. */
export const effectiveSearch = <Search extends object>(search: Search, opensOn: Search | undefined): Search =>
  Object.keys(search).length === 0 ? (opensOn ?? search) : search;

const asDeclared = (columns: readonly { name: string; seldom?: boolean }[]): ColumnLayout => ({
  order: [],
  hidden: columns.flatMap(({ name, seldom }) => (seldom ? [name] : [])),
});

/** Returns a list's state from its address, the open view, and the browser's stored settings. */
export function useList<Row, const L extends Shape>(declared: Declaration<Row, L>) {
  const { name, of, onSearch, columns, opensOn } = declared;
  const search = effectiveSearch(declared.search, opensOn);
  const kept = useRemembered(listSettings)[name] ?? {};
  // The cast is safe: the definition has validated every part and dropped unknown ones.
  const said = search as Record<string, string | number | boolean | undefined>;

  const keepsViews = of.shape.beside !== undefined && 'view' in of.shape.beside;
  const desk = useViewDesk(keepsViews ? name : undefined);
  const view = desk.views.find(({ id }) => id === said['view']);
  const viewId = view?.id ?? '';
  const layout = kept.columns?.[viewId] ?? view?.columns ?? asDeclared(columns);

  const open = (wanted: SavedView | undefined, how?: { replace: boolean }) => {
    if (wanted) keepLayout(name, wanted.id, undefined);
    // If the list opens with a view, the full list needs an explicit "all" in the address.
    const all = of.read(desk.defaultId === null && !opensOn ? {} : { view: noView });
    onSearch(wanted ? searchOf(of, wanted) : all, how);
  };
  const usual = desk.views.find(({ id }) => id === desk.defaultId);
  const openUsual = useEffectEvent(() => usual && onSearch(searchOf(of, usual), { replace: true }));
  const saysNothing = Object.keys(declared.search).length === 0;
  useEffect(() => {
    if (saysNothing && usual) openUsual();
  }, [saysNothing, usual]);

  return {
    said,
    layout,
    face: kept.face,
    views: {
      desk,
      current: view,
      changed: view !== undefined && isChanged(of, view, { search, layout, columns }),
      now: {
        search: viewValues(of, search),
        columns: { order: [...layout.order], hidden: [...layout.hidden] },
      },
      onOpen: open,
    },
    change: (changes: Record<string, unknown>, how?: { replace: boolean }) =>
      // Columns and choices are named after the shape's own filters and sorts.
      onSearch(of.changed(search, changes as never), how),
    resize(size: number) {
      keepList(name, { size });
      onSearch(of.changed(search, { [sizeNameOf(of)]: size } as never));
    },
    arrange: (wanted: ColumnLayout | undefined) => keepLayout(name, viewId, wanted),
    turn: (face: NonNullable<typeof kept.face>) => keepList(name, { face }),
  };
}
