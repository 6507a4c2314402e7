import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { attemptWrites, currentOf } from '#functions/domain/payments/settling/staff-money.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobOf, unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredParcel } from '../packing/packing-job.ts';

/** What of a parcel's cash is the shop's: all of it once the carrier has settled it, or what its statement says. */
const paidOutOf = ({ stage, paidOut, cod }: StoredParcel): number | undefined =>
  paidOut?.collected ?? (stage === 'settled' ? cod : undefined);

/** All that the parcels of an order collected; nothing while some of it is still on its way. */
function readyIn(parcels: readonly StoredParcel[]): number {
  const waiting = parcels.filter(({ cod, booked }) => cod > 0 && !booked);
  const amounts = waiting.map(paidOutOf);
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? Number.NaN), 0) || 0;
}

/**
 * Cash that a carrier collected has come to the shop: it is money of the order, once, whichever says so first, the
 * carrier's word or its statement.
 */
export async function bookCod(context: Context, { orderId }: { orderId: string }): Promise<void> {
  await saveChange(context, {
    id: orderId,
    asker: asShop,
    async decide(order, at) {
      const job = await jobOf(context, order);
      const amount = readyIn(job.parcels);
      if (amount <= 0) return unchanged(order);
      const parcels = job.parcels.map((one) =>
        one.cod > 0 && !one.booked
          ? { ...one, booked: true, collectedAt: one.collectedAt ?? at.toISOString() }
          : one,
      );
      const arrival = { amount, late: false, by: 'provider', at } as const;
      const settled = settlePaid(order, arrival);
      const isPaid = settled.after.paymentStatus === 'paid' && order.paymentStatus !== 'paid';
      const attempt = isPaid ? attemptWrites(order, await currentOf(context, order), { amount, at }) : [];
      return withJob<never>(job, { ...settled, writes: [...settled.writes, ...attempt] }, { parcels });
    },
  });
}
