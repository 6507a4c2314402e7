/** Kind of subject that news items are. */
export const newsKind = 'news';

/** Names the reminder of one event for one member. */
export type ReminderName = { newsId: string; userId: string };

/**
 * Keys of news; their cards, texts, drafts and versions have those of all content (`publishing-keys.ts`).
 *
 *   members who asked for a
 *   reminder of an event           pk EVENT-REMINDERS#<id>        sk <member>
 *   events a member is reminded of gsi1pk REMINDED#<member>       gsi1sk <id>
 *   all, filtered and sorted: the view `news`, fed by the cards
 */
export const newsKeys = {
  reminder: ({ newsId, userId }: ReminderName) => ({ pk: `EVENT-REMINDERS#${newsId}`, sk: userId }),
  reminders: (newsId: string) => `EVENT-REMINDERS#${newsId}`,
  reminded: (userId: string) => `REMINDED#${userId}`,
};

export const newsFeed = { name: 'news', shards: 1 };
