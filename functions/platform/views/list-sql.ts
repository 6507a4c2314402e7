import type { Cell, Condition, ListPlan, TallyPlan } from './list-plan.ts';

/** A part of a statement that both engines understand, with a value for each of its question marks. */
export type Clause = { sql: string; values: Cell[] };

/** Names come from declarations, never from callers; quoted, so that none is a word of the language. */
export const quoted = (name: string): string => `"${name}"`;

/** `%` and `_` in what people type are letters, not wildcards. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** How words are found: anywhere in the searched text, unless a view keeps an index of its own. */
export type FindWords = (words: readonly string[]) => Clause;

const anywhereInText: FindWords = (words) => ({
  sql: words.map(() => String.raw`searched_text LIKE ? ESCAPE '\'`).join(' AND '),
  values: words.map(anywhere),
});

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

const joined = (clauses: readonly Clause[], by: 'AND' | 'OR', none: string): Clause => ({
  sql: clauses.length > 0 ? `(${clauses.map(({ sql }) => sql).join(` ${by} `)})` : none,
  values: clauses.flatMap(({ values }) => values),
});

function clauseOf(condition: Condition<string>, find: FindWords, columnOf = quoted): Clause {
  if ('anyOf' in condition) {
    const ways = condition.anyOf.map((all) =>
      joined(
        all.map((one) => clauseOf(one, find, columnOf)),
        'AND',
        '1 = 1',
      ),
    );
    return joined(ways, 'OR', '1 = 0');
  }
  if ('words' in condition) return find(condition.words);
  const column = columnOf(condition.column);
  if ('among' in condition)
    return { sql: `${column} IN (${marks(condition.among)})`, values: [...condition.among] };
  if ('atLeast' in condition) return { sql: `${column} >= ?`, values: [condition.atLeast] };
  if ('atMost' in condition) return { sql: `${column} <= ?`, values: [condition.atMost] };
  if (condition.is === null) return { sql: `${column} IS NULL`, values: [] };
  return { sql: `${column} = ?`, values: [condition.is] };
}

function whereOf(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return { sql: '', values: [] };
  return {
    sql: `WHERE ${clauses.map(({ sql }) => sql).join(' AND ')}`,
    values: clauses.flatMap(({ values }) => values),
  };
}

/** How many rows a list has in all. */
export function countSql(
  table: string,
  { where }: Pick<ListPlan<string>, 'where'>,
  find = anywhereInText,
): Clause {
  const { sql, values } = whereOf(where.map((one) => clauseOf(one, find)));
  return { sql: `SELECT CAST(count(*) AS integer) AS total FROM ${table} ${sql}`, values };
}

/** A page of a list: each row's id, what it was sorted by, and its text. */
export function pageSql(
  table: string,
  { where, sort, after, take, skip = 0 }: Omit<ListPlan<string>, 'counted'>,
  find = anywhereInText,
  columnOf = quoted,
): Clause {
  const by = quoted(sort.by);
  const [way, further] = sort.descending ? ['DESC', '<'] : ['ASC', '>'];
  const { sql, values } = whereOf([
    ...where.map((one) => clauseOf(one, find, columnOf)),
    ...(after ? [{ sql: `(${by}, id) ${further} (?, ?)`, values: [after.value, after.id] }] : []),
  ]);
  return {
    sql: `SELECT id, ${by} AS value, row_text AS row FROM ${table} ${sql}
     ORDER BY ${by} ${way}, id ${way} LIMIT ? OFFSET ?`,
    values: [...values, take, skip],
  };
}

/** How many rows have the same cells, and what their sums are. */
export function tallySql(
  table: string,
  { by, sum = [], distinct, where }: TallyPlan<string, string, string>,
  find = anywhereInText,
): Clause {
  const columns = by.map(quoted);
  const sums = sum.map((name) => `, coalesce(sum(${quoted(name)}), 0) AS ${quoted(name)}`).join('');
  const { sql, values } = whereOf(where.map((one) => clauseOf(one, find)));
  const others = distinct ? `, CAST(count(DISTINCT ${quoted(distinct)}) AS integer) AS "distinct"` : '';
  const cells = [...columns, 'CAST(count(*) AS integer) AS count'].join(', ');
  const grouped = columns.length > 0 ? `GROUP BY ${columns.join(', ')}` : '';
  return { sql: `SELECT ${cells}${sums}${others} FROM ${table} ${sql} ${grouped}`, values };
}
