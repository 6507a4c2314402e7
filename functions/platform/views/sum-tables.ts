import type { Condition, TallyPlan } from './list-plan.ts';
import { quoted } from './list-sql.ts';

/** Pre-aggregated rows of one table with equal cells in `by`, maintained while rows are written. */
export type Sums = { by: readonly string[]; sum: readonly string[] };

type SumShape = {
  columns: Readonly<Record<string, { kind: 'text' | 'number'; nullable?: true }>>;
  sums?: readonly Sums[];
};
type Types = Record<'text' | 'number', string>;

/** Column with the number of rows in a sum; 0 if all of them were removed. */
export const rowsSummed = 'rows_summed';

const sumTable = (table: string, place: number): string => `${table}_sums_${place + 1}`;

const [between, nothing] = ['\u001F', '\u001E'];

/** Key of a sum as text. Engines differ in whether two nulls are equal, so nulls are replaced by a text. */
const keySql = (by: readonly string[]): string =>
  by.map((column) => `coalesce(CAST(${quoted(column)} AS text), '${nothing}')`).join(` || '${between}' || `);

/** Creates the sum tables of a table, each with a covering index. */
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
 * Statements that add some rows of a table to its sums or subtract them; `of` selects the rows. The stored rows
 * are subtracted before they are replaced, so sums stay correct when changes are written late or twice.
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

/** Returns the first sum table that holds all a tally asks for; undefined to use the rows. */
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
