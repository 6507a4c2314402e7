import type { TableContext } from '#functions/platform/table/context.ts';
import { recentItems, type ItemsWanted } from '#functions/platform/views/recent-items.ts';
import { noticeFeed } from '../records/payment-keys.ts';
import { StoredNotice } from '../records/payment-notice.ts';

/** Lists notices that changed within a time range and match the filter. */
export const recentNotices = (
  { table }: TableContext,
  wanted: ItemsWanted<StoredNotice>,
): Promise<StoredNotice[]> => recentItems(table, { feed: noticeFeed, item: StoredNotice, ...wanted });
