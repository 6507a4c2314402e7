import { fold } from '../values/text.ts';
import { reasonTitles } from './cell-problems.ts';
import type { SheetColumn } from './sheet-column.ts';

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
  const column = columns.find(({ name, titles }) =>
    [name, ...Object.values(titles)].some((title) => same(title) === said),
  );
  return column && (column.readOnly ? null : column.name);
}

/** Which column each heading of a file means: by its name or title, or as its sender said. What nobody knows is asked. */
export function matchColumns(
  columns: readonly SheetColumn[],
  key: string,
  headings: readonly string[],
  said: Readonly<Record<string, string | null>> = {},
): MatchResult {
  const found = headings.map((heading) => (heading in said ? said[heading] : meant(columns, heading)));
  const unknown = headings.filter((_, place) => found[place] === undefined);
  if (unknown.length > 0) return { unknown };
  const names = found.filter((name) => typeof name === 'string');
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return { twice };
  if (!names.includes(key)) return { missing: key };
  return { columns: found.map((name) => name ?? null) };
}
