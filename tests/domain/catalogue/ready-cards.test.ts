import { expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { pageText } from '#functions/domain/catalogue/search/known-pages.ts';
import { searchCardTexts, searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { success } from '#functions/platform/handlers/reply.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows } from '../support/product-rows.ts';

const tea = aCategory({ name: 'Trà "ướp" sen' });
const categories = await categoryRows([tea]);
const { view, remove } = await productRows([
  aProduct({ name: 'Trà "data":[] \\ sen', category: tea, basePrice: 90_000 }).card,
  aProduct({ name: 'Bánh cốm', category: tea, badges: ['ocop'], available: 0 }).card,
  aProduct({ name: 'Bánh cốm Hàng Than', category: tea }).card,
]);

it.each([
  ['all', {}],
  ['a page of them', { pageSize: '1', page: '2' }],
  ['by text', { q: 'banh com' }],
  ['those that have most of the words', { q: 'banh com rằm' }],
  ['none', { q: 'xe đạp' }],
])('a list that is ready is what its contract would have let out: %s', async (_, asked) => {
  const query = listProducts.query.parse(asked);
  const ready = success(listProducts, readyPage(listProducts, await searchCardTexts(view, query)));
  expect(JSON.parse(String(ready.body))).toEqual(
    JSON.parse(String(success(listProducts, await searchProducts(view, query)).body)),
  );
});

it('a page that is kept is the page as it is now: by query, and after a product is gone', async () => {
  const fresh = async (asked: object): Promise<unknown> => {
    const query = listProducts.query.parse(asked);
    return JSON.parse(readyPage(listProducts, await searchCardTexts(view, query)).text);
  };
  const kept = async (asked: object): Promise<unknown> =>
    JSON.parse(await pageText(listProducts.query.parse(asked), { products: view, categories }));
  const asks = [
    {},
    { pageSize: '1' },
    { pageSize: '1', page: '2' },
    { q: 'banh' },
    { sortBy: 'price', sortDir: 'asc' },
  ];
  for (const asked of asks)
    for (let turn = 0; turn < 2; turn += 1) expect(await kept(asked)).toEqual(await fresh(asked));
  const { data } = (await fresh({ q: 'com' })) as { data: { id: string }[] };
  const [first] = data;
  await remove(first?.id ?? '');
  for (const asked of asks)
    for (let turn = 0; turn < 2; turn += 1) expect(await kept(asked)).toEqual(await fresh(asked));
  expect(JSON.stringify(await kept({}))).not.toContain(first?.id);
});
