import { AppError } from '#shared/contract/errors.ts';
import type { RawCell } from '#shared/sheets/sheet-column.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { differences, type ImportRow, picked, type Problems } from './import-plan.ts';
import { type ImportTarget, rowDone } from './import-target.ts';
import { keptUntil, rowItem, type StoredJob } from './job-record.ts';
import type { JobContext } from './job-runner.ts';

export type RowOutcome =
  | { kind: 'empty' | 'unchanged' | 'changed' | 'would' }
  | { kind: 'refused'; row: number; key: string; cells: RawCell[]; problems: Problems };

const refuse = ({ row, key, cells }: ImportRow, problem: Problems[number]): RowOutcome => ({
  kind: 'refused',
  row,
  key,
  cells,
  problems: [problem],
});

/** Somebody came between: it is read and compared anew. */
export async function orAgain<T>(saving: Promise<T>): Promise<T | typeof again> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof AppError && error.code === 'STALE_STATE') return again;
    throw error;
  }
}

async function tryRow<Thing extends { id: string }>(
  context: JobContext,
  target: ImportTarget<Thing>,
  job: StoredJob,
  read: ImportRow,
): Promise<RowOutcome | typeof again> {
  const thing = await target.findByKey(context, read.key);
  if (!thing) return refuse(read, { column: target.key, code: 'not_found' });
  const now = target.valuesOf(thing);
  const after = differences(read.values, now);
  if (Object.keys(after).length === 0) return { kind: 'unchanged' };
  if (job.input['mode'] === 'check') return { kind: 'would' };
  const { row, key } = read;
  const kept = {
    row,
    key,
    problems: [],
    status: 'changed' as const,
    target: thing.id,
    before: picked(now, after),
    after,
  };
  const item = rowItem(job.id, { ...kept, expiresAt: keptUntil(context.now()) });
  // The row and what it changes are one write: done twice, the second is refused, and counts as done.
  const saved = await orAgain(target.save(context, thing, after, create(item, { refusal: rowDone })));
  return saved === again ? again : { kind: 'changed' };
}

/** Carries a row out, or says why not; what is wrong with one row is no reason to stop at it. */
export async function saveRow<Thing extends { id: string }>(
  context: JobContext,
  target: ImportTarget<Thing>,
  job: StoredJob,
  read: ImportRow,
): Promise<RowOutcome> {
  try {
    return await retry(() => tryRow(context, target, job, read));
  } catch (error) {
    // A busy table is no fault of the row's: the piece is begun anew.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return refuse(read, { column: null, code: error.code });
  }
}
