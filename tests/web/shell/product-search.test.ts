import { describe, expect, it } from 'vitest';
import {
  filterCount,
  filterOf,
  readProductSearch,
  sortOf,
} from '#web/features/catalogue/hooks/product-search.ts';
import { shortCount } from '#web/features/catalogue/hooks/product-look.ts';
import { readUserSearch } from '#web/features/users/hooks/user-search.ts';
import { textSearch } from '#web/layouts/text-search.ts';

describe('the address of the product list', () => {
  it('keeps what makes sense and passes over the rest', () => {
    expect(
      readProductSearch({
        q: '  áo thun ',
        minPrice: 1000,
        maxPrice: 'x',
        freeShipping: true,
        stockStatus: 'gone',
        sortBy: 'price',
        page: 3,
        pageSize: 7,
        evil: 1,
      }),
    ).toEqual({ q: 'áo thun', minPrice: 1000, freeShipping: true, sortBy: 'price', page: 3 });
    expect(readProductSearch({ q: 2026, page: 1, minPrice: -1, freeShipping: 'no' })).toEqual({ q: '2026' });
  });

  it('turns a range that was typed the wrong way round', () => {
    expect(readProductSearch({ minPrice: 300, maxPrice: 100 })).toEqual({ minPrice: 100, maxPrice: 300 });
  });

  it('sorts by what fits best when searching, by the newest otherwise', () => {
    expect(sortOf({})).toBe('newest');
    expect(sortOf({ q: 'gạo' })).toBe('relevance');
    expect(sortOf({ sortBy: 'price' })).toBe('cheap');
    expect(sortOf({ sortBy: 'price', sortDir: 'desc' })).toBe('dear');
    expect(sortOf({ sortBy: 'discount' })).toBe('discount');
  });

  it('asks the API in its own words', () => {
    expect(filterOf({ q: 'gạo', freeShipping: true, sortBy: 'price', page: 2 })).toEqual({
      q: 'gạo',
      freeShipping: 'true',
      sortBy: 'price',
      sortDir: 'asc',
      page: 2,
      pageSize: 20,
    });
  });

  it('counts a price range as one filter', () => {
    expect(filterCount({ q: 'x', minPrice: 1, maxPrice: 2, categoryId: 'c' })).toBe(2);
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [2140, '2,1k'],
  [12_000, '12k'],
])('%i sold reads %s', (count, text) => expect(shortCount(count, 'vi')).toBe(text));

it('reads the member list’s address', () => {
  expect(readUserSearch({ searchTerm: ' nhung ', status: 'active', page: 2, limit: 50 })).toEqual({
    searchTerm: 'nhung',
    status: 'active',
    page: 2,
    limit: 50,
  });
  expect(readUserSearch({ searchTerm: 912, status: 'x', page: 0, limit: 3 })).toEqual({ searchTerm: '912' });
});

it('keeps the named texts of an address', () => {
  const read = textSearch('ref', 'callbackUrl');
  expect(read({ ref: 23456789, callbackUrl: '/admin', other: 'x' })).toEqual({
    ref: '23456789',
    callbackUrl: '/admin',
  });
  expect(read({ ref: ['x'] })).toEqual({});
});
