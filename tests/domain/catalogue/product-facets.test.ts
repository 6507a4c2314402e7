import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProductFacets, ProductFacets } from '#shared/catalogue/index.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows, search } from '../support/product-rows.ts';

const clothes = aCategory({ id: 'clothes', name: 'Thời trang' });
const shirts = aCategory({
  id: 'shirts',
  name: 'Áo',
  parentId: 'clothes',
  path: ['clothes', 'shirts'],
  level: 2,
});
const hats = aCategory({
  id: 'hats',
  name: 'Nón',
  parentId: 'clothes',
  path: ['clothes', 'hats'],
  level: 2,
  position: 2,
});
const home = aCategory({ id: 'home', name: 'Nhà cửa', position: 2 });
const categories = await categoryRows([clothes, shirts, hats, home]);

const other = { id: 'biz-other', name: 'Xưởng khác', slug: 'khac', verified: false };
const brand = { id: 'b1', name: 'Mộc' };
const rating = (average: number) => ({
  average,
  count: 3,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  lastUpdated: null,
});

const shop = (given: Parameters<typeof aProduct>[0]) => aProduct(given).card;
const market = () =>
  productRows([
    shop({
      name: 'Áo thun',
      category: shirts,
      price: 90_000,
      freeShipping: true,
      facts: { rating: rating(4.6) },
    }),
    shop({
      name: 'Áo dài',
      category: shirts,
      price: 900_000,
      available: 3,
      facts: { brand, rating: rating(4) },
    }),
    shop({ name: 'Nón lá', category: hats, price: 60_000, facts: { business: other } }),
    shop({
      name: 'Bàn tre',
      category: home,
      price: 400_000,
      available: 0,
      facts: { business: other, brand },
    }),
    shop({ name: 'Ghế đã ngừng bán', category: home, isActive: false }),
  ]);

type Market = Awaited<ReturnType<typeof market>>;

async function facets(query: Record<string, string> = {}, given?: Market): Promise<ProductFacets> {
  const { view } = given ?? (await market());
  return ProductFacets.parse(await productFacets(categories, view, getProductFacets.query.parse(query)));
}

const counted = (choices: { name: string; count: number }[]) =>
  choices.map(({ name, count }) => `${name} ${count}`);

describe('facets', () => {
  it('count everything on sale', async () => {
    expect(await facets()).toMatchObject({
      total: 4,
      categories: [
        { id: 'clothes', count: 3, parentId: null, level: 1 },
        { id: 'home', count: 1 },
      ],
      businesses: [
        { id: business.id, verified: true, count: 2 },
        { id: other.id, verified: false, count: 2 },
      ],
      brands: [{ id: 'b1', name: 'Mộc', count: 2 }],
      ratings: [
        { min: 4.5, count: 1 },
        { min: 4, count: 2 },
        { min: 3.5, count: 2 },
        { min: 3, count: 2 },
      ],
      stock: [
        { status: 'in_stock', count: 2 },
        { status: 'low_stock', count: 1 },
        { status: 'out_of_stock', count: 1 },
      ],
      freeShipping: 1,
    });
  });

  it('count each as if its own filter were not set, and the others are', async () => {
    const found = await facets({ businessId: other.id, stockStatus: 'in_stock' });
    expect(found.total).toBe(1);
    expect(counted(found.businesses)).toEqual([`${business.name} 1`, 'Xưởng khác 1']);
    expect(found.stock).toEqual([
      { status: 'in_stock', count: 1 },
      { status: 'out_of_stock', count: 1 },
    ]);
    expect(counted(found.categories)).toEqual(['Thời trang 1']);
    expect(found.freeShipping).toBe(0);
  });

  it('count a category that is chosen, and what lies below it, or beside one with nothing below', async () => {
    expect(counted((await facets({ categoryId: 'clothes' })).categories)).toEqual([
      'Thời trang 3',
      'Áo 2',
      'Nón 1',
    ]);
    expect(counted((await facets({ categoryId: 'hats' })).categories)).toEqual([
      'Thời trang 3',
      'Áo 2',
      'Nón 1',
    ]);
    expect((await facets({ categoryId: 'hats' })).total).toBe(1);
    expect(await facets({ categoryId: 'gone' })).toMatchObject({ total: 0, categories: [] });
  });

  it('of a text count what it means, slips mended; of an emoji nothing', async () => {
    expect((await facets({ q: 'aos thun' })).total).toBe(1);
    expect(counted((await facets({ q: 'ao' })).brands)).toEqual(['Mộc 1']);
    expect(await facets({ q: '🎉' })).toMatchObject({
      total: 0,
      businesses: [],
      prices: [],
      freeShipping: 0,
    });
    expect((await facets({ q: '  ' })).total).toBe(4);
  });

  it('agree with the list, whatever it is narrowed by', async () => {
    const rows = await market();
    const queries: Record<string, string>[] = [
      { minPrice: '60000', maxPrice: '400000' },
      { brandName: 'moc', minRating: '4' },
      { brandId: 'b1' },
      { freeShipping: 'false', categoryId: 'clothes' },
      { q: 'ao', stockStatus: 'low_stock,out_of_stock' },
    ];
    for (const query of queries)
      expect((await facets(query, rows)).total).toBe((await search(rows.view, query, categories)).total);
  });

  it('each price band holds as many as a filter to it leaves', async () => {
    const rows = await market();
    const { prices } = await facets({ minPrice: '1' }, rows);
    expect(prices.length).toBeGreaterThan(1);
    for (const { min, max, count } of prices)
      expect(
        (await search(rows.view, { minPrice: String(min), ...(max !== null && { maxPrice: String(max) }) }))
          .total,
      ).toBe(count);
  });

  it('leave out what would leave nothing, but not what is chosen', async () => {
    const found = await facets({
      categoryId: 'hats',
      businessId: business.id,
      brandId: 'b1',
      stockStatus: 'low_stock',
      minRating: '2.5',
      minPrice: '70000',
    });
    expect(found.total).toBe(0);
    expect(counted(found.categories)).toEqual(['Thời trang 1', 'Áo 1', 'Nón 0']);
    expect(counted(found.businesses)).toEqual([`${business.name} 0`]);
    expect(counted(found.brands)).toEqual(['Mộc 0']);
    expect(found.stock).toEqual([{ status: 'low_stock', count: 0 }]);
    expect(found.ratings).toEqual([{ min: 2.5, count: 0 }]);
    expect(found.prices).toEqual([{ min: 70_000, max: null, count: 0 }]);
  });

  it('see a change at once', async () => {
    const rows = await market();
    expect((await facets({}, rows)).total).toBe(4);
    await rows.save(shop({ name: 'Mũ cói', category: hats }));
    expect((await facets({ categoryId: 'hats' }, rows)).total).toBe(2);
  });
});

