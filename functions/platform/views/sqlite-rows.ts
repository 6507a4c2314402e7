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

/** So few are found by what they are narrowed by, then sorted: the order might be walked to its end for them. */
export const fewest = 500;

/** The plus keeps the engine from finding rows by what they are narrowed by, which it then would have to sort. */
export const walked = (name: string): string => `+${quoted(name)}`;

/** The engine takes all indexes for equally good: where a cell that few rows share is asked for, no other is left to it. */
export function foundBy(
  { where }: Pick<ListPlan<string>, 'where'>,
  rare: readonly string[],
): (name: string) => string {
  const isRare = where.some((one) => 'is' in one && rare.includes(one.column));
  return isRare ? (name) => (rare.includes(name) ? quoted(name) : walked(name)) : quoted;
}

/** Walks an order from where its own bounds begin. */
export const walkedBy =
  ({ sort }: Pick<ListPlan<string>, 'sort'>) =>
  (name: string): string =>
    name === sort.by ? quoted(name) : walked(name);

type Ways = { find: FindWords | undefined; rare: readonly string[] };

function list<Row>(
  db: DatabaseSync,
  table: string,
  plan: ListPlan<string>,
  { find, rare }: Ways,
): ListSlice<Row> {
  const found = foundBy(plan, rare);
  const counted = countSql(table, plan, find, found);
  const total = plan.known ?? (plan.counted ? totalOf(prepared(db, counted.sql).get(...counted.values)) : 0);
  const isWalked = total > mostSorted || goesOn(plan);
  const { sql, values } = pageSql(table, plan, {
    find,
    columnOf: isWalked ? walkedBy(plan) : found,
    sortedBy: plan.counted && total <= fewest ? walked : quoted,
  });
  return sliceOf(prepared(db, sql).all(...values), total);
}

/** The rows of a declared view as SQLite answers them. */
export const sqliteRows = <Name extends string, Row>(
  { name, rare = [] }: { name: string; rare?: readonly string[] },
  db: DatabaseSync,
  find?: FindWords,
): ViewRows<Name, Row> => ({
  list: async (plan) => list(db, quoted(name), plan, { find, rare }),
  tally: async (plan) => {
    const { sql, values } = tallySql(quoted(name), plan, { find });
    // The columns asked for are the columns answered.
    return prepared(db, sql).all(...values) as never;
  },
});
