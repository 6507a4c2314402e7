import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { callOffParcel } from './cancel-parcels.ts';
import { remakeParcel } from './remake-parcel.ts';
import { saysOtherwise } from './label-fits.ts';
import { isEarly } from '../packing/parcel-rules.ts';
import { unchanged, withJob } from '../packing/job-changes.ts';
import { jobRecord, type StoredJob } from '../packing/packing-job.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** Statuses in which nothing of an order leaves the warehouse. */
const over: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned', 'draft'];
/** Only orders with these statuses can have a parcel that waits to be fetched. */
const labelled: readonly OrderStatus[] = ['packing_completed', 'delivering'];

/** Cancels unusable labels: a cancelled order's for good, outdated ones to make new ones. */
async function mendLabels(
  context: Context,
  carriers: Carriers,
  order: StoredOrder,
  job: StoredJob,
): Promise<void> {
  for (const parcel of job.parcels.filter(isEarly)) {
    const name = { orderId: order.id, number: parcel.number };
    if (over.includes(order.status))
      await callOffParcel(context, carriers, { ...name, why: 'order_over' }, parcel);
    else if (labelled.includes(order.status) && saysOtherwise(order, job, parcel))
      await remakeParcel(context, carriers, name, parcel);
  }
}

const isTold = (job: StoredJob, order: StoredOrder): boolean =>
  job.version > 0 && job.orderVersion >= order.version;

/** Updates the packing job after its order and repairs labels. Events may repeat in any order. */
export async function followOrder(context: Context, carriers: Carriers, orderId: string): Promise<void> {
  const look = () =>
    Promise.all([findOrder(context, orderId), jobRecord.find(context.table, { id: orderId })]);
  let [order, job] = await look();
  if (!order || (!job && over.includes(order.status))) return;
  if (!job || !isTold(job, order)) {
    await saveWithJob(context, orderId, (current, known) => {
      return isTold(known, current) ? unchanged(current) : withJob(known, unchanged(current));
    });
    [order, job] = await look();
  }
  if (order && job) await mendLabels(context, carriers, order, job);
}
