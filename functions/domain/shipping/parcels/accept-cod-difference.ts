import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import type { acceptCodDifference as contract } from '#shared/shipping/complaints.contract.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import { unchanged, withJob } from '../packing/job-changes.ts';
import { jobRecord, type StoredJob } from '../packing/packing-job.ts';
import { bookCod } from './book-cod.ts';
import { carriageOf } from './carriage-of.ts';

type AcceptanceInput = BodyOf<typeof contract> & { id: string; parcel: number; userId: string };

/**
 * Accepts that a carrier paid too little for a parcel. The buyer has paid, so the order counts as paid, and the
 * shop bears the difference as a delivery cost. A repeat changes nothing.
 */
export async function acceptCodDifference(context: Context, asked: AcceptanceInput): Promise<StoredJob> {
  const { id, parcel: number, difference, userId: by } = asked;
  await saveWithJob(context, id, (order, job, at) => {
    const parcel = job.parcels.find((one) => one.number === number);
    if (!parcel?.paidOut) throw new AppError('SHIPMENT_NOT_FOUND');
    if (parcel.codAccepted?.difference === difference) return unchanged(order);
    if (difference === 0 || codDifferenceOf(parcel) !== difference) throw new AppError('STALE_STATE');
    const codAccepted = { difference, by, at: at.toISOString() };
    const parcels = job.parcels.map((one) => (one.number === number ? { ...one, codAccepted } : one));
    return withJob(job, changeOrder(order, { carriage: carriageOf(parcels) }, [], at), { parcels });
  });
  // A repeated request after a crash between the two writes continues here.
  await bookCod(context, { orderId: id });
  return jobRecord.get(context.table, { id });
}
