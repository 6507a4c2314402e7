import type { TableContext } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';

/** Lists orders with a refund due that no refund has taken yet, the longest unchanged first. */
export async function listOwingOrders(
  { table }: TableContext,
  { take, cursor }: { take: number; cursor?: string | undefined },
): Promise<{ orders: StoredOrder[]; nextCursor: string | null }> {
  const asked = { index: 'gsi1', pk: orderKeys.owed, limit: take, cursor } as const;
  const { items, cursor: next } = await table.list(asked, StoredOrder);
  return { orders: items, nextCursor: next ?? null };
}
