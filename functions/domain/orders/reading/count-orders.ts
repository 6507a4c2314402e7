import { orderPaymentStatuses, orderStatuses } from '#shared/orders/order-choices.ts';
import type { OrderPaymentStatus, OrderStatus } from '#shared/orders/order-status.ts';
import { ordersView } from './orders-view.ts';

/** A member's orders, counted by where they and their money stand. */
const tallyOf = async (userId: string) =>
  ordersView.rows().tally({
    by: ['status', 'paymentStatus'],
    sum: ['total'],
    where: [{ column: 'userId', is: userId }],
  });
type Tally = Awaited<ReturnType<typeof tallyOf>>[number];

const totalOf = (tallies: Tally[], of: 'count' | 'total'): number =>
  tallies.reduce((sum, tally) => sum + tally[of], 0);

/** Every status has its count, also those nothing stands in. */
function countBy<Status extends string>(
  column: 'status' | 'paymentStatus',
  statuses: readonly Status[],
  tallies: Tally[],
): Record<Status, number> {
  const counts = statuses.map((status) => {
    const standing = tallies.filter((tally) => tally[column] === status);
    return [status, totalOf(standing, 'count')] as const;
  });
  // Every status is named.
  return Object.fromEntries(counts) as Record<Status, number>;
}

export const countByStatus = async (userId: string): Promise<Record<OrderStatus, number>> =>
  countBy('status', orderStatuses, await tallyOf(userId));

export const countByPaymentStatus = async (userId: string): Promise<Record<OrderPaymentStatus, number>> =>
  countBy('paymentStatus', orderPaymentStatuses, await tallyOf(userId));

const calledOff: readonly Tally['status'][] = ['cancelled', 'refunded', 'returned'] satisfies OrderStatus[];

/** What was spent is what was paid and kept, not what was called off. */
export async function summariseOrders(userId: string) {
  const tallies = await tallyOf(userId);
  const { completed, draft } = countBy('status', orderStatuses, tallies);
  const kept = tallies.filter(
    ({ status, paymentStatus }) => paymentStatus === 'paid' && !calledOff.includes(status),
  );
  return { orders: totalOf(tallies, 'count'), completed, waiting: draft, spent: totalOf(kept, 'total') };
}
