import { countSql, type FindWords, pageSql, tallySql } from './list-sql.ts';
import type { ViewRows } from './list-plan.ts';
import { sliceOf, totalOf } from './listed-rows.ts';
import { tableIn } from './postgres-table.ts';
import type { Sql } from './sql.ts';

/** Answers queries on a declared view from PostgreSQL. */
export function postgresRows<Name extends string, Row>(
  { name }: { name: string },
  sql: Sql,
  place: string,
  find?: FindWords,
): ViewRows<Name, Row> {
  const table = tableIn(place, name);
  const ask = ({ sql: text, values }: { sql: string; values: readonly unknown[] }) => sql.query(text, values);
  return {
    async list(plan) {
      const [rows, counted] = await Promise.all([
        ask(pageSql(table, plan, { find })),
        plan.counted && plan.known === undefined ? ask(countSql(table, plan, find)) : undefined,
      ]);
      return sliceOf<Row>(rows, plan.known ?? (counted ? totalOf(counted[0]) : 0));
    },
    // The cast is safe: the result has exactly the requested columns.
    tally: async (plan) => (await ask(tallySql(table, plan, { find }))) as never,
  };
}
