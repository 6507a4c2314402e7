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

/** What is known of a file once it was read, and how far its rows have come. */
export const ImportCursor = FileFacts.extend({
  fileId: z.string(),
  columns: z.array(z.string().nullable()),
  repeated: z.array(z.int()),
  /** Columns that are passed over this time. */
  ignored: z.array(z.string()).default([]),
  /** What stands in rows that the trial refused, and further ones are parts of or refer to. */
  refusedHeads: z.array(z.string()).default([]),
  /** The next row, counted from the first below the headings. */
  row: z.int(),
  /** Pieces of the file of what was refused. */
  pieces: z.array(z.string()),
});
export type ImportCursor = z.infer<typeof ImportCursor>;

type Columns = Pick<ImportTarget<{ id: string }>, 'key' | 'part' | 'enough' | 'ignores' | 'refersBy'>;
type Check = Extract<ImportInput, { mode: 'check' }>;

/** Kept with the job: a file that repeats itself more than this is beyond telling row by row. */
const mostRepeated = 5000;

/** Looks at the file as a whole: what its columns are, and how many rows there are. */
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
  if (repeated.length > mostRepeated) throw new JobFailure('too_many_repeats');
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
/** A file that was read before rows referred to others has heads alone. */
const Heads = z
  .object({ heads: Keys, bases: Keys })
  .or(Keys.transform((heads) => ({ heads, bases: [] as string[] })));

/** The keys of what stands in a row of the file, and has parts in rows of their own or is referred to. */
export async function readHeads(
  { bucket }: JobContext,
  { ownerId }: StoredJob,
  { fileId }: ImportCursor,
): Promise<Pick<RowsAbout, 'heads' | 'bases'>> {
  const kept = await bucket.get(jobFiles.heads(ownerId, fileId));
  const { heads, bases } = kept ? Heads.parse(JSON.parse(kept.toString('utf8'))) : { heads: [], bases: [] };
  return { heads: new Set(heads), bases: new Set(bases) };
}

/** What is carried out is what was checked: the same file, read the same way. */
async function takeOver({ table }: JobContext, job: StoredJob, checkId: string): Promise<JobStep> {
  const check = await jobRecord.find(table, { id: checkId });
  const isFit = check?.ownerId === job.ownerId && check.kind === job.kind && check.status === 'done';
  const checked = ImportCursor.safeParse(isFit ? check.cursor : undefined);
  if (!checked.success) throw new JobFailure('check_missing');
  const cursor: ImportCursor = { ...checked.data, refusedHeads: [], row: 0, pieces: [] };
  return { counts: { total: cursor.rows }, cursor };
}

/** The first piece of an import: nothing of its rows yet. */
export function beginImport(context: JobContext, job: StoredJob, columns: Columns): Promise<JobStep> {
  const input = ImportFile.parse(job.input);
  return input.mode === 'check'
    ? readIn(context, job, input, columns)
    : takeOver(context, job, input.checkId);
}
