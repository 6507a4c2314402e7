import type { ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { attemptWrites, currentOf } from '#functions/domain/payments/settling/staff-money.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobOf, unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';

/**
 * Returns the part of a parcel's cash that pays its order: the amount on the statement plus what the shop has
 * waived, or the whole amount once the carrier has settled it. Returns undefined while the cash is still on its
 * way.
 */
function worthOf({ stage, paidOut, cod, codAccepted }: StoredParcel): number | undefined {
  if (paidOut) return paidOut.collected + Math.max(0, codAccepted?.difference ?? 0);
  return stage === 'settled' ? cod : undefined;
}

/** Returns the same without the waived amount: the cash itself. */
const cashOf = (parcel: StoredParcel): number | undefined => worthOf({ ...parcel, codAccepted: undefined });

const bookedOf = ({ booked, bookedAmount, cod }: StoredParcel): number =>
  booked ? (bookedAmount ?? cod) : 0;

/** Returns the value of an order's parcels that is not booked yet; 0 while some of it is still on its way. */
function readyIn(parcels: readonly StoredParcel[], valueOf: typeof worthOf): number {
  const amounts = parcels
    .filter(({ cod }) => cod > 0)
    .map((parcel) => {
      const worth = valueOf(parcel) ?? (parcel.booked ? bookedOf(parcel) : Number.NaN);
      return Math.max(0, worth - bookedOf(parcel));
    });
  return amounts.reduce((sum, amount) => sum + amount, 0) || 0;
}

function bookedParcel(parcel: StoredParcel, at: Date): StoredParcel {
  if (parcel.cod === 0) return parcel;
  const bookedAmount = Math.max(bookedOf(parcel), worthOf(parcel) ?? 0);
  return { ...parcel, booked: true, bookedAmount, collectedAt: parcel.collectedAt ?? at.toISOString() };
}

/** Books the cash that has come as money of the order, in one transaction with its parcels. */
export async function codBooking(
  context: Context,
  { order, job, at }: { order: StoredOrder; job: StoredJob; at: Date },
): Promise<ChangedOrder> {
  const amount = readyIn(job.parcels, worthOf);
  if (amount <= 0) return unchanged(order);
  const parcels = job.parcels.map((one) => bookedParcel(one, at));
  const isWaived = readyIn(job.parcels, cashOf) === 0;
  const by = isWaived ? 'staff' : 'carrier';
  const settled = settlePaid(order, { amount, late: false, by, at, isCollected: true, isWaived });
  const isPaid = settled.after.paymentStatus === 'paid' && order.paymentStatus !== 'paid';
  const collected = parcels.reduce((sum, { bookedAmount = 0 }) => sum + bookedAmount, 0);
  const attempt = isPaid
    ? attemptWrites(order, await currentOf(context, order), { amount: collected, at })
    : [];
  return withJob<never>(job, { ...settled, writes: [...settled.writes, ...attempt] }, { parcels });
}

/** Books the cash a carrier has paid, once, whether its status or its statement reports it first. */
export async function bookCod(context: Context, { orderId }: { orderId: string }): Promise<void> {
  await saveAsShop(context, orderId, async (order, at) =>
    codBooking(context, { order, job: await jobOf(context, order), at }),
  );
}
