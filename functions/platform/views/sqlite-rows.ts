import type { DatabaseSync } from 'node:sqlite';
import type { ListPlan, ListSlice, ViewRows } from './list-plan.ts';
import { sliceOf, totalOf } from './listed-rows.ts';
import { countSql, type FindWords, pageSql, quoted, tallySql } from './list-sql.ts';
import { prepared } from './view-file.ts';

/** Above this number of matches, sorting takes longer than walking the sort index until a page is full. */
export const maxSorted = 5000;
const manyRows = 1000;
/** Paging thousands of rows by cursor walks the index once; sorting would repeat for each page. */
export const goesOn = ({ after, take }: Pick<ListPlan<string>, 'after' | 'take'>): boolean =>
  after !== undefined && take >= manyRows;

/** Up to this many matches are filtered, then sorted: the sort index might be walked to its end. */
export const fewest = 500;

/** Unary plus keeps SQLite from filtering by the column's index, which would need a sort. */
export const walked = (name: string): string => `+${quoted(name)}`;

/** Disables other indexes if a filter is selective, because SQLite considers all equally good. */
function foundBy(
  { where }: Pick<ListPlan<string>, 'where'>,
  rare: readonly string[],
): (name: string) => string {
  const isRare = where.some((one) => 'is' in one && rare.includes(one.column));
  return isRare ? (name) => (rare.includes(name) ? quoted(name) : walked(name)) : quoted;
}

/** Disables all indexes except that of the sort column, so that the walk starts at the sort bounds. */
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
  const isWalked = total > maxSorted || goesOn(plan);
  const { sql, values } = pageSql(table, plan, {
    find,
    columnOf: isWalked ? walkedBy(plan) : found,
    sortedBy: plan.counted && total <= fewest ? walked : quoted,
  });
  return sliceOf(prepared(db, sql).all(...values), total);
}

/** Answers queries on a declared view from SQLite. */
export const sqliteRows = <Name extends string, Row>(
  { name, rare = [] }: { name: string; rare?: readonly string[] },
  db: DatabaseSync,
  find?: FindWords,
): ViewRows<Name, Row> => ({
  list: async (plan) => list(db, quoted(name), plan, { find, rare }),
  tally: async (plan) => {
    const { sql, values } = tallySql(quoted(name), plan, { find });
    // The cast is safe: the result has exactly the requested columns.
    return prepared(db, sql).all(...values) as never;
  },
});
