import type { RefundWay } from '#shared/refunds/refund-choices.ts';
import { recentRefunds, refundsOfOrder } from '#functions/domain/refunds/recent-refunds.ts';
import type { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { dayAfter, dayOf, millisecondsSince, momentsOf } from './days.ts';

/** Days back in which refunds are searched. A refund is sent within weeks of its request. */
const daysBack = 60;

/** Lists refunds of one way that may have been sent on a day, and whether they were. */
export async function listOurRefunds(
  context: Context,
  way: RefundWay,
  day: string,
): Promise<(StoredRefund & { isOfDay: boolean })[]> {
  const { from } = momentsOf(dayAfter(day, -daysBack));
  const { to } = momentsOf(dayAfter(day, 1));
  const refunds = await recentRefunds(context, {
    withinMilliseconds: millisecondsSince(context, from),
    fits: (refund) => refund.way === way && refund.createdAt >= from && refund.createdAt <= to,
  });
  return refunds.map((refund) => ({
    ...refund,
    isOfDay: refund.endedAt !== null && dayOf(refund.endedAt) === day,
  }));
}

/** Tells whether a refund of an order by this way is running or was sent. */
export async function goesBack(context: Context, way: RefundWay, orderId: string): Promise<boolean> {
  const refunds = await refundsOfOrder(context, orderId);
  return refunds.some(
    (refund) => refund.way === way && (refund.status === 'processing' || refund.status === 'succeeded'),
  );
}
