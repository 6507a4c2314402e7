import type { PackingClaim } from '#shared/shipping/packing-order.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import { orderRecord, type staleOrder, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { newJob, shownOf, withCod } from './describe-job.ts';
import { matched } from './match-job.ts';
import { jobRecord, type StoredJob } from './packing-job.ts';

/** How an order is packed: as somebody began to, or as it would be begun now. */
export async function jobOf(context: Context, order: StoredOrder): Promise<StoredJob> {
  const found = await jobRecord.find(context.table, { id: order.id });
  return found ? matched(context, order, found) : newJob(context, order);
}

export type JobChange = Partial<
  Pick<StoredJob, 'lines' | 'parcels' | 'claim' | 'packedBy' | 'takenIn' | 'halfTaken'>
>;

/** A job as it will be beside its order as that will be. */
export function changeJob(
  job: StoredJob,
  order: StoredOrder,
  change: JobChange = {},
): { after: StoredJob; writes: Operation<typeof staleOrder>[] } {
  const { parcels = job.parcels, ...rest } = change;
  return jobRecord.replace(job, { ...rest, ...shownOf(order, job), parcels: withCod(order, parcels) });
}

/** The same, in one write with its order; or, where that stays as it is, only over what was read of it. */
export function withJob<R extends string>(
  job: StoredJob,
  { after, writes }: ChangedOrder<R>,
  change: JobChange = {},
): ChangedOrder<R> {
  const guard = writes.length > 0 ? writes : [orderRecord.stays(after)];
  return { after, writes: [...guard, ...changeJob(job, after, change).writes] };
}

/** Nothing of an order changes. */
export const unchanged = (order: StoredOrder): ChangedOrder => ({ after: order, writes: [] });

/** Whose it is just now; nobody's once its time is up. */
export const heldBy = ({ claim }: Pick<StoredJob, 'claim'>, at: Date): PackingClaim | null =>
  claim && claim.until > at.toISOString() ? claim : null;

/** What one packer does with an order no other holds. */
export function requireFree(job: StoredJob, userId: string, at: Date): void {
  const held = heldBy(job, at);
  if (held && held.userId !== userId)
    throw new AppError('PACKING_HELD', { params: { name: held.name, until: held.until } });
}
