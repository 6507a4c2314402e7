import { fold, inOneSpelling, words } from '#shared/values/text.ts';
import type { Match, Phrase } from '../views/product-rows.ts';

/** A word asked for, as typed and without marks. */
export type Word = {
  exact: string;
  folded: string;
  /** The last of a half-typed text may still lack its end. */
  isHalf?: true;
  /** A guess counts only where products write it beside its neighbour: whichever, or one typed so. */
  beside?: 'any' | 'typed';
};

/** One way to take a text: the words it may have meant. The dearer, the further from what was typed. */
export type Reading = { words: Word[]; cost: number };

export type TypedEnd = 'whole' | 'half';

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

type Spelling = 'exact' | 'folded';

const phrase = (side: Word[], spelling: Spelling): Phrase => ({
  words: side.map((word) => word[spelling]),
  isHalf: side.at(-1)?.isHalf ?? false,
});

/** The word with each neighbour that can bear it out. */
const besides = (asked: Word[], place: number): Word[][] =>
  [asked.slice(Math.max(0, place - 1), place + 1), asked.slice(place, place + 2)].filter(
    (side) =>
      side.length === 2 &&
      side.every(
        (word) => word === asked[place] || asked[place]?.beside === 'any' || word.beside !== 'typed',
      ),
  );

/** Whether every guess has a neighbour to stand beside. */
export const isBorneOut = (asked: Word[]): boolean =>
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

/** What readings ask of products, strictest first. */
export const matchesOf = (readings: Reading[]) => ({
  exact: matchOf(readings, 'exact', 'exact'),
  name: matchOf(readings, 'name', 'folded'),
  any: matchOf(readings, 'any', 'folded'),
});
