import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { Cell, Condition, ListPlan, TallyPlan, ViewRows } from './list-plan.ts';
import { quoted } from './sqlite-table.ts';
import { prepared } from './view-file.ts';

type Clause = { sql: string; values: Cell[] };

/** `%` and `_` in what people type are letters, not wildcards. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

function clauseOf(condition: Condition<string>): Clause {
  if ('words' in condition) {
    const { words } = condition;
    const sql = words.map(() => String.raw`searched_text LIKE ? ESCAPE '\'`).join(' AND ');
    return { sql, values: words.map(anywhere) };
  }
  const column = quoted(condition.column);
  if ('among' in condition)
    return {
      sql: `${column} IN (${condition.among.map(() => '?').join(', ')})`,
      values: [...condition.among],
    };
  if ('atLeast' in condition) return { sql: `${column} >= ?`, values: [condition.atLeast] };
  if ('atMost' in condition) return { sql: `${column} <= ?`, values: [condition.atMost] };
  return { sql: `${column} IS ?`, values: [condition.is] };
}

function whereOf(clauses: Clause[]): Clause {
  if (clauses.length === 0) return { sql: '', values: [] };
  return {
    sql: `WHERE ${clauses.map(({ sql }) => sql).join(' AND ')}`,
    values: clauses.flatMap(({ values }) => values),
  };
}

const Count = z.object({ total: z.int() });
const ListedRow = z.object({
  id: z.string(),
  value: z.union([z.string(), z.number(), z.null()]),
  row: z.string(),
});

function list<Row>(db: DatabaseSync, table: string, plan: ListPlan<string>) {
  const narrowed = plan.where.map(clauseOf);
  const { sql, values } = whereOf(narrowed);
  const { total } = plan.counted
    ? Count.parse(prepared(db, `SELECT count(*) AS total FROM ${table} ${sql}`).get(...values))
    : { total: 0 };
  const by = quoted(plan.sort.by);
  const [way, further] = plan.sort.descending ? ['DESC', '<'] : ['ASC', '>'];
  const { after } = plan;
  const rest = whereOf([
    ...narrowed,
    ...(after ? [{ sql: `(${by}, id) ${further} (?, ?)`, values: [after.value, after.id] }] : []),
  ]);
  const found = prepared(
    db,
    `SELECT id, ${by} AS value, row_text AS row FROM ${table} ${rest.sql}
     ORDER BY ${by} ${way}, id ${way} LIMIT ? OFFSET ?`,
  )
    .all(...rest.values, plan.take, plan.skip ?? 0)
    .map((row) => ListedRow.parse(row));
  return {
    total,
    places: found.map(({ id, value }) => ({ id, value })),
    // Written by the view's own row schema.
    rows: found.map(({ row }) => JSON.parse(row) as Row),
  };
}

function tally(db: DatabaseSync, table: string, plan: TallyPlan<string, string, string>) {
  const by = plan.by.map(quoted);
  const sums = (plan.sum ?? []).map((name) => `, coalesce(sum(${quoted(name)}), 0) AS ${quoted(name)}`);
  const { sql, values } = whereOf(plan.where.map(clauseOf));
  return prepared(
    db,
    `SELECT ${by.join(', ')}, count(*) AS count${sums.join('')} FROM ${table} ${sql} GROUP BY ${by.join(', ')}`,
  ).all(...values);
}

/** The rows of a declared view as SQLite answers them, from the file `open` has caught up with the table. */
export const sqliteRows = <Name extends string, Row>(
  view: { name: string },
  open: () => Promise<{ db: DatabaseSync }>,
): ViewRows<Name, Row> => ({
  list: async (plan) => list(await open().then(({ db }) => db), quoted(view.name), plan),
  // The columns asked for are the columns answered.
  tally: async (plan) => tally(await open().then(({ db }) => db), quoted(view.name), plan) as never,
});
