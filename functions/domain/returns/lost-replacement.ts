import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredReturn } from './return-record.ts';

/**
 * Finds the replacement order that the buyer never got, because it was cancelled or its parcel came back, and
 * whose goods the shop has again. Its buyer may then get money after all. Returns undefined if there was no
 * such order, or the buyer got it.
 */
export async function findLostReplacement(
  context: Context,
  { status, replacement, exchange }: Pick<StoredReturn, 'status' | 'replacement' | 'exchange'>,
): Promise<StoredOrder | undefined> {
  // An exchange for other goods is an order that was paid for, so its money is refunded with that order.
  if (status !== 'exchanged' || !replacement || exchange) return undefined;
  const order = await findOrder(context, replacement.id);
  return order?.stock === 'released' ? order : undefined;
}
