import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { differences } from './import-plan.ts';
import { type ImportTarget, rowDone } from './import-target.ts';
import { inTime } from './in-time.ts';
import { jobKeys } from './job-keys.ts';
import { type StoredJob, StoredRow } from './job-record.ts';
import type { JobContext, JobStep } from './job-runner.ts';

const Cursor = z.object({ after: z.int() });

const rowsAtOnce = 250;
const abreast = 8;
const last = 9_999_999;

const passOf = ({ takingBack }: StoredJob): number => takingBack?.pass ?? 0;

const settle = (job: StoredJob, { row }: StoredRow, status: 'taken_back' | 'kept', code?: string) =>
  update(
    jobKeys.row(job.id, row),
    { set: { status, pass: passOf(job), ...(code && { problems: [{ column: null, code }] }) } },
    { when: { status: 'changed' }, refusal: rowDone },
  );

type Target<Thing extends { id: string }> = Pick<ImportTarget<Thing>, 'findById' | 'valuesOf' | 'save'>;

async function tryBack<Thing extends { id: string }>(
  context: JobContext,
  target: Target<Thing>,
  job: StoredJob,
  row: StoredRow,
): Promise<undefined | typeof again> {
  const leave = async (code: string) => void (await context.table.write([settle(job, row, 'kept', code)]));
  const thing = row.target === null ? undefined : await target.findById(context, row.target);
  if (!thing) return leave('gone');
  // What somebody has changed since is theirs.
  if (Object.keys(differences(row.after, target.valuesOf(thing))).length > 0) return leave('changed_since');
  try {
    await target.save(context, thing, row.before, settle(job, row, 'taken_back'));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return error.code === 'STALE_STATE' ? again : leave(error.code);
  }
  return undefined;
}

async function rowsBetween({ table }: JobContext, { id }: StoredJob, from: number, to: number) {
  const asked = { pk: jobKeys.partition(id), between: jobKeys.rowsBetween(from, to), limit: rowsAtOnce };
  const { items, cursor } = await table.query(asked, StoredRow);
  return { rows: items, isLast: cursor === undefined };
}

/** Puts rows back as they were, but for those changed since, which are left alone and named. */
export async function takeRowsBack<Thing extends { id: string }>(
  context: JobContext,
  target: Target<Thing>,
  job: StoredJob,
): Promise<JobStep> {
  const { after } = Cursor.parse(job.cursor ?? { after: 0 });
  const chosen = job.takingBack?.rows;
  const { rows, isLast } = await rowsBetween(context, job, after + 1, last);
  const wanted = rows.filter(({ status, row }) => status === 'changed' && (!chosen || chosen.includes(row)));
  const tried = await inTime(wanted, abreast, (row) => retry(() => tryBack(context, target, job, row)));
  const isAll = tried.length === wanted.length;
  const until = (isAll ? rows.at(-1) : wanted[tried.length - 1])?.row ?? after;
  // Counted from what the table says: whoever of two at work on them did it.
  const settled = (await rowsBetween(context, job, after + 1, until)).rows.filter(
    ({ pass }) => pass === passOf(job),
  );
  const count = (status: StoredRow['status']) => settled.filter((row) => row.status === status).length;
  const counts = { takenBack: job.takenBack + count('taken_back'), kept: job.kept + count('kept') };
  if (!isAll || !isLast) return { counts, cursor: { after: until } };
  const isNothingLeft = counts.takenBack + counts.kept >= job.changed;
  return { counts, end: { status: isNothingLeft ? 'taken_back' : 'done' } };
}
