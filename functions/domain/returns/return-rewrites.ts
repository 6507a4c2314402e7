import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { returnRecord, StoredReturn } from './return-record.ts';

/** Rewrites returns from before their view existed, so that the feed contains them. */
export const returnsInTheirFeed: Rewrite = {
  name: 'returns-in-their-feed',
  entities: ['return'],
  today(item) {
    const { data: stored } = StoredReturn.safeParse(item);
    return stored && item['changes'] === undefined ? { ...item, ...returnRecord.item(stored) } : item;
  },
};
