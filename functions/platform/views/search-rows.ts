type FirstHits = {
  /** Whole words without diacritics, all of which occur. */
  words: readonly string[];
  take: number;
};

export type SearchRows<Row> = {
  /** First rows with all of these words. */
  inTexts: (asked: FirstHits) => Promise<Row[]>;
  /** First rows with all of these words in their titles; the last one may be half typed. */
  inTitles: (asked: FirstHits) => Promise<Row[]>;
};

/** Stored row of an item; `first` is the first row number of its rank and second. */
export type SearchedItem = { id: string; row: string; words: string; titleWords: string; first: number };

/** Highest rank. Ranks are few, so that a row seldom moves. */
export const maxRank = 63;
/** Row numbers have six bits of rank, 32 of seconds, and 14 that tell rows of one second apart. */
export const rowsOfSecond = 2 ** 14;
const rowsOfRank = 2 ** 32 * rowsOfSecond;

/** Rank of an item by a count: it rises with each doubling. */
export const rankOfCount = (count: number): number =>
  Math.min(maxRank, Math.floor(Math.log2(1 + Math.max(0, count))));

/** First row number of the items of this rank and second. */
export function firstRow(rank: number, createdAt: string): number {
  const seconds = Math.floor((Date.parse(createdAt) || 0) / 1000);
  return (
    (maxRank - Math.min(maxRank, Math.max(0, rank))) * rowsOfRank + (2 ** 32 - 1 - seconds) * rowsOfSecond
  );
}
