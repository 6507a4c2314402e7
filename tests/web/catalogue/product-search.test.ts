import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { aCategory } from '#tests/support/catalogue.ts';
import { makerFilterOf, readMakerSearch } from '#web/features/catalogue/makers/rules/maker-search.ts';
import { matchingCategories } from '#web/features/catalogue/search/rules/matching-categories.ts';
import {
  filterCount,
  filterOf,
  activeFiltersOf,
  readProductSearch,
  sortOf,
  unfiltered,
} from '#web/features/catalogue/listing/rules/product-search.ts';
import { searchesIn, withRecent } from '#web/features/catalogue/search/hooks/use-recent-searches.ts';
import { toggled } from '#web/platform/lists/search-values.ts';

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

  it('sorts by what fits best when searching, by the popular otherwise', () => {
    expect(sortOf({})).toBe('popular');
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

  it('counts a price range as one filter, and every business, brand and state for itself', () => {
    expect(filterCount({ q: 'x', minPrice: 1, maxPrice: 2, categoryId: 'c' })).toBe(2);
    expect(filterCount({ businessId: 'a,b', brandId: 'c', stockStatus: 'in_stock', minRating: 4 })).toBe(5);
  });

  it('reads lists, and passes over what is none of the choices', () => {
    expect(
      readProductSearch({
        businessId: ' a,,b,a ',
        brandId: 7,
        stockStatus: 'in_stock,gone,low_stock',
        minRating: 9,
        categoryId: ['x'],
      }),
    ).toEqual({ businessId: 'a,b', brandId: '7', stockStatus: 'in_stock,low_stock' });
    expect(readProductSearch({ q: 'x'.repeat(300) }).q).toHaveLength(200);
    expect(readProductSearch({ page: -1, pageSize: 1000, minRating: 4.3, sortBy: 'evil' })).toEqual({});
    expect(readProductSearch({ minRating: 4.5 })).toEqual({ minRating: 4.5 });
  });

  it('puts a value into a list and takes it out again', () => {
    expect(toggled(undefined, 'a')).toBe('a');
    expect(toggled('a', 'b')).toBe('a,b');
    expect(toggled('a,b', 'a')).toBe('b');
    expect(toggled('a', 'a')).toBeUndefined();
  });

  it('holds a page’s list to what the page is about', () => {
    const fixed = { businessId: 'biz' };
    expect(activeFiltersOf({ businessId: 'other', q: 'gạo', page: 3, sortBy: 'price' }, fixed)).toEqual({
      businessId: 'biz',
      q: 'gạo',
    });
    // A category may be narrowed to one below it.
    expect(activeFiltersOf({ categoryId: 'below' }, { categoryId: 'dept' })).toEqual({ categoryId: 'below' });
    expect(activeFiltersOf({}, { categoryId: 'dept' })).toEqual({ categoryId: 'dept' });
  });

  it('keeps text, order and page size when filters are cleared', () => {
    expect(
      unfiltered({ q: 'gạo', categoryId: 'c', minPrice: 1, page: 4, pageSize: 50, sortBy: 'sold' }),
    ).toEqual({ q: 'gạo', pageSize: 50, sortBy: 'sold' });
  });
});

describe('the address of the list of businesses', () => {
  it('keeps what makes sense', () => {
    expect(readMakerSearch({ q: ' gốm ', verified: 'true', minRating: '4', sort: 'x', page: 'y' })).toEqual({
      q: 'gốm',
      verified: true,
      minRating: 4,
    });
  });

  it('asks the API in its own words', () => {
    expect(makerFilterOf({ verified: true, sort: 'name', page: 2 })).toEqual({
      verified: 'true',
      sortBy: 'name',
      sortDir: 'asc',
      page: 2,
      pageSize: 20,
    });
  });
});

describe('recent searches', () => {
  it('the newest first, each once, six at most', () => {
    expect(withRecent(['gạo', 'trà'], 'Gạo')).toEqual(['Gạo', 'trà']);
    expect(withRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
  });

  it.each([null, 'x', {}, [1, '']])('takes %j for nothing', (kept) => expect(searchesIn(kept)).toEqual([]));
});

describe('categories by a half-typed name', () => {
  const node = (name: string, productCount: number, children: CategoryNode[] = []): CategoryNode => ({
    ...aCategory({ name }),
    productCount,
    children,
  });
  const tree = [
    node('Thực phẩm', 90, [node('Cà phê', 20), node('Trà và cà phê hòa tan', 40), node('Cà chua', 0)]),
    node('Đồ gốm', 5),
  ];
  const names = (text: string) => matchingCategories(tree, text, 3).map(({ name }) => name);

  it('marks or not, those that begin so first, none that are empty', () => {
    expect(names('ca phe')).toEqual(['Cà phê', 'Trà và cà phê hòa tan']);
    expect(names('do g')).toEqual(['Đồ gốm']);
    expect(names('  ')).toEqual([]);
    expect(names('hê')).toEqual([]);
  });
});
