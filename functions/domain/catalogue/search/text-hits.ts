import { cacheByQuery } from '#functions/platform/views/memo.ts';
import type { ProductRows } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { spellingCorrections } from './spelling-corrections.ts';
import { fewerWords, splitAtConjunctions, splitInTwo } from './relaxed-readings.ts';
import { halfTyped, matchesOf, type Reading, type TypedEnd, type Word, typedWords } from './query-text.ts';
import { readVocabulary } from './vocabulary.ts';

/** Meaning found for a text. */
export type Meaning = {
  readings: Reading[];
  /** Set if no product has all words; the readings are then the separate things, or most of the words. */
  relaxed?: true;
} & ReturnType<typeof matchesOf>;

const meaningOf = (readings: Reading[]): Meaning => ({ readings, ...matchesOf(readings) });

const finds = (rows: ProductRows, readings: Reading[]): Promise<boolean> =>
  rows.findsAny(meaningOf(readings).any);

const readingsKept = 4;

/** Reads the text as typed, and with two neighbours joined if products use the joined word: ba lo, balo. */
async function readingsAsTyped(rows: ProductRows, typed: Word[]): Promise<Reading[]> {
  const pairs = typed.slice(1).map(async (second, place): Promise<Reading[]> => {
    const first = typed[place];
    if (!first || !(await rows.isWord(first.folded + second.folded))) return [];
    const word = { exact: first.exact + second.exact, folded: first.folded + second.folded };
    return [{ words: typed.toSpliced(place, 2, word), cost: 0 }];
  });
  const together = (await Promise.all(pairs)).flat();
  return [{ words: typed, cost: 0 }, ...together].slice(0, readingsKept);
}

/** Cost difference up to which further readings count beside the best one. */
const hardlyLess = 0.25;

const keyOf = ({ words: asked }: Reading): string =>
  asked.map(({ folded, isHalf }) => folded + (isHalf ? '*' : '')).join(' ');

/** Corrects typos. `tried` holds readings that complete and partial texts share. */
async function mended(rows: ProductRows, typed: Word[], tried: Set<string>): Promise<Meaning | undefined> {
  const found: Reading[] = [];
  for (const reading of spellingCorrections(await readVocabulary(rows), typed)) {
    if (tried.has(keyOf(reading))) continue;
    tried.add(keyOf(reading));
    const [best] = found;
    if (found.length === readingsKept || (best && reading.cost > best.cost + hardlyLess)) break;
    if (await finds(rows, [reading])) found.push(reading);
  }
  return found.length > 0 ? meaningOf(found) : undefined;
}

/** Returns those readings that find something. */
async function finding(rows: ProductRows, readings: Reading[]): Promise<Reading[]> {
  const each = await Promise.all(readings.map((reading) => finds(rows, [reading])));
  return readings.filter((_, place) => each[place]);
}

/** Reads a text as several separate things, or else with as many of its words as some product contains. */
async function relaxed(rows: ProductRows, text: string, typed: Word[]): Promise<Meaning | undefined> {
  for (const both of splitInTwo(typed))
    if ((await finding(rows, both)).length === both.length) return { ...meaningOf(both), relaxed: true };
  for (const readings of [splitAtConjunctions(text), ...fewerWords(typed)]) {
    const found = await finding(rows, readings);
    if (found.length > 0) return { ...meaningOf(found), relaxed: true };
  }
  return undefined;
}

/**
 * Finds out which products a text means: with complete words first, then with the last word partial, then with
 * typos corrected, and for a complete text with most of the words. Filters do not matter. Undefined if the text
 * means no product.
 */
export async function understand(
  rows: ProductRows,
  text: string,
  typed: TypedEnd,
): Promise<Meaning | undefined> {
  const whole = typedWords(text);
  if (whole.length === 0) return undefined;
  const half = halfTyped(whole);
  const ways = typed === 'whole' ? [whole, half] : [half];
  for (const asked of ways) {
    const meaning = meaningOf(await readingsAsTyped(rows, asked));
    if (await rows.findsAny(meaning.any)) return meaning;
  }
  const tried = new Set<string>();
  for (const asked of ways) {
    const meaning = await mended(rows, asked, tried);
    if (meaning) return meaning;
  }
  return typed === 'whole' ? relaxed(rows, text, whole) : undefined;
}

const textsKept = 300;
// Never older than the rows, since a text without results today may have some tomorrow.
const meanings = cacheByQuery<Meaning | undefined>(textsKept, () => 0);

/** Returns a text's meaning from a cache: correcting it takes longer than finding its products. */
export const meaningOfText = (rows: Products, text: string, typed: TypedEnd): Promise<Meaning | undefined> =>
  meanings(rows, `${typed} ${text}`, () => understand(rows.ask, text, typed));
