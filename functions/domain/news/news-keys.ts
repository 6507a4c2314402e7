/** Kind of subject that news items are. */
export const newsKind = 'news';

/**
 * Keys of news: the card that lists show; texts, drafts and versions lie beside it (`publishing-keys.ts`).
 *
 *   card       pk NEWS#<id>   sk CARD
 *   all, filtered and sorted: the view `news`, fed by the cards
 */
export const newsKeys = {
  card: (id: string) => ({ pk: `NEWS#${id}`, sk: 'CARD' }),
};

export const newsFeed = { name: 'news', shards: 1 };
