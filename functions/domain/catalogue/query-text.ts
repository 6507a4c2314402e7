import { fold, inOneSpelling, words } from '#shared/text.ts';

/** A word asked for, as typed and without marks. The last of a half-typed text may still lack its end. */
export type Word = { exact: string; folded: string; isHalf?: true };

/** One way to take a text: the words it may have meant. The dearer, the further from what was typed. */
export type Reading = { words: Word[]; cost: number };

export type Typed = 'whole' | 'half';

const maxWords = 12;

/** Letters to JavaScript that FTS5's older tables take for separators: inside a word they would make it a phrase. */
const unindexed = /[\u19b0-\u19c9]/g;

export const plainWord = (folded: string): Word => ({ exact: folded, folded });

/** The words of a text as typed; there are none in an emoji. */
export const typedWords = (text: string): Word[] =>
  words(inOneSpelling(text).replace(unindexed, ' '))
    .map((exact) => ({ exact, folded: fold(exact) }))
    .filter(({ folded }) => folded.length > 0)
    .slice(0, maxWords);

export const halfTyped = (typed: Word[]): Word[] =>
  typed.map((word, place) => (place === typed.length - 1 ? { ...word, isHalf: true } : word));

const allOf = (asked: Word[], spelling: 'exact' | 'folded'): string =>
  `(${asked.map((word) => `"${word[spelling]}"${word.isHalf ? '*' : ''}`).join(' AND ')})`;

const anyOf = (readings: Reading[], spelling: 'exact' | 'folded'): string =>
  readings.map(({ words: asked }) => allOf(asked, spelling)).join(' OR ');

/** What readings ask of the index, strictest first. Words hold letters and digits only, so nothing in them is a command. */
export const matchesOf = (readings: Reading[]) => ({
  exact: `exact : (${anyOf(readings, 'exact')})`,
  name: `folded : (${anyOf(readings, 'folded')})`,
  any: `{folded more} : (${anyOf(readings, 'folded')})`,
});
