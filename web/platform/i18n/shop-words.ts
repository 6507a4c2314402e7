import type table from '../../locales/en/shopWords.json';

type Words = ReadonlyMap<string, string>;
type Units = ReadonlyMap<string, readonly string[]>;

/** Arrive with the English texts; until then things keep their Vietnamese names. */
let words: Words = new Map();
let units: Units = new Map();

/** What the shop itself calls things: categories, options, facts and units. Names of products stay as they are. */
export function learnShopWords(learnt: typeof table): void {
  words = new Map(
    Object.entries({ ...learnt.categories, ...learnt.options, ...learnt.factNames, ...learnt.facts }),
  );
  units = new Map(Object.entries(learnt.units));
}

/** `6 tháng` and `20 ngày` need no entry each. */
const span = (text: string): string =>
  text.replace(/^(\d+) tháng$/, '$1 months').replace(/^(\d+) ngày$/, '$1 days');

/** Two answers at once are joined by a slash, and an answer stands behind its question: `Màu / Cỡ: Be / Nhỏ`. */
export const englishOf = (text: string): string =>
  words.get(text) ??
  text
    .split(/( \/ |: )/)
    .map((part) => words.get(part) ?? span(part))
    .join('');

export const englishUnit = (unit: string, count: number): string =>
  units.get(unit)?.[count === 1 ? 0 : 1] ?? unit;
