import { isDeepStrictEqual } from 'node:util';
import type { CellValue, RawCell, SheetColumn } from '#shared/sheets/sheet-column.ts';
import type { ColumnMatch } from '#shared/sheets/match-columns.ts';
import { readCell } from '#shared/sheets/read-cell.ts';
import type { StoredRow } from './job-record.ts';

export type CellValues = Record<string, CellValue>;
export type Problems = StoredRow['problems'];

/** Parsed row of a file. Blank cells are not among its values. */
export type ImportRow = {
  row: number;
  cells: RawCell[];
  key: string;
  /** Part of the thing the row describes. */
  part: string | null;
  values: CellValues;
  problems: Problems;
};

/** People count rows from 1, and the first row holds the headings. */
const rowsAbove = 2;

/** Columns of a file and those that identify its rows; see `ImportTarget`. */
export type RowColumns = {
  sheet: readonly SheetColumn[];
  key: string;
  part?: string | undefined;
  enough?: readonly string[] | undefined;
};

/** Parses a row. Undefined for an empty one. */
export function readRow(
  cells: RawCell[],
  place: number,
  columns: ColumnMatch,
  { sheet, key, part, enough = [key] }: RowColumns,
): ImportRow | undefined {
  const values: CellValues = {};
  const problems: Problems = [];
  let blanks = 0;
  for (const [at, name] of columns.entries()) {
    const column = sheet.find((one) => one.name === name);
    const read = column ? readCell(column, cells[at]) : { blank: true as const };
    if ('blank' in read) blanks += 1;
    else if ('problem' in read) problems.push({ column: name, code: read.problem });
    else if (name !== null) values[name] = read.value;
  }
  if (blanks === columns.length) return undefined;
  const isKnown = enough.some((name) => values[name] !== undefined);
  if (!isKnown && !problems.some(({ column }) => column === key))
    problems.push({ column: key, code: 'key_missing' });
  const { [key]: keyed, ...rest } = values;
  const { [part ?? '']: of = null, ...said } = rest;
  return {
    row: place + rowsAbove,
    cells,
    key: String(keyed ?? ''),
    part: of === null ? null : String(of),
    values: said,
    problems,
  };
}

/** Normalises a key: upper and lower case are equal. */
export const normaliseKey = (key: string): string => key.toUpperCase();

const textAt = (cells: readonly RawCell[], at: number): string =>
  normaliseKey(String(cells[at] ?? '').trim());

type FilePlaces = { key: number; part: number; refersBy: number };
export type FileHeads = { heads: string[]; bases: string[] };

/** Keys of rows with parts (`heads`) or with rows that refer to them (`bases`) further down. */
export function headsIn(rows: readonly RawCell[][], { key, part, refersBy }: FilePlaces): FileHeads {
  const above = new Set<string>();
  const plain = new Set<string>();
  const [heads, bases] = [new Set<string>(), new Set<string>()];
  for (const cells of rows) {
    const [own, other] = [textAt(cells, key), textAt(cells, refersBy)];
    if (textAt(cells, part) !== '') {
      if (above.has(own)) heads.add(own);
    } else if (own !== '') {
      above.add(own);
      if (other === '') plain.add(own);
    }
    if (plain.has(other) && other !== own) bases.add(other);
  }
  return { heads: [...heads], bases: [...bases].filter((one) => !heads.has(one)) };
}

/** Rows whose key already occurs further up; the file does not say which of them counts. */
export function repeatedRows(rows: readonly RawCell[][], keyPlaces: readonly number[]): number[] {
  const seen = new Set<string>();
  return rows.flatMap((cells, place) => {
    const keys = keyPlaces.map((at) => textAt(cells, at));
    if (keys.every((one) => one === '')) return [];
    const key = keys.join('\n');
    if (seen.has(key)) return [place + rowsAbove];
    seen.add(key);
    return [];
  });
}

/** Values that differ from the current ones. */
export const differences = (values: CellValues, now: CellValues): CellValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(now[name], value)));

export const picked = (values: CellValues, like: CellValues): CellValues =>
  Object.fromEntries(Object.keys(like).map((name) => [name, values[name] ?? null]));
