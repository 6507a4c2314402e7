import { groupedDigits, pastedNumber } from '../form/number-text.ts';
import type { AnyColumn, Cells } from './grid-column.ts';

export type UnreadReason = 'rounded' | 'notWhole' | 'notNumber' | 'tooLarge' | 'notOffered';

/** Typed or pasted text that its column cannot read: it stays in its cell, marked, and is never sent. */
export class Unread {
  readonly text: string;
  readonly why: UnreadReason;
  constructor(text: string, why: UnreadReason) {
    this.text = text;
    this.why = why;
  }
}

/** Matches 8,93E+12: a spreadsheet has rounded a barcode or a sum, and the original is lost. */
const rounded = /^[-+]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** Returns the value of a cell after this text was typed or pasted into it. */
export function readCell(column: AnyColumn, typed: string): unknown {
  const text = typed.normalize('NFC').trim();
  if (rounded.test(text)) return new Unread(text, 'rounded');
  if (column.kind === 'number') return readNumber(text);
  if (column.kind !== 'choice') return text.replaceAll(/\s*\r?\n\s*/g, ' ');
  if (text === '') return null;
  const said = text.toLocaleLowerCase('vi');
  const option = column.options.find(
    ({ value, label }) => label.toLocaleLowerCase('vi') === said || value.toLocaleLowerCase('vi') === said,
  );
  return option ? option.value : new Unread(text, 'notOffered');
}

function readNumber(text: string): unknown {
  if (text === '') return null;
  const [, minus = '', digits = ''] = /^([-−]?)\s*(.*)$/s.exec(text) ?? [];
  const value = pastedNumber(digits);
  if (value !== undefined) return minus && value !== 0 ? -value : value;
  if (/^\d[\d.,\s]*$/.test(digits))
    return new Unread(text, /^\d+$|^\d{1,3}(?:[.,\s]\d{3})+$/.test(digits) ? 'tooLarge' : 'notWhole');
  return new Unread(text, 'notNumber');
}

export function textOfCell(column: AnyColumn, value: unknown, row: Cells): string {
  if (value instanceof Unread) return value.text;
  if (column.kind === 'read' && column.show) return column.show(row);
  if (value === null || value === undefined) return '';
  if (column.kind === 'choice')
    return column.options.find((option) => option.value === value)?.label ?? textOf(value);
  return textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return groupedDigits(value);
  return typeof value === 'string' ? value : '';
}

/** Returns numbers without grouping, so that spreadsheets in any language can read them. */
export function copiedText(column: AnyColumn, value: unknown, row: Cells): string {
  return typeof value === 'number' && column.kind !== 'read' ? String(value) : textOfCell(column, value, row);
}

/** Returns the value of a cleared cell. */
export const emptyValue = ({ kind }: AnyColumn): unknown => (kind === 'text' ? '' : null);
