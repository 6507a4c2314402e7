import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { returnRecord, StoredReturn } from './return-record.ts';

/** From before there was a view of everybody's returns. */
export const returnsInTheirFeed: Rewrite = {
  name: 'returns-in-their-feed',
  entities: ['return'],
  today(item) {
    const { data: stored } = StoredReturn.safeParse(item);
    return stored && item['changes'] === undefined ? { ...item, ...returnRecord.item(stored) } : item;
  },
};
