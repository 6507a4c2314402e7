import type { RawCell } from './sheet-column.ts';

/** Phone numbers and barcodes: a spreadsheet would eat the zero in front, or round to 8,93E+12. */
const digitsAsText = /^(?:0\d+|\d{12,})$/;
/** What spreadsheets would run; and what comes back as it left. */
const formula = /^[=+\-@\t\r]/;
const guarded = /^'(?=[=+\-@\t\r'])/;
const asText = /^="(\d*)"$/;

function safe(text: string): string {
  if (digitsAsText.test(text)) return `="${text}"`;
  return formula.test(text) || guarded.test(text) ? `'${text}` : text;
}

/** What a guarded cell says. */
function plain(text: string): string {
  const digits = asText.exec(text);
  return digits ? (digits[1] ?? '') : text.replace(guarded, '');
}

/** '1.125' would come back as a thousand and some. */
const likeThousands = /^-?\d{1,3}\.\d{3}$/;

function numeral(value: number): string {
  const text = String(value);
  return likeThousands.test(text) ? `${text}0` : text;
}

function textIn(value: RawCell): string {
  if (typeof value === 'string') return safe(value);
  return typeof value === 'number' ? numeral(value) : String(value ?? '');
}

function field(value: RawCell): string {
  const text = textIn(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const byteOrderMark = '\uFEFF';

/** Lines of a file Excel opens with its Vietnamese letters whole: it asks for a byte order mark in front. */
export const csvLines = (rows: readonly (readonly RawCell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

export const toCsv = (rows: readonly (readonly RawCell[])[]): string => byteOrderMark + csvLines(rows);

/** Excel in Vietnamese separates by semicolons: whichever the first line has more of, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map([',', ';', '\t'].map((mark) => [mark, 0]));
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (letter === '\n' && !quoted) break;
    else if (!quoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** A quoted field from `start` on, and where it ends. */
function readQuoted(text: string, start: number): { value: string; end: number } {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return { value: text.slice(start + 1).replaceAll('""', '"'), end: text.length };
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  return { value: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** The rows of a text as people's programs write it: commas or semicolons, quotes or none, any line end. */
export function readCsv(source: string): string[][] {
  const text = source.startsWith(byteOrderMark) ? source.slice(1) : source;
  const separator = separatorOf(text);
  const ends = new RegExp(`[${separator}\\r\\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length) {
    let value: string;
    if (text[place] === '"') ({ value, end: place } = readQuoted(text, place));
    else value = '';
    ends.lastIndex = place;
    const end = ends.exec(text)?.index ?? text.length;
    row.push(plain(value + text.slice(place, end)));
    const mark = text[end];
    place = end + (mark === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (mark === separator) {
      if (place >= text.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
