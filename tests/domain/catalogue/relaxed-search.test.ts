import { describe, expect, it } from 'vitest';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows } from '../support/product-rows.ts';

const { view } = await productRows([
  aProduct({ name: 'Mũ rơm trơn', facts: { sold: 9 } }).card,
  aProduct({ name: 'Mũ len', facts: { sold: 8 } }).card,
  aProduct({ name: 'Gối chườm', facts: { sold: 7 } }).card,
  aProduct({ name: 'Vải cotton', facts: { sold: 6 } }).card,
  aProduct({ name: 'Gạo lứt 100 ngày', facts: { sold: 5 } }).card,
]);

const search = (q: string) => searchProducts(view, { q, sortDir: 'desc', page: 1, pageSize: 20 });

describe('a text no product has all of', () => {
  it('finds what has most of its words, and says so', async () => {
    const found = await search('mũ rơm & gối chườm');
    expect(namesOf(found)).toEqual(['Mũ rơm trơn', 'Gối chườm']);
    expect([found.total, found.relaxed]).toEqual([2, true]);
  });

  it.each([
    ['mũ rơm, gối chườm', ['Mũ rơm trơn', 'Gối chườm']],
    ['vải cotton và mũ', ['Mũ rơm trơn', 'Vải cotton', 'Mũ len']],
    ['mu rom goi chuom', ['Mũ rơm trơn', 'Gối chườm']],
  ])('%s are two things, shown in turns', async (q, names) => {
    expect(namesOf(await search(q))).toEqual(names);
  });

  it('keeps together what stands together: one syllable is another word', async () => {
    expect((await search('mũ chườm vải')).total).toBe(0);
  });

  it('finds by its words, not by a number alone', async () => {
    expect(namesOf(await search('100% cotton'))).toEqual(['Vải cotton']);
    expect((await search('máy 100')).total).toBe(0);
  });

  it('finds nothing by fewer than half of its words', async () => {
    expect((await search('xe đạp điện vải')).total).toBe(0);
  });

  it('is not asked where something has all of them', async () => {
    expect((await search('mũ rơm')).relaxed).toBeUndefined();
  });

  it('is suggested as its page shows it: never “nothing” above a page that finds something', async () => {
    expect(namesOf(await suggestProducts('mũ rơm & gối chườm', 6, view))).toEqual([
      'Mũ rơm trơn',
      'Gối chườm',
    ]);
    for (const q of ['mũ', 'mũ r', 'mu rom goi', 'mũ rơm & gối', 'vải & máy', 'máy & xe', 'mu rơmm'])
      expect((await suggestProducts(q, 6, view)).data.length > 0).toBe((await search(q)).total > 0);
  });

  it('of many words asks no more than a page may', async () => {
    const many = Array.from({ length: 12 }, (_, place) => `chữ${place}`).join(' ');
    expect((await search(many)).total).toBe(0);
  });
});
