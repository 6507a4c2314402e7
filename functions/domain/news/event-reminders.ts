import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { announcedStart } from './event-start.ts';
import {
  cancelReminder,
  EventReminder,
  reminderFor,
  reminderRecord,
  scheduleReminder,
} from './event-reminder-record.ts';
import { newsKeys, type ReminderName } from './news-keys.ts';
import { newsRecord } from './news-record.ts';

type ReminderState = { isReminded: boolean; remindAt: string | null };

/** Writes a new reminder. The event must stay as it is, or a change that is being told would miss the reminder. */
async function begin({ table, now }: Context, name: ReminderName) {
  const at = now();
  const news = await newsRecord.get(table, { id: name.newsId });
  const startsAt = announcedStart(news);
  if (startsAt === undefined || news.status === 'archived') throw new AppError('NEWS_NOT_FOUND');
  const made = reminderFor(startsAt, at);
  if (made.remindAt === null) throw new AppError('REMINDER_CLOSED');
  const reminder = { ...name, ...made, createdAt: at.toISOString(), version: 1 };
  const refusal = 'reminder changed' as const;
  return {
    remindAt: made.remindAt,
    writes: [
      ...reminderRecord.make(reminder, { refusal }),
      ...scheduleReminder(reminder),
      newsRecord.stays(news),
    ],
  };
}

const end = (before: EventReminder) => ({
  remindAt: null,
  writes: [...reminderRecord.softDelete(before), ...cancelReminder(before)],
});

/** Reminds a member of an event, or no longer; without `on` a call changes to the other state. */
export async function setReminder(
  context: Context,
  { on, ...name }: ReminderName & { on: boolean | undefined },
): Promise<ReminderState> {
  const { table } = context;
  return retry(async () => {
    const before = await reminderRecord.find(table, name);
    const isReminded = on ?? before === undefined;
    if (before ? isReminded : !isReminded) return { isReminded, remindAt: before?.remindAt ?? null };
    const { remindAt, writes } = before ? end(before) : await begin(context, name);
    return (await table.write(writes)) ? again : { isReminded, remindAt };
  });
}

/** Which of some events a member is reminded of. */
export async function listReminded({ table }: TableContext, userId: string, ids: readonly string[]) {
  const found = await table.getMany(
    ids.map((newsId) => [newsKeys.reminder({ newsId, userId }), EventReminder] as const),
  );
  return { ids: ids.filter((_, place) => found[place] !== undefined) };
}

const deletedAtOnce = 100;

/** Deletes the reminders of a member who left. */
export async function forgetReminders({ table }: TableContext, userId: string): Promise<void> {
  const asked = { index: 'gsi1', pk: newsKeys.reminded(userId), limit: deletedAtOnce } as const;
  let cursor: string | undefined;
  do {
    const page = await table.list({ ...asked, cursor }, EventReminder);
    // A reminder that is changed meanwhile is found by the second pass over the account.
    for (const reminder of page.items) await table.write(end(reminder).writes);
    ({ cursor } = page);
  } while (cursor);
}
