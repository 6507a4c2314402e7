import { fold, tidy } from '../values/text.ts';
import type { CellProblemCode } from './cell-problems.ts';
import type { CellValue, RawCell, SheetColumn } from './sheet-column.ts';

/** A blank leaves things as they are; to clear is said aloud. */
export type ReadCell = { blank: true } | { value: CellValue } | { problem: CellProblemCode };

/** `[xóa]` or `[clear]`. */
const clearing = new Set(['[xoa]', '[clear]']);
/** What a spreadsheet made of a long number. */
const rounded = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const separated = /^\d{1,3}(?:[.,\s]\d{3})+$/;
const mostExact = 1e15;

const yes = new Set(['co', 'yes', 'true', '1', 'x']);
const no = new Set(['khong', 'no', 'false', '0']);

function readMoney(raw: Exclude<RawCell, null>, most: number): ReadCell {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  if (typeof text === 'string' && rounded.test(text)) return { problem: 'rounded' };
  if (typeof text === 'string' && separated.test(text)) return { problem: 'separators' };
  if (typeof text === 'boolean' || (typeof text === 'string' && !/^\d{1,15}$/.test(text)))
    return { problem: 'not_a_number' };
  const value = Number(text);
  if (!Number.isInteger(value)) return { problem: 'not_whole' };
  return value < 0 || value > most ? { problem: 'out_of_range' } : { value };
}

function readText(raw: Exclude<RawCell, null>, { kind, most = 300 }: SheetColumn): ReadCell {
  const text = tidy(String(raw));
  const isBroken = typeof raw === 'number' ? Math.abs(raw) >= mostExact : rounded.test(text);
  if (kind === 'code' && isBroken) return { problem: 'rounded' };
  return text.length > most ? { problem: 'too_long' } : { value: text };
}

function readFlag(raw: Exclude<RawCell, null>): ReadCell {
  const word = fold(String(raw).trim());
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'not_a_flag' };
}

/** What a cell says of its column. */
export function readCell(column: SheetColumn, raw: RawCell | undefined): ReadCell {
  if (raw === null || raw === undefined || String(raw).trim() === '') return { blank: true };
  if (typeof raw === 'string' && clearing.has(fold(raw.trim())))
    return column.cleared === undefined ? { problem: 'cannot_clear' } : { value: column.cleared };
  if (column.kind === 'money') return readMoney(raw, column.most ?? 100_000_000_000);
  if (column.kind === 'flag') return readFlag(raw);
  return readText(raw, column);
}
