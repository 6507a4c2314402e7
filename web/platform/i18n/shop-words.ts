import type table from '../../locales/en/shop/shopWords.json';

type Words = ReadonlyMap<string, string>;
type Units = ReadonlyMap<string, readonly string[]>;

/** English names, loaded with the English texts; until then the Vietnamese names are shown. */
let words: Words = new Map();
let units: Units = new Map();

/** Loads the shop's own terms: categories, options, facts and units. Product names are not translated. */
export function learnShopWords(learnt: typeof table): void {
  words = new Map(
    Object.entries({ ...learnt.categories, ...learnt.options, ...learnt.factNames, ...learnt.facts }),
  );
  units = new Map(Object.entries(learnt.units));
}

/** Translates durations such as `6 tháng` and `20 ngày`, which need no entries of their own. */
const span = (text: string): string =>
  text.replace(/^(\d+) tháng$/, '$1 months').replace(/^(\d+) ngày$/, '$1 days');

/** Translates a term. Combined answers are joined by a slash after their question: `Màu / Cỡ: Be / Nhỏ`. */
export const englishOf = (text: string): string =>
  words.get(text) ??
  text
    .split(/( \/ |: )/)
    .map((part) => words.get(part) ?? span(part))
    .join('');

export const englishUnit = (unit: string, count: number): string =>
  units.get(unit)?.[count === 1 ? 0 : 1] ?? unit;
