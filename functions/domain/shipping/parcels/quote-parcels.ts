import { AppError } from '#shared/contract/errors.ts';
import type { ParcelQuote } from '#shared/shipping/packing-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Carrier, CarrierRefusal, CarrierSilence } from '../carriers/carrier.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { jobOf } from '../packing/job-changes.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { gramsOf, parcelOrderOf } from './parcel-order.ts';

/** Maximum number of parcels that are quoted. No order leaves in more. */
const most = 8;

async function quoteOf(
  context: Context,
  carrier: Carrier,
  order: StoredOrder,
  job: StoredJob,
  parcel: StoredParcel,
): Promise<ParcelQuote> {
  const asked = await parcelOrderOf(context, order, job, parcel);
  const weighed = await carrier.quote(asked);
  // The price is compared with the price for the weight of the goods alone, which the shop expected.
  const grams = gramsOf({ weighed: null, grams: parcel.grams });
  const expected = grams === asked.grams ? weighed : await carrier.quote({ ...asked, grams });
  return {
    parcel: parcel.number,
    grams: asked.grams,
    served: weighed.served,
    fee: weighed.fee + weighed.insurance,
    expectedFee: expected.fee + expected.insurance,
  };
}

/** Returns the carrier's price for each parcel that is not requested yet, with its measured weight. */
export async function quoteParcels(
  context: Context,
  carriers: Carriers,
  id: string,
): Promise<{ carrier: 'ghtk'; parcels: ParcelQuote[] }> {
  const order = await requireShopOrder(context, id);
  if (order.deliveryType !== 'prepaid_ship' || !order.shippingAddress) throw wrongState(order);
  const job = await jobOf(context, order);
  const open = job.parcels.filter(({ stage }) => stage === 'open').slice(0, most);
  try {
    const parcels = await Promise.all(
      open.map((parcel) => quoteOf(context, carriers.ghtk, order, job, parcel)),
    );
    return { carrier: 'ghtk', parcels };
  } catch (error) {
    if (error instanceof CarrierRefusal)
      throw new AppError('CARRIER_REFUSED', { params: { why: error.message } }, { cause: error });
    if (error instanceof CarrierSilence) throw new AppError('CARRIER_UNAVAILABLE', {}, { cause: error });
    throw error;
  }
}
