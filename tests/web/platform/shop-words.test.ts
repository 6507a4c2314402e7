import { beforeAll, describe, expect, it } from 'vitest';
import { buildCategories } from '#seed/world/categories.ts';
import { buildOffers } from '#seed/world/products.ts';
import table from '#web/locales/en/shop/shopWords.json' with { type: 'json' };
import { englishOf, englishUnit, learnShopWords } from '#web/platform/i18n/shop-words.ts';

const drafts = buildOffers(new Date('2026-05-20T09:30:00.000Z')).map(({ draft }) => draft);

/** Whose values are names: of places, people and makers. */
const named = new Set(['Xuất xứ', 'Người bán', 'Thương hiệu']);

/** Sizes and measures read alike in both languages. */
const isVietnamese = (text: string) => /[^\p{ASCII}–×²°’]/u.test(text);

describe('the shop’s own words', () => {
  beforeAll(() => learnShopWords(table));

  it('have English for every category', () => {
    const names = buildCategories().categories.map(({ name }) => name);
    expect(names.filter((name) => !(name in table.categories))).toEqual([]);
  });

  it('have English for every unit, one and several', () => {
    const names = new Set(drafts.map(({ unit }) => unit));
    expect([...names].filter((name) => !(name in table.units))).toEqual([]);
    expect([englishUnit('hộp', 1), englishUnit('hộp', 216), englishUnit('thúng', 2)]).toEqual([
      'box',
      'boxes',
      'thúng',
    ]);
  });

  it('have English for every option and what it offers', () => {
    const options = new Set(
      drafts.flatMap(({ variants }) => variants.flatMap(({ name, value }) => [name, value])),
    );
    expect([...options].filter((option) => isVietnamese(englishOf(option)))).toEqual([]);
    expect(englishOf('Màu / Size')).toBe('Colour / Size');
    expect(englishOf('Cỡ: Nhỏ')).toBe('Size: Small');
    expect(englishOf('Màu: Đen / Đỏ')).toBe('Colour: Black / Red');
    expect([englishOf('constructor'), englishUnit('toString', 2)]).toEqual(['constructor', 'toString']);
    expect(englishOf('Màu / Size: Tím sim / M')).toBe('Colour / Size: Purple / M');
  });

  it('have English for every fact that is not a name', () => {
    const specifications = drafts.flatMap((draft) => draft.specifications);
    const labels = new Set(specifications.map(({ name }) => name));
    const values = new Set(specifications.filter(({ name }) => !named.has(name)).map(({ value }) => value));
    expect([...labels].filter((label) => englishOf(label) === label)).toEqual([]);
    expect([...values].filter((value) => isVietnamese(englishOf(value)))).toEqual([]);
    expect(englishOf('12 tháng')).toBe('12 months');
  });

  it('leave what nobody translated as it is', () => {
    expect(englishOf('Xoài cát Hòa Lộc')).toBe('Xoài cát Hòa Lộc');
  });
});
