import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { rowItem, type StoredJob, type StoredRow, keptUntil } from './job-record.ts';
import type { JobContext } from './job-runner.ts';
import { rowDone } from './job-target.ts';

/** DynamoDB takes 100 writes in a transaction. */
const writesAtOnce = 100;

/** Writes what tells of rows; of those told of before, nothing. */
export async function tellRows(
  { table }: JobContext,
  notes: readonly Operation<typeof rowDone>[],
): Promise<void> {
  for (let start = 0; start < notes.length; start += writesAtOnce) {
    const some = notes.slice(start, start + writesAtOnce);
    if (await table.write(some)) for (const one of some) await table.write([one]);
  }
}

/** Tells of rows that were refused. */
export function noteRefused(
  context: JobContext,
  { id }: StoredJob,
  refused: readonly Pick<StoredRow, 'row' | 'key' | 'problems'>[],
): Promise<void> {
  const rest = { status: 'refused', target: null, before: {}, after: {} } as const;
  const expiresAt = keptUntil(context.now());
  const items = refused.map(({ row, key, problems }) =>
    rowItem(id, { row, key, problems, ...rest, expiresAt }),
  );
  return tellRows(
    context,
    items.map((item) => create(item, { refusal: rowDone })),
  );
}
