import { fold, tidy } from '../values/text.ts';
import type { CellProblemCode } from './cell-problems.ts';
import type { CellValue, RawCell, SheetColumn } from './sheet-column.ts';

/** Separator between several words in one cell. */
export const wordsBetween = ', ';

/** Result of reading a cell: a blank one leaves the value, clearing needs an explicit marker. */
export type ReadCell = { blank: true } | { value: CellValue } | { problem: CellProblemCode };

/** Markers that clear a value: `[xóa]` or `[clear]`. */
const clearing = new Set(['[xoa]', '[clear]']);
/** A long number that a spreadsheet has rounded to scientific notation. */
const rounded = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const separated = /^\d{1,3}(?:[.,\s]\d{3})+$/;
const maxExactNumber = 1e15;
/** Amounts with a currency sign; đồng have no fractions, so a mark separates thousands. */
const inDong =
  /^(\d{1,3}(?:\.\d{3})*|\d{1,3}(?:,\d{3})*|\d{1,3}(?: \d{3})*|\d{1,15})\s*(?:₫|đ|đồng|vnd|vnđ)$/iu;
/** Error values of failed formulas. */
const failedFormula = /^#(?:NULL|DIV\/0|VALUE|REF|NAME|NUM|SPILL|CALC|FORMULA|N\/A)[!?]?$/;
/** An ISO timestamp: a value that the spreadsheet turned into a date. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const yes = new Set(['co', 'yes', 'true', '1', 'x']);
const no = new Set(['khong', 'no', 'false', '0']);

function readMoney(
  raw: Exclude<RawCell, null>,
  { most = 100_000_000_000, least = 0 }: SheetColumn,
): ReadCell {
  const said = typeof raw === 'string' ? raw.trim() : raw;
  const amount = typeof said === 'string' ? inDong.exec(said)?.[1] : undefined;
  const text = amount?.replace(/\D/g, '') ?? said;
  if (typeof text === 'string' && rounded.test(text)) return { problem: 'rounded' };
  if (typeof text === 'string' && separated.test(text)) return { problem: 'separators' };
  if (typeof text === 'boolean' || (typeof text === 'string' && !/^\d{1,15}$/.test(text)))
    return { problem: 'not_a_number' };
  const value = Number(text);
  if (!Number.isInteger(value)) return { problem: 'not_whole' };
  return value < least || value > most ? { problem: 'out_of_range' } : { value };
}

/** A number as people write it: with a sign, and a comma or a point before its decimals. */
const written = /^[+-]?\d{1,15}(?:[.,](\d{1,6}))?$/;

function readNumber(
  raw: Exclude<RawCell, null>,
  { most = 100_000_000_000, least = -most, decimals = 2 }: SheetColumn,
): ReadCell {
  const text = String(raw).trim().replace('−', '-');
  if (rounded.test(text)) return { problem: 'rounded' };
  // A numeric cell of a spreadsheet has no separators except its decimal point.
  if (typeof raw === 'string' && separated.test(text.replace(/^[+-]/, ''))) return { problem: 'separators' };
  const found = written.exec(text);
  if (typeof raw === 'boolean' || !found) return { problem: 'not_a_number' };
  const places = (found[1] ?? '').replace(/0+$/, '').length;
  if (places > decimals) return { problem: decimals === 0 ? 'not_whole' : 'not_a_number' };
  const value = Number(text.replace(',', '.'));
  return value > most || value < least ? { problem: 'out_of_range' } : { value };
}

/** Reads one of the choices, in either language. */
function readChoice(raw: Exclude<RawCell, null>, words: NonNullable<SheetColumn['words']>): ReadCell {
  const said = fold(String(raw).trim());
  const found = Object.entries(words).find(([code, names]) =>
    [code, ...Object.values(names)].some((name) => fold(name) === said),
  );
  return found ? { value: found[0] } : { problem: 'not_a_choice' };
}

/** Reads several choices. The result has each choice once, in the order of the list: 'OCOP, Thủ công'. */
function readWords(
  raw: Exclude<RawCell, null>,
  words: NonNullable<SheetColumn['words']>,
  most = Infinity,
): ReadCell {
  const read = String(raw)
    .split(/[,;|]/)
    .filter((word) => word.trim() !== '')
    .map((word) => readChoice(word, words));
  const said = read.flatMap((one) => ('value' in one ? [one.value] : []));
  if (said.length < read.length) return { problem: 'not_a_choice' };
  const value = Object.keys(words).filter((word) => said.includes(word));
  return value.length > most ? { problem: 'too_many' } : { value: value.join(wordsBetween) };
}

function readText(raw: Exclude<RawCell, null>, { kind, most = 300 }: SheetColumn): ReadCell {
  const text = tidy(String(raw));
  const isBroken = typeof raw === 'number' ? Math.abs(raw) >= maxExactNumber : rounded.test(text);
  if (kind === 'code' && isBroken) return { problem: 'rounded' };
  return text.length > most ? { problem: 'too_long' } : { value: text };
}

function readFlag(raw: Exclude<RawCell, null>): ReadCell {
  const word = fold(String(raw).trim());
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'not_a_flag' };
}

/** Reads a cell according to the rules of its column. */
export function readCell(column: SheetColumn, raw: RawCell | undefined): ReadCell {
  if (raw === null || raw === undefined || String(raw).trim() === '') return { blank: true };
  if (typeof raw === 'string' && clearing.has(fold(raw.trim())))
    return column.cleared === undefined ? { problem: 'cannot_clear' } : { value: column.cleared };
  if (typeof raw === 'string' && failedFormula.test(raw.trim())) return { problem: 'formula_failed' };
  if (typeof raw === 'string' && column.kind !== 'moment' && moment.test(raw))
    return { problem: 'is_a_date' };
  if (column.kind === 'money') return readMoney(raw, column);
  if (column.kind === 'number') return readNumber(raw, column);
  if (column.kind === 'flag') return readFlag(raw);
  if (column.kind === 'words') return readWords(raw, column.words ?? {}, column.most);
  if (column.words) return readChoice(raw, column.words);
  return readText(raw, column);
}
