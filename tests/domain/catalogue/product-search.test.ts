import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows, search } from '../support/product-rows.ts';

const clothes = aCategory({ id: 'clothes', name: 'Thời trang' });
const shirts = aCategory({
  id: 'shirts',
  name: 'Áo',
  parentId: 'clothes',
  path: ['clothes', 'shirts'],
  level: 2,
});
const home = aCategory({ id: 'home', name: 'Nhà cửa' });

const shop = (given: Parameters<typeof aProduct>[0]) => aProduct(given).card;

const market = () =>
  productRows([
    shop({ name: 'Đồng hồ treo tường', category: home, price: 300_000, facts: { sold: 5 } }),
    shop({ name: 'Đồng hồ để bàn', category: home, price: 200_000, facts: { sold: 50 } }),
    shop({ name: 'Dong ho nuoc', category: home, price: 900_000, facts: { sold: 500 } }),
    shop({ name: 'Áo thun cổ tròn', category: shirts, price: 120_000, available: 0 }),
    shop({ name: 'Áo dài lụa', category: shirts, price: 950_000, available: 3, freeShipping: true }),
    shop({ name: 'Khăn rằn', category: clothes, price: 45_000, basePrice: 60_000 }),
  ]);

describe('by text', () => {
  it.each([
    ['dong ho', ['Dong ho nuoc', 'Đồng hồ để bàn', 'Đồng hồ treo tường']],
    // Marks as typed lead, though the other sells more.
    ['đồng hồ', ['Đồng hồ để bàn', 'Đồng hồ treo tường', 'Dong ho nuoc']],
    ['đồng hồ'.normalize('NFD'), ['Đồng hồ để bàn', 'Đồng hồ treo tường', 'Dong ho nuoc']],
    ['ĐỒNG HỒ TREO', ['Đồng hồ treo tường']],
    ['ao thun', ['Áo thun cổ tròn']],
    ['thun ao', ['Áo thun cổ tròn']],
    ['ao th', ['Áo thun cổ tròn']],
    ['khan', ['Khăn rằn']],
    ['bàn phím', []],
  ])('%s finds %j', async (q, names) => {
    expect(namesOf(await search((await market()).view, { q }))).toEqual(names);
  });

  it('finds by maker and category too, after names', async () => {
    const rows = await productRows([
      shop({
        name: 'Chiếu cói',
        facts: { business: { id: 'b', name: 'Lụa Vạn Phúc', slug: 'l', verified: true } },
      }),
      shop({ name: 'Lụa tơ tằm' }),
    ]);
    expect(namesOf(await search(rows.view, { q: 'lua' }))).toEqual(['Lụa tơ tằm', 'Chiếu cói']);
  });

  it.each([
    'a" OR "b',
    'NEAR(a b)',
    '-thun',
    'thun*',
    'folded:ao',
    '{exact} : ao',
    "'; DROP TABLE products; --",
    '^ao',
    '(((',
    'AND OR NOT',
    '"',
    '%',
    '\\',
    '\u0000ao',
    'x'.repeat(300),
    'áo '.repeat(100),
  ])('%j is text, not a command', async (q) => {
    const { view } = await market();
    const answer = await searchProducts(view, { q, page: 1, pageSize: 20, sortDir: 'desc' });
    expect(answer.total).toBe(answer.data.length);
    expect((await search(view)).total).toBe(6);
  });

  it.each(['🎉', '!!!', '"*"'])('%s holds no word and finds nothing', async (q) => {
    expect(await search((await market()).view, { q })).toMatchObject({ data: [], total: 0, totalPages: 0 });
  });

  it('of spaces alone asks for everything', async () => {
    expect((await search((await market()).view, { q: '  ' })).total).toBe(6);
  });

  it('never fails, whatever is typed', async () => {
    const { view } = await market();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
        expect((await search(view, { q })).total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes letters the index does not know as letters', async () => {
    expect((await search((await market()).view, { q: 'a\u19b0b' })).total).toBe(0);
  });
});

describe('by filter', () => {
  it.each([
    [{ categoryId: 'clothes' }, ['Khăn rằn']],
    [{ categoryId: 'clothes,shirts' }, ['Khăn rằn', 'Áo dài lụa', 'Áo thun cổ tròn']],
    [{ categoryId: 'shirts' }, ['Áo dài lụa', 'Áo thun cổ tròn']],
    [{ categoryId: 'shirts,home', maxPrice: '200000' }, ['Áo thun cổ tròn', 'Đồng hồ để bàn']],
    [{ stockStatus: 'out_of_stock' }, ['Áo thun cổ tròn']],
    [{ stockStatus: 'out_of_stock,low_stock' }, ['Áo dài lụa', 'Áo thun cổ tròn']],
    [{ freeShipping: '' }, ['Áo dài lụa']],
    [{ minPrice: '300000', maxPrice: '900000' }, ['Dong ho nuoc', 'Đồng hồ treo tường']],
    [{ q: 'ao', freeShipping: 'false' }, ['Áo thun cổ tròn']],
    [{ categoryId: 'none' }, []],
    [{ businessId: 'biz-hoi-an', q: 'khan' }, ['Khăn rằn']],
    [{ brandId: 'b1' }, []],
  ] as [Record<string, string>, string[]][])('%j', async (query, names) => {
    expect(namesOf(await search((await market()).view, query)).sort()).toEqual([...names].sort());
  });

  it('prices are those a shopper pays', async () => {
    const rows = await productRows([shop({ name: 'Trà', price: 100_000, taxType: 'ten' })]);
    expect((await search(rows.view, { minPrice: '105000' })).total).toBe(1);
    expect((await search(rows.view, { maxPrice: '105000' })).total).toBe(0);
  });

  it('brands are found by name without marks, ratings from the lowest wanted', async () => {
    const rating = {
      average: 4.2,
      count: 9,
      distribution: { 1: 0, 2: 0, 3: 2, 4: 3, 5: 4 },
      lastUpdated: null,
    };
    const rows = await productRows([
      shop({ name: 'Sữa', facts: { brand: { id: 'vinamilk', name: 'Sữa Việt' }, rating } }),
      shop({ name: 'Bánh' }),
    ]);
    expect(namesOf(await search(rows.view, { brandName: 'sua viet,khác' }))).toEqual(['Sữa']);
    expect(namesOf(await search(rows.view, { minRating: '4' }))).toEqual(['Sữa']);
    expect((await search(rows.view, { minRating: '4.5' })).total).toBe(0);
  });
});

describe('when products change', () => {
  it('the next search sees it, totals included', async () => {
    const { view, save, remove } = await market();
    const { card } = aProduct({ name: 'Áo mưa', category: shirts, facts: { id: 'rain' } });
    expect((await search(view, { q: 'ao' })).total).toBe(2);
    await save(card);
    expect((await search(view, { q: 'ao' })).total).toBe(3);
    await save({ ...card, name: 'Ô che mưa' });
    expect(namesOf(await search(view, { q: 'che mua' }))).toEqual(['Ô che mưa']);
    expect((await search(view, { q: 'ao' })).total).toBe(3); // Its category is Áo.
    await save({ ...card, name: 'Ô che mưa', category: { ...home, path: ['home'] } });
    expect((await search(view, { q: 'ao' })).total).toBe(2);
    expect((await search(view, { categoryId: 'shirts' })).total).toBe(2);
    await remove('rain');
    expect(await search(view, { q: 'mua' })).toMatchObject({ data: [], total: 0 });
    expect((await search(view)).total).toBe(6);
  });

  it('one taken off sale is not found', async () => {
    const { view, save } = await productRows();
    const { card } = aProduct({ name: 'Áo mưa' });
    await save({ ...card, isActive: false });
    expect((await search(view)).total).toBe(0);
    await save(card);
    expect((await search(view, { q: 'mua' })).total).toBe(1);
  });

  it('a total is kept while nothing changes, and no longer', async () => {
    const { view, saveUnseen, save } = await market();
    expect((await search(view)).total).toBe(6);
    await saveUnseen(aProduct({ name: 'Lén' }).card);
    expect((await search(view)).total).toBe(6);
    await save(aProduct({ name: 'Thêm' }).card);
    expect((await search(view)).total).toBe(8);
  });

  it('removing what is not there changes nothing', async () => {
    const { view, remove } = await market();
    await remove('ghost');
    expect((await search(view)).total).toBe(6);
  });
});
