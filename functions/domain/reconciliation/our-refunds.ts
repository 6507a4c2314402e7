import type { RefundWay } from '#shared/refunds/refund-choices.ts';
import { refundFeed, refundKeys } from '#functions/domain/refunds/refund-keys.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { recentItems } from '#functions/platform/views/recent-items.ts';
import { dayAfter, dayOf, millisecondsSince, momentsOf } from './days.ts';

/** A refund is sent within weeks of being asked for; so many are looked through. */
const daysBack = 60;
/** More than are made of any order. */
const maxRefundsOfOrder = 100;

/** Refunds of one way that may have been sent on a day, and whether they were. */
export async function listOurRefunds(
  context: Context,
  way: RefundWay,
  day: string,
): Promise<(StoredRefund & { isOfDay: boolean })[]> {
  const { from } = momentsOf(dayAfter(day, -daysBack));
  const { to } = momentsOf(dayAfter(day, 1));
  const refunds = await recentItems(refundFeed, StoredRefund, {
    table: context.table,
    withinMilliseconds: millisecondsSince(context, from),
    fits: (refund) => refund.way === way && refund.createdAt >= from && refund.createdAt <= to,
  });
  return refunds.map((refund) => ({
    ...refund,
    isOfDay: refund.endedAt !== null && dayOf(refund.endedAt) === day,
  }));
}

/** Whether anything is going, or went, back of an order that way. */
export async function goesBack({ table }: Context, way: RefundWay, orderId: string): Promise<boolean> {
  const asked = { index: 'gsi2', pk: refundKeys.ofOrder(orderId), limit: maxRefundsOfOrder } as const;
  const { items } = await table.list(asked, StoredRefund);
  return items.some(
    (refund) => refund.way === way && (refund.status === 'processing' || refund.status === 'succeeded'),
  );
}
