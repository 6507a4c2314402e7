import type { TableContext } from '#functions/platform/table/context.ts';
import { ownOrderRows } from './own-order-rows.ts';
import { orderPaymentStatuses, orderStatuses } from '#shared/values/order-statuses.ts';
import type { OrderPaymentStatus, OrderStatus } from '#shared/values/order-status-schema.ts';

/** Counts a member's orders by status and payment status. */
const tallyOf = async (context: TableContext, userId: string) =>
  ownOrderRows(context, userId).tally({ by: ['status', 'paymentStatus'], sum: ['total'], where: [] });
type Tally = Awaited<ReturnType<typeof tallyOf>>[number];

const totalOf = (tallies: Tally[], of: 'count' | 'total'): number =>
  tallies.reduce((sum, tally) => sum + tally[of], 0);

/** Counts for every status, including those without orders. */
function countBy<Status extends string>(
  column: 'status' | 'paymentStatus',
  statuses: readonly Status[],
  tallies: Tally[],
): Record<Status, number> {
  const counts = statuses.map((status) => {
    const standing = tallies.filter((tally) => tally[column] === status);
    return [status, totalOf(standing, 'count')] as const;
  });
  // Every status has an entry.
  return Object.fromEntries(counts) as Record<Status, number>;
}

export const countByStatus = async (
  context: TableContext,
  userId: string,
): Promise<Record<OrderStatus, number>> => countBy('status', orderStatuses, await tallyOf(context, userId));

export const countByPaymentStatus = async (
  context: TableContext,
  userId: string,
): Promise<Record<OrderPaymentStatus, number>> =>
  countBy('paymentStatus', orderPaymentStatuses, await tallyOf(context, userId));

const calledOff: readonly Tally['status'][] = ['cancelled', 'refunded', 'returned'] satisfies OrderStatus[];

/** Summarises a member's orders. Spending: paid and not cancelled, refunded or returned. */
export async function summariseOrders(context: TableContext, userId: string) {
  const tallies = await tallyOf(context, userId);
  const { completed, draft } = countBy('status', orderStatuses, tallies);
  const kept = tallies.filter(
    ({ status, paymentStatus }) => paymentStatus === 'paid' && !calledOff.includes(status),
  );
  return { orders: totalOf(tallies, 'count'), completed, waiting: draft, spent: totalOf(kept, 'total') };
}
