import { NewsText } from '#shared/news/news.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { setReminder } from '#functions/domain/news/event-reminders.ts';
import { EventReminder } from '#functions/domain/news/event-reminder-record.ts';
import { followEvent, remindOfEvent } from '#functions/domain/news/follow-event.ts';
import { newsKeys } from '#functions/domain/news/news-keys.ts';
import { createNews, updateNews } from '#functions/domain/news/write-news.ts';
import { DueKind } from '#functions/domain/due/due-items.ts';
import { sweep } from '#functions/domain/due/sweep.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { nothing } from '#tests/support/dues.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const hour = 3_600_000;

const start = Date.parse('2026-11-21T01:00:00.000Z');
export const inHours = (hours: number): string => new Date(start + hours * hour).toISOString();

/** Events in memory, members who are reminded of them, and a clock. */
export function eventScene() {
  const { table, put, rows } = memoryTable();
  let instant = start;
  const contextIn = (where: Table) => contextOf(where, () => new Date(instant));
  const context = contextIn(table);
  put(['lan', 'an'].map((id) => profileRecord.item(aProfile({ id, fullName: `Chị ${id}` }))));
  const event = async (given: object = {}, isPublished = true) => {
    const text = NewsText.parse({
      title: 'Phiên chợ đêm',
      content: '<p>Có chợ.</p>',
      category: 'event',
      date: inHours(72),
      location: 'Bờ sông Hoài',
      ...given,
    });
    return (await createNews(context, { by: 'an', text, isPublished, requestKey: undefined })).id;
  };
  return {
    table,
    rows,
    put,
    context,
    contextIn,
    event,
    at: (hours: number) => (instant = start + hours * hour),
    change: (id: string, change: object, isPublished?: boolean) =>
      updateNews(context, { id, change, isPublished, version: undefined }),
    remind: (newsId: string, on?: boolean, { userId = 'lan', where = table } = {}) =>
      setReminder(contextIn(where), { newsId, userId, on }),
    follow: (newsId: string, where = table) => followEvent(contextIn(where), { newsId }),
    sweep: () =>
      sweep(context, { effects: { ...nothing, 'event-reminder': remindOfEvent }, until: Date.now() + 5000 }),
    reminder: (newsId: string, userId = 'lan') =>
      table.get(newsKeys.reminder({ newsId, userId }), EventReminder),
    /** What a member was told: type and start, the oldest first. */
    told: (userId = 'lan') =>
      rows()
        .filter((row) => row['entity'] === 'notification' && row['userId'] === userId)
        .toSorted((a, b) => Number(a['sequence']) - Number(b['sequence']))
        .map(({ type, data }) => [type, (data as { startsAt?: string }).startsAt]),
    /** Moments of the reminders to come. */
    due: () =>
      rows()
        .filter((row) => row['entity'] === 'due' && DueKind.parse(row['kind']) === 'event-reminder')
        .map(({ at }) => at),
  };
}
