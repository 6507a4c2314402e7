import { subjectData } from '#shared/notifications/subject-notice.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  cancelReminder,
  EventReminder,
  reminderFor,
  reminderOf,
  reminderRecord,
  scheduleReminder,
} from './event-reminder-record.ts';
import { announcedStart } from './event-start.ts';
import { newsKeys, newsKind } from './news-keys.ts';
import { newsRecord, type StoredNews } from './news-record.ts';

/** Number of members who are told of a change at once. */
const toldAtOnce = 10;

type EventNotice = { type: NotificationType; key: string; startsAt: string | null };

const tell = (
  context: Context,
  { newsId, userId }: EventReminder,
  news: StoredNews | undefined,
  { type, key, startsAt }: EventNotice,
): Promise<void> =>
  notifyMember(context, {
    receiverId: userId,
    type,
    key: `${type}#${newsId}#${key}`,
    data: {
      ...subjectData({ subject: { kind: newsKind, id: newsId }, title: news?.title ?? '' }),
      ...(startsAt && { startsAt }),
      ...(news?.location && { location: news.location }),
    },
  });

/** Sends a reminder. The key of its moment is the same whether the sweep or a change of the event sends it. */
async function sendReminder(
  context: Context,
  news: StoredNews | undefined,
  { reminder, startsAt, at }: { reminder: EventReminder; startsAt: string; at: string },
): Promise<void> {
  await tell(context, reminder, news, { type: 'event_reminder', key: `${startsAt}#${at}`, startsAt });
  const { newsId, userId } = reminder;
  await reminderRecord.change(context.table, { newsId, userId }, (before) =>
    before.remindAt === at ? reminderRecord.replace(before, { remindAt: null }) : undefined,
  );
}

/** Sends a reminder whose moment passed while the event was not public, if the event is still ahead. */
async function sendLateReminder(
  context: Context,
  news: StoredNews | undefined,
  reminder: EventReminder,
): Promise<void> {
  const { startsAt, remindAt } = reminder;
  const now = context.now().toISOString();
  if (startsAt === null || remindAt === null || remindAt > now || startsAt <= now) return;
  await sendReminder(context, news, { reminder, startsAt, at: remindAt });
}

/** Sends the reminder that is due, unless it was taken back or its event was moved or cancelled meanwhile. */
export async function remindOfEvent(context: Context, due: Due): Promise<void> {
  const { table } = context;
  const name = reminderOf(due);
  const [reminder, news] = await Promise.all([
    reminderRecord.find(table, name),
    newsRecord.find(table, { id: name.newsId }),
  ]);
  if (reminder?.remindAt !== due.at) return;
  const startsAt = announcedStart(news);
  // A move that members are still being told of brings a reminder of its own.
  if (!startsAt || startsAt !== reminder.startsAt) return;
  await sendReminder(context, news, { reminder, startsAt, at: due.at });
}

/**
 * Tells one member that the event is at another time or cancelled, and moves their reminder. They are told first,
 * by a key that a repetition shares, so that an aborted run can start again.
 */
async function followReminder(
  context: Context,
  news: StoredNews | undefined,
  { startsAt, reminder }: { startsAt: string | null; reminder: EventReminder },
): Promise<void> {
  if (reminder.startsAt === startsAt) return sendLateReminder(context, news, reminder);
  const { table, now } = context;
  const { newsId, userId, createdAt, version } = reminder;
  // An event that is over changes nobody’s plans, so no notification is sent.
  const isAhead = (startsAt ?? reminder.startsAt ?? '') > now().toISOString();
  if (isAhead) {
    const type = startsAt === null ? 'event_cancelled' : 'event_moved';
    await tell(context, reminder, news, { type, key: `${createdAt}#${version}#${startsAt}`, startsAt });
  }
  await reminderRecord.change(table, { newsId, userId }, (before) => {
    if (before.startsAt === startsAt) return undefined;
    const { after, writes } = reminderRecord.replace(before, reminderFor(startsAt, now()));
    return { after, writes: [...cancelReminder(before), ...scheduleReminder(after), ...writes] };
  });
}

/** Tells all who asked for a reminder what became of their event. Those who know it already are skipped. */
export async function followEvent(context: Context, { newsId }: { newsId: string }): Promise<void> {
  const { table } = context;
  const news = await newsRecord.find(table, { id: newsId });
  const startsAt = announcedStart(news);
  if (startsAt === undefined) return;
  let cursor: string | undefined;
  do {
    const asked = { pk: newsKeys.reminders(newsId), limit: toldAtOnce, cursor };
    const page = await table.list(asked, EventReminder);
    await Promise.all(page.items.map((reminder) => followReminder(context, news, { startsAt, reminder })));
    ({ cursor } = page);
  } while (cursor);
}
