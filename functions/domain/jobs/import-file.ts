import * as z from 'zod';
import { jobLimits } from '#shared/jobs/job-status.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { olderEncodings } from '#functions/platform/sheets/sheet-text.ts';
import { readSheet, type SheetFile, UnreadableSheet } from '#functions/platform/sheets/read-sheet.ts';
import { jobFiles } from './job-keys.ts';
import { putJson, SheetRows } from './job-pieces.ts';
import { type JobContext, JobFailure } from './job-runner.ts';
import { SheetFormat } from '#shared/sheets/sheet-format.ts';

/** Number of rows that are stored and worked on together. */
export const rowsInPart = 500;

/** Facts about a file once it was parsed. */
export const FileFacts = z.object({
  format: SheetFormat,
  headings: z.array(z.string()),
  rows: z.int(),
  /** Older character encoding of the file; null for Unicode. */
  encoding: z.enum(olderEncodings).nullable().default(null),
});
export type FileFacts = z.infer<typeof FileFacts>;

const isEmpty = (row: readonly RawCell[]): boolean =>
  row.every((cell) => cell === null || String(cell).trim() === '');

const headingsOf = (row: readonly RawCell[]): string[] => {
  const names = row.map((cell) =>
    String(cell ?? '')
      .trim()
      .slice(0, 200),
  );
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
};

async function parse(file: Buffer): Promise<SheetFile> {
  try {
    return await readSheet(new Uint8Array(file));
  } catch (error) {
    if (error instanceof UnreadableSheet) throw new JobFailure('file_unreadable');
    throw error;
  }
}

/** Removes empty rows at the end only, so that the other rows keep the number people see. */
function withoutEmptyEnd(rows: RawCell[][]): RawCell[][] {
  return rows.slice(0, rows.findLastIndex((row) => !isEmpty(row)) + 1);
}

/** Parses an uploaded file and stores its rows in parts. The same file always makes the same parts. */
export async function readFile(
  context: JobContext,
  { ownerId, fileId }: { ownerId: string; fileId: string },
  headingsIn: (rows: RawCell[][]) => number,
): Promise<FileFacts & { rowsAll: RawCell[][] }> {
  const found = await context.bucket.get(jobFiles.uploaded(ownerId, fileId));
  if (!found) throw new JobFailure('file_missing');
  if (found.length > jobLimits.fileBytes) throw new JobFailure('file_too_large');
  const { format, rows: all, encoding } = await parse(found);
  const above = headingsIn(all);
  const headings = headingsOf(all[above] ?? []);
  // Rows above the headings become empty rows, so that the others keep the number people see.
  const rows = withoutEmptyEnd(all.slice(1).map((row, place) => (place < above ? [] : row)));
  if (headings.length === 0 || rows.length === 0) throw new JobFailure('file_empty');
  if (rows.length > jobLimits.rows) throw new JobFailure('too_many_rows');
  for (let start = 0; start < rows.length; start += rowsInPart)
    await putJson(
      context,
      jobFiles.rows(ownerId, fileId, start / rowsInPart),
      rows.slice(start, start + rowsInPart),
    );
  return { format, headings, rows: rows.length, encoding, rowsAll: rows };
}

/** Rows from a position to the end of its part. */
export async function rowsFrom(
  { bucket }: JobContext,
  ownerId: string,
  { fileId, row }: { fileId: string; row: number },
): Promise<RawCell[][]> {
  const part = await bucket.get(jobFiles.rows(ownerId, fileId, Math.floor(row / rowsInPart)));
  if (!part) throw new JobFailure('file_missing');
  return SheetRows.parse(JSON.parse(part.toString('utf8'))).slice(row % rowsInPart);
}
