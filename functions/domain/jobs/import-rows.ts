import * as z from 'zod';
import { ImportFile, type ImportInput, SheetFormat } from '#shared/jobs/define-job.ts';
import { jobKind } from '#shared/jobs/job-kinds.ts';
import { jobLimits } from '#shared/jobs/job-status.ts';
import { reasonTitles } from '#shared/sheets/cell-problems.ts';
import { matchColumns } from '#shared/sheets/match-columns.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { readFile, rowsFrom } from './import-file.ts';
import { readRow, repeatedRows } from './import-plan.ts';
import { saveRow, type RowOutcome } from './import-row.ts';
import { type ImportTarget, rowDone } from './import-target.ts';
import { takeRowsBack } from './take-rows-back.ts';
import { joinPieces, keepPiece } from './job-pieces.ts';
import { jobKeys } from './job-keys.ts';
import { jobRecord, rowItem, type StoredJob, StoredRow, keptUntil } from './job-record.ts';
import { type JobContext, JobFailure, type JobRunner, type JobStep } from './job-runner.ts';
import { reasonOf } from './read-jobs.ts';
import { inTime } from './in-time.ts';

const Cursor = z.object({
  fileId: z.string(),
  format: SheetFormat,
  headings: z.array(z.string()),
  columns: z.array(z.string().nullable()),
  repeated: z.array(z.int()),
  rows: z.int(),
  /** The next row, counted from the first below the headings. */
  row: z.int(),
  /** Pieces of the file of what was refused. */
  pieces: z.array(z.string()),
});
type Cursor = z.infer<typeof Cursor>;

/** Kept with the job: a file that repeats itself more than this is beyond telling row by row. */
const mostRepeated = 5000;

/** Rows worked on side by side. */
const abreast = 8;

