import * as z from 'zod';
import { tableIn } from '#functions/platform/views/postgres-table.ts';
import { asJson, type Sql } from '#functions/platform/views/sql.ts';
import { HitColumns, HitNumbers, KindPrices, KindsChanged } from './product-answers.ts';
import { kindOf } from './product-columns.ts';
import { type Clause, kindFilters, orderWithin } from './product-filters.ts';
import type { StoredCard } from './product-record.ts';
import type { KindPage, Match, ProductRows } from './product-rows.ts';

/** Schema of product kinds, with product counts and the turn of the last change, as in SQLite. */
export const kindSchema = (place: string): string => `
    CREATE TABLE ${tableIn(place, 'kinds')} (
      number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text UNIQUE,
      products integer NOT NULL DEFAULT 0, changed bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX ON ${tableIn(place, 'kinds')} (changed);
    CREATE INDEX ON ${tableIn(place, 'products')} (kind, total) WHERE active = 1;`;

const KindRow = z.object({ number: z.int(), kind: z.string() });

/** Returns the numbers of kinds, and creates numbers for new ones. */
export async function kindNumbers(sql: Sql, place: string, saved: readonly StoredCard[]) {
  const kinds = [...new Set(saved.map(kindOf))];
  const table = tableIn(place, 'kinds');
  await sql.query(
    `INSERT INTO ${table} (kind) SELECT unnest(?::text[]) EXCEPT SELECT kind FROM ${table} WHERE kind = ANY(?::text[])`,
    [kinds, kinds],
  );
  const rows = await sql.query(`SELECT number, kind FROM ${table} WHERE kind = ANY(?::text[])`, [kinds]);
  return new Map(rows.map((row) => KindRow.parse(row)).map(({ number, kind }) => [kind, number]));
}

/** Adds the changes in products on sale per kind; a change of zero marks the kind because of a new price. */
export async function changeKinds(
  sql: Sql,
  place: string,
  changes: readonly { kind: number; more: number }[],
): Promise<void> {
  const table = tableIn(place, 'kinds');
  await sql.query(
    `UPDATE ${table} AS known SET
       products = known.products + said.more, changed = (SELECT max(changed) + 1 FROM ${table})
     FROM (
       SELECT kind, sum(more)::integer AS more FROM json_to_recordset(?::json) AS each (kind integer, more integer)
       GROUP BY kind
     ) AS said WHERE known.number = said.kind`,
    [asJson(changes)],
  );
}

const among = (kinds: readonly number[]): Clause => ({
  sql: 'kind = ANY(ARRAY(SELECT json_array_elements_text(?::json)::integer))',
  values: [JSON.stringify(kinds)],
});

/** Query for a page of some kinds; PostgreSQL decides whether to sort the rows or to walk an index. */
export function pageOfKindsSql(products: string, asked: KindPage): Clause {
  const { sql, values } = kindFilters(asked, among);
  return {
    sql: `SELECT rid FROM ${products} WHERE ${sql} ORDER BY ${orderWithin(asked)} LIMIT ? OFFSET ?`,
    values: [...values, asked.take, asked.skip],
  };
}

type Ask = (text: string, values?: readonly unknown[]) => Promise<unknown[]>;

/** Implements the queries about kinds for PostgreSQL; `tsquery` translates a text match for its index. */
export function postgresKindRows(
  all: Ask,
  place: string,
  tsquery: (match: Match) => string,
): Pick<ProductRows, 'kindsSince' | 'pricesOfKinds' | 'columnsOfHits' | 'numbersOfHits'> {
  const products = tableIn(place, 'products');
  const column = (name: string, order: string) => `coalesce(json_agg(${name} ORDER BY ${order}), '[]')::text`;
  return {
    kindsSince: async (changed) =>
      KindsChanged.parse(
        await all(
          `SELECT number, kind, products, changed::float8 AS changed FROM ${tableIn(place, 'kinds')}
           WHERE changed > ? ORDER BY number`,
          [changed],
        ),
      ),
    pricesOfKinds: async (numbers) =>
      KindPrices.parse(
        await all(
          `SELECT kind, ${column('total', 'total, rid')} AS totals, ${column('rid', 'total, rid')} AS rids FROM ${products}
           WHERE active = 1 AND kind = ANY(?::integer[]) GROUP BY kind`,
          [numbers],
        ),
      ),
    columnsOfHits: async (match) =>
      HitColumns.parse(
        (
          await all(
            `SELECT ${column('rid', 'rid')} AS rids, ${column('kind', 'rid')} AS kinds,
               ${column('total', 'rid')} AS totals
             FROM ${tableIn(place, 'texts')} JOIN ${products} USING (rid) WHERE found @@ ?::tsquery`,
            [tsquery(match)],
          )
        )[0],
      ),
    numbersOfHits: async (match) =>
      HitNumbers.parse(
        (
          await all(
            `SELECT ${column('rid', 'rid')} AS rids FROM ${tableIn(place, 'texts')} WHERE found @@ ?::tsquery`,
            [tsquery(match)],
          )
        )[0],
      ),
  };
}
