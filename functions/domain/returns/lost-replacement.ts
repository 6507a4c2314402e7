import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredReturn } from './return-record.ts';

/**
 * The order that was sent in place of goods and that nobody got: it was called off, or its parcel came back, and its pieces
 * are the shop's again. Its buyer may be paid after all. None where there was no such order, or somebody got it.
 */
export async function findLostReplacement(
  context: Context,
  { status, replacement, exchange }: Pick<StoredReturn, 'status' | 'replacement' | 'exchange'>,
): Promise<StoredOrder | undefined> {
  // Other goods were paid for: what that order is owed goes back with it.
  if (status !== 'exchanged' || !replacement || exchange) return undefined;
  const order = await findOrder(context, replacement.id);
  return order?.stock === 'released' ? order : undefined;
}
