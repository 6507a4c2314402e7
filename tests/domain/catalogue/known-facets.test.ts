import { expect, it } from 'vitest';
import { getProductFacets, type ProductFacets } from '#shared/catalogue/index.ts';
import { facetsText } from '#functions/domain/catalogue/search/known-facets.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows } from '../support/product-rows.ts';

const tea = aCategory({ id: 'tea', name: 'Trà' });
const cakes = aCategory({ id: 'cakes', name: 'Bánh' });
const oolong = aProduct({ name: 'Trà ô long', category: tea, price: 90_000 }).card;
const moon = aProduct({ name: 'Bánh trung thu', category: cakes, price: 60_000 }).card;

const asked = (query: Record<string, string> = {}) => getProductFacets.query.parse(query);

it('what is kept is what would be counted anew: by query, after a sale, after a category’s new name', async () => {
  const rows = await productRows([oolong, moon]);
  let categories = await categoryRows([tea, cakes]);
  const same = async (query: Record<string, string> = {}) => {
    const counted = await productFacets(categories, rows.view, asked(query));
    // Twice: once as it is counted, once as it is kept.
    for (let turn = 0; turn < 2; turn += 1)
      expect(JSON.parse(await facetsText(asked(query), { categories, products: rows.view }))).toEqual(
        counted,
      );
    return counted;
  };
  expect((await same()).total).toBe(2);
  expect((await same({ categoryId: 'tea' })).total).toBe(1);
  expect((await same({ maxPrice: '70000' })).total).toBe(1);
  await rows.remove(moon.id);
  expect((await same()).total).toBe(1);
  expect((await same({ maxPrice: '70000' })).total).toBe(0);
  categories = { ...(await categoryRows([{ ...tea, name: 'Trà Việt' }, cakes])), revision: 7 };
  expect((await same()).categories.map(({ name }) => name)).toEqual(['Trà Việt']);
});

it('pages and orders of one list share one count', async () => {
  const rows = await productRows([oolong, moon]);
  const categories = await categoryRows([tea, cakes]);
  const first = await facetsText(asked(), { categories, products: rows.view });
  const later = await facetsText(asked({ page: '2', sortBy: 'price', sortDir: 'asc' }), {
    categories,
    products: rows.view,
  });
  expect(later).toBe(first);
  expect((JSON.parse(first) as ProductFacets).total).toBe(2);
});

it('the hundred commonest of a kind are named, and whatever is chosen beyond', async () => {
  const houses = Array.from({ length: 102 }, (_, nth) => ({
    ...business,
    id: `biz-${nth}`,
    name: `Nhà ${String(nth).padStart(3, '0')}`,
  }));
  const twice = [...houses, ...houses.slice(101)];
  const rows = await productRows(
    twice.map((of, nth) => aProduct({ name: `Trà ${nth}`, category: tea, facts: { business: of } }).card),
  );
  const categories = await categoryRows([tea]);
  const named = async (query: Record<string, string>) =>
    (await productFacets(categories, rows.view, asked(query))).businesses.map(({ id }) => id);
  const all = await named({});
  expect([all.length, all[0], all[1], all.at(-1)]).toEqual([100, 'biz-101', 'biz-0', 'biz-98']);
  expect((await named({ businessId: 'biz-100' })).slice(98)).toEqual(['biz-97', 'biz-98', 'biz-100']);
});
