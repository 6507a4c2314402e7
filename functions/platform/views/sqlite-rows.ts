import type { DatabaseSync } from 'node:sqlite';
import type { ListPlan, ListSlice, ViewRows } from './list-plan.ts';
import { sliceOf, totalOf } from './listed-rows.ts';
import { countSql, pageSql, quoted, tallySql } from './list-sql.ts';
import { prepared } from './view-file.ts';

function list<Row>(db: DatabaseSync, table: string, plan: ListPlan<string>): ListSlice<Row> {
  const counted = countSql(table, plan);
  const total = plan.counted ? totalOf(prepared(db, counted.sql).get(...counted.values)) : 0;
  const { sql, values } = pageSql(table, plan);
  return sliceOf(prepared(db, sql).all(...values), total);
}

/** The rows of a declared view as SQLite answers them. */
export const sqliteRows = <Name extends string, Row>(
  { name }: { name: string },
  db: DatabaseSync,
): ViewRows<Name, Row> => ({
  list: async (plan) => list(db, quoted(name), plan),
  tally: async (plan) => {
    const { sql, values } = tallySql(quoted(name), plan);
    // The columns asked for are the columns answered.
    return prepared(db, sql).all(...values) as never;
  },
});
