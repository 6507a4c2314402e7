import { kindOf, mailedAlone, reaches } from '#shared/notifications/notification-kinds.ts';
import { namedInGroup } from '#shared/notifications/notification.ts';
import { sentenceOf } from '#shared/notifications/notification-texts.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { peopleBy } from './list-notifications.ts';
import { findBox } from './mark-read.ts';
import { notificationKeys } from './notification-keys.ts';
import { type Box, isRead, StoredNotification, type StoredSettings } from './notification-record.ts';
import { mayNotify } from './relations.ts';
import { findSettings } from './settings.ts';
import { putBox } from './notify-member.ts';

/** Number of notifications a digest lists; the rest are only counted. */
const maxNamed = 10;
const lookedAt = 100;

/** Unread notifications since the last digest that the member wants in it. */
async function unreadOf(
  { table }: Context,
  box: Box,
  settings: StoredSettings,
): Promise<StoredNotification[]> {
  const { items } = await table.list(
    {
      pk: notificationKeys.partition(box.userId),
      between: notificationKeys.between(Math.max(box.mailedUpTo, box.readUpTo), box.sequence),
      newestFirst: true,
      limit: lookedAt,
    },
    StoredNotification,
  );
  const wanted: StoredNotification[] = [];
  for (const one of items) {
    const kind = kindOf[one.type];
    if (isRead(one, box) || mailedAlone.includes(kind) || !reaches(settings.kinds, kind, 'mail')) continue;
    if (await mayNotify(table, box.userId, one.actorIds[0])) wanted.push(one);
  }
  return wanted;
}

async function linesOf(
  context: Context,
  { language }: Profile,
  notifications: readonly StoredNotification[],
): Promise<string[]> {
  const named = notifications.slice(0, maxNamed);
  const people = await peopleBy(
    context,
    named.flatMap(({ actorIds }) => actorIds.slice(0, namedInGroup)),
  );
  return named.map((one) => {
    const names = one.actorIds.slice(0, namedInGroup).flatMap((id) => people.get(id)?.fullName ?? []);
    return sentenceOf(language, one, names).message;
  });
}

/** Sends one digest with all unread notifications, or none if everything was read meanwhile. */
export async function sendDigest(context: Context, userId: string): Promise<void> {
  await retry(async () => {
    const [profile, settings, box] = [
      await findProfile(context, userId),
      await findSettings(context, userId),
      await findBox(context, userId),
    ];
    if (!profile || profile.status === 'inactive' || settings.digest === 'off') return undefined;
    const unread = await unreadOf(context, box, settings);
    if (unread.length === 0) return undefined;
    const refusal = await context.table.write([
      putBox(box, { mailedUpTo: box.sequence }),
      requestMail({
        to: profile.email,
        language: profile.language,
        content: {
          template: 'notification-digest',
          fullName: profile.fullName,
          count: unread.length,
          lines: await linesOf(context, profile, unread),
        },
      }),
    ]);
    return refusal ? retryOn(refusal) : undefined;
  });
}
