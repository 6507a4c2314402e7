import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { rowItem, type StoredJob, type StoredRow, jobExpiry } from './job-record.ts';
import type { JobContext } from './job-runner.ts';
import { rowAlreadyApplied } from './job-target.ts';

/** DynamoDB accepts 100 writes in a transaction. */
const writesAtOnce = 100;

/** Writes rows' outcomes and skips those that were written before. */
export async function announceRows(
  { table }: JobContext,
  notes: readonly Operation<typeof rowAlreadyApplied>[],
): Promise<void> {
  for (let start = 0; start < notes.length; start += writesAtOnce) {
    const some = notes.slice(start, start + writesAtOnce);
    if (await table.write(some)) for (const one of some) await table.write([one]);
  }
}

type RowNote = Pick<StoredRow, 'row' | 'key' | 'problems'> &
  Partial<Pick<StoredRow, 'before' | 'after' | 'made'>>;

/** Records rows without a change: refused ones, and in a trial run those that a person must look at. */
export function noteRows(
  context: JobContext,
  { id }: StoredJob,
  status: 'refused' | 'remarked',
  rows: readonly RowNote[],
): Promise<void> {
  const rest = { status, target: null, expiresAt: jobExpiry(context.now()) };
  return announceRows(
    context,
    rows.map(({ row, key, problems, before = {}, after = {}, made }) =>
      create(rowItem(id, { row, key, problems, before, after, ...(made && { made }), ...rest }), {
        refusal: rowAlreadyApplied,
      }),
    ),
  );
}
