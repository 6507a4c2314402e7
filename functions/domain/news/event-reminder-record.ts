import * as z from 'zod';
import { type Due, scheduleDue, cancelDue } from '#functions/domain/due/due-items.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { newsKeys, type ReminderName } from './news-keys.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Time that a reminder stays after its event, so that a late change of the event still finds it. */
const keptSeconds = 30 * 86_400;

export const EventReminder = z.object({
  newsId: z.string(),
  userId: z.string(),
  /** Start of the event as the member knows it; null once they know that it does not take place. */
  startsAt: z.string().nullable(),
  /** Moment of the reminder; null if there is none to come. */
  remindAt: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.int(),
  version: z.int(),
});
export type EventReminder = z.infer<typeof EventReminder>;

export const reminderRecord = versioned({
  entity: 'event-reminder',
  schema: EventReminder,
  key: ({ newsId, userId }: ReminderName) => newsKeys.reminder({ newsId, userId }),
  version: 'version',
  stale: 'reminder changed',
  indexKeys: ({ newsId, userId }) => ({ gsi1pk: newsKeys.reminded(userId), gsi1sk: newsId }),
});

/** The day before an event, or an hour before it if that is over; null if both are. */
function remindMoment(startsAt: string, now: Date): string | null {
  const start = Date.parse(startsAt);
  const moment = [start - day, start - hour].find((at) => at > now.getTime());
  return moment === undefined ? null : new Date(moment).toISOString();
}

/** Fields of a reminder for a start of its event. */
export const reminderFor = (startsAt: string | null, now: Date) => ({
  startsAt,
  remindAt: startsAt && remindMoment(startsAt, now),
  expiresAt: secondsAfter(startsAt ? new Date(startsAt) : now, keptSeconds),
});

type ReminderTime = Pick<EventReminder, 'newsId' | 'userId' | 'remindAt'>;

const dueOf = ({ newsId, userId }: ReminderTime, at: string): Due => ({
  kind: 'event-reminder',
  of: `${newsId}#${userId}`,
  at,
});

/** Returns whose reminder a due item is. */
export function reminderOf({ of }: Due): ReminderName {
  const [newsId = '', userId = ''] = of.split('#');
  return { newsId, userId };
}

export const scheduleReminder = (reminder: ReminderTime): Operation[] =>
  reminder.remindAt === null ? [] : [scheduleDue(dueOf(reminder, reminder.remindAt))];

export const cancelReminder = (reminder: ReminderTime): Operation[] =>
  reminder.remindAt === null ? [] : [cancelDue(dueOf(reminder, reminder.remindAt))];
