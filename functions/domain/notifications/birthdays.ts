import * as z from 'zod';
import { hanoiDay, hanoiHour } from '#shared/notifications/quiet-hours.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, put } from '#functions/platform/table/table-operations.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { visibleBirthday } from './list-member.ts';
import { notificationKeys } from './notification-keys.ts';
import { friendsOf } from './relations.ts';
import { notifyMember } from './notify-member.ts';

/** Hour in Hà Nội from which birthdays are announced. */
const fromHour = 8;
const keptSeconds = 7 * 86_400;

const Born = z.object({ userId: z.string() });
const peopleAtOnce = 50;

/** Birthdays to announce on a day. In common years 29 February is announced a day early. */
function birthdaysOn(day: string): string[] {
  const [year = 0] = day.split('-').map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const monthAndDay = day.slice(5);
  return monthAndDay === '02-28' && !isLeap ? [monthAndDay, '02-29'] : [monthAndDay];
}

/** Notifies the referrer and at most a hundred friends of a birthday, once, without the year. */
export async function notifyOfBirthday(
  context: Context,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  const profile = await findProfile(context, userId);
  if (!profile || visibleBirthday(profile) === undefined) return;
  const near = new Set([
    ...(profile.referrerId ? [profile.referrerId] : []),
    ...(await friendsOf(context.table, userId)),
  ]);
  const [year = ''] = day.split('-');
  for (const receiverId of near)
    await notifyMember(context, {
      receiverId,
      type: 'birthday_reminder',
      key: `birthday#${userId}#${year}`,
      actorId: userId,
      data: { day: day.slice(5) },
    });
}

async function* bornOn({ table }: Context, monthAndDay: string): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await table.list(
      { pk: notificationKeys.birthdays(monthAndDay), limit: peopleAtOnce, cursor },
      Born,
    );
    for (const { userId } of page.items) yield userId;
    ({ cursor } = page);
  } while (cursor);
}

/** Publishes a birthday as a message of its own, once a year. */
async function handOut({ table, now }: Context, userId: string, day: string): Promise<void> {
  const key = notificationKeys.birthday(day, userId);
  const expiresAt = secondsAfter(now(), keptSeconds);
  await table.write([
    create({ ...key, entity: 'birthday-today', userId, day, expiresAt }, { refusal: 'handed out' }),
  ]);
}

const doneKey = (day: string) => ({ pk: notificationKeys.birthdays(day), sk: 'DONE' });

/**
 * Announces the birthdays of a day once, from eight in the morning in Hà Nội. The schedule runs more often,
 * which makes up for missed or aborted runs. Each birthday becomes one message in any case.
 */
export async function remindOfBirthdays(context: Context): Promise<void> {
  const at = context.now();
  const day = hanoiDay(at);
  if (hanoiHour(at) < fromHour) return;
  if (await context.table.get(doneKey(day), z.object({}))) return;
  let people = 0;
  for (const monthAndDay of birthdaysOn(day))
    for await (const userId of bornOn(context, monthAndDay)) {
      await handOut(context, userId, day);
      people += 1;
    }
  await context.table.write([
    put({ ...doneKey(day), entity: 'birthdays-done', expiresAt: secondsAfter(at, keptSeconds) }),
  ]);
  if (people > 0) log.info('birthdays were handed out', { people });
}
