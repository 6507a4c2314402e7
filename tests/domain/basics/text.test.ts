import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, normaliseText, slugify, tidy, words } from '#shared/values/text.ts';

describe('folding', () => {
  it.each([
    ['Đồng hồ để bàn', 'dong ho de ban'],
    ['đĐ', 'dd'],
    ['ÁO THUN', 'ao thun'],
    ['Nước mắm Phú Quốc', 'nuoc mam phu quoc'],
    ['ưỡng ượng ẳng', 'uong uong ang'],
    ['Áo'.normalize('NFD'), 'ao'],
    ['mứt 🍓 dâu', 'mut 🍓 dau'],
    // The last sigma of a word has a form of its own, so that Greek letters are not folded one by one.
    ['Đường ΟΔΟΣ', 'duong οδος'],
    ['ͰΣ Ḁ ỿ ἀ', 'ͱς a ỿ α'],
    ['', ''],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same whichever form the text came in, and when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('one spelling', () => {
  it.each([
    ['Hòa', 'hoà'],
    ['HOÀ', 'hoà'],
    ['thủy', 'thuỷ'],
    ['loè xòe', 'loè xoè'],
    ['của', 'của'],
    ['toán', 'toán'],
    ['hoàng', 'hoàng'],
    ['quý', 'quý'],
    ['Nước'.normalize('NFD'), 'nước'],
  ])('%s → %s', (text, spelt) => {
    expect(normaliseText(text)).toBe(spelt);
  });
});

describe('words', () => {
  it.each([
    ['áo thun, nam (XL)', ['áo', 'thun', 'nam', 'XL']],
    ['"áo" AND -thun*', ['áo', 'AND', 'thun']],
    ['trà 100g', ['trà', '100g']],
    ['🎉🎉', []],
    ['  ', []],
  ])('of %s', (text, found) => {
    expect(words(text)).toEqual(found);
  });
});

describe('slugs', () => {
  it.each([
    ['Đồng hồ cơ Đà Lạt', 'dong-ho-co-da-lat'],
    ['Đồng hồ'.normalize('NFD'), 'dong-ho'],
    ['  Áo --- thun!!  ', 'ao-thun'],
    ['100% cotton', '100-cotton'],
    ['Cà phê ☕ rang xay', 'ca-phe-rang-xay'],
    ['🎉', ''],
    ['日本 tea', 'tea'],
    ['---', ''],
  ])('%s → %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('are always fit for an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(text).length).toBeLessThanOrEqual(96);
      }),
    );
  });

  it('do not end in a dash where a long name is cut', () => {
    expect(slugify(`${'a'.repeat(95)} b`)).toBe('a'.repeat(95));
  });
});

it.each([
  ['  Nguyễn \n\t Lan ', 'Nguyễn Lan'],
  ['Lệ'.normalize('NFD'), 'Lệ'.normalize('NFC')],
])('tidying %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied);
});
