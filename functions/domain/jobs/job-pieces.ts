import { closeSync, openAsBlob, openSync, writeSync } from 'node:fs';
import * as z from 'zod';
import { csvLines, toCsv } from '#shared/sheets/csv.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { newId } from '#shared/values/ids.ts';
import { writeXlsx } from '#functions/platform/sheets/write-xlsx.ts';
import { removeFile, temporaryFile } from '#functions/platform/views/temporary-files.ts';
import { jobFiles } from './job-keys.ts';
import { isExport, type StoredJob } from './job-record.ts';
import type { JobContext } from './job-runner.ts';
import type { SheetFormat } from '#shared/sheets/sheet-format.ts';

export const SheetRows = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])));
type SheetRows = readonly (readonly RawCell[])[];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const putJson = ({ bucket }: JobContext, key: string, value: unknown): Promise<void> =>
  bucket.put(key, bytesOf(JSON.stringify(value)), 'application/json');

/** Stores a piece of the file and returns its name. */
export async function keepPiece(context: JobContext, job: StoredJob, rows: SheetRows): Promise<string> {
  const name = newId(context.now().getTime());
  await putJson(context, jobFiles.piece(job.ownerId, job.id, name), rows);
  return name;
}

async function readPiece(
  { bucket }: JobContext,
  { ownerId, id }: StoredJob,
  name: string,
): Promise<SheetRows> {
  const found = await bucket.get(jobFiles.piece(ownerId, id, name));
  if (!found) throw new Error(`The piece ${name} of job ${id} is gone`);
  return SheetRows.parse(JSON.parse(found.toString('utf8')));
}

/** Number of pieces fetched in parallel: the next is loaded while one is written. */
const abreast = 2;

async function* piecesOf(context: JobContext, job: StoredJob, names: readonly string[]) {
  for (let start = 0; start < names.length; start += abreast)
    yield* await Promise.all(
      names.slice(start, start + abreast).map((name) => readPiece(context, job, name)),
    );
}

type FileContent = { headings: readonly string[]; pieces: readonly string[] };

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFormat, string>;

function writerOf(format: SheetFormat, headings: readonly string[], take: (bytes: Uint8Array) => void) {
  if (format === 'xlsx') return writeXlsx(headings, take);
  take(bytesOf(toCsv([headings])));
  return { add: (rows: SheetRows) => take(bytesOf(csvLines(rows))), end: () => undefined };
}

/** Writes a file to disk by pieces, so that only a few thousand rows are in memory. */
async function writeFile(
  context: JobContext,
  job: StoredJob,
  { format, path, headings, pieces }: FileContent & { format: SheetFormat; path: string },
): Promise<number> {
  const file = openSync(path, 'w');
  let rows = 0;
  try {
    const writer = writerOf(format, headings, (bytes) => void writeSync(file, bytes));
    for await (const piece of piecesOf(context, job, pieces)) {
      rows += piece.length;
      writer.add(piece);
    }
    writer.end();
  } finally {
    closeSync(file);
  }
  return rows;
}

/** Joins the pieces into the file for download. A lifecycle rule deletes the pieces later. */
export async function joinPieces(
  context: JobContext,
  job: StoredJob,
  { format, name, ...content }: FileContent & { format: SheetFormat; name: string },
): Promise<NonNullable<StoredJob['file']>> {
  const path = temporaryFile(`job.${format}`);
  try {
    const rows = await writeFile(context, job, { ...content, format, path });
    const place = isExport(job) ? jobFiles.exported : jobFiles.result;
    const key = place(job.ownerId, job.id, format);
    await context.bucket.put(key, await openAsBlob(path), types[format]);
    return { key, name: `${name}.${format}`, rows, format };
  } finally {
    removeFile(path);
  }
}
