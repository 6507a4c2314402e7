import { expect, it } from 'vitest';
import { getProductFacets, type ProductFacets } from '#shared/catalogue/index.ts';
import { facetsText } from '#functions/domain/catalogue/search/known-facets.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows } from '../support/product-rows.ts';

const tea = aCategory({ id: 'tea', name: 'Trà' });
const cakes = aCategory({ id: 'cakes', name: 'Bánh' });
const oolong = aProduct({ name: 'Trà ô long', category: tea, price: 90_000 }).card;
const moon = aProduct({ name: 'Bánh trung thu', category: cakes, price: 60_000 }).card;

const asked = (query: Record<string, string> = {}) => getProductFacets.query.parse(query);

it('what is kept is what would be counted anew: by query, after a sale, after a category’s new name', () => {
  const rows = productRows([oolong, moon]);
  let categories = categoryRows([tea, cakes]);
  const same = (query: Record<string, string> = {}) => {
    const counted = productFacets(categories, rows.view, asked(query));
    // Twice: once as it is counted, once as it is kept.
    for (let turn = 0; turn < 2; turn += 1)
      expect(JSON.parse(facetsText(categories, rows.view, asked(query)))).toEqual(counted);
    return counted;
  };
  expect(same().total).toBe(2);
  expect(same({ categoryId: 'tea' }).total).toBe(1);
  expect(same({ maxPrice: '70000' }).total).toBe(1);
  rows.remove(moon.id);
  expect(same().total).toBe(1);
  expect(same({ maxPrice: '70000' }).total).toBe(0);
  categories = { ...categoryRows([{ ...tea, name: 'Trà Việt' }, cakes]), revision: 7 };
  expect(same().categories.map(({ name }) => name)).toEqual(['Trà Việt']);
});

it('pages and orders of one list share one count', () => {
  const rows = productRows([oolong, moon]);
  const categories = categoryRows([tea, cakes]);
  const first = facetsText(categories, rows.view, asked());
  const later = facetsText(categories, rows.view, asked({ page: '2', sortBy: 'price', sortDir: 'asc' }));
  expect(later).toBe(first);
  expect((JSON.parse(first) as ProductFacets).total).toBe(2);
});
