import * as z from 'zod';
import { update } from '#functions/platform/table/table-operations.ts';
import { differences } from './import-plan.ts';
import { jobKeys } from './job-keys.ts';
import { type StoredJob, StoredRow } from './job-record.ts';
import type { JobContext, JobStep } from './job-runner.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type JobTarget, rowAlreadyApplied } from './job-target.ts';
import { announceRows } from './note-rows.ts';
import { type RowPlan, runPieces } from './run-pieces.ts';

const Cursor = z.object({ after: z.int() });

const rowsAtOnce = 250;
const last = 9_999_999;

const passOf = ({ takingBack }: StoredJob): number => takingBack?.pass ?? 0;

const settle = (job: StoredJob, { row }: StoredRow, status: 'taken_back' | 'kept', code?: string) =>
  update(
    jobKeys.row(job.id, row),
    { set: { status, pass: passOf(job), ...(code && { problems: [{ column: null, code }] }) } },
    { when: { status: 'changed' }, refusal: rowAlreadyApplied },
  );

/** Row to undo; `kept` is the reason why it stays changed. */
type Back<Thing> = { row: StoredRow; kept?: string; made?: Thing };

/** Deletes what a row created, unless used or changed since. If gone already, it counts as undone. */
async function takeAway<Thing extends { id: string }>(
  context: JobContext,
  target: JobTarget<Thing>,
  job: StoredJob,
  row: StoredRow,
  thing: Thing | undefined,
) {
  try {
    if (thing) await target.takeAway?.(context, thing, row.after);
    return settle(job, row, 'taken_back');
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return settle(job, row, 'kept', error.code === 'PRODUCT_REFERENCED' ? 'referenced' : 'changed_since');
  }
}

/** Restores as many rows as time allows, except those changed since. */
async function putBack<Thing extends { id: string }>(
  context: JobContext,
  target: JobTarget<Thing>,
  job: StoredJob,
  rows: readonly StoredRow[],
): Promise<number> {
  const outcomes = await runPieces<Thing, StoredRow, Back<Thing>>(context, target, rows, {
    find: (some) =>
      target.findMany(
        context,
        some.map((row) => row.target ?? ''),
      ),
    decide(row, thing): RowPlan<Back<Thing>> {
      if (row.made) return { outcome: { row, ...(thing && { made: thing }) } };
      if (!thing) return { outcome: { row, kept: 'gone' } };
      // Values that somebody changed since are kept.
      if (Object.keys(differences(row.after, target.valuesOf(thing))).length > 0)
        return { outcome: { row, kept: 'changed_since' } };
      return { outcome: { row }, change: { values: row.before, also: settle(job, row, 'taken_back') } };
    },
    refused: (row, code) => ({ row, kept: code }),
  });
  await announceRows(
    context,
    outcomes.flatMap(({ row, kept }) => (kept ? [settle(job, row, 'kept', kept)] : [])),
  );
  // Parts stand below the thing they belong to, so the rows are undone in reverse.
  for (const { row, made } of outcomes.filter((one) => one.row.made).toReversed())
    await announceRows(context, [await takeAway(context, target, job, row, made)]);
  return outcomes.length;
}

async function rowsBetween({ table }: JobContext, { id }: StoredJob, from: number, to: number) {
  const asked = { pk: jobKeys.partition(id), between: jobKeys.rowsBetween(from, to), limit: rowsAtOnce };
  const { items, cursor } = await table.query(asked, StoredRow);
  return { rows: items, isLast: cursor === undefined };
}

/** Restores rows to their previous values. Rows changed since are left alone and listed. */
export async function takeRowsBack<Thing extends { id: string }>(
  context: JobContext,
  target: JobTarget<Thing>,
  job: StoredJob,
): Promise<JobStep> {
  const { after } = Cursor.parse(job.cursor ?? { after: 0 });
  const chosen = job.takingBack?.rows;
  const { rows, isLast } = await rowsBetween(context, job, after + 1, last);
  const wanted = rows.filter(({ status, row }) => status === 'changed' && (!chosen || chosen.includes(row)));
  const tried = await putBack(context, target, job, wanted);
  const isAll = tried === wanted.length;
  const until = (isAll ? rows.at(-1) : wanted[tried - 1])?.row ?? after;
  // Counts from the table include the rows of a second worker on the same piece.
  const settled = (await rowsBetween(context, job, after + 1, until)).rows.filter(
    ({ pass }) => pass === passOf(job),
  );
  const count = (status: StoredRow['status']) => settled.filter((row) => row.status === status).length;
  const counts = { takenBack: job.takenBack + count('taken_back'), kept: job.kept + count('kept') };
  if (!isAll || !isLast) return { counts, cursor: { after: until } };
  const isNothingLeft = counts.takenBack + counts.kept >= job.changed;
  return { counts, end: { status: isNothingLeft ? 'taken_back' : 'done' } };
}
