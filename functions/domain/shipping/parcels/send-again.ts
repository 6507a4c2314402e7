import { sendOutAgain } from '#functions/domain/orders/moving/move-order.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import { withJob } from '../packing/job-changes.ts';
import { jobRecord, type StoredJob } from '../packing/packing-job.ts';
import { isBack } from '../packing/parcel-rules.ts';
import { voided } from './report-rules.ts';

/**
 * Prepares an order for a second delivery, because all its parcels came back and the buyer wants them after
 * all. They stay packed and wait for a carrier under a new key. No stock moves.
 */
export async function sendAgain(context: Context, id: string): Promise<StoredJob> {
  await saveWithJob(context, id, (order, job, at) => {
    // A parcel that is still on its way, or was delivered, is not sent again.
    if (job.parcels.length === 0 || !job.parcels.every(isBack)) throw wrongState(order);
    const parcels = job.parcels.map((parcel) => ({
      ...voided(parcel, 'sent_again', at),
      carrier: null,
      deliveredAt: null,
      collectedAt: null,
      complaint: parcel.complaint,
    }));
    return withJob(job, sendOutAgain(order, at), { parcels });
  });
  return orThrow(await jobRecord.find(context.table, { id }), 'ORDER_NOT_FOUND');
}
