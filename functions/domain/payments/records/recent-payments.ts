import type { TableContext } from '#functions/platform/table/context.ts';
import { recentItems, type ItemsWanted } from '#functions/platform/views/recent-items.ts';
import { paymentFeed } from './payment-keys.ts';
import { StoredPayment } from './payment-record.ts';

/** Lists payments that changed within a time range and match the filter. */
export const recentPayments = (
  { table }: TableContext,
  wanted: ItemsWanted<StoredPayment>,
): Promise<StoredPayment[]> => recentItems(table, { feed: paymentFeed, item: StoredPayment, ...wanted });
