import type table from '../../locales/en/shopWords.json';

type Words = Record<string, string>;
type Units = Record<string, readonly string[]>;

/** Arrive with the English texts; until then things keep their Vietnamese names. */
let words: Words = {};
let units: Units = {};

/** What the shop itself calls things: shelves, options, facts and units. Names of products stay as they are. */
export function learnShopWords(learnt: typeof table): void {
  words = { ...learnt.shelves, ...learnt.options, ...learnt.factNames, ...learnt.facts };
  units = learnt.units;
}

/** `6 tháng` and `20 ngày` need no entry each. */
const span = (text: string): string =>
  text.replace(/^(\d+) tháng$/, '$1 months').replace(/^(\d+) ngày$/, '$1 days');

/** Two answers at once are joined by a slash, and an answer stands behind its question: `Màu / Cỡ: Be / Nhỏ`. */
export const englishOf = (text: string): string =>
  words[text] ??
  text
    .split(/( \/ |: )/)
    .map((part) => words[part] ?? span(part))
    .join('');

export const englishUnit = (unit: string, count: number): string =>
  units[unit]?.[count === 1 ? 0 : 1] ?? unit;
