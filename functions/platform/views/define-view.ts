import type * as z from 'zod';
import type { Freshness } from './freshness.ts';
import type { ViewRows } from './list-plan.ts';
import { type KeptDays, postgresKept, sqliteKept } from './kept-days.ts';
import { type Listable, recordOf } from './listable.ts';
import { postgresRows } from './postgres-rows.ts';
import { postgresSchema, postgresWriter } from './postgres-table.ts';
import { sqliteRows } from './sqlite-rows.ts';
import { sqliteWordedRows } from './sqlite-worded-rows.ts';
import { sqliteSchema, sqliteWriter } from './sqlite-table.ts';
import { marksOf } from './marks.ts';
import { indexedWords, inPostgresWords } from './word-index.ts';
import { readView } from './view.ts';
import type { ViewDefinition } from './view-feed.ts';

type Direction<Name extends string> = Name | `${Name} desc`;

type Declaration<T, Name extends string, Row> = Listable<T, Name, Row> & {
  /** Raised whenever what is stored of an item changes shape; a test says when. */
  version: number;
  shards: number;
  /** Of another view, where it keeps the same items for other questions. */
  feed?: string;
  /** The ways it is narrowed and sorted most; ids end each of them. */
  indexes: readonly (readonly Direction<NoInfer<Name>>[])[];
  /** Of these columns few rows have the same cell: rows are found by them before anything else they are narrowed by. */
  rare?: readonly NoInfer<Name>[];
  /**
   * How words are found in what is searched: by their beginnings, in an index, where rows are too many to be read for
   * each question; unless said so anywhere in the text.
   */
  finds?: 'beginnings';
  /** Columns of few different cells that lists are narrowed by together with words: kept among these, too. */
  marked?: readonly NoInfer<Name>[];
  /** Finished rows leave the view after some days, so that it stops growing. Their items are still read by key. */
  keeps?: KeptDays<NoInfer<Name>>;
};

export type DeclaredView<T, Name extends string, Row> = Declaration<T, Name, Row> &
  ViewDefinition<T, ViewRows<Name, Row>> & {
    /** Its rows, caught up with the table before each answer: for sums, whole. */
    rows: (wanted?: Freshness) => ViewRows<Name, Row>;
  };

/**
 * A list, said once: which items, what they are narrowed and sorted by, what is answered of them. `listQuery` answers
 * contracts from it; it enters the snapshots by standing in `functions/workers/all-views.ts`.
 */
export function defineView<T extends { id: string }, Name extends string, Row>(
  item: z.ZodType<T>,
  declared: Declaration<T, Name, Row>,
): DeclaredView<T, Name, Row> {
  const { finds, searched, marked = [], keeps } = declared;
  const keep = (saved: T) => ({
    ...recordOf(declared, saved),
    ...(finds && { searched: indexedWords(searched?.(saved) ?? []) }),
  });
  const keepMarked = (saved: T) => {
    const { searched: found, ...record } = keep(saved);
    const marks = marked.flatMap((name) => marksOf(name, declared.columns[name].of(saved)));
    return { ...record, searched: [found, ...marks].join(' ') };
  };
  const write = postgresWriter(declared, keep);
  const view: DeclaredView<T, Name, Row> = {
    ...declared,
    item,
    sqlite: {
      schema: sqliteSchema(declared),
      writer(db, clock) {
        const writer = sqliteWriter(declared, db, keepMarked);
        return keeps ? sqliteKept({ ...declared, keeps }, db, writer, clock) : writer;
      },
      ask: (db) => (finds ? sqliteWordedRows(declared, db) : sqliteRows(declared, db)),
    },
    postgres: {
      schema: (place) => postgresSchema(declared, place),
      write,
      ...(keeps && postgresKept({ ...declared, keeps }, write)),
      ask: (sql, place) => postgresRows(declared, sql, place, finds && inPostgresWords),
    },
    rows: (wanted) => ({
      list: async (plan) => (await readView(view, wanted)).ask.list(plan),
      tally: async (plan) => (await readView(view, wanted)).ask.tally(plan),
    }),
  };
  return view;
}
