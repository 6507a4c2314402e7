import { describe, expect, it } from 'vitest';
import { listAdminProducts } from '#shared/catalogue/index.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { productListing } from '#functions/domain/catalogue/views/product-listing.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { productRows } from '../support/product-rows.ts';

const list = listQuery(productListing, listAdminProducts, {
  q: search(),
  businessId: among('businessId'),
  categoryId: among('categoryId'),
  taxType: among('taxType'),
  isActive: equals('isActive'),
  allowsSale: equals('isActive'),
  categoryGroup: among('categoryGroup'),
  stockStatus: among('stockStatus'),
});

const day = (n: number) => `2026-11-0${n}T00:00:00.000Z`;
const goods = [
  aProduct({
    name: 'Trà sen Tây Hồ',
    code: 'TRASEN-100T',
    barCode: '8935012345678',
    taxType: 'eight',
    price: 30_000,
    variants: [{ name: 'Gói', value: 'Túi', sku: 'SEN/TUI.1', additionalPrice: 0, stock: 0 }],
    facts: { id: 'tea', createdAt: day(3), sold: 2 },
  }),
  aProduct({
    name: 'Ấm đất',
    code: 'AMDAT',
    isActive: false,
    price: 10_000,
    category: aCategory({ name: 'Gốm', group: 'c' }),
    facts: { id: 'pot', createdAt: day(2), sold: 3 },
  }),
  aProduct({
    name: 'Bánh trung thu',
    code: 'B-1',
    available: 0,
    price: 20_000,
    facts: { id: 'cake', createdAt: day(1), sold: 1 },
  }),
];

const products = async () => (await productRows(goods.map(({ card }) => card))).view.ask;
const rows = async () => (await products()).staff;
const ask = async (query: Record<string, string>, of = rows()) => {
  const page = await listOf(list, listAdminProducts.query.parse(query), {}, await of);
  return page.data.map(({ id }) => id);
};

describe('what staff list of products', () => {
  it.each([
    ['trà', ['tea']],
    ['tra tay', ['tea']],
    ['TRASEN-100T', ['tea']],
    ['trasen100', ['tea']],
    ['893501', ['tea']],
    ['sen/tui.1', ['tea']],
    ['am dat', ['pot']],
    ['đất', ['pot']],
    ['b-1', ['cake']],
    ['tra am', []],
    ['"; DROP', []],
    ['-', ['tea', 'pot', 'cake']],
  ])('finds %s', async (q, found) => expect(await ask({ q })).toEqual(found));

  it.each([
    ['8935012345678', ['tea']],
    ['sentui1', ['tea']],
    ['amdat', ['pot']],
    ['amda', []],
    ['893501', []],
  ])('finds %s as a word of its own', async (word, found) =>
    expect(await (await products()).staffWord(word, 5)).toEqual(found),
  );

  it.each<[Record<string, string>, string[]]>([
    [{}, ['tea', 'pot', 'cake']],
    [{ isActive: 'false' }, ['pot']],
    [{ allowsSale: 'true' }, ['tea', 'cake']],
    [{ taxType: 'eight,ten' }, ['tea']],
    [{ categoryGroup: 'c' }, ['pot']],
    [{ stockStatus: 'out_of_stock' }, ['cake']],
    [{ businessId: 'nobody' }, []],
    [{ categoryId: 'cat-gom,nobody' }, ['pot']],
    [{ q: 'tra', isActive: 'false' }, []],
    [{ sortBy: 'name', sortDir: 'asc' }, ['pot', 'cake', 'tea']],
    [{ sortBy: 'code', sortDir: 'asc' }, ['pot', 'cake', 'tea']],
    [{ sortBy: 'price', sortDir: 'asc' }, ['pot', 'cake', 'tea']],
    [{ sortBy: 'sold', sortDir: 'desc' }, ['pot', 'tea', 'cake']],
    [{ pageSize: '2', page: '2' }, ['cake']],
  ])('by %j', async (query, found) => expect(await ask(query)).toEqual(found));

  it('tells whether each is sold, and nothing of what only the table needs', async () => {
    const query = listAdminProducts.query.parse({ q: 'am dat' });
    const [row] = (await listOf(list, query, {}, await rows())).data;
    expect(row).toMatchObject({ id: 'pot', isActive: false, code: 'AMDAT' });
    expect(row).not.toHaveProperty('otherCodes');
  });

  it('forgets what was changed and what is gone', async () => {
    const { view, save, remove } = await productRows(goods.map(({ card }) => card));
    const [tea] = goods;
    if (!tea) throw new Error('No tea');
    await save({ ...tea.card, code: 'CHE-9', otherCodes: [] });
    expect(await ask({ q: 'trasen' }, Promise.resolve(view.ask.staff))).toEqual([]);
    expect(await ask({ q: 'che9' }, Promise.resolve(view.ask.staff))).toEqual(['tea']);
    await remove('tea');
    expect(await ask({ q: 'che' }, Promise.resolve(view.ask.staff))).toEqual([]);
    const all = await idsOf(list, listAdminProducts.query.parse({}), view.ask.staff);
    expect(all).toEqual({ ids: ['pot', 'cake'], total: 2 });
  });
});
