import type { ProductRows } from '../views/product-rows.ts';
import { typoCost, soundOf } from './typos.ts';

type Near = { word: string; cost: number };

/** Builds the vocabulary of product names, without diacritics, with the number of products per word. */
export function createVocabulary(entries: { word: string; products: number }[]) {
  const counts = new Map(entries.map(({ word, products }) => [word, products]));
  const sorted = [...counts.keys()].sort();
  // A single typo leaves the first or the last letter unchanged.
  const byFirst = Map.groupBy(sorted, (word) => `${word.length}${word[0] ?? ''}`);
  const byLast = Map.groupBy(sorted, (word) => `${word.length}${word.at(-1) ?? ''}`);
  const bySound = Map.groupBy(sorted, soundOf);
  const most = Math.log(2 + Math.max(0, ...counts.values()));

  function isStart(text: string): boolean {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(text) ?? false;
  }

  return {
    has: (word: string): boolean => counts.has(word),
    /** Whether some word begins with the text. */
    isStart,
    /** Rarity of a word, from 0 for the most common to 1. */
    rarity: (word: string): number => 1 - Math.log(1 + (counts.get(word) ?? 0)) / most,
    soundingLike: (word: string): string[] =>
      (bySound.get(soundOf(word)) ?? []).filter((found) => found !== word),
    /** Words that are one typo away. */
    near(word: string): Near[] {
      const [first = '', last = ''] = [word[0], word.at(-1)];
      return [-1, 0, 1].flatMap((more) => {
        const length = word.length + more;
        const sameEnd = (byLast.get(`${length}${last}`) ?? []).filter((found) => found[0] !== first);
        return [...(byFirst.get(`${length}${first}`) ?? []), ...sameEnd].flatMap((found) => {
          const cost = found === word ? undefined : typoCost(word, found);
          return cost === undefined ? [] : [{ word: found, cost }];
        });
      });
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

const kept = new WeakMap<ProductRows, { newest: number; vocabulary: Vocabulary }>();

/** Reads the vocabulary when a text first needs correcting, and again after a new word was added. */
export async function readVocabulary(rows: ProductRows): Promise<Vocabulary> {
  const newest = await rows.newestWord();
  const known = kept.get(rows);
  if (known?.newest === newest) return known.vocabulary;
  const vocabulary = createVocabulary(await rows.vocabulary());
  kept.set(rows, { newest, vocabulary });
  return vocabulary;
}
