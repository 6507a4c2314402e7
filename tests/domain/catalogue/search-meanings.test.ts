import { describe, expect, it } from 'vitest';
import { typedWords, type Word } from '#functions/domain/catalogue/search/query-text.ts';
import {
  fewerWords,
  splitAtConjunctions,
  splitInTwo,
} from '#functions/domain/catalogue/search/relaxed-readings.ts';
import { spellingCorrections } from '#functions/domain/catalogue/search/spelling-corrections.ts';
import { createVocabulary } from '#functions/domain/catalogue/search/vocabulary.ts';
import { understand } from '#functions/domain/catalogue/search/text-hits.ts';
import type { ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import {
  choicesFor,
  choicesForJoined,
  spelledOut,
  splitJoinedWords,
} from '#functions/domain/catalogue/search/word-choices.ts';

/** Words so rare that each guess weighs 0.3 more. */
const known = createVocabulary(
  [
    ...'nuoc mam ca phe banh trang xa bong a da'.split(' '),
    'abcdefghijkl',
    'abcdefghijklm',
    'abcdefgh',
    'abcdefghijklmnopqrstuvwx',
    'abcdefghijklmnopqrstuvwxy',
  ].map((word) => ({ word, products: 0 })),
);

/** `nước~` where the end may lack, `+` before what needs any neighbour, `?` before what needs one that was typed. */
const shown = (words: readonly Word[]): string =>
  words
    .map(({ exact, isHalf, beside }) => {
      const sign = beside === 'any' ? '+' : beside === 'typed' ? '?' : '';
      return `${sign}${exact}${isHalf ? '~' : ''}`;
    })
    .join(' ');
type Weighed = { words: readonly Word[]; cost: number };
const weighed = (all: readonly Weighed[]) =>
  all.map(({ words, cost }) => `${shown(words)} ${Math.round(cost * 1000) / 1000}`);

function typed(text: string, isHalf = false): Word {
  const [word] = typedWords(text);
  if (!word) throw new Error('No word was typed');
  return isHalf ? { ...word, isHalf: true } : word;
}

describe('what typed letters may have meant', () => {
  it.each([
    ['nước', false, ['nước 0']],
    ['nuo', true, ['nuo~ 0.1']],
    ['nuo', false, []],
    ['nuoc1', false, ['nuoc 0.1']],
    ['nuocs', false, ['nuoc 0.15']],
    ['nuocs', true, ['nuoc~ 0.25']],
    ['fe', false, ['phe 0.3']],
    ['za', false, ['da 0.3']],
  ])('spelled out, %s (half typed: %s)', (text, isHalf, expected) => {
    expect(weighed(spelledOut(known, typed(text, isHalf)))).toEqual(expected);
  });

  it.each([
    ['nướcmắm', ['+nước +mắm 1.1']],
    ['nuocmam', ['+nuoc +mam 1.1']],
    ['aca', ['+a +ca 1.6']],
    ['nuocmama', ['+nuoc +mam +a 2.05']],
    ['caabcdefgh', ['+ca +abcdefgh 1.1']],
    ['nuoc', []],
    ['caabcdefghijkl', []],
  ])('taken apart, %s', (text, expected) => {
    expect(weighed(splitJoinedWords(known, typed(text)))).toEqual(expected);
  });

  it.each([
    ['mamm', ['mam 1']],
    ['man', ['?mam 1.4']],
    ['p', []],
    ['mam9', ['mam 0.1']],
    ['xx9', []],
    ['sa', ['?xa 1', '?a 2.1', '?da 2.2', '?xa 2.2', '?ca 2.7']],
    ['bahn', ['banh 1.1']],
    ['banhtrnag', ['+banh +trang 1.6']],
    ['bahnphe', ['+banh +phe 1.6']],
    ['bahnca', []],
    ['bahnabcdefghijkl', ['+banh +abcdefghijkl 1.6']],
    ['bahnabcdefghijklm', []],
    ['abcdefghijklmnopqrstuvwx', ['abcdefghijklmnopqrstuvwx 0', 'abcdefghijklmnopqrstuvwxy 1.3']],
    // Longer letters are taken apart and nothing else.
    ['abcdefghijklmnopqrstuvwxy', []],
    [
      'nuocmamcaphebanhtrangxabong',
      ['+nuoc +mam +ca +phe +banh +trang +xa +bong 3.8', '+nuoc +mam +ca +phe +banh +trang +a +bong 4.45'],
    ],
  ])('one word, %s', (text, expected) => {
    expect(weighed(choicesFor(known, typed(text))).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['nuoc', ['nuoc 0.35']],
    ['nuocmam', ['+nuoc +mam 1.45']],
    ['mamm', []],
    ['nuocmamcaphebanhtrangnn', []],
    ['nuocmamnuocmamnuocmamphe', ['+nuoc +mam +nuoc +mam +nuoc +mam +phe 3.7']],
    ['nuocmamnuocmamnuocmambanh', []],
  ])('neighbours without the space between, %s', (text, expected) => {
    expect(weighed(choicesForJoined(known, typed(text)))).toEqual(expected);
  });
});

it('a text is read as typed, and with the first three pairs of neighbours as one word each', async () => {
  const asked: string[] = [];
  const rows = {
    isWord: async (word: string) => (asked.push(word), true),
    findsAny: async () => true,
  } as Partial<ProductRows> as ProductRows;
  const meaning = await understand(rows, 'bà lô nắp đậy to', 'whole');
  expect(asked).toEqual(['balo', 'lonap', 'napday', 'dayto']);
  expect(meaning?.readings.map(({ words, cost }) => [shown(words), cost])).toEqual([
    ['bà lô nắp đậy to', 0],
    ['bàlô nắp đậy to', 0],
    ['bà lônắp đậy to', 0],
    ['bà lô nắpđậy to', 0],
  ]);
  expect(meaning?.readings[1]?.words[0]?.folded).toBe('balo');
});

describe('what a text that found nothing may have meant', () => {
  it.each([
    ['nuoc mamm', ['nuoc mam 1']],
    ['mamm', ['mam 1']],
    ['phee', ['phe 0.15', 'phe 1']],
    ['nu oc', ['nuoc 0.35']],
    ['nu oc mam', ['nuoc mam 0.35', '+nuoc +mam 1.45']],
    ['soap', ['+xa +bong 0.5']],
    ['xa phong', ['+xa +bong 0.5']],
    ['heo', []],
    ['nuoc mam', ['+nuoc +mam 1.45']],
    ['n*c', []],
    ['a b c d e f g h mamm', []],
  ])('%s', (text, expected) => {
    expect(weighed(spellingCorrections(known, typedWords(text)))).toEqual(expected);
  });
});

describe('several things, or fewer words', () => {
  it.each([
    ['mũ rơm & gối chườm', ['mũ rơm', 'gối chườm']],
    ['trà và mật ong', ['trà', 'mật ong']],
    ['trà va gạo', ['trà', 'gạo']],
    ['tea and rice', ['tea', 'rice']],
    ['trà/gạo|ngô+lúa, khoai', ['trà', 'gạo', 'ngô', 'lúa']],
    ['trà & 100', []],
    ['vàng bạc', []],
    ['trà', []],
  ])('%s are separate things', (text, expected) => {
    expect(splitAtConjunctions(text).map(({ words, cost }) => `${shown(words)}${cost}`)).toEqual(
      expected.map((thing) => `${thing}0`),
    );
  });

  it('are told apart by a word whose marks are written apart as well', () => {
    const things = splitAtConjunctions('trà và gạo'.normalize('NFD'));
    expect(things.map(({ words }) => shown(words))).toEqual(['trà', 'gạo']);
  });

  it.each([
    ['nón lá dép cói', ['+nón +lá | +dép +cói']],
    ['nón lá dép', []],
    ['nón lá dép cói to', ['+nón +lá | +dép +cói +to', '+nón +lá +dép | +cói +to']],
  ])('%s part in two', (text, expected) => {
    const pairs = [...splitInTwo(typedWords(text))];
    expect(pairs.map((both) => both.map(({ words }) => shown(words)).join(' | '))).toEqual(expected);
  });

  const fewer = (text: string) =>
    [...fewerWords(typedWords(text))].map((readings) => readings.map(({ words }) => shown(words)));

  it('leave out the last words first, and keep neighbours together', () => {
    expect(fewer('áo sơ mi nam')).toEqual([
      ['+áo +sơ +mi', '+áo +sơ nam', 'áo +mi +nam', '+sơ +mi +nam'],
      ['+áo +sơ', '+sơ +mi', '+mi +nam'],
    ]);
    expect(fewer('vải 100')).toEqual([['vải']]);
    expect(fewer('vải cotton')).toEqual([[]]);
    expect(fewer('1 2')).toEqual([]);
    expect(fewer('trà')).toEqual([]);
  });

  it('are of six words at the most, half of which stay', () => {
    const found = fewer('một hai ba bốn năm sáu bảy');
    expect(found.map(({ length }) => length)).toEqual([6, 12, 16]);
    expect(found.flat().join(' ')).not.toContain('bảy');
    expect(found[2]?.filter((_, place) => [0, 1, 2, 15].includes(place))).toEqual([
      '+một +hai +ba',
      '+một +hai bốn',
      'một +ba +bốn',
      '+bốn +năm +sáu',
    ]);
  });
});
