import type { TableContext } from '#functions/platform/table/context.ts';
import { recentItems, type ItemsWanted } from '#functions/platform/views/recent-items.ts';
import { refundFeed, refundKeys } from './refund-keys.ts';
import { StoredRefund } from './refund-record.ts';

/** Maximum number of refunds that are read. No order has more. */
const maxRefundsOfOrder = 100;

/** Lists refunds that changed within a time range and match the filter. */
export const recentRefunds = (
  { table }: TableContext,
  wanted: ItemsWanted<StoredRefund>,
): Promise<StoredRefund[]> => recentItems(table, { feed: refundFeed, item: StoredRefund, ...wanted });

/** Lists all refunds of an order, whatever their outcome. */
export async function refundsOfOrder({ table }: TableContext, orderId: string): Promise<StoredRefund[]> {
  const asked = { index: 'gsi2', pk: refundKeys.ofOrder(orderId), limit: maxRefundsOfOrder } as const;
  return (await table.list(asked, StoredRefund)).items;
}
