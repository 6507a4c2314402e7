/** Parses a spreadsheet's clipboard: tabs between cells, quotes around cells with tabs or line breaks. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const add = (cell: string) => rows.at(-1)?.push(cell);
  let place = 0;
  for (;;) {
    const { cell, next } = cellAt(text, place);
    add(cell);
    if (next >= text.length) break;
    if (text[next] === '\t') {
      place = next + 1;
      continue;
    }
    place = next + (text.startsWith('\r\n', next) ? 2 : 1);
    // The line break after the last row starts no new row.
    if (place >= text.length) break;
    rows.push([]);
  }
  return rows;
}

const ends = /[\t\r\n]/g;

function cellAt(text: string, place: number): { cell: string; next: number } {
  const quoted = quotedAt(text, place);
  if (quoted) return quoted;
  ends.lastIndex = place;
  const next = ends.exec(text)?.index ?? text.length;
  return { cell: text.slice(place, next), next };
}

/** Reads a quoted cell. A quote that is not closed at the cell's end is an ordinary character: '"Tết" 2027'. */
function quotedAt(text: string, place: number): { cell: string; next: number } | undefined {
  if (text[place] !== '"') return undefined;
  for (let end = text.indexOf('"', place + 1); end >= 0; end = text.indexOf('"', end + 2)) {
    if (text[end + 1] === '"') continue;
    const next = end + 1;
    if (next < text.length && !'\t\r\n'.includes(text.charAt(next))) return undefined;
    return { cell: text.slice(place + 1, end).replaceAll('""', '"'), next };
  }
  return undefined;
}

const quotedWhereNeeded = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quotedWhereNeeded).join('\t')).join('\r\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

/** Returns HTML for Excel, where text cells stay text: leading zeros, long barcodes, '=' in a name. */
export const toHtml = (rows: readonly (readonly string[])[], isText: (column: number) => boolean): string =>
  `<table>${rows
    .map((cells) => {
      const row = cells.map((cell, column) => {
        const kept = isText(column) ? ` style='mso-number-format:"\\@"'` : '';
        return `<td${kept}>${escaped(cell)}</td>`;
      });
      return `<tr>${row.join('')}</tr>`;
    })
    .join('')}</table>`;
