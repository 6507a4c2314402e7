import { ordersView, type ViewRow } from './orders-view.ts';

/** Lists the orders that changed last. */
export async function movedOrders(
  most: number,
): Promise<Pick<ViewRow, 'id' | 'code' | 'status' | 'updatedAt'>[]> {
  const newest = { by: 'updatedAt', descending: true } as const;
  return (await ordersView.rows().list({ where: [], sort: newest, take: most, counted: false })).rows;
}
