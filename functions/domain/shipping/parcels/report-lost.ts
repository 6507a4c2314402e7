import { AppError } from '#shared/contract/errors.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { wentMissing } from '#functions/domain/orders/moving/undo-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import { unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { isPickedUp, isBack } from '../packing/parcel-rules.ts';

/** Time for the carrier's answer. Carriers usually answer within a week. */
const answerMilliseconds = 7 * 24 * 3_600_000;

/** Tells whether a parcel can be reported as lost: it is neither delivered nor back in the warehouse. */
const mayBeLost = (parcel: StoredParcel): boolean =>
  parcel.label === null || (isPickedUp(parcel) && parcel.deliveredAt === null && !isBack(parcel));

/**
 * Marks a parcel as lost, with no cash to collect. A complaint asks the carrier for its value, unless there is
 * one already; it is closed at once if the carrier has paid.
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
 * Reports all parcels of an order as lost. The order is cancelled for that reason, the buyer owes nothing and
 * gets the paid money back, the goods are written off, and the carrier is asked for their value. A repeat
 * changes nothing.
 */
export const reportLost = (context: Context, { id, userId }: LossInput): Promise<StoredOrder> =>
  saveWithJob(context, id, async (order, job, at) => {
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
  });
