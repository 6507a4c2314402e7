import type { TableContext } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';

/** Lists a member's latest orders, newest first. */
export async function latestOrders(
  { table }: TableContext,
  userId: string,
  limit: number,
): Promise<StoredOrder[]> {
  const asked = { index: 'gsi2', pk: orderKeys.member(userId), newestFirst: true, limit } as const;
  return (await table.list(asked, StoredOrder)).items;
}
