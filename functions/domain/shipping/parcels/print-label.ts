import { AppError } from '#shared/contract/errors.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { CarrierRefusal, CarrierSilence } from '../carriers/carrier.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { jobOf } from '../packing/job-changes.ts';
import { isEarly, isAccepted } from '../packing/parcel-rules.ts';
import { saysOtherwise } from './label-fits.ts';

/** Returns the label of a parcel as its carrier prints it. An outdated label is refused. */
export async function printLabel(
  context: Context,
  carriers: Carriers,
  { id, parcel: number }: { id: string; parcel: number },
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const order = await requireShopOrder(context, id);
  const job = await jobOf(context, order);
  const parcel = job.parcels.find((one) => one.number === number);
  if (!parcel || !isAccepted(parcel) || parcel.label === null || !parcel.carrier)
    throw new AppError('SHIPMENT_NOT_FOUND');
  if (isEarly(parcel) && saysOtherwise(order, job, parcel)) throw new AppError('LABEL_VOID');
  try {
    return { name: `${parcel.label}.pdf`, bytes: await carriers[parcel.carrier].print(parcel.label) };
  } catch (error) {
    if (error instanceof CarrierRefusal)
      throw new AppError('CARRIER_REFUSED', { params: { why: error.message } }, { cause: error });
    if (error instanceof CarrierSilence) throw new AppError('CARRIER_UNAVAILABLE', {}, { cause: error });
    throw error;
  }
}
