import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { isPickedUp } from '../packing/parcel-rules.ts';

type Carriage = NonNullable<StoredOrder['carriage']>;

const nothing: Carriage = { feeOut: 0, feeBack: 0, codFee: 0, insurance: 0, awaited: 0, compensation: 0 };
const stated = ['feeOut', 'feeBack', 'codFee', 'insurance', 'compensation'] as const;

/** Fee announced for a fetched parcel, until a statement gives the real one. */
const awaitedOf = (parcel: StoredParcel): number =>
  isPickedUp(parcel) && !parcel.paidOut ? (parcel.fee ?? 0) + (parcel.insurance ?? 0) : 0;

/** Returns the shop's delivery costs of an order, for all trips of all its parcels. */
export function carriageOf(parcels: readonly StoredParcel[]): Carriage {
  const sum = { ...nothing };
  for (const parcel of parcels) {
    sum.awaited += awaitedOf(parcel);
    // Cash that the shop has waived counts as a cost of collecting it.
    sum.codFee += Math.max(0, parcel.codAccepted?.difference ?? 0);
    for (const { paidOut } of [parcel, ...parcel.voided])
      for (const name of stated) sum[name] += paidOut?.[name] ?? 0;
  }
  return sum;
}

/** Tells whether the order's delivery costs differ from those of its parcels. */
export const costsOtherwise = ({ carriage = nothing }: StoredOrder, parcels: readonly StoredParcel[]) => {
  const now = carriageOf(parcels);
  return [...stated, 'awaited' as const].some((name) => now[name] !== carriage[name]);
};

/** Returns an order with its current delivery costs, for a write that happens anyway. */
export const withCarriage = (order: StoredOrder, parcels: readonly StoredParcel[]): StoredOrder =>
  costsOtherwise(order, parcels) ? { ...order, carriage: carriageOf(parcels) } : order;
