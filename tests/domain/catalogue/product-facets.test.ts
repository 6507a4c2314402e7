import { describe, expect, it } from 'vitest';
import { getProductFacets, ProductFacets } from '#shared/catalogue/index.ts';
import { productFacets } from '#functions/domain/catalogue/product-facets.ts';
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
const categories = categoryRows([clothes, shirts, hats, home]);

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

const facets = (query: Record<string, string> = {}, rows = market()): ProductFacets =>
  ProductFacets.parse(productFacets(categories, rows.view, getProductFacets.query.parse(query)));

const counted = (choices: { name: string; count: number }[]) =>
  choices.map(({ name, count }) => `${name} ${count}`);

describe('facets', () => {
  it('count everything on sale', () => {
    expect(facets()).toMatchObject({
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

  it('count each as if its own filter were not set, and the others are', () => {
    const found = facets({ businessId: other.id, stockStatus: 'in_stock' });
    expect(found.total).toBe(1);
    expect(counted(found.businesses)).toEqual([`${business.name} 1`, 'Xưởng khác 1']);
    expect(found.stock.map(({ count }) => count)).toEqual([1, 0, 1]);
    expect(counted(found.categories)).toEqual(['Thời trang 1']);
    expect(found.freeShipping).toBe(0);
  });

  it('offer what lies below a category, or beside one with nothing below', () => {
    expect(counted(facets({ categoryId: 'clothes' }).categories)).toEqual(['Áo 2', 'Nón 1']);
    expect(counted(facets({ categoryId: 'hats' }).categories)).toEqual(['Áo 2', 'Nón 1']);
    expect(facets({ categoryId: 'hats' }).total).toBe(1);
    expect(facets({ categoryId: 'gone' })).toMatchObject({ total: 0, categories: [] });
  });

  it('of a text count what it means, slips mended; of an emoji nothing', () => {
    expect(facets({ q: 'aos thun' }).total).toBe(1);
    expect(counted(facets({ q: 'ao' }).brands)).toEqual(['Mộc 1']);
    expect(facets({ q: '🎉' })).toMatchObject({ total: 0, businesses: [], prices: [], freeShipping: 0 });
    expect(facets({ q: '  ' }).total).toBe(4);
  });

  it('agree with the list, whatever it is narrowed by', () => {
    const rows = market();
    const queries: Record<string, string>[] = [
      { minPrice: '60000', maxPrice: '400000' },
      { brandName: 'moc', minRating: '4' },
      { brandId: 'b1' },
      { freeShipping: 'false', categoryId: 'clothes' },
      { q: 'ao', stockStatus: 'low_stock,out_of_stock' },
    ];
    for (const query of queries) expect(facets(query, rows).total).toBe(search(rows.view, query).total);
  });

  it('each price band holds as many as a filter to it leaves', () => {
    const rows = market();
    const { prices } = facets({ minPrice: '1' }, rows);
    expect(prices.length).toBeGreaterThan(1);
    for (const { min, max, count } of prices)
      expect(
        search(rows.view, { minPrice: String(min), ...(max !== null && { maxPrice: String(max) }) }).total,
      ).toBe(count);
  });

  it('see a change at once', () => {
    const rows = market();
    expect(facets({}, rows).total).toBe(4);
    rows.save(shop({ name: 'Mũ cói', category: hats }));
    expect(facets({ categoryId: 'hats' }, rows).total).toBe(2);
  });
});
