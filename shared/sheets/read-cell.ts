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

/** A number as people write it: with a sign, and a comma or a point before its decimals. */
function readNumber(raw: Exclude<RawCell, null>, most: number): ReadCell {
  const text = String(raw).trim().replace('−', '-');
  if (rounded.test(text)) return { problem: 'rounded' };
  if (separated.test(text.replace(/^[+-]/, ''))) return { problem: 'separators' };
  if (typeof raw === 'boolean' || !/^[+-]?\d{1,15}(?:[.,]\d{1,2})?$/.test(text))
    return { problem: 'not_a_number' };
  const value = Number(text.replace(',', '.'));
  return Math.abs(value) > most ? { problem: 'out_of_range' } : { value };
}

/** One of the choices, in whichever language it is called. */
function readChoice(raw: Exclude<RawCell, null>, words: NonNullable<SheetColumn['words']>): ReadCell {
  const said = fold(String(raw).trim());
  const found = Object.entries(words).find(([code, names]) =>
    [code, ...Object.values(names)].some((name) => fold(name) === said),
  );
  return found ? { value: found[0] } : { problem: 'not_a_choice' };
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
  if (column.kind === 'number') return readNumber(raw, column.most ?? 100_000_000_000);
  if (column.kind === 'flag') return readFlag(raw);
  if (column.words) return readChoice(raw, column.words);
  return readText(raw, column);
}
