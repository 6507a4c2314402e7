import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { hasLeft } from '../packing/parcel-rules.ts';

type Carriage = NonNullable<StoredOrder['carriage']>;

const nothing: Carriage = { feeOut: 0, feeBack: 0, codFee: 0, insurance: 0, awaited: 0, compensation: 0 };
const stated = ['feeOut', 'feeBack', 'codFee', 'insurance', 'compensation'] as const;

/** What a carrier said it would take for one it has, until a statement says what it took. */
const awaitedOf = (parcel: StoredParcel): number =>
  hasLeft(parcel) && !parcel.paidOut ? (parcel.fee ?? 0) + (parcel.insurance ?? 0) : 0;

/** What bringing an order cost the shop, all ways of all its parcels. */
export function carriageOf(parcels: readonly StoredParcel[]): Carriage {
  const sum = { ...nothing };
  for (const parcel of parcels) {
    sum.awaited += awaitedOf(parcel);
    // Cash the shop has given up is what collecting it cost.
    sum.codFee += Math.max(0, parcel.codAccepted?.difference ?? 0);
    for (const { paidOut } of [parcel, ...parcel.voided])
      for (const name of stated) sum[name] += paidOut?.[name] ?? 0;
  }
  return sum;
}

/** Whether an order says other than its parcels do. */
export const costsOtherwise = ({ carriage = nothing }: StoredOrder, parcels: readonly StoredParcel[]) => {
  const now = carriageOf(parcels);
  return [...stated, 'awaited' as const].some((name) => now[name] !== carriage[name]);
};

/** An order about to be written anyway, with what bringing it costs by now. */
export const withCarriage = (order: StoredOrder, parcels: readonly StoredParcel[]): StoredOrder =>
  costsOtherwise(order, parcels) ? { ...order, carriage: carriageOf(parcels) } : order;
