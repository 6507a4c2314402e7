import type { PackingClaim } from '#shared/shipping/packing-order.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import { orderRecord, type staleOrder, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { newJob, describeOrder, withCod } from './describe-job.ts';
import { matched } from './match-job.ts';
import { jobRecord, type StoredJob } from './packing-job.ts';

/** Returns the packing job of an order: the stored one, or a new one that is not stored yet. */
export async function jobOf(context: Context, order: StoredOrder): Promise<StoredJob> {
  const found = await jobRecord.find(context.table, { id: order.id });
  return found ? matched(context, order, found) : newJob(context, order);
}

export type JobChange = Partial<
  Pick<StoredJob, 'lines' | 'parcels' | 'claim' | 'packedBy' | 'takenIn' | 'halfTaken'>
>;

/** Applies a change to a job, together with the fields of its changed order. */
export function changeJob(
  job: StoredJob,
  order: StoredOrder,
  change: JobChange = {},
): { after: StoredJob; writes: Operation<typeof staleOrder>[] } {
  const { parcels = job.parcels, ...rest } = change;
  return jobRecord.replace(job, { ...rest, ...describeOrder(order, job), parcels: withCod(order, parcels) });
}

/** Changes a job with its order in one transaction, or with a check that the order is unchanged. */
export function withJob<R extends string>(
  job: StoredJob,
  { after, writes }: ChangedOrder<R>,
  change: JobChange = {},
): ChangedOrder<R> {
  const guard = writes.length > 0 ? writes : [orderRecord.stays(after)];
  return { after, writes: [...guard, ...changeJob(job, after, change).writes] };
}

/** Leaves an order unchanged. */
export const unchanged = (order: StoredOrder): ChangedOrder => ({ after: order, writes: [] });

/** Returns the packer's claim on the job; null once it has expired. */
export const currentClaim = ({ claim }: Pick<StoredJob, 'claim'>, at: Date): PackingClaim | null =>
  claim && claim.until > at.toISOString() ? claim : null;

/** Refuses the work if another packer holds the order. */
export function requireFree(job: StoredJob, userId: string, at: Date): void {
  const held = currentClaim(job, at);
  if (held && held.userId !== userId)
    throw new AppError('PACKING_HELD', { params: { name: held.name, until: held.until } });
}
