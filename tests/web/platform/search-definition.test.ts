import { describe, expect, it } from 'vitest';
import { flag, id, many, number, one, since, until, words } from '#shared/lists/query-parts.ts';
import { chipsOf } from '#web/platform/lists/search-chips.ts';
import { defineSearch } from '#web/platform/lists/search-definition.ts';

const warehouses = {
  filters: {
    q: words(20),
    province: many(),
    kind: many(['own', 'rented']),
    status: one(['open', 'closed']),
    floors: one([1, 2]),
    isActive: flag(),
    minArea: number(0, 1000),
    createdFrom: since(),
    createdTo: until(),
    businessId: id(8),
  },
  sorts: ['name', 'createdAt'],
  direction: 'sortDir',
  sort: 'name',
  page: 'pageSize',
  size: 20,
} as const;

const search = defineSearch(warehouses, { size: 10, period: ['createdFrom', 'createdTo'] });

describe('an address', () => {
  it('is read back as it was written', () => {
    const said = {
      q: 'kho lạnh',
      province: 'Hà Nội,Huế',
      kind: 'own,rented',
      status: 'open',
      floors: 2,
      isActive: false,
      minArea: 20,
      createdFrom: '2026-11-01',
      createdTo: '2026-11-22',
      businessId: 'b1',
      sortBy: 'createdAt',
      sortDir: 'desc',
      page: 3,
      pageSize: 50,
    } as const;
    expect(search.read(said)).toEqual(said);
  });

  it.each([
    ['what it does not know', { evil: 1, __proto__: 'x' }],
    [
      'what is none of the choices',
      { kind: 'gone', status: 'half', floors: '2', sortBy: 'id', sortDir: 'up' },
    ],
    ['what is out of bounds', { minArea: 1001, page: -1, pageSize: 7 }],
    ['what is of another kind', { q: { $ne: 1 }, status: ['open'], isActive: 'yes', page: 'x' }],
    ['half a period', { createdFrom: '2026-11-01' }],
    ['a period that ends before it begins', { createdFrom: '2026-11-22', createdTo: '2026-11-01' }],
    ['days there are not', { createdFrom: '2026-02-30', createdTo: '2026-13-01' }],
    ['the first page, which needs no word', { page: 1 }],
  ])('passes over %s', (_, said) => {
    expect(search.read(said)).toEqual({});
  });

  it('takes words that look like a number, and no more of them than the list does', () => {
    expect(search.read({ q: 2026 })).toEqual({ q: '2026' });
    expect(search.read({ q: 'x'.repeat(50), businessId: '123456789' })).toEqual({
      q: 'x'.repeat(20),
      businessId: '12345678',
    });
  });
});

describe('what the API is asked', () => {
  it('says the page and its size always, an order only where there is one', () => {
    expect(search.toQuery({})).toEqual({ page: 1, pageSize: 10 });
    expect(search.toQuery({ isActive: true, kind: 'own', page: 2, pageSize: 50, sortBy: 'name' })).toEqual({
      isActive: 'true',
      kind: 'own',
      page: 2,
      pageSize: 50,
      sortBy: 'name',
    });
  });

  it('follows the page’s own order until its reader chooses another', () => {
    const newest = defineSearch(warehouses, { sort: '-createdAt' });
    expect(newest.toQuery({})).toMatchObject({ sortBy: 'createdAt', sortDir: 'desc' });
    expect(newest.toQuery({ sortDir: 'asc' })).toMatchObject({ sortBy: 'createdAt', sortDir: 'asc' });
    expect(newest.toQuery({ sortBy: 'name' })).toEqual({ sortBy: 'name', page: 1, pageSize: 20 });
  });

  it('is nothing of what the router hands on though it was passed over', () => {
    const raw = { status: 'gone', minArea: 'x', q: 'kho', page: 'many', evil: 1 } as never;
    expect(search.toQuery(raw)).toEqual({ q: 'kho', page: 1, pageSize: 10 });
    expect(search.changed(raw, { kind: 'own' })).toEqual({ q: 'kho', kind: 'own' });
    expect(chipsOf(search, raw)).toEqual([]);
    expect(search.narrowed({ status: 'gone' } as never)).toBe(false);
  });

  it('has no page where the list has none', () => {
    const all = defineSearch({ filters: { q: words() } });
    expect(all.read({ q: 'a', page: 3 })).toEqual({ q: 'a' });
    expect(all.toQuery({ q: 'a' })).toEqual({ q: 'a' });
  });
});

describe('what stands beside the filters', () => {
  const tabs = defineSearch({
    filters: { q: words() },
    beside: { tab: one(['open', 'done']) },
    page: 'limit',
  });

  it('is read, narrows nothing, is asked of nobody, and stays when filters are cleared', () => {
    const said = tabs.read({ q: 'kho', tab: 'open', page: 2 });
    expect(said).toEqual({ q: 'kho', tab: 'open', page: 2 });
    expect(tabs.narrowed({ tab: 'open' })).toBe(false);
    expect(chipsOf(tabs, said)).toEqual([]);
    expect(tabs.toQuery(said)).toEqual({ q: 'kho', page: 2, limit: 20 });
    expect(tabs.cleared(said)).toEqual({ tab: 'open' });
    expect(tabs.changed(said, { tab: 'done' })).toEqual({ q: 'kho', tab: 'done' });
  });
});

describe('a change', () => {
  const at = { status: 'open', kind: 'own,rented', page: 4, pageSize: 50, sortBy: 'name' } as const;

  it('of anything but the page goes to the first page', () => {
    expect(search.changed(at, { status: undefined })).toEqual({
      kind: at.kind,
      pageSize: 50,
      sortBy: 'name',
    });
    expect(search.changed(at, { sortBy: 'createdAt' })).not.toHaveProperty('page');
    expect(search.changed(at, { pageSize: 20 })).not.toHaveProperty('page');
    expect(search.changed(at, { page: 5 })).toEqual({ ...at, page: 5 });
  });

  it('takes all filters off, and leaves order and size of page', () => {
    expect(search.cleared({ ...at, q: 'kho' })).toEqual({ pageSize: 50, sortBy: 'name' });
  });
});

describe('what narrows', () => {
  it('is words or a filter, not an order or a page', () => {
    expect(search.narrowed({ page: 2, pageSize: 50, sortBy: 'name' })).toBe(false);
    expect(search.narrowed({ q: 'kho' })).toBe(true);
    expect(search.narrowed({ isActive: false })).toBe(true);
  });

  it('has a chip each: choices for themselves, a period as one, words in their box', () => {
    const chips = chipsOf(search, {
      q: 'kho',
      kind: 'own,rented',
      isActive: false,
      createdFrom: '2026-11-01',
      createdTo: '2026-11-22',
      page: 2,
    });
    expect(chips.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'kind own',
      'kind rented',
      'isActive false',
      'createdFrom 2026-11-01/2026-11-22',
    ]);
    expect(chips[0]?.without).toMatchObject({ kind: 'rented' });
    expect(chips[0]?.without).not.toHaveProperty('page');
    expect(chips[3]?.without).toEqual({ q: 'kho', kind: 'own,rented', isActive: false });
  });
});
