/** Kind of subject that news items are. */
export const newsKind = 'news';

/** Names the reminder of one event for one member. */
export type ReminderName = { newsId: string; userId: string };

/**
 * Keys of news: the card that lists show; texts, drafts and versions lie beside it (`publishing-keys.ts`).
 *
 *   card                           pk NEWS#<id>                   sk CARD
 *   members who asked for a
 *   reminder of an event           pk EVENT-REMINDERS#<id>        sk <member>
 *   events a member is reminded of gsi1pk REMINDED#<member>       gsi1sk <id>
 *   all, filtered and sorted: the view `news`, fed by the cards
 */
export const newsKeys = {
  card: (id: string) => ({ pk: `NEWS#${id}`, sk: 'CARD' }),
  reminder: ({ newsId, userId }: ReminderName) => ({ pk: `EVENT-REMINDERS#${newsId}`, sk: userId }),
  reminders: (newsId: string) => `EVENT-REMINDERS#${newsId}`,
  reminded: (userId: string) => `REMINDED#${userId}`,
};

export const newsFeed = { name: 'news', shards: 1 };
