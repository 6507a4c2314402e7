import type { Condition, TallyPlan } from './list-plan.ts';
import { quoted } from './list-sql.ts';

/** Rows of one table that have the same cells in `by`, added up while they are written. */
export type Sums = { by: readonly string[]; sum: readonly string[] };

type SumShape = {
  columns: Readonly<Record<string, { kind: 'text' | 'number'; nullable?: true }>>;
  sums?: readonly Sums[];
};
type Types = Record<'text' | 'number', string>;

/** How many rows a sum stands for; nought where all of them are gone again. */
export const rowsSummed = 'rows_summed';

export const sumTable = (table: string, place: number): string => `${table}_sums_${place + 1}`;

const [between, nothing] = ['\u001F', '\u001E'];

/** What tells sums apart. Engines differ in whether two cells without anything in them are alike; two texts are. */
const keySql = (by: readonly string[]): string =>
  by.map((column) => `coalesce(CAST(${quoted(column)} AS text), '${nothing}')`).join(` || '${between}' || `);

/** The tables of sums beside a table, each with an index that holds all of it. */
export function sumSchema(
  name: string,
  { columns, sums = [] }: SumShape,
  { at, types }: { at: (name: string) => string; types: Types },
): string[] {
  return sums.flatMap(({ by, sum }, place) => {
    const own = sumTable(name, place);
    const cells = by.map((column) => {
      const { kind, nullable } = columns[column] ?? { kind: 'text' };
      return `${quoted(column)} ${types[kind]}${nullable ? '' : ' NOT NULL'}`;
    });
    const figures = [rowsSummed, ...sum];
    const all = [
      `sum_key ${types.text} PRIMARY KEY`,
      ...cells,
      ...figures.map((column) => `${quoted(column)} ${types.number} NOT NULL`),
    ];
    const indexed = [...by, ...figures].map(quoted).join(', ');
    return [
      `CREATE TABLE ${at(own)} (${all.join(', ')});`,
      `CREATE INDEX ${quoted(`${own}_1`)} ON ${at(own)} (${indexed});`,
    ];
  });
}

/**
 * Statements that add some rows of a table to its sums, or take them out again, by which rows are meant. Taken out is
 * what stands there before it goes: whatever is written again, late or twice, sums are those of the rows.
 */
export const sumWrites = (
  name: string,
  { sums = [] }: SumShape,
  { at, of }: { at: (name: string) => string; of: string },
): { add: string; take: string }[] =>
  sums.map(({ by, sum }, place) => {
    const figures = [rowsSummed, ...sum];
    const names = ['sum_key', ...by.map(quoted), ...figures.map(quoted)].join(', ');
    const grown = figures.map(
      (column) => `${quoted(column)} = kept.${quoted(column)} + excluded.${quoted(column)}`,
    );
    const write = (sign: '' | '-') => {
      const added = [`${sign}count(*)`, ...sum.map((column) => `${sign}sum(${quoted(column)})`)];
      return `INSERT INTO ${at(sumTable(name, place))} AS kept (${names})
        SELECT ${[keySql(by), ...by.map(quoted), ...added].join(', ')} FROM ${at(name)} WHERE ${of}
        GROUP BY ${by.map(quoted).join(', ')}
        ON CONFLICT (sum_key) DO UPDATE SET ${grown.join(', ')}`;
    };
    return { add: write(''), take: write('-') };
  });

function columnsOf(condition: Condition<string>): string[] | undefined {
  if ('words' in condition) return undefined;
  if ('column' in condition) return [condition.column];
  const ways = 'anyOf' in condition ? condition.anyOf : condition.noneOf;
  const all = ways.flat().map(columnsOf);
  return all.some((columns) => !columns) ? undefined : all.flatMap((columns) => columns ?? []);
}

/** Where a tally is answered from: the first sums that hold all it asks for, or else the rows themselves. */
export function sumsFor(
  name: string,
  { sums = [] }: SumShape,
  { by, sum = [], distinct, where }: TallyPlan<string, string, string>,
): string | undefined {
  if (distinct !== undefined) return undefined;
  const narrowed = where.map(columnsOf);
  if (narrowed.some((columns) => !columns)) return undefined;
  const asked = [...by, ...narrowed.flatMap((columns) => columns ?? [])];
  const place = sums.findIndex(
    (one) =>
      asked.every((column) => one.by.includes(column)) && sum.every((column) => one.sum.includes(column)),
  );
  return place < 0 ? undefined : sumTable(name, place);
}
