import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '#functions/platform/view-file.ts';
import { mendedReadings } from './mended-readings.ts';
import { halfTyped, matchesOf, type Reading, type Typed, type Word, typedWords } from './query-text.ts';
import { isKnown, readVocabulary } from './vocabulary.ts';

/** What a text was taken to mean. */
export type Meaning = {
  readings: Reading[];
  /** Nothing has all of the words; these have most of them. */
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

function mended(db: DatabaseSync, typed: Word[]): Meaning | undefined {
  const found: Reading[] = [];
  for (const reading of mendedReadings(readVocabulary(db), typed)) {
    const [best] = found;
    if (found.length === readingsKept || (best && reading.cost > best.cost + hardlyLess)) break;
    if (findsAny(db, meaningOf([reading]))) found.push(reading);
  }
  return found.length > 0 ? meaningOf(found) : undefined;
}

/** So many words are tried in every choice of most of them: twenty choices at the worst. */
const mostRelaxed = 6;

/** All ways to leave out so many words, the last named first. */
function* leavingOut(words: Word[], count: number): Generator<Word[]> {
  if (count === 0) return yield words;
  for (let place = words.length - 1; place >= count - 1; place -= 1)
    for (const kept of leavingOut(words.slice(0, place), count - 1))
      yield [...kept, ...words.slice(place + 1)];
}

/** Numbers say little of what was meant. */
const tellingOf = (words: Word[]): number => words.filter(({ folded }) => /\p{L}{2}/u.test(folded)).length;

/** As many of the words as anything has, never fewer than half. One syllable of two is another word: bàn, bàn phím. */
function withMost(db: DatabaseSync, typed: Word[]): Meaning | undefined {
  const asked = typed.slice(0, mostRelaxed);
  const enough = Math.min(2, tellingOf(asked));
  if (enough === 0) return undefined;
  for (let left = 1; left <= asked.length / 2; left += 1) {
    const readings = [...leavingOut(asked, left)]
      .filter((words) => tellingOf(words) >= enough)
      .map((words) => ({ words, cost: left }));
    const meaning = readings.length > 0 && meaningOf(readings);
    if (meaning && findsAny(db, meaning)) return { ...meaning, relaxed: true };
  }
  return undefined;
}

/**
 * What a text means: whole words first, then the last one half typed, then with slips of typing mended, and on a page
 * of results, which can say so, with most of the words. Filters have no say in it. Undefined when it names no product.
 */
export function understand(db: DatabaseSync, text: string, typed: Typed): Meaning | undefined {
  const whole = typedWords(text);
  if (whole.length === 0) return undefined;
  const half = halfTyped(whole);
  const ways = typed === 'whole' ? [whole, half] : [half];
  for (const asked of ways) {
    const meaning = meaningOf(readingsAsTyped(db, asked));
    if (findsAny(db, meaning)) return meaning;
  }
  for (const asked of ways) {
    const meaning = mended(db, asked);
    if (meaning) return meaning;
  }
  return typed === 'whole' ? withMost(db, whole) : undefined;
}
