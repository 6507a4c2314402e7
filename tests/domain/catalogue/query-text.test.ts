import { describe, expect, it } from 'vitest';
import {
  halfTyped,
  isConfirmed,
  matchesOf,
  plainWord,
  typedWords,
  type Word,
} from '#functions/domain/catalogue/search/query-text.ts';

const exacts = (text: string) => typedWords(text).map(({ exact }) => exact);
const manyWords = (count: number) => Array.from({ length: count }, (_, nth) => `tu${nth}`);

describe('the words of a text', () => {
  it('are as typed, in one spelling, and without marks', () => {
    expect(typedWords('Áo  HÒA, đỏ!')).toEqual([
      { exact: 'áo', folded: 'ao' },
      { exact: 'hoà', folded: 'hoa' },
      { exact: 'đỏ', folded: 'do' },
    ]);
  });

  it.each([
    ['', []],
    ['🍵 !?', []],
    // Letters that older tables of words take for separators.
    ['tr\u19b0à', ['tr', 'à']],
    ['a\u19c9b', ['a', 'b']],
  ])('of %j are %o', (text, words) => {
    expect(exacts(text)).toEqual(words);
  });

  it('are twelve at the most', () => {
    expect(exacts(manyWords(12).join(' '))).toEqual(manyWords(12));
    expect(exacts(manyWords(13).join(' '))).toEqual(manyWords(12));
  });
});

it('only the last word of a text that is still typed may lack its end', () => {
  const [tea, lotus] = [plainWord('tra'), plainWord('sen')];
  expect(halfTyped([tea, lotus])).toEqual([tea, { ...lotus, isHalf: true }]);
  expect(halfTyped([])).toEqual([]);
});

describe('a guess', () => {
  const guess = (folded: string, beside: 'any' | 'typed'): Word => ({ ...plainWord(folded), beside });
  const typed = plainWord;

  it.each<[string, Word[], boolean]>([
    ['none at all', [typed('tra'), typed('sen')], true],
    ['no word', [], true],
    ['one alone', [guess('tra', 'typed')], false],
    ['one beside a typed word', [guess('tra', 'typed'), typed('sen')], true],
    ['one behind a typed word', [typed('tra'), guess('sen', 'typed')], true],
    ['two that need typed words', [guess('tra', 'typed'), guess('sen', 'typed')], false],
    ['one beside a guess that is content with any', [guess('tra', 'any'), guess('sen', 'typed')], true],
    ['two that are content with guesses', [guess('tra', 'any'), guess('sen', 'any')], true],
    [
      'one between two, of which one was typed',
      [guess('a', 'typed'), guess('b', 'typed'), typed('c')],
      false,
    ],
    ['two around a typed word', [guess('a', 'typed'), typed('b'), guess('c', 'typed')], true],
  ])('stands where products can bear it out: %s', (_, asked, isGood) => {
    expect(isConfirmed(asked)).toBe(isGood);
  });

  it('is asked for beside each neighbour that bears it out, in the spelling of each match', () => {
    const asked: Word[] = [
      { exact: 'trà', folded: 'tra' },
      { exact: 'sèn', folded: 'sen', beside: 'typed' },
      { exact: 'tây', folded: 'tay', isHalf: true },
    ];
    const phrase = (isHalf: boolean, ...words: string[]) => ({ words, isHalf });
    const folded = [
      [
        [phrase(false, 'tra')],
        [phrase(false, 'tra', 'sen'), phrase(true, 'sen', 'tay')],
        [phrase(true, 'tay')],
      ],
    ];
    expect(matchesOf([{ words: asked, cost: 0 }])).toEqual({
      exact: {
        in: 'exact',
        readings: [
          [
            [phrase(false, 'trà')],
            [phrase(false, 'trà', 'sèn'), phrase(true, 'sèn', 'tây')],
            [phrase(true, 'tây')],
          ],
        ],
      },
      name: { in: 'name', readings: folded },
      any: { in: 'any', readings: folded },
    });
  });
});
