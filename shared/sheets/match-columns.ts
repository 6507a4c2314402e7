import { fold } from '../values/text.ts';
import { reasonTitles } from './cell-problems.ts';
import type { RawCell, SheetColumn } from './sheet-column.ts';

/** The column of each heading; null for a heading that is ignored. */
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

/** Top rows searched for the heading row, as people write a title above it. */
const maxAbove = 10;

/** Finds the heading row: the first that names a key column and another column, else the first row. */
export function headingRow(
  columns: readonly SheetColumn[],
  keys: readonly string[],
  rows: readonly (readonly RawCell[])[],
): number {
  const found = rows.slice(0, maxAbove).findIndex((row) => {
    const names = row.map((cell) => meant(columns, String(cell ?? '')));
    const [known, ...others] = names.filter((name) => typeof name === 'string');
    return others.length > 0 && [known, ...others].some((name) => name !== undefined && keys.includes(name));
  });
  return Math.max(0, found);
}

/** Finds the column of each heading, by name, title or choice; returns unknown ones to ask about. */
export function matchColumns(
  columns: readonly SheetColumn[],
  /** Key columns; one of them is enough. */
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
