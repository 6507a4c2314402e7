import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '#functions/platform/views/view-file.ts';
import { spellingCorrections } from './spelling-corrections.ts';
import { fewerWords, separateThings, twoThings } from './relaxed-readings.ts';
import { halfTyped, matchesOf, type Reading, type TypedEnd, type Word, typedWords } from './query-text.ts';
import { isKnown, readVocabulary } from './vocabulary.ts';

/** What a text was taken to mean. */
export type Meaning = {
  readings: Reading[];
  /** Nothing has all of the words; these are each of the things asked for, or have most of the words. */
  relaxed?: true;
} & ReturnType<typeof matchesOf>;

const meaningOf = (readings: Reading[]): Meaning => ({ readings, ...matchesOf(readings) });

const findsAny = (db: DatabaseSync, { any }: Meaning): boolean =>
  prepared(db, 'SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT 1').get(any) !== undefined;

const readingsKept = 4;

/** As typed, and with two neighbours as one word where products write them so: ba lo, balo. */
function readingsAsTyped(db: DatabaseSync, typed: Word[]): Reading[] {
  const together = typed.slice(1).flatMap((second, place): Reading[] => {
    const first = typed[place];
    if (!first || !isKnown(db, first.folded + second.folded)) return [];
    const word = { exact: first.exact + second.exact, folded: first.folded + second.folded };
    return [{ words: typed.toSpliced(place, 2, word), cost: 0 }];
  });
  return [{ words: typed, cost: 0 }, ...together].slice(0, readingsKept);
}

/** Readings hardly less likely than the first one that finds something count too. */
const hardlyLess = 0.25;

const keyOf = ({ words: asked }: Reading): string =>
  asked.map(({ folded, isHalf }) => folded + (isHalf ? '*' : '')).join(' ');

/** `tried` holds what was asked before: whole words are read alike where the last one may lack its end. */
function mended(db: DatabaseSync, typed: Word[], tried: Set<string>): Meaning | undefined {
  const found: Reading[] = [];
  for (const reading of spellingCorrections(readVocabulary(db), typed)) {
    if (tried.has(keyOf(reading))) continue;
    tried.add(keyOf(reading));
    const [best] = found;
    if (found.length === readingsKept || (best && reading.cost > best.cost + hardlyLess)) break;
    if (findsAny(db, meaningOf([reading]))) found.push(reading);
  }
  return found.length > 0 ? meaningOf(found) : undefined;
}

/** What several things together were asked for, or as many of the words as anything has. */
function relaxed(db: DatabaseSync, text: string, typed: Word[]): Meaning | undefined {
  const finds = (reading: Reading): boolean => findsAny(db, meaningOf([reading]));
  const together = twoThings(typed).find((both) => both.every(finds));
  if (together) return { ...meaningOf(together), relaxed: true };
  for (const readings of [separateThings(text), ...fewerWords(typed)]) {
    const found = readings.filter(finds);
    if (found.length > 0) return { ...meaningOf(found), relaxed: true };
  }
  return undefined;
}

/**
 * What a text means: whole words first, then the last one half typed, then with slips of typing mended, and of a text
 * that is whole, with most of the words. Filters have no say in it. Undefined when it names no product.
 */
export function understand(db: DatabaseSync, text: string, typed: TypedEnd): Meaning | undefined {
  const whole = typedWords(text);
  if (whole.length === 0) return undefined;
  const half = halfTyped(whole);
  const ways = typed === 'whole' ? [whole, half] : [half];
  for (const asked of ways) {
    const meaning = meaningOf(readingsAsTyped(db, asked));
    if (findsAny(db, meaning)) return meaning;
  }
  const tried = new Set<string>();
  for (const asked of ways) {
    const meaning = mended(db, asked, tried);
    if (meaning) return meaning;
  }
  return typed === 'whole' ? relaxed(db, text, whole) : undefined;
}
