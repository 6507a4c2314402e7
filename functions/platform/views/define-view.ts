import type * as z from 'zod';
import type { Freshness } from './freshness.ts';
import type { ViewRows } from './list-plan.ts';
import { type Retention, postgresWithRetention, sqliteWithRetention } from './retention.ts';
import { type Listable, recordOf } from './listable.ts';
import { postgresRows } from './postgres-rows.ts';
import { postgresSchema, postgresWriter } from './postgres-table.ts';
import { sqliteRows } from './sqlite-rows.ts';
import { sqliteFtsRows } from './sqlite-fts-rows.ts';
import { sqliteSchema, sqliteWriter } from './sqlite-table.ts';
import { indexTermsOf } from './index-terms.ts';
import { indexedWords, inPostgresWords } from './word-index.ts';
import { readView } from './view.ts';
import type { ViewDefinition } from './view-feed.ts';

type Direction<Name extends string> = Name | `${Name} desc`;

type Declaration<T, Name extends string, Row> = Listable<T, Name, Row> & {
  /** Must be raised whenever the stored form of an item changes; a test detects that. */
  version: number;
  shards: number;
  /** Name of another view whose feed this view follows, if it keeps the same items for other queries. */
  feed?: string;
  /** Column combinations that lists are most often filtered and sorted by; the id is appended to each. */
  indexes: readonly (readonly Direction<NoInfer<Name>>[])[];
  /** Selective columns: few rows share the same cell, so rows are looked up by them before any other filter. */
  rare?: readonly NoInfer<Name>[];
  /** Indexed search by word prefixes, for views too large to scan; by default words match anywhere. */
  finds?: 'beginnings';
  /** Low-cardinality columns that lists filter by together with words, stored in the word index too. */
  marked?: readonly NoInfer<Name>[];
  /** Finished rows leave the view after some days to bound it; their items are still read by key. */
  keeps?: Retention<NoInfer<Name>>;
};

export type DeclaredView<T, Name extends string, Row> = Declaration<T, Name, Row> &
  ViewDefinition<T, ViewRows<Name, Row>> & {
    /** Rows of the view, caught up with the table before each answer; use `whole` for sums. */
    rows: (wanted?: Freshness) => ViewRows<Name, Row>;
  };

/**
 * Declares a list once: its items, its filters and sort orders, and its rows. `listQuery` answers contracts
 * from it. A view gets snapshots by being listed in `functions/workers/all-views.ts`.
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
    const marks = marked.flatMap((name) => indexTermsOf(name, declared.columns[name].of(saved)));
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
        return keeps ? sqliteWithRetention({ ...declared, keeps }, db, writer, clock) : writer;
      },
      ask: (db) => (finds ? sqliteFtsRows(declared, db) : sqliteRows(declared, db)),
    },
    postgres: {
      schema: (place) => postgresSchema(declared, place),
      write,
      ...(keeps && postgresWithRetention({ ...declared, keeps }, write)),
      ask: (sql, place) => postgresRows(declared, sql, place, finds && inPostgresWords),
    },
    rows: (wanted) => ({
      list: async (plan) => (await readView(view, wanted)).ask.list(plan),
      tally: async (plan) => (await readView(view, wanted)).ask.tally(plan),
    }),
  };
  return view;
}
