import { describe, expect, it } from 'vitest';
import { getProductFacets } from '#shared/catalogue/index.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows } from '../support/product-rows.ts';

const clothes = aCategory({ id: 'clothes', name: 'Thời trang' });
const below = (id: string, name: string, position: number) =>
  aCategory({ id, name, parentId: 'clothes', path: ['clothes', id], level: 2, position });
const shirts = below('shirts', 'Áo', 1);
const hats = below('hats', 'Nón', 2);
const home = aCategory({ id: 'home', name: 'Nhà cửa', position: 2 });
const hide = (category: typeof clothes) => ({ ...category, isActive: false });

const on = (category: typeof clothes, name: string, price: number) =>
  aProduct({ name, category, price }).card;

/** Facets of four things for 60.000, 90.000, 400.000 and 900.000, or of what a test says. */
async function facets(
  query: Record<string, string>,
  {
    cards = [
      on(hats, 'Nón lá', 60_000),
      on(shirts, 'Áo thun', 90_000),
      on(home, 'Bàn tre', 400_000),
      on(shirts, 'Áo dài', 900_000),
    ],
    categories = [clothes, shirts, hats, home],
  } = {},
) {
  const { view } = await productRows(cards);
  return productFacets(await categoryRows(categories), view, getProductFacets.query.parse(query));
}

describe('the categories a list may be narrowed by', () => {
  const named = async (categoryId: string | undefined, ...categories: (typeof clothes)[]) =>
    (await facets(categoryId === undefined ? {} : { categoryId }, { categories })).categories.map(
      ({ name, count }) => `${name} ${count}`,
    );

  it('are none that is hidden, and none below such a one', async () => {
    expect(await named(undefined, hide(clothes), shirts, hats, home)).toEqual(['Nhà cửa 1']);
    expect(await named('clothes', clothes, hide(shirts), hats, home)).toEqual(['Thời trang 3', 'Nón 1']);
    expect(await named('shirts', hide(clothes), shirts, hats, home)).toEqual([]);
  });
});

describe('the prices a list may be narrowed by', () => {
  it('are in both bands where they are just the price between these, of whichever kind of goods', async () => {
    const cards = [
      on(shirts, 'Áo rẻ', 60_000),
      on(shirts, 'Áo vừa', 100_000),
      on(hats, 'Áo mưa', 100_000),
      on(shirts, 'Áo đắt', 150_000),
    ];
    const queries: Record<string, string>[] = [{}, { q: 'áo' }];
    for (const query of queries)
      expect((await facets(query, { cards })).prices).toEqual([
        { min: 0, max: 100_000, count: 3 },
        { min: 100_000, max: null, count: 3 },
      ]);
  });

  it('show the range that is set, from or to a price, among the bands by where it begins', async () => {
    const { prices } = await facets({});
    const upTo = await facets({ maxPrice: '70000' });
    expect(upTo.prices).toContainEqual({ min: 0, max: 70_000, count: 1 });
    const from = await facets({ minPrice: '70000' });
    expect(from.prices).toContainEqual({ min: 70_000, max: null, count: 3 });
    for (const found of [upTo.prices, from.prices]) {
      expect(found).toHaveLength(prices.length + 1);
      const starts = found.map(({ min }) => min);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

  it('leave out a business all of whose goods cost less or more', async () => {
    const other = { id: 'biz-other', name: 'Xưởng khác', slug: 'khac', verified: false };
    const cards = [
      on(shirts, 'Áo dài', 900_000),
      aProduct({ name: 'Áo thun', category: shirts, price: 60_000, facts: { business: other } }).card,
    ];
    const queries: Record<string, string>[] = [{ minPrice: '500000' }, { minPrice: '500000', q: 'áo' }];
    for (const query of queries) {
      const { businesses } = await facets(query, { cards });
      expect(businesses.map(({ id, count }) => [id, count])).toEqual([[business.id, 1]]);
    }
  });
});
