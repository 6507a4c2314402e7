import type { OrderStatus } from '#shared/orders/order-status.ts';
import { ordersView } from './orders-view.ts';

const sure = { column: 'status', is: 'confirmed' satisfies OrderStatus } as const;

/** How many orders wait to be taken up for packing. */
export async function countToPack(placedBefore?: string): Promise<number> {
  const old = placedBefore ? [{ column: 'createdAt', atMost: placedBefore } as const] : [];
  const tallies = await ordersView.rows().tally({ by: ['status'], where: [sure, ...old] });
  return tallies[0]?.count ?? 0;
}

/** When the order was placed that has waited longest. */
async function oldestToPack(): Promise<string | null> {
  const { rows } = await ordersView.rows().list({
    where: [sure],
    sort: { by: 'createdAt', descending: false },
    take: 1,
    counted: false,
  });
  return rows[0]?.createdAt ?? null;
}

/** How many wait, how many of them from before a moment, and since when the first of them does. */
export async function toPack(lateBefore: string) {
  const [count, late, since] = await Promise.all([countToPack(), countToPack(lateBefore), oldestToPack()]);
  return { count, late, since };
}
