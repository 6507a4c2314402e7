import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { labelPrint } from './parcel-order.ts';
import { codShares } from '../packing/parcel-rules.ts';

/** Tells whether a parcel's label is outdated: another amount is due, or the address or contents changed. */
export function saysOtherwise(order: StoredOrder, job: StoredJob, parcel: StoredParcel): boolean {
  const share = codShares(order, job.parcels)[parcel.number - 1] ?? 0;
  return parcel.madeFor !== labelPrint(order, job, { ...parcel, cod: share });
}
