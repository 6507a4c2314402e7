import { describe, expect, it } from 'vitest';
import { SuggestedProduct } from '#shared/catalogue/index.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
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
