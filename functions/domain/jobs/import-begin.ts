import * as z from 'zod';
import { ImportFile, type ImportInput } from '#shared/jobs/define-job.ts';
import { jobKind } from '#shared/jobs/job-kinds.ts';
import { headingRow, matchColumns } from '#shared/sheets/match-columns.ts';
import { FileFacts, readFile } from './import-file.ts';
import { type FileHeads, headsIn, repeatedRows } from './import-plan.ts';
import { jobFiles } from './job-keys.ts';
import { putJson } from './job-pieces.ts';
import { jobRecord, type StoredJob } from './job-record.ts';
import { type JobContext, JobFailure, type JobStep } from './job-runner.ts';
import type { ImportTarget, RowsAbout } from './job-target.ts';

/** Facts about a parsed file and the progress of its rows. */
export const ImportCursor = FileFacts.extend({
  fileId: z.string(),
  columns: z.array(z.string().nullable()),
  repeated: z.array(z.int()),
  /** Columns that this import ignores. */
  ignored: z.array(z.string()).default([]),
  /** Keys of rows that the trial run refused, and that later rows are parts of or refer to. */
  refusedHeads: z.array(z.string()).default([]),
  /** Next row, counted from the first below the headings. */
  row: z.int(),
  /** Pieces of the file with the refused rows. */
  pieces: z.array(z.string()),
});
export type ImportCursor = z.infer<typeof ImportCursor>;

type Columns = Pick<ImportTarget<{ id: string }>, 'key' | 'part' | 'enough' | 'ignores' | 'refersBy'>;
type Check = Extract<ImportInput, { mode: 'check' }>;

/** Limit of repeated rows stored with the job; a file with more is refused as a whole. */
const maxRepeated = 5000;

/** Examines the whole file: its columns and number of rows. */
async function readIn(
  context: JobContext,
  job: StoredJob,
  input: Check,
  { key, part, refersBy, enough = [key], ignores = [] }: Columns,
): Promise<JobStep> {
  const { sheet } = jobKind(job.kind);
  const file = { ownerId: job.ownerId, fileId: input.fileId };
  const { rowsAll, ...facts } = await readFile(context, file, (rows) => headingRow(sheet, enough, rows));
  const match = matchColumns(sheet, enough, facts.headings, input.columns);
  if ('unknown' in match) throw new JobFailure('unknown_columns', match.unknown.slice(0, 50));
  if ('twice' in match) throw new JobFailure('column_twice', [match.twice]);
  if ('missing' in match) throw new JobFailure('key_column_missing', [match.missing]);
  const placeOf = (name = '') => match.columns.indexOf(name);
  const repeated = repeatedRows(rowsAll, [placeOf(key), placeOf(part)]);
  if (repeated.length > maxRepeated) throw new JobFailure('too_many_repeats');
  const places = { key: placeOf(key), part: placeOf(part), refersBy: placeOf(refersBy) };
  if (part !== undefined) await keepHeads(context, file, headsIn(rowsAll, places));
  const isIgnored = (name: string | null) => name !== null && ignores.includes(name);
  const cursor: ImportCursor = {
    ...facts,
    columns: match.columns.map((name) => (isIgnored(name) ? null : name)),
    ignored: match.columns.filter((name) => name !== null).filter(isIgnored),
    repeated,
    refusedHeads: [],
    fileId: input.fileId,
    row: 0,
    pieces: [],
  };
  return { counts: { total: facts.rows }, cursor };
}

const keepHeads = (
  context: JobContext,
  { ownerId, fileId }: { ownerId: string; fileId: string },
  heads: FileHeads,
): Promise<void> => putJson(context, jobFiles.heads(ownerId, fileId), heads);

const Keys = z.array(z.string());
/** Older files store the heads only, as a plain list. */
const Heads = z
  .object({ heads: Keys, bases: Keys })
  .or(Keys.transform((heads) => ({ heads, bases: [] as string[] })));

/** Reads the keys of rows that have parts in rows of their own or are referred to. */
export async function readHeads(
  { bucket }: JobContext,
  { ownerId }: StoredJob,
  { fileId }: ImportCursor,
): Promise<Pick<RowsAbout, 'heads' | 'bases'>> {
  const kept = await bucket.get(jobFiles.heads(ownerId, fileId));
  const { heads, bases } = kept ? Heads.parse(JSON.parse(kept.toString('utf8'))) : { heads: [], bases: [] };
  return { heads: new Set(heads), bases: new Set(bases) };
}

/** Takes over the result of a trial run, so that the import uses the same file, read the same way. */
async function takeOver({ table }: JobContext, job: StoredJob, checkId: string): Promise<JobStep> {
  const check = await jobRecord.find(table, { id: checkId });
  const isFit = check?.ownerId === job.ownerId && check.kind === job.kind && check.status === 'done';
  const checked = ImportCursor.safeParse(isFit ? check.cursor : undefined);
  if (!checked.success) throw new JobFailure('check_missing');
  const cursor: ImportCursor = { ...checked.data, refusedHeads: [], row: 0, pieces: [] };
  return { counts: { total: cursor.rows }, cursor };
}

/** First piece of an import. It prepares the file and processes no rows yet. */
export function beginImport(context: JobContext, job: StoredJob, columns: Columns): Promise<JobStep> {
  const input = ImportFile.parse(job.input);
  return input.mode === 'check'
    ? readIn(context, job, input, columns)
    : takeOver(context, job, input.checkId);
}