export function importRows<Thing extends { id: string }>(target: ImportTarget<Thing>): JobRunner {
  /** Looks at the file as a whole: what its columns are, and how many rows there are. */
  async function readIn(
    context: JobContext,
    job: StoredJob,
    input: Extract<ImportInput, { mode: 'check' }>,
  ): Promise<JobStep> {
    const { rowsAll, ...facts } = await readFile(context, job.ownerId, input.fileId);
    const match = matchColumns(jobKind(job.kind).sheet, target.key, facts.headings, input.columns);
    if ('unknown' in match) throw new JobFailure('unknown_columns', match.unknown.slice(0, 50));
    if ('twice' in match) throw new JobFailure('column_twice', [match.twice]);
    if ('missing' in match) throw new JobFailure('key_column_missing', [match.missing]);
    const repeated = repeatedRows(rowsAll, match.columns.indexOf(target.key));
    if (repeated.length > mostRepeated) throw new JobFailure('too_many_repeats');
    const cursor: Cursor = { ...facts, ...match, repeated, fileId: input.fileId, row: 0, pieces: [] };
    return { counts: { total: facts.rows }, cursor };
  }

  /** What is carried out is what was checked: the same file, read the same way. */
  async function takeOver({ table }: JobContext, job: StoredJob, checkId: string): Promise<JobStep> {
    const check = await jobRecord.find(table, { id: checkId });
    const isFit = check?.ownerId === job.ownerId && check.kind === job.kind && check.status === 'done';
    const checked = Cursor.safeParse(isFit ? check.cursor : undefined);
    if (!checked.success) throw new JobFailure('check_missing');
    const cursor: Cursor = { ...checked.data, row: 0, pieces: [] };
    return { counts: { total: cursor.rows }, cursor };
  }

  const prepare = (context: JobContext, job: StoredJob): Promise<JobStep> => {
    const input = ImportFile.parse(job.input);
    return input.mode === 'check' ? readIn(context, job, input) : takeOver(context, job, input.checkId);
  };

  function outcomeOf(
    context: JobContext,
    job: StoredJob,
    cells: RawCell[],
    place: number,
    { columns, repeated }: Cursor,
  ): Promise<RowOutcome> {
    const read = readRow(cells, place, columns, { sheet: jobKind(job.kind).sheet, key: target.key });
    if (!read) return Promise.resolve({ kind: 'empty' });
    const problems = repeated.includes(read.row)
      ? [...read.problems, { column: target.key, code: 'repeated' }]
      : read.problems;
    if (problems.length > 0) return Promise.resolve({ kind: 'refused', ...read, problems });
    return saveRow(context, target, job, read);
  }

  /** Bad rows that can be shown one by one. */
  async function noteRefused(
    context: JobContext,
    job: StoredJob,
    refused: Extract<RowOutcome, { kind: 'refused' }>[],
  ): Promise<void> {
    const shown = refused.slice(0, Math.max(0, jobLimits.shownRows - job.refused));
    const expiresAt = keptUntil(context.now());
    await inTime(shown, abreast, ({ row, key, problems }) => {
      const kept = {
        row,
        key,
        problems,
        status: 'refused',
        target: null,
        before: {},
        after: {},
        expiresAt,
      } as const;
      return context.table.write([create(rowItem(job.id, kept), { refusal: rowDone })]);
    });
  }

  /** What the table itself says was changed in these rows: whoever of two at work on them did it. */
  async function changedBetween(
    { table }: JobContext,
    job: StoredJob,
    from: number,
    to: number,
  ): Promise<number> {
    const asked = { pk: jobKeys.partition(job.id), between: jobKeys.rowsBetween(from, to) };
    const { items } = await table.query({ ...asked, limit: 1000 }, StoredRow);
    return items.filter(({ status }) => status === 'changed').length;
  }

  async function workOn(context: JobContext, job: StoredJob, cursor: Cursor): Promise<JobStep> {
    const rows = await rowsFrom(context, job.ownerId, cursor);
    const outcomes = await inTime(rows, abreast, (cells, place) =>
      outcomeOf(context, job, cells, cursor.row + place, cursor),
    );
    const refused = outcomes.filter((one) => one.kind === 'refused');
    await noteRefused(context, job, refused);
    const next = cursor.row + outcomes.length;
    const looked = outcomes.filter(({ kind }) => kind === 'would').length;
    const changed = looked + (await changedBetween(context, job, cursor.row + 2, next + 1));
    const told = refused.map(({ cells, problems }) => [
      ...cursor.headings.map((_, at) => cells[at] ?? null),
      reasonOf(problems, jobKind(job.kind).sheet, job.language),
    ]);
    const pieces = told.length > 0 ? [await keepPiece(context, job, told)] : [];
    const empty = outcomes.filter(({ kind }) => kind === 'empty').length;
    return {
      counts: {
        done: job.done + outcomes.length,
        changed: job.changed + changed,
        refused: job.refused + refused.length,
        // Two at work on one piece may see a row otherwise; nothing is ever fewer than none.
        unchanged: job.unchanged + Math.max(0, outcomes.length - changed - refused.length - empty),
      },
      cursor: { ...cursor, row: next, pieces: [...cursor.pieces, ...pieces] },
    };
  }

  /** The same sheet with a reason for each row that was refused, ready to be mended and sent again. */
  async function finish(context: JobContext, job: StoredJob, cursor: Cursor): Promise<JobStep> {
    if (job.refused === 0) return { cursor, end: { status: 'done' } };
    const file = await joinPieces(context, job, {
      format: cursor.format,
      name: target.fileName[job.language],
      headings: [...cursor.headings, reasonTitles[job.language]],
      pieces: cursor.pieces,
    });
    return { cursor, end: { status: 'done', file } };
  }

  return {
    step(context, job) {
      if (job.cursor === null) return prepare(context, job);
      const cursor = Cursor.parse(job.cursor);
      return cursor.row < cursor.rows ? workOn(context, job, cursor) : finish(context, job, cursor);
    },
    takeBack: (context, job) => takeRowsBack(context, target, job),
  };
}
