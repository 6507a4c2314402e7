import { plainWord, type Word } from './query-text.ts';
import { isSyllable } from './syllables.ts';
import { isGentle, telexReadings, vniReading } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Possible meaning of typed letters: one word, or several written together. */
export type Choice = { words: Word[]; cost: number };

const longestMended = 24;
const longestSyllable = 8;
const choicesKept = 6;
const perSyllable = 0.15;

export const cheapest = <T extends { cost: number }>(all: T[], kept: number): T[] =>
  all.toSorted((a, b) => a.cost - b.cost).slice(0, kept);

/** The letters as typed, and without the marks of an input method that was off. */
function spellingsOf(letters: string): { folded: string; cost: number }[] {
  const vni = vniReading(letters);
  return [
    { folded: letters, cost: 0 },
    ...(vni ? [{ folded: vni, cost: 0.1 }] : []),
    ...telexReadings(letters).map((folded) => ({ folded, cost: 0.15 })),
    ...(/[fz]/.test(letters)
      ? [{ folded: letters.replaceAll('f', 'ph').replace(/^z/, 'd'), cost: 0.3 }]
      : []),
  ];
}

/** Known words the letters spell; for a partial word also beginnings of known words. */
export function spelledOut(vocabulary: Vocabulary, typed: Word): Choice[] {
  if (!typed.isHalf && vocabulary.has(typed.folded)) return [{ words: [typed], cost: 0 }];
  return spellingsOf(typed.folded).flatMap(({ folded, cost }) => {
    const word = folded === typed.folded ? { exact: typed.exact, folded } : plainWord(folded);
    if (typed.isHalf && vocabulary.isStart(folded))
      return [{ words: [{ ...word, isHalf: true as const }], cost: cost + 0.1 }];
    return vocabulary.has(folded) ? [{ words: [word], cost }] : [];
  });
}

const part = ({ exact, folded, isHalf }: Word, from: number, to: number): Word => ({
  folded: folded.slice(from, to),
  // Diacritics are kept if exact and folded letters have the same positions.
  exact: (exact.length === folded.length ? exact : folded).slice(from, to),
  ...(isHalf && to === folded.length && { isHalf }),
});

/** Splits several words typed as one: `nướcmắm`, `banhtrang`, `nuowcsmawms`. */
export function splitJoinedWords(vocabulary: Vocabulary, typed: Word): Choice[] {
  const { length } = typed.folded;
  const waysTo: Choice[][] = Array.from({ length: length + 1 }, () => []);
  waysTo[0] = [{ words: [], cost: 0.2 }];
  for (let from = 0; from < length; from += 1) {
    const ways = (waysTo[from] = cheapest(waysTo[from] ?? [], 3));
    if (ways.length === 0) continue;
    for (let to = from + 1; to <= Math.min(length, from + longestSyllable); to += 1) {
      const [best] = cheapest(spelledOut(vocabulary, part(typed, from, to)), 1);
      const word = best?.words[0];
      if (!best || !word) continue;
      const short = to - from === 1 ? 0.5 : 0;
      const cost = best.cost + perSyllable + short + vocabulary.rarity(word.folded) * 0.3;
      for (const way of ways) waysTo[to]?.push({ words: [...way.words, word], cost: way.cost + cost });
    }
  }
  return cheapest(waysTo[length] ?? [], 3)
    .filter(({ words }) => words.length > 1)
    .map(({ words, cost }) => ({ words: words.map((word) => ({ beside: 'any' as const, ...word })), cost }));
}

/**
 * Known words one typo away or sounding alike; words with digits are taken as typed. If the word could be a
 * real word, or needs more than a gentle typo, the correction counts only beside a correctly typed word.
 */
function misspelt(vocabulary: Vocabulary, { folded }: Word): Choice[] {
  if (/\d/.test(folded) || folded.length < 2) return [];
  const couldBeMeant = isSyllable(folded);
  const near = vocabulary.near(folded).map(({ word, cost }) => ({
    word,
    cost: folded.length < 3 ? cost + 0.5 : cost,
    isSure: !couldBeMeant && isGentle(folded, word),
  }));
  const alike = vocabulary.soundingLike(folded).map((word) => ({ word, cost: 0.7, isSure: !couldBeMeant }));
  return [...near, ...alike].map(({ word, cost, isSure }) => ({
    words: [{ ...plainWord(word), ...(!isSure && { beside: 'typed' as const }) }],
    cost: cost + vocabulary.rarity(word) * 0.3,
  }));
}

/** Minimum length for splitting a misspelt word; shorter ones, often foreign names, match too much. */
const shortestApartAndMisspelt = 7;

/** Splits two words typed as one, of which one is misspelt. */
function apartAndMisspelt(vocabulary: Vocabulary, typed: Word): Choice[] {
  const { length } = typed.folded;
  const ways: Choice[] = [];
  if (length < shortestApartAndMisspelt || length > 16) return [];
  for (let at = 2; at <= length - 2; at += 1) {
    const sides = [part(typed, 0, at), part(typed, at, length)] as const;
    const [left, right] = sides.map((side) => cheapest(spelledOut(vocabulary, side), 1));
    const [wrongLeft, wrongRight] = sides.map((side) => cheapest(misspelt(vocabulary, side), 2));
    for (const [first, second] of [
      [left, wrongRight],
      [wrongLeft, right],
    ] as const)
      for (const a of first ?? [])
        for (const b of second ?? [])
          ways.push({
            words: [...a.words, ...b.words].map((word) => ({ beside: 'any' as const, ...word })),
            cost: a.cost + b.cost + 0.5,
          });
  }
  return ways;
}

/** Returns the most likely meanings of one typed word. */
export function choicesFor(vocabulary: Vocabulary, typed: Word): Choice[] {
  if (typed.folded.length > longestMended) return cheapest(splitJoinedWords(vocabulary, typed), choicesKept);
  const plain = [
    ...spelledOut(vocabulary, typed),
    ...splitJoinedWords(vocabulary, typed),
    ...misspelt(vocabulary, typed),
  ];
  return cheapest(plain.length > 0 ? plain : apartAndMisspelt(vocabulary, typed), choicesKept);
}

/** Returns the meanings of neighbouring words if the space between them is a typo: `nư ớc`, `nuo cmam`. */
export const choicesForJoined = (vocabulary: Vocabulary, typed: Word): Choice[] =>
  typed.folded.length > longestMended
    ? []
    : cheapest([...spelledOut(vocabulary, typed), ...splitJoinedWords(vocabulary, typed)], 2).map(
        ({ words, cost }) => ({ words, cost: cost + 0.35 }),
      );
