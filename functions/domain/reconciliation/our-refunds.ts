import type { Refund } from '#shared/refunds/refund.ts';
import type { RefundWay } from '#shared/refunds/refund-choices.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { dayAfter, dayOf, momentsOf } from './days.ts';

/** A refund is sent within weeks of being asked for; so many are looked through. */
const daysBack = 60;
const mostRefunds = 2000;

/** Refunds of one way that may have been sent on a day, and whether they were. */
export async function listOurRefunds(
  way: RefundWay,
  day: string,
): Promise<(Refund & { isOfDay: boolean })[]> {
  const where = [
    { column: 'way', is: way },
    { column: 'createdAt', atLeast: momentsOf(dayAfter(day, -daysBack)).from },
    { column: 'createdAt', atMost: momentsOf(dayAfter(day, 1)).to },
  ] as const;
  const sort = { by: 'createdAt', descending: true } as const;
  const { rows } = await refundsView.rows().list({ where, sort, take: mostRefunds, counted: false });
  return rows.map((refund) => ({
    ...refund,
    isOfDay: refund.endedAt !== null && dayOf(refund.endedAt) === day,
  }));
}

/** Whether anything is going, or went, back of an order that way. */
export async function goesBack(way: RefundWay, orderId: string): Promise<boolean> {
  const where = [
    { column: 'way', is: way },
    { column: 'orderId', is: orderId },
    { column: 'status', among: ['processing', 'succeeded'] },
  ] as const;
  const sort = { by: 'createdAt', descending: true } as const;
  const { rows } = await refundsView.rows().list({ where, sort, take: 1, counted: false });
  return rows.length > 0;
}
