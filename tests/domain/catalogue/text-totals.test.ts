import { expect, it } from 'vitest';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { understand } from '#functions/domain/catalogue/search/text-hits.ts';
import { countText } from '#functions/domain/catalogue/search/text-totals.ts';
import type { Match, ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows, search } from '../support/product-rows.ts';

const shelves = ['tea', 'cakes'].map((id) => aCategory({ id, name: id }));
function tea(nth: number) {
  const { card } = aProduct({
    name: `Trà ${nth}`,
    category: shelves[nth % 2] as (typeof shelves)[number],
    price: 10 * nth,
    freeShipping: nth % 3 === 0,
  });
  return { ...card, rating: { ...card.rating, average: nth === 4 ? 4.56 : 4.6, count: 9 } };
}

async function market() {
  const { view, save } = await productRows([
    ...Array.from({ length: 9 }, (_, nth) => tea(nth)),
    aProduct({ name: 'Bánh', price: 50 }).card,
  ]);
  const read: string[] = [];
  const ask: ProductRows = {
    ...view.ask,
    columnsOfHits: (match) => (read.push('hits'), view.ask.columnsOfHits(match)),
    countHits: (asked) => (read.push('count'), view.ask.countHits(asked)),
  };
  const meaning = await understand(view.ask, 'trà', 'whole');
  return { view, ask, save, read, match: meaning?.any as Match };
}

it.each([
  [{}, 9],
  [{ minPrice: 30 }, 6],
  [{ maxPrice: 30 }, 4],
  [{ minPrice: 30, maxPrice: 50 }, 3],
  [{ categoryId: ['tea'] }, 5],
  [{ categoryId: ['tea'], minPrice: 40 }, 3],
  [{ freeShipping: true, maxPrice: 50 }, 2],
  [{ businessId: ['nobody'] }, 0],
])('of the hits of a text %j leaves %i', async (filters, found) => {
  const { view, match } = await market();
  expect(await countText(view, match, filters)).toBe(found);
});

it('the hits of a text are read once, whatever it is narrowed by, and anew when products change', async () => {
  const { ask, save, read, match } = await market();
  const rows = { ask, revision: 1 };
  await countText(rows, match, { minPrice: 20 });
  expect(await countText(rows, match, { categoryId: ['tea'] })).toBe(5);
  await productFacets(await categoryRows(shelves), rows, listProducts.query.parse({ q: 'trà' }));
  expect(read).toEqual(['hits']);
  await save(tea(10));
  expect(await countText({ ask, revision: 2 }, match, { categoryId: ['tea'] })).toBe(6);
  expect(read).toEqual(['hits', 'hits']);
});

it('a text that nothing narrows is counted by its index alone', async () => {
  const { ask, read, match } = await market();
  expect([await countText({ ask, revision: 1 }, match, undefined), read]).toEqual([9, ['count']]);
});

it('hits beyond fifty thousand are not counted', async () => {
  const { view, match } = await market();
  const kinds = Array.from({ length: 50_001 }, () => 1);
  const ask = { ...view.ask, columnsOfHits: async () => ({ rids: kinds, kinds, totals: kinds }) };
  expect(await countText({ ask, revision: 1 }, match, { minPrice: 1 })).toBe(50_000);
});

it.each([
  ['4.5', 9],
  ['4.5000006', 8],
  ['4.55', 8],
  ['4.6', 8],
  ['4.61', 0],
])('from %s stars on as many are shown as are counted, in any order', async (minRating, found) => {
  const { view, match } = await market();
  const { data } = await search(view, { q: 'trà', minRating });
  const counted = await countText(view, match, { minRating: Number(minRating) });
  // In an order of its own a list is narrowed by its rows.
  const sorted = await search(view, { q: 'trà', minRating, sortBy: 'name' });
  expect([data.length, counted, sorted.data.length]).toEqual([found, found, found]);
});
