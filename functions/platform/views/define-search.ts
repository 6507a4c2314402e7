import type * as z from 'zod';
import { postgresSearch, postgresSearchSchema, writePostgresSearch } from './postgres-search.ts';
import { tableIn } from './postgres-table.ts';
import { firstRow, type SearchedItem, type SearchRows } from './search-rows.ts';
import { sqliteSearch, sqliteSearchSchema, sqliteSearchWriter } from './sqlite-search.ts';
import { readView } from './view.ts';
import type { ViewDefinition } from './view-feed.ts';
import { indexedWords } from './word-index.ts';

/** Search in texts that are too many to rank all hits: the first ones in a fixed order are taken, and ranked in code. */
type Declaration<T, Row> = {
  name: string;
  version: number;
  shards: number;
  /** Items that the search finds; the others are not kept. */
  isFound: (item: T) => boolean;
  title: (item: T) => string;
  /** Words of title and text, each once, without diacritics. */
  words: (item: T) => string;
  /** Items of a higher rank come first, and of one rank the newest. Each change of a rank moves a row. */
  rank: (item: T) => number;
  createdAt: (item: T) => string;
  row: z.ZodType<Row>;
};

export type DeclaredSearch<T, Row> = Declaration<T, Row> &
  ViewDefinition<T, SearchRows<Row>> & {
    /** Rows of the search, caught up with the table before each answer. */
    rows: () => SearchRows<Row>;
  };

/**
 * Declares a search in long texts. Titles are found by half-typed words, texts only by whole ones: completing words
 * in all texts takes a hundred times as long. Callers rank the first hits and cut the list.
 */
export function defineSearch<T extends { id: string }, Row>(
  item: z.ZodType<T>,
  declared: Declaration<T, Row>,
): DeclaredSearch<T, Row> {
  const { name, isFound, row } = declared;
  const keep = (saved: T): SearchedItem | undefined =>
    isFound(saved)
      ? {
          id: saved.id,
          row: JSON.stringify(row.parse(saved)),
          words: declared.words(saved),
          titleWords: indexedWords([declared.title(saved)]),
          first: firstRow(declared.rank(saved), declared.createdAt(saved)),
        }
      : undefined;
  const view: DeclaredSearch<T, Row> = {
    ...declared,
    item,
    sqlite: {
      schema: sqliteSearchSchema(name),
      writer: (db) => sqliteSearchWriter(name, db, keep),
      ask: (db) => sqliteSearch(name, db),
    },
    postgres: {
      schema: (place) => postgresSearchSchema(name, place),
      write: async (sql, place, { saved, removed }) => {
        const kept = saved.map((one) => [one.id, keep(one)] as const);
        const gone = kept.flatMap(([id, one]) => (one ? [] : [id]));
        const rows = kept.flatMap(([, one]) => (one ? [one] : []));
        await writePostgresSearch(sql, tableIn(place, name), rows, [...removed, ...gone]);
      },
      ask: (sql, place) => postgresSearch(sql, tableIn(place, name)),
    },
    rows: () => ({
      inTexts: async (asked) => (await readView(view)).ask.inTexts(asked),
      inTitles: async (asked) => (await readView(view)).ask.inTitles(asked),
    }),
  };
  return view;
}
