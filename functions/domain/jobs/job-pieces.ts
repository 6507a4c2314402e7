import * as z from 'zod';
import type { SheetFormat } from '#shared/jobs/define-job.ts';
import { csvLines, toCsv } from '#shared/sheets/csv.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { newId } from '#shared/values/ids.ts';
import { writeXlsx } from '#functions/platform/sheets/write-xlsx.ts';
import { jobFiles } from './job-keys.ts';
import type { StoredJob } from './job-record.ts';
import type { JobContext } from './job-runner.ts';

export const SheetRows = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])));
type SheetRows = readonly (readonly RawCell[])[];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const putJson = ({ bucket }: JobContext, key: string, value: unknown): Promise<void> =>
  bucket.put(key, bytesOf(JSON.stringify(value)), 'application/json');

/** Keeps a piece of a file that is being made; answers its name. */
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

/** So many pieces are fetched at once. */
const abreast = 8;

async function* piecesOf(context: JobContext, job: StoredJob, names: readonly string[]) {
  for (let start = 0; start < names.length; start += abreast)
    yield* await Promise.all(
      names.slice(start, start + abreast).map((name) => readPiece(context, job, name)),
    );
}

async function fileOf(
  context: JobContext,
  job: StoredJob,
  format: SheetFormat,
  { headings, pieces }: { headings: readonly string[]; pieces: readonly string[] },
): Promise<{ body: Uint8Array<ArrayBuffer>; type: string; rows: number }> {
  let rows = 0;
  if (format === 'csv') {
    const parts = [toCsv([headings])];
    for await (const piece of piecesOf(context, job, pieces)) {
      rows += piece.length;
      parts.push(csvLines(piece));
    }
    return { body: bytesOf(parts.join('')), type: 'text/csv; charset=utf-8', rows };
  }
  const sheet = writeXlsx(headings);
  for await (const piece of piecesOf(context, job, pieces)) {
    rows += piece.length;
    sheet.add(piece);
  }
  return {
    body: sheet.end(),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rows,
  };
}

/** Joins the pieces into the file somebody gets. The pieces go by themselves, as everything there does in time. */
export async function joinPieces(
  context: JobContext,
  job: StoredJob,
  {
    format,
    name,
    ...content
  }: { format: SheetFormat; name: string; headings: readonly string[]; pieces: readonly string[] },
): Promise<NonNullable<StoredJob['file']>> {
  const { body, type, rows } = await fileOf(context, job, format, content);
  const key = jobFiles.result(job.ownerId, job.id, format);
  await context.bucket.put(key, body, type);
  return { key, name: `${name}.${format}`, rows, format };
}
