import { describe, expect, it } from 'vitest';
import { isSyllable } from '#functions/domain/catalogue/search/syllables.ts';
import {
  isGentle,
  soundOf,
  telexReadings,
  typoCost,
  vniReading,
} from '#functions/domain/catalogue/search/typos.ts';
import { createVocabulary, readVocabulary } from '#functions/domain/catalogue/search/vocabulary.ts';
import type { ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';

const vocabularyOf = (...words: string[]) =>
  createVocabulary(words.map((word) => ({ word, products: word === 'gao' ? 9 : 1 })));

describe('the words products are named by', () => {
  const known = vocabularyOf('gao', 'gau', 'gio', 'bao', 'ga', 'ao', 'gaoo', 'nuoc', 'xa', 'sa', 'gxyo');

  it('are near a typed one by one slip, each once', () => {
    expect(known.near('gao')).toEqual([
      { word: 'ga', cost: 1 },
      { word: 'ao', cost: 1.3 },
      { word: 'gau', cost: 1.1 },
      { word: 'gio', cost: 1.1 },
      { word: 'bao', cost: 0.3 + 1.1 },
      { word: 'gaoo', cost: 1 },
    ]);
    expect(known.near('')).toEqual([]);
  });

  it('begin with what is typed, or do not', () => {
    expect(['g', 'ga', 'gao', 'nuoc', 'x', 'ao', 'a'].map(known.isStart)).toEqual(Array(7).fill(true));
    expect(['gaooo', 'z', 'nuocc', 'gab', 'A'].map(known.isStart)).toEqual(Array(5).fill(false));
    expect(vocabularyOf().isStart('a')).toBe(false);
  });

  it('are the rarer the fewer products have them', () => {
    expect(known.rarity('gao')).toBeCloseTo(0.03975, 4);
    expect(known.rarity('gau')).toBeCloseTo(0.7109, 4);
    expect(known.rarity('nothing')).toBe(1);
    expect([known.has('gao'), known.has('go')]).toEqual([true, false]);
  });

  it('sound like others, and not like themselves', () => {
    expect([known.soundingLike('xa'), known.soundingLike('gao'), known.soundingLike('ha')]).toEqual([
      ['sa'],
      [],
      [],
    ]);
  });

  it('are read once, and again when a new one came', async () => {
    let [newest, read] = [1, 0];
    const rows = {
      newestWord: () => Promise.resolve(newest),
      vocabulary: () => Promise.resolve([{ word: `tu${(read += 1)}`, products: 1 }]),
    } as unknown as ProductRows;
    const first = await readVocabulary(rows);
    expect(await readVocabulary(rows)).toBe(first);
    newest = 2;
    const second = await readVocabulary(rows);
    expect([first.has('tu1'), second.has('tu2'), read]).toEqual([true, true, 2]);
    expect(await readVocabulary(rows)).toBe(second);
  });
});

describe('one slip', () => {
  it.each([
    ['ab', 'ba', 0.3 + 0.8],
    ['nouc', 'nuoc', 0.8],
    ['aao', 'ao', 0.7],
    ['xgao', 'gao', 1.3],
    ['gxao', 'gao', 1],
    ['gao', 'gxao', 1],
    ['ao', 'gao', 1.3],
    ['bat', 'bqt', 1.1],
    ['bat', 'bzt', 1.1],
    ['bqt', 'bzt', 1.6],
    ['map', 'mal', 1.1],
    ['maf', 'mah', 1.6],
    ['bat', 'bxt', 1.6],
    ['bac', 'bca', 0.8],
    ['abc', 'cba', undefined],
    ['gao', 'gbco', undefined],
    ['a', 'abc', undefined],
  ])('between %s and %s weighs %s', (typed, meant, weight) => {
    expect(typoCost(typed, meant)).toBe(weight);
  });

  it.each([
    ['bahn', 'banh', true],
    ['phee', 'phe', true],
    ['phhee', 'phe', true],
    ['banhsx', 'banhsy', true],
    ['banhs', 'banhsx', false],
    ['banhsx', 'banhs', false],
    ['xanhsx', 'banhsx', false],
    ['bat', 'bit', false],
  ])('from %s to %s leaves no doubt by itself: %s', (typed, meant, isSure) => {
    expect(isGentle(typed, meant)).toBe(isSure);
  });
});

describe('the keys of an input method that was off', () => {
  it.each([
    ['ddieemr', ['ddieem', 'diem', 'diemr']],
    ['nuwocs', ['nuoc', 'nuocs', 'nuuoc', 'nuuocs', 'nuwoc']],
    ['trax', ['tra']],
    ['sax', ['sa']],
    ['fz', []],
    ['cas', ['ca']],
    ['oof', ['o', 'of', 'oo']],
  ])('Telex: %s may be %j', (typed, meant) => {
    expect(telexReadings(typed).toSorted()).toEqual(meant);
  });

  it.each([
    ['a12b3', 'ab'],
    ['a123', undefined],
    ['d9', 'd'],
    ['9d', undefined],
    ['a0', undefined],
    ['ca2o', 'cao'],
  ])('VNI: %s may be %s', (typed, meant) => {
    expect(vniReading(typed)).toBe(meant);
  });
});

it.each([
  ['fo', 'pho'],
  ['tra', 'cha'],
  ['gia', 'da'],
  ['gieng', 'dien'],
  ['ri', 'di'],
  ['rau', 'dau'],
  ['zo', 'do'],
  ['jo', 'do'],
  ['xoi', 'soi'],
  ['long', 'non'],
  ['ke', 'ce'],
  ['qua', 'cua'],
  ['nghe', 'nge'],
  ['ghe', 'ge'],
  ['my', 'mi'],
  ['mat', 'mac'],
  ['mak', 'mac'],
  ['banh', 'banh'],
])('%s sounds like %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound);
});

it.each([
  ['giuong', true],
  ['nghieng', true],
  ['khuya', true],
  ['khuy', true],
  ['oi', true],
  ['quyen', true],
  ['trnag', false],
  ['bg', false],
  ['mamm', false],
  ['fa', false],
])('%s could be a Vietnamese word: %s', (letters, could) => {
  expect(isSyllable(letters)).toBe(could);
});
