import { AppError } from '#shared/contract/errors.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import { type Carrier, CarrierRefusal, CarrierSilence } from '../carriers/carrier.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { jobOf, unchanged, withJob } from '../packing/job-changes.ts';
import { jobRecord, type StoredJob, type StoredParcel } from '../packing/packing-job.ts';
import { afterParcels } from './follow-parcels.ts';
import { applyTrackingUpdate } from './apply-tracking-update.ts';
import { isEarly, isAccepted } from '../packing/parcel-rules.ts';
import { voided } from './report-rules.ts';

type Why = StoredParcel['voided'][number]['why'];

/** Cancels at the carrier. A second cancellation may be refused, so the parcel's status decides. */
export async function callOffAtCarrier(carrier: Carrier, label: string): Promise<CarrierRefusal | undefined> {
  try {
    await carrier.cancel(label);
    return undefined;
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
    const { means } = await carrier.status(label);
    return means.kind === 'cancelled' ? undefined : error;
  }
}

type ParcelCall = { orderId: string; number: number; why: Why };

/** Voids the cancelled label. With the last of them the order returns to the warehouse. */
export const keepVoid = async (
  context: Context,
  { orderId, number, why }: ParcelCall,
  label: string,
): Promise<void> => {
  await saveWithJob(context, orderId, (order, job, at) => {
    if (job.parcels.every((one) => one.number !== number || one.label !== label)) return unchanged(order);
    const parcels = job.parcels.map((one) => (one.number === number ? voided(one, why, at) : one));
    return withJob(job, afterParcels(order, parcels, at), { parcels });
  });
};

/** Cancels a parcel at its carrier. If refused, the carrier has it, and its status is recorded. */
export async function callOffParcel(
  context: Context,
  carriers: Carriers,
  calling: ParcelCall,
  { carrier: name, label }: Pick<StoredParcel, 'carrier' | 'label'>,
): Promise<CarrierRefusal | undefined> {
  if (!name || label === null) return undefined;
  const carrier = carriers[name];
  const refusal = await callOffAtCarrier(carrier, label);
  if (refusal) await applyTrackingUpdate(context, { ...calling, report: await carrier.status(label) });
  else await keepVoid(context, calling, label);
  return refusal;
}

/** Cancels all parcels of an order at the carrier, as staff requested. */
export async function cancelParcels(context: Context, carriers: Carriers, id: string): Promise<StoredJob> {
  const order = await requireShopOrder(context, id);
  const { parcels } = await jobOf(context, order);
  const made = parcels.filter(isAccepted);
  if (made.length === 0) throw new AppError('SHIPMENT_NOT_FOUND');
  if (order.status !== 'delivering' && order.status !== 'packing_completed') throw wrongState(order);
  for (const parcel of made) {
    if (!isEarly(parcel)) throw wrongState({ ...order, status: 'shipped' });
    const calling = { orderId: id, number: parcel.number, why: 'cancelled' as const };
    const refusal = await callOffParcel(context, carriers, calling, parcel).catch((error: unknown) => {
      throw error instanceof CarrierSilence
        ? new AppError('CARRIER_UNAVAILABLE', {}, { cause: error })
        : error;
    });
    if (refusal) throw new AppError('CARRIER_REFUSED', { params: { why: refusal.message } });
  }
  return orThrow(await jobRecord.find(context.table, { id }), 'ORDER_NOT_FOUND');
}
