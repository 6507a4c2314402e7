import type { Context } from '#functions/platform/table/context.ts';
import { recentItems, type ItemsWanted } from '#functions/platform/views/recent-items.ts';
import { refundFeed, refundKeys } from './refund-keys.ts';
import { StoredRefund } from './refund-record.ts';

/** More than are made of any order. */
const maxRefundsOfOrder = 100;

type Reading = Pick<Context, 'table'>;

/** Refunds that changed within a time and fit. */
export const recentRefunds = (
  { table }: Reading,
  wanted: ItemsWanted<StoredRefund>,
): Promise<StoredRefund[]> => recentItems(table, { feed: refundFeed, item: StoredRefund, ...wanted });

/** All refunds of an order, whatever became of them. */
export async function refundsOfOrder({ table }: Reading, orderId: string): Promise<StoredRefund[]> {
  const asked = { index: 'gsi2', pk: refundKeys.ofOrder(orderId), limit: maxRefundsOfOrder } as const;
  return (await table.list(asked, StoredRefund)).items;
}
