import { unzipSync } from 'fflate';
import { readSheet as readXlsx } from 'read-excel-file/universal';
import { readCsv } from '#shared/sheets/csv.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { withFormulasTold } from './formula-cells.ts';
import { type OlderEncoding, textOf } from './sheet-text.ts';

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
