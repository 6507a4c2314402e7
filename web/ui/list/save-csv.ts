import { saveFile } from '../../platform/files/save-file.ts';
import type { Column } from './column.ts';

/** Matches phone numbers and barcodes: a spreadsheet would drop the leading zero or round to 8,93E+12. */
const digitsAsText = /^(?:0\d+|\d{12,})$/;
/** Matches text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

function safe(value: string): string {
  if (digitsAsText.test(value)) return `="${value}"`;
  return formula.test(value) ? `'${value}` : value;
}

function field(value: string | number | null | undefined): string {
  const text = typeof value === 'string' ? safe(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly (string | number | null | undefined)[]): string => values.map(field).join(',');

/** Returns rows as CSV. A byte order mark lets Excel read the Vietnamese letters correctly. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const told = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const lines = [
    line(told.map(({ label }) => label)),
    ...rows.map((row) => line(told.map(({ text }) => text(row)))),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Downloads a text as a CSV file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
