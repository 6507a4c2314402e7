import { describe, expect, it } from 'vitest';
import type { SavedView } from '#shared/saved-views/index.ts';
import { one, since, until, words } from '#shared/lists/query-parts.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import type { Column } from '#web/ui/list/column.ts';
import { isChanged, viewValues, searchOf } from '#web/ui/list/list-view.ts';

const search = staffSearch(
  {
    filters: { q: words(), status: one(['on', 'off']), from: since(), to: until() },
    sorts: ['name', 'price'],
    sort: 'name',
    page: 'limit',
    size: 20,
  },
  { period: ['from', 'to'] },
);
const columns: Column<unknown>[] = ['name', 'price', 'stock'].map((name, place) => ({
  name,
  label: name,
  main: place === 0,
  cell: () => null,
}));
const view: SavedView = {
  id: 'v1',
  name: 'Đang bán',
  search: { status: 'on', sortBy: 'price', warehouse: 'gone', limit: 50, page: 3 },
  columns: { order: ['stock', 'gone'], hidden: ['gone'] },
  shared: false,
  version: 1,
};
const changed = (said: object, layout = view.columns) =>
  isChanged(search, view, { search: search.read({ view: 'v1', ...said }), layout, columns });

describe('a saved view', () => {
  it('keeps what narrows and sorts: no page, no size of page, not which view is open', () => {
    const said = search.read({
      q: 'trà',
      sortBy: 'price',
      sortOrder: 'desc',
      page: 4,
      limit: 50,
      view: 'v1',
    });
    expect(viewValues(search, said)).toEqual({ q: 'trà', sortBy: 'price', sortOrder: 'desc' });
  });

  it('opens with what its list still knows', () => {
    expect(searchOf(search, view)).toEqual({ status: 'on', sortBy: 'price', view: 'v1' });
    const half = { ...view, search: { status: 'sold', from: '2026-02-30', to: '2026-03-01', q: 12 } };
    expect(searchOf(search, half)).toEqual({ q: '12', view: 'v1' });
  });

  it('is changed by filters, order and columns, not by pages', () => {
    const asSaved = { status: 'on', sortBy: 'price' };
    expect(changed(asSaved)).toBe(false);
    expect(changed({ ...asSaved, page: 2, limit: 50 })).toBe(false);
    expect(changed({ ...asSaved, q: 'trà' })).toBe(true);
    expect(changed({ status: 'on' })).toBe(true);
    expect(changed(asSaved, { order: ['price', 'stock'], hidden: [] })).toBe(true);
    // Of columns there are no more, nothing is said.
    expect(changed(asSaved, { order: ['stock'], hidden: [] })).toBe(false);
  });
});