describe('each count', () => {
  const goods = fc.array(
    fc.record({
      name: fc.constantFrom('Áo thun', 'Nón lá', 'Bàn tre', 'Áo len'),
      category: fc.constantFrom(shirts, hats, home),
      price: fc.constantFrom(20_000, 50_000, 90_000, 400_000, 900_000),
      available: fc.constantFrom(0, 3, 30),
      freeShipping: fc.boolean(),
      business: fc.constantFrom(business, other),
      brand: fc.constantFrom(null, brand),
      stars: fc.constantFrom(0, 3.4, 4, 4.6),
    }),
    { minLength: 1, maxLength: 25 },
  );
  const some = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
  const chosen = fc.record({
    q: some('ao', 'ao & ban'),
    categoryId: some('clothes', 'shirts', 'hats', 'home'),
    businessId: some(business.id, other.id),
    brandId: some('b1'),
    minPrice: some('40000'),
    maxPrice: some('500000'),
    minRating: some('3.5', '4.5'),
    freeShipping: some('true'),
    stockStatus: some('in_stock', 'low_stock,out_of_stock'),
  });

  it('is what the list holds after that click, whatever else is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(goods, chosen, async (given, narrowing) => {
        const rows = await productRows(
          given.map(({ business: maker, brand: madeBy, stars, ...rest }) =>
            shop({ ...rest, facts: { business: maker, brand: madeBy, rating: rating(stars) } }),
          ),
        );
        const query = Object.fromEntries(
          Object.entries(narrowing).filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
        const { minPrice: _min, maxPrice: _max, ...anyPrice } = query;
        const after = async (change: Record<string, string>, from = query) =>
          (await search(rows.view, { ...from, ...change }, categories)).total;
        const found = await facets(query, rows);
        type Click = [count: number, after: Record<string, string>, from?: Record<string, string>];
        const clicks: Click[] = [
          [found.total, {}],
          [found.freeShipping, { freeShipping: 'true' }],
          ...found.categories.map(({ id, count }): Click => [count, { categoryId: id }]),
          ...found.businesses.map(({ id, count }): Click => [count, { businessId: id }]),
          ...found.brands.map(({ id, count }): Click => [count, { brandId: id }]),
          ...found.ratings.map(({ min, count }): Click => [count, { minRating: `${min}` }]),
          ...found.stock.map(({ status, count }): Click => [count, { stockStatus: status }]),
          ...found.prices.map(({ min, max, count }): Click => [
            count,
            { minPrice: `${min}`, ...(max !== null && { maxPrice: `${max}` }) },
            anyPrice,
          ]),
        ];
        for (const [count, change, from] of clicks) expect(count).toBe(await after(change, from));
        const ids = [...found.categories, ...found.businesses, ...found.brands].map(({ id }) => id);
        for (const id of [query['categoryId'], query['businessId']].filter(Boolean))
          if (given.some(({ business: maker }) => maker.id === id) || id === query['categoryId'])
            expect(ids).toContain(id);
      }),
    );
  });
});
