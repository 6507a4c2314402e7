import { describe, expect, it } from 'vitest';
import { SuggestedProduct } from '#shared/catalogue/index.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { suggestionsText, suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows } from '../support/product-rows.ts';

const { view } = await productRows([
  aProduct({ name: 'Đồng hồ treo tường', facts: { sold: 5 } }).card,
  aProduct({ name: 'Đồng hồ để bàn', facts: { sold: 50 } }).card,
  aProduct({ name: 'Dong ho nuoc', facts: { sold: 500 } }).card,
  aProduct({ name: 'Dây đeo', facts: { brand: { id: 'd', name: 'Đồng Hồ Việt' } } }).card,
  { ...aProduct({ name: 'Đồng hồ cũ', facts: { sold: 900 } }).card, isActive: false },
]);

describe('suggestions', () => {
  it('put marks as typed first, then names without, then makers', async () => {
    const { data, total } = await suggestProducts('đồng h', 6, view);
    expect(namesOf({ data })).toEqual(['Đồng hồ để bàn', 'Đồng hồ treo tường', 'Dong ho nuoc', 'Dây đeo']);
    expect(total).toBe(4);
  });

  it('are as many as asked for, and tell how many there are', async () => {
    const { data, total } = await suggestProducts('dong', 2, view);
    expect([data.length, total]).toEqual([2, 4]);
    expect(SuggestedProduct.array().parse(data)).toEqual(data);
  });

  it('count what the page of all of them will show: there a whole word comes before a half one', async () => {
    const rows = (
      await productRows([
        aProduct({ name: 'Quần vải' }).card,
        aProduct({ name: 'Quạt nan' }).card,
        aProduct({ name: 'Qua lê' }).card,
      ])
    ).view;
    const { data, total } = await suggestProducts('qua', 6, rows);
    expect(data).toHaveLength(3);
    expect(total).toBe(
      (await searchProducts(rows, { q: 'qua', sortDir: 'desc', page: 1, pageSize: 20 })).total,
    );
    expect(total).toBe(1);
  });

  it.each(['', ' ', 'd', ' đ ', '🎉🎉', '"*'])('%j is too little to guess from', async (q) => {
    expect(await suggestProducts(q, 6, view)).toEqual({ data: [], total: 0 });
  });
});

it('what is kept of suggestions is what would be found anew, by text and number, after a product goes', async () => {
  const clock = aProduct({ name: 'Đồng hồ cát', facts: { sold: 5 } }).card;
  const rows = await productRows([clock, aProduct({ name: 'Đồng hồ quả lắc' }).card]);
  const same = async (q: string, limit = 6) => {
    const found = await suggestProducts(q, limit, rows.view);
    // Twice: once as it is found, once as it is kept.
    for (let turn = 0; turn < 2; turn += 1)
      expect(JSON.parse(await suggestionsText({ q, limit }, rows.view))).toEqual(found);
    return namesOf(found);
  };
  expect(await same('dong h')).toEqual(['Đồng hồ cát', 'Đồng hồ quả lắc']);
  expect(await same('dong h', 1)).toEqual(['Đồng hồ cát']);
  expect(await same('qua l')).toEqual(['Đồng hồ quả lắc']);
  await rows.remove(clock.id);
  expect(await same('dong h')).toEqual(['Đồng hồ quả lắc']);
});
