import { AppError } from '#shared/contract/errors.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { wentMissing } from '#functions/domain/orders/moving/undo-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobOf, unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { hasLeft, isBack } from '../packing/parcel-rules.ts';

/** Carriers answer within a week, as a rule. */
const answerMilliseconds = 7 * 24 * 3_600_000;

/** On its way, with its buyer to get nothing of it: neither there nor in the warehouse again. */
const mayBeLost = (parcel: StoredParcel): boolean =>
  parcel.label === null || (hasLeft(parcel) && parcel.deliveredAt === null && !isBack(parcel));

/**
 * A parcel that is lost collects nothing. Its carrier answers for what was in it, unless somebody has asked before or it has
 * paid already.
 */
function lostParcel(before: StoredParcel, userId: string, at: Date): StoredParcel {
  const parcel = { ...before, cod: 0 };
  if (parcel.label === null || parcel.complaint) return parcel;
  const paid = parcel.paidOut?.compensation ?? 0;
  return {
    ...parcel,
    complaint: {
      kind: 'lost',
      note: '',
      pictures: [],
      asked: parcel.value,
      until: new Date(at.getTime() + answerMilliseconds).toISOString().slice(0, 10),
      by: userId,
      at: at.toISOString(),
      paid: paid > 0 ? paid : null,
      endedAt: paid > 0 ? at.toISOString() : null,
    },
  };
}

const isAllMissing = ({ lines }: Pick<StoredJob, 'lines'>): boolean =>
  lines.every(({ quantity, missing }) => missing === quantity);

type LossInput = { id: string; userId: string };

/**
 * All parcels of an order are lost: the order is called off for that reason, its buyer owes nothing and gets back what was
 * paid, its goods are written off, and the carrier is held to account for their value. Said twice it is said once.
 */
export const reportLost = (context: Context, { id, userId }: LossInput): Promise<StoredOrder> =>
  saveChange(context, {
    id,
    asker: asShop,
    async decide(order, at) {
      const job = await jobOf(context, order);
      if (order.status === 'cancelled' && isAllMissing(job)) return unchanged(order);
      if (!job.parcels.every(mayBeLost)) throw new AppError('PARCEL_NOT_LOST');
      const missing = new Map(
        order.holdings.map((held) => [shelfId(held), { damaged: 0, missing: held.quantity, lots: [] }]),
      );
      const gone = wentMissing(order, at, missing);
      const ended = { ...gone, writes: [...gone.writes, ...(await endPayments(context, order))] };
      return withJob(job, ended, {
        lines: job.lines.map((line) => ({ ...line, damaged: 0, missing: line.quantity })),
        parcels: job.parcels.map((parcel) => lostParcel(parcel, userId, at)),
      });
    },
  });
