import type { DatabaseSync } from 'node:sqlite';
import type { ListPlan, ListSlice, ViewRows } from './list-plan.ts';
import { sliceOf, totalOf } from './listed-rows.ts';
import { countSql, type FindWords, pageSql, quoted, tallySql } from './list-sql.ts';
import { prepared } from './view-file.ts';

/** More than these take longer to sort than the order takes to be walked until a page is full. */
export const mostSorted = 5000;
const manyRows = 1000;
/** Who takes thousands from where the last thousands ended walks the order once, and would sort all of them each time. */
export const goesOn = ({ after, take }: Pick<ListPlan<string>, 'after' | 'take'>): boolean =>
  after !== undefined && take >= manyRows;

/** The plus keeps the engine from finding rows by what they are narrowed by, which it then would have to sort. */
export const walked = (name: string): string => `+${quoted(name)}`;

function list<Row>(
  db: DatabaseSync,
  table: string,
  plan: ListPlan<string>,
  find: FindWords | undefined,
): ListSlice<Row> {
  const counted = countSql(table, plan, find);
  const total = plan.known ?? (plan.counted ? totalOf(prepared(db, counted.sql).get(...counted.values)) : 0);
  const isWalked = total > mostSorted || goesOn(plan);
  const { sql, values } = pageSql(table, plan, { find, columnOf: isWalked ? walked : quoted });
  return sliceOf(prepared(db, sql).all(...values), total);
}

/** The rows of a declared view as SQLite answers them. */
export const sqliteRows = <Name extends string, Row>(
  { name }: { name: string },
  db: DatabaseSync,
  find?: FindWords,
): ViewRows<Name, Row> => ({
  list: async (plan) => list(db, quoted(name), plan, find),
  tally: async (plan) => {
    const { sql, values } = tallySql(quoted(name), plan, { find });
    // The columns asked for are the columns answered.
    return prepared(db, sql).all(...values) as never;
  },
});
