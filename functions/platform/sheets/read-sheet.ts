import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet as readXlsx } from 'read-excel-file/universal';
import { readCsv } from '#shared/sheets/csv.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { type OlderEncoding, textOf } from './sheet-text.ts';

const worksheet = /^xl\/worksheets\/[^/]+\.xml$/;
const mayHold = /<f[ />]| t="e"/;
/** `failed` matches cells with an error as result, `open` cells with a formula without a value. */
const failed = /(<c\b[^>]*) t="e"/g;
const open = /<c\b([^>]*)>(<f\b[^>]*(?:\/>|>[^<]*<\/f>))<\/c>/g;
const typed = / t="[^"]*"/;

const told = (sheet: string): string =>
  sheet
    .replace(failed, '$1 t="str"')
    .replace(
      open,
      (_, attributes: string, formula: string) =>
        `<c${attributes.replace(typed, '')} t="str">${formula}<v>#FORMULA!</v></c>`,
    );

/**
 * Returns the workbook with failed and uncomputed formulas as text values. The xlsx library reads such cells as
 * empty, and an empty cell leaves a product unchanged without any warning.
 */
function withFormulasTold(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sheets = Object.entries(unzipSync(file, { filter: ({ name }) => worksheet.test(name) }));
  const changed = sheets.flatMap(([name, bytes]) => {
    const text = strFromU8(bytes);
    const after = mayHold.test(text) ? told(text) : text;
    return after === text ? [] : [[name, strToU8(after)] as const];
  });
  if (changed.length === 0) return file;
  return zipSync({ ...unzipSync(file), ...Object.fromEntries(changed) }, { level: 0 });
}

export type SheetFile = { format: 'csv' | 'xlsx'; rows: RawCell[][]; encoding: OlderEncoding | null };

export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

/** Limit of the unpacked size, above any sheet of 100,000 rows; a larger file is a zip bomb. */
const maxUnpacked = 300 * 1024 * 1024;

const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b;

/** Sums the unpacked sizes from the zip directory, so that too large a file is never unpacked. */
function requireBounded(file: Uint8Array): void {
  let bytes = 0;
  unzipSync(file, {
    filter: ({ originalSize }) => {
      bytes += originalSize;
      return false;
    },
  });
  if (bytes > maxUnpacked) throw new UnreadableSheet('It unpacks to too much');
}

const plainCell = (cell: unknown): RawCell => {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return null;
};

async function rowsOfXlsx(file: Uint8Array<ArrayBuffer>): Promise<RawCell[][]> {
  requireBounded(file);
  const rows = await readXlsx(new Blob([withFormulasTold(file)]));
  return rows.map((row) => row.map(plainCell));
}

/** Reads the rows of the first sheet of a file. Its format is detected from the content, not from the name. */
export async function readSheet(file: Uint8Array<ArrayBuffer>): Promise<SheetFile> {
  try {
    if (isZip(file)) return { format: 'xlsx', rows: await rowsOfXlsx(file), encoding: null };
    const { text, encoding } = textOf(file);
    return { format: 'csv', rows: readCsv(text), encoding };
  } catch (cause) {
    throw new UnreadableSheet('It cannot be read', { cause });
  }
}
