import { changeOrder, type ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import {
  callCarrierOff,
  completeOrder,
  fetchOrder,
  handToCarrier,
} from '#functions/domain/orders/moving/move-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { unchanged } from '../packing/job-changes.ts';
import { eventOf } from '../packing/parcel-rules.ts';

/** Returns the carrier and tracking numbers for an order. */
function wayOf(parcels: readonly StoredParcel[]) {
  const carrier = parcels.find((parcel) => parcel.carrier)?.carrier ?? null;
  const numbers = parcels.flatMap(({ trackingNumber, label }) => trackingNumber ?? label ?? []);
  return { carrier, trackingNumber: numbers.join(', ') || null };
}

/** Updates the tracking number of an order after a label was made again. */
function withNumber(order: StoredOrder, parcels: readonly StoredParcel[], at: Date): ChangedOrder {
  const way = wayOf(parcels);
  const isOther = way.trackingNumber !== null && way.trackingNumber !== order.trackingNumber;
  return order.carrier !== null && isOther ? changeOrder(order, way, [], at) : unchanged(order);
}

/** Applies the parcels' state to their order: handed over, fetched, delivered, or back. */
export function afterParcels(order: StoredOrder, parcels: readonly StoredParcel[], at: Date): ChangedOrder {
  switch (eventOf(order, parcels)) {
    case 'hand-to-carrier':
      return handToCarrier(order, at, wayOf(parcels));
    case 'fetch':
      return fetchOrder(order, at);
    case 'deliver':
      return completeOrder(order, 'provider', at);
    case 'call-carrier-off':
      return callCarrierOff(order, at);
    default:
      return withNumber(order, parcels, at);
  }
}
