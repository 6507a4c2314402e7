import { describe, expect, it } from 'vitest';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows } from '../support/product-rows.ts';

const { view } = productRows([
  aProduct({ name: 'Mũ rơm trơn', facts: { sold: 9 } }).card,
  aProduct({ name: 'Mũ len', facts: { sold: 8 } }).card,
  aProduct({ name: 'Gối chườm', facts: { sold: 7 } }).card,
  aProduct({ name: 'Vải cotton', facts: { sold: 6 } }).card,
  aProduct({ name: 'Gạo lứt 100 ngày', facts: { sold: 5 } }).card,
]);

const search = (q: string) => searchProducts(view, { q, sortDir: 'desc', page: 1, pageSize: 20 });

describe('a text no product has all of', () => {
  it('finds what has most of its words, and says so', () => {
    const found = search('mũ rơm & gối chườm');
    expect(namesOf(found)).toEqual(['Mũ rơm trơn', 'Gối chườm']);
    expect([found.total, found.relaxed]).toEqual([2, true]);
  });

  it.each([
    ['mũ rơm, gối chườm', ['Mũ rơm trơn', 'Gối chườm']],
    ['vải cotton và mũ', ['Mũ rơm trơn', 'Vải cotton', 'Mũ len']],
    ['mu rom goi chuom', ['Mũ rơm trơn', 'Gối chườm']],
  ])('%s are two things, shown in turns', (q, names) => {
    expect(namesOf(search(q))).toEqual(names);
  });

  it('keeps together what stands together: one syllable is another word', () => {
    expect(search('mũ chườm vải').total).toBe(0);
  });

  it('finds by its words, not by a number alone', () => {
    expect(namesOf(search('100% cotton'))).toEqual(['Vải cotton']);
    expect(search('máy 100').total).toBe(0);
  });

  it('finds nothing by fewer than half of its words', () => {
    expect(search('xe đạp điện vải').total).toBe(0);
  });

  it('is not asked where something has all of them', () => {
    expect(search('mũ rơm').relaxed).toBeUndefined();
  });

  it('is suggested as its page shows it: never “nothing” above a page that finds something', () => {
    expect(namesOf(suggestProducts(view, 'mũ rơm & gối chườm', 6))).toEqual(['Mũ rơm trơn', 'Gối chườm']);
    for (const q of ['mũ', 'mũ r', 'mu rom goi', 'mũ rơm & gối', 'vải & máy', 'máy & xe', 'mu rơmm'])
      expect(suggestProducts(view, q, 6).data.length > 0).toBe(search(q).total > 0);
  });

  it('of many words asks no more than a page may', () => {
    const many = Array.from({ length: 12 }, (_, place) => `chữ${place}`).join(' ');
    expect(search(many).total).toBe(0);
  });
});
