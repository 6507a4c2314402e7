import { fold, normaliseText, words } from '#shared/values/text.ts';
import type { Match, Phrase } from '../views/product-rows.ts';

/** A searched word, as typed and without diacritics. */
export type Word = {
  exact: string;
  folded: string;
  /** Set on the last word of a partly typed text, which may be incomplete. */
  isHalf?: true;
  /** A guessed word counts only where a product has it next to its neighbour, guessed or typed. */
  beside?: 'any' | 'typed';
};

/** An interpretation of a text. The cost grows with its distance from what was typed. */
export type Reading = { words: Word[]; cost: number };

export type TypedEnd = 'whole' | 'half';

const maxWords = 12;

/** Letters in JavaScript but separators in FTS5's older tables: they would turn a word into a phrase. */
const unindexed = /[\u19b0-\u19c9]/g;

export const plainWord = (folded: string): Word => ({ exact: folded, folded });

/** Words of a text as typed; emoji have none. */
export const typedWords = (text: string): Word[] =>
  words(normaliseText(text).replace(unindexed, ' '))
    .map((exact) => ({ exact, folded: fold(exact) }))
    .filter(({ folded }) => folded.length > 0)
    .slice(0, maxWords);

export const halfTyped = (typed: Word[]): Word[] =>
  typed.map((word, place) => (place === typed.length - 1 ? { ...word, isHalf: true } : word));

type Spelling = 'exact' | 'folded';

const phrase = (side: Word[], spelling: Spelling): Phrase => ({
  words: side.map((word) => word[spelling]),
  isHalf: side.at(-1)?.isHalf ?? false,
});

/** Pairs of the word with each neighbour that can confirm it. */
const besides = (asked: Word[], place: number): Word[][] =>
  [asked.slice(Math.max(0, place - 1), place + 1), asked.slice(place, place + 2)].filter(
    (side) =>
      side.length === 2 &&
      side.every(
        (word) => word === asked[place] || asked[place]?.beside === 'any' || word.beside !== 'typed',
      ),
  );

/** Whether every guessed word has a neighbour to confirm it. */
export const isConfirmed = (asked: Word[]): boolean =>
  asked.every(({ beside }, place) => beside === undefined || besides(asked, place).length > 0);

const partsOf = (asked: Word[], spelling: Spelling): Phrase[][] =>
  asked.map((word, place) =>
    word.beside === undefined
      ? [phrase([word], spelling)]
      : besides(asked, place).map((side) => phrase(side, spelling)),
  );

const matchOf = (readings: Reading[], where: Match['in'], spelling: Spelling): Match => ({
  in: where,
  readings: readings.map(({ words: asked }) => partsOf(asked, spelling)),
});

/** Matches for a list of readings, strictest first. */
export const matchesOf = (readings: Reading[]) => ({
  exact: matchOf(readings, 'exact', 'exact'),
  name: matchOf(readings, 'name', 'folded'),
  any: matchOf(readings, 'any', 'folded'),
});
