import { fold } from '../values/text.ts';
import { reasonTitles } from './cell-problems.ts';
import type { RawCell, SheetColumn } from './sheet-column.ts';

/** For each heading the column it means; null is passed over. */
export type ColumnMatch = (string | null)[];

export type MatchResult =
  | { columns: ColumnMatch }
  | { unknown: string[] }
  | { twice: string }
  | { missing: string };

const same = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '');

function meant(columns: readonly SheetColumn[], heading: string): string | null | undefined {
  const said = same(heading);
  if (said === '' || Object.values(reasonTitles).some((title) => same(title) === said)) return null;
  const column = columns.find(({ name, titles, alsoCalled = [] }) =>
    [name, ...Object.values(titles), ...alsoCalled].some((title) => same(title) === said),
  );
  return column && (column.readOnly ? null : column.name);
}

/** Above the headings people write what the sheet is, over cells they have joined: so far down it is looked for. */
const mostAbove = 10;

/** Which row holds the headings: the first that names the key and another column, else the first of all. */
export function headingRow(
  columns: readonly SheetColumn[],
  keys: readonly string[],
  rows: readonly (readonly RawCell[])[],
): number {
  const found = rows.slice(0, mostAbove).findIndex((row) => {
    const names = row.map((cell) => meant(columns, String(cell ?? '')));
    const [known, ...others] = names.filter((name) => typeof name === 'string');
    return others.length > 0 && [known, ...others].some((name) => name !== undefined && keys.includes(name));
  });
  return Math.max(0, found);
}

/** Which column each heading of a file means: by its name or title, or as its sender said. What nobody knows is asked. */
export function matchColumns(
  columns: readonly SheetColumn[],
  /** Any of which is enough. */
  keys: readonly string[],
  headings: readonly string[],
  said: Readonly<Record<string, string | null>> = {},
): MatchResult {
  const found = headings.map((heading) => (heading in said ? said[heading] : meant(columns, heading)));
  const unknown = headings.filter((_, place) => found[place] === undefined);
  if (unknown.length > 0) return { unknown };
  const names = found.filter((name) => typeof name === 'string');
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return { twice };
  if (!names.some((name) => keys.includes(name))) return { missing: keys[0] ?? '' };
  return { columns: found.map((name) => name ?? null) };
}
