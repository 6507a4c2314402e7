import type { RawCell } from './sheet-column.ts';

/** Phone numbers and barcodes. A spreadsheet would drop their leading zero, or round them to 8,93E+12. */
const digitsAsText = /^(?:0\d+|\d{12,})$/;
/**
 * `formula` matches text that a spreadsheet would run as a formula. `guarded` matches text that an apostrophe
 * protects from that, so that an export can be imported unchanged.
 */
const formula = /^[=+\-@\t\r]/;
const guarded = /^'(?=[=+\-@\t\r'])/;
const asText = /^="(\d*)"$/;

function safe(text: string): string {
  if (digitsAsText.test(text)) return `="${text}"`;
  return formula.test(text) || guarded.test(text) ? `'${text}` : text;
}

/** Removes the protection from a cell's text. */
function plain(text: string): string {
  const digits = asText.exec(text);
  return digits ? (digits[1] ?? '') : text.replace(guarded, '');
}

/** Matches decimals such as '1.125', which would be read back as thousands. */
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

/** Writes the rows as CSV; `toCsv` adds a byte order mark, which Excel needs for Vietnamese. */
export const csvLines = (rows: readonly (readonly RawCell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

export const toCsv = (rows: readonly (readonly RawCell[])[]): string => byteOrderMark + csvLines(rows);

/** Finds the separator that the first line has most of, unquoted; Vietnamese Excel uses semicolons. */
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

/** Reads the quoted field at `start`, and returns its value and end. */
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

/** Reads CSV as different programs write it: commas or semicolons, with or without quotes, any line end. */
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
