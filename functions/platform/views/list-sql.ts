import type { Cell, Condition, ListPlan, TallyPlan, WordSearch } from './list-plan.ts';

/** Part of an SQL statement for both engines, with one value for each question mark. */
export type Clause = { sql: string; values: Cell[] };

/** Quotes a name, so that it is never a keyword. Names come from declarations, never from callers. */
export const quoted = (name: string): string => `"${name}"`;

/** Escapes `%` and `_` in typed words, so that they are no wildcards. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** SQL condition for a word search: anywhere in the searched text, unless a view keeps its own word index. */
export type FindWords = (search: WordSearch) => Clause;

const anywhereInText: FindWords = ({ words }) => ({
  sql: words.map(() => String.raw`searched_text LIKE ? ESCAPE '\'`).join(' AND '),
  values: words.map(anywhere),
});

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

const joined = (clauses: readonly Clause[], by: 'AND' | 'OR', none: string): Clause => ({
  sql: clauses.length > 0 ? `(${clauses.map(({ sql }) => sql).join(` ${by} `)})` : none,
  values: clauses.flatMap(({ values }) => values),
});

function clauseOf(condition: Condition<string>, find: FindWords, columnOf = quoted): Clause {
  const anyOf = (ways: readonly (readonly Condition<string>[])[]): Clause => {
    const clauses = ways.map((all) => all.map((one) => clauseOf(one, find, columnOf)));
    return joined(
      clauses.map((all) => joined(all, 'AND', '1 = 1')),
      'OR',
      '1 = 0',
    );
  };
  if ('anyOf' in condition) return anyOf(condition.anyOf);
  if ('noneOf' in condition) {
    const { sql, values } = anyOf(condition.noneOf);
    return { sql: `${sql} IS NOT TRUE`, values };
  }
  if ('words' in condition) return find(condition);
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

/** Counts the rows of a list, at most up to `countedTo`. */
export function countSql(
  table: string,
  { where, countedTo }: Pick<ListPlan<string>, 'where' | 'countedTo'>,
  find = anywhereInText,
  columnOf = quoted,
): Clause {
  const { sql, values } = whereOf(where.map((one) => clauseOf(one, find, columnOf)));
  if (countedTo === undefined)
    return { sql: `SELECT CAST(count(*) AS integer) AS total FROM ${table} ${sql}`, values };
  const first = `SELECT 1 AS one FROM ${table} ${sql} LIMIT ?`;
  return {
    sql: `SELECT CAST(count(*) AS integer) AS total FROM (${first}) AS counted`,
    values: [...values, countedTo],
  };
}

type PagePlan = Omit<ListPlan<string>, 'counted' | 'known' | 'countedTo'>;

type PageWays = {
  find?: FindWords | undefined;
  /** SQL of a column in filters (`columnOf`) and in the sort order (`sortedBy`). */
  columnOf?: (name: string) => string;
  sortedBy?: (name: string) => string;
};

const wayOf = ({ sort }: Pick<PagePlan, 'sort'>): string => (sort.descending ? 'DESC' : 'ASC');

/** Selects the rows of a page, in order. */
function chosenSql(
  picked: string,
  table: string,
  plan: PagePlan,
  { find = anywhereInText, columnOf = quoted, sortedBy = quoted }: PageWays,
): Clause {
  const { where, sort, after, take, skip = 0 } = plan;
  const [by, way] = [quoted(sort.by), wayOf(plan)];
  const { sql, values } = whereOf([
    ...where.map((one) => clauseOf(one, find, columnOf)),
    ...(after
      ? [{ sql: `(${by}, id) ${sort.descending ? '<' : '>'} (?, ?)`, values: [after.value, after.id] }]
      : []),
  ]);
  return {
    sql: `SELECT id, ${by} AS value, ${picked} FROM ${table} ${sql}
     ORDER BY ${sortedBy(sort.by)} ${way}, id ${way} LIMIT ? OFFSET ?`,
    values: [...values, take, skip],
  };
}

/** Selects a page of a list: each row's id, sort value and text. */
export const pageSql = (table: string, plan: PagePlan, ways: PageWays = {}): Clause =>
  chosenSql('row_text AS row', table, plan, ways);

const withTexts = ({ sql, values }: Clause, texts: string, way: string): Clause => ({
  sql: `SELECT id, value, row_text AS row FROM (${sql}) JOIN ${texts} USING (rid) ORDER BY value ${way}, id ${way}`,
  values,
});

/** Like `pageSql`, for views with a separate table of texts: only the texts of the page are read. */
export const pageOfTextsSql = (table: string, texts: string, plan: PagePlan, ways: PageWays): Clause =>
  withTexts(chosenSql('rid', table, plan, ways), texts, wayOf(plan));

type FirstRows = PageWays & { most: number; search: WordSearch; inTexts: FindWords };

/** Like `pageOfTextsSql`, but looks for the page's rows among the first `most` rows by their own texts. */
export function pageOfFirstRowsSql(
  table: string,
  texts: string,
  plan: PagePlan,
  { most, search, inTexts, ...ways }: FirstRows,
): Clause {
  const way = wayOf(plan);
  const first = chosenSql('rid', table, { ...plan, take: most, skip: 0 }, ways);
  const found = inTexts(search);
  const sql = `SELECT id, value, rid FROM (${first.sql}) CROSS JOIN ${texts} USING (rid) WHERE ${found.sql}
     ORDER BY value ${way}, id ${way} LIMIT ? OFFSET ?`;
  const values = [...first.values, ...found.values, plan.take, plan.skip ?? 0];
  return withTexts({ sql, values }, texts, way);
}

type TallyWays = {
  find?: FindWords | undefined;
  /** Column with the number of rows that each row stands for, in tables of sums. */
  rows?: string;
};

/** Groups rows by equal cells, and counts and sums them. */
export function tallySql(
  table: string,
  { by, sum = [], distinct, where }: TallyPlan<string, string, string>,
  { find = anywhereInText, rows }: TallyWays = {},
): Clause {
  const columns = by.map(quoted);
  const sums = sum.map((name) => `, coalesce(sum(${quoted(name)}), 0) AS ${quoted(name)}`).join('');
  const present = rows === undefined ? [] : [{ sql: `${quoted(rows)} > 0`, values: [] }];
  const { sql, values } = whereOf([...where.map((one) => clauseOf(one, find)), ...present]);
  const others = distinct ? `, CAST(count(DISTINCT ${quoted(distinct)}) AS integer) AS "distinct"` : '';
  const counted = rows === undefined ? 'count(*)' : `coalesce(sum(${quoted(rows)}), 0)`;
  const cells = [...columns, `CAST(${counted} AS integer) AS count`].join(', ');
  const grouped = columns.length > 0 ? `GROUP BY ${columns.join(', ')}` : '';
  return { sql: `SELECT ${cells}${sums}${others} FROM ${table} ${sql} ${grouped}`, values };
}

/** Table of a declared view. */
export type ViewTable = {
  name: string;
  columns: Record<string, { kind: 'text' | 'number'; nullable?: true }>;
  indexes: readonly (readonly string[])[];
  finds?: 'beginnings';
};

export type IndexedRow = { cells: Cell[]; searched: string; row: string };

/** Converts `createdAt desc` to `"createdAt" DESC`; the id breaks ties in the last direction. */
export function indexColumns(columns: readonly string[]): string {
  const parts = columns.map((part) => part.split(' ') as [name: string, way?: 'desc']);
  const id = parts.at(-1)?.[1] ? 'id DESC' : 'id';
  return [...parts.map(([name, way]) => quoted(name) + (way ? ' DESC' : '')), id].join(', ');
}
