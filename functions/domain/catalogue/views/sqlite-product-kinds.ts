import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { HitColumns, HitNumbers, KindPrices, KindsChanged } from './product-answers.ts';
import { kindOf } from './product-columns.ts';
import { type Clause, indexOf, kindFilters, orderWithin } from './product-filters.ts';
import type { StoredCard } from './product-record.ts';
import type { KindPage, Match, ProductRows } from './product-rows.ts';

/**
 * Schema of product kinds. Products that filters treat alike share one kind. Each kind counts its products on
 * sale and stores the turn of its last change, so that readers fetch only kinds changed since.
 */
export const kindSchema = `
  CREATE TABLE product_kinds (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL UNIQUE,
    products INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX product_kinds_changed ON product_kinds (changed);
  CREATE INDEX products_kinds ON products (active, kind, total);
`;

const NumberedRow = z.object({ number: z.int() });

export function createKinds(db: DatabaseSync) {
  const save = db.prepare('INSERT INTO product_kinds (kind) VALUES (?) ON CONFLICT DO NOTHING');
  const find = db.prepare('SELECT number FROM product_kinds WHERE kind = ?');
  const change = db.prepare(
    `UPDATE product_kinds SET products = products + ?, changed = (SELECT max(changed) + 1 FROM product_kinds)
     WHERE number = ?`,
  );
  return {
    numberOf(card: StoredCard): number {
      const kind = kindOf(card);
      save.run(kind);
      return NumberedRow.parse(find.get(kind)).number;
    },
    /** Adds to a kind's products on sale; zero marks the kind because of a new price. */
    change: (number: number, more: number): void => void change.run(more, number),
  };
}

const among = (kinds: readonly number[]): Clause => ({
  sql: 'kind IN (SELECT value FROM json_each(?))',
  values: [JSON.stringify(kinds)],
});

/** Query for a page of some kinds: sorts their rows, or walks the order's index with kind and price. */
export function pageOfKindsSql(asked: KindPage): Clause {
  const { sql, values } = kindFilters(asked, among);
  const index = asked.few && asked.kinds ? 'products_kinds' : `products_${indexOf(asked)}`;
  return {
    sql: `SELECT rid FROM products INDEXED BY ${index} WHERE ${sql} ORDER BY ${orderWithin(asked)} LIMIT ? OFFSET ?`,
    values: [...values, asked.take, asked.skip],
  };
}

type Ask = (sql: string, values?: readonly (string | number)[]) => unknown[];

/** Implements the queries about kinds for SQLite; `fts` translates a text match for its index. */
export const sqliteKindRows = (
  all: Ask,
  fts: (match: Match) => string,
): Pick<ProductRows, 'kindsSince' | 'pricesOfKinds' | 'columnsOfHits' | 'numbersOfHits'> => ({
  kindsSince: async (changed) =>
    KindsChanged.parse(
      all('SELECT number, kind, products, changed FROM product_kinds WHERE changed > ?', [changed]),
    ),
  pricesOfKinds: async (numbers) =>
    KindPrices.parse(
      all(
        `SELECT kind, json_group_array(total) AS totals, json_group_array(rid) AS rids FROM (
           SELECT kind, total, rid FROM products INDEXED BY products_kinds
           WHERE active = 1 AND kind IN (SELECT value FROM json_each(?)) ORDER BY kind, total, rid
         ) GROUP BY kind`,
        [JSON.stringify(numbers)],
      ),
    ),
  columnsOfHits: async (match) =>
    HitColumns.parse(
      all(
        `SELECT json_group_array(rid) AS rids, json_group_array(kind) AS kinds, json_group_array(total) AS totals
         FROM product_text CROSS JOIN products ON rid = product_text.rowid WHERE product_text MATCH ?`,
        [fts(match)],
      )[0],
    ),
  numbersOfHits: async (match) =>
    HitNumbers.parse(
      all('SELECT json_group_array(rowid) AS rids FROM product_text WHERE product_text MATCH ?', [
        fts(match),
      ])[0],
    ),
});
