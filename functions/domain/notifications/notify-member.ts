import { type Digest, digestTime } from '#shared/notifications/notification-settings.contract.ts';
import { nextAt } from '#shared/notifications/quiet-hours.ts';
import {
  kindOf,
  kindRules,
  mailedAlone,
  type NotificationType,
  reaches,
} from '#shared/notifications/notification-kinds.ts';
import { maxInGroup } from '#shared/notifications/notification.ts';
import { notificationGroup } from '#shared/notifications/subject-notice.ts';
import { notificationDays } from '#shared/notifications/read-notifications.contract.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { hasClosedAccount } from '#functions/domain/accounts/standing.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { notificationKeys } from './notification-keys.ts';
import {
  Box,
  emptyBox,
  isRead,
  notificationId,
  OpenGroup,
  StoredNotification,
  StoredSettings,
  settingsAtFirst,
} from './notification-record.ts';
import { mayNotify } from './relations.ts';

/** Time of the next digest mail. */
const digestAt = (digest: Digest, at: Date): Date =>
  nextAt(digestTime, at, { onMonday: digest === 'weekly' });

/** Notification for one member. */
export type News = {
  receiverId: string;
  type: NotificationType;
  /** Idempotency key of the event, so that it is notified once. */
  key: string;
  actorId?: string | undefined;
  data?: Record<string, string>;
};

/** Counters, settings and open group of a member. */
type Standing = { box: Box; settings: StoredSettings; open: StoredNotification | undefined };

const daySeconds = 86_400;
/** Time window of a group. It takes in further members within a day, as long as it is unread. */
const groupSeconds = daySeconds;
const movedSeconds = 7 * daySeconds;

async function openGroup(
  { table }: Context,
  { receiverId, type, data = {} }: News,
  box: Box,
): Promise<StoredNotification | undefined> {
  if (!kindRules[kindOf[type]].groups) return undefined;
  const group = await table.get(notificationKeys.group(receiverId, notificationGroup(type, data)), OpenGroup);
  const open =
    group && (await table.get(notificationKeys.one(receiverId, group.sequence), StoredNotification));
  return open && !isRead(open, box) && open.actorIds.length < maxInGroup ? open : undefined;
}

async function standingOf(context: Context, news: News): Promise<Standing | undefined> {
  const { receiverId, type } = news;
  const profile = await findProfile(context, receiverId);
  const [settings = settingsAtFirst, box = emptyBox(receiverId)] = await context.table.getMany([
    [notificationKeys.settings(receiverId), StoredSettings],
    [notificationKeys.box(receiverId), Box],
  ]);
  const kind = kindOf[type];
  if (!profile || !reaches(settings.kinds, kind, 'here')) return undefined;
  // Members who left are not notified. Locked ones are notified of the lock only.
  if (hasClosedAccount(profile)) return undefined;
  if (profile.status === 'inactive' && type !== 'locked' && type !== 'rejected') return undefined;
  if (!(await mayNotify(context.table, receiverId, news.actorId))) return undefined;
  return { box, settings, open: await openGroup(context, news, box) };
}

export const boxItem = (box: Box) => ({
  ...notificationKeys.box(box.userId),
  entity: 'notification-box',
  ...box,
});

/** Operation that replaces the counters, with a version check. */
export const putBox = (before: Box, change: Partial<Box>): Operation<'moved'> => {
  const after = boxItem({ ...before, ...change, version: before.version + 1 });
  return before.version === 0
    ? create(after, { refusal: 'moved' })
    : put(after, { when: { version: before.version }, refusal: 'moved' });
};

export const notificationItem = (one: StoredNotification) => ({
  ...notificationKeys.one(one.userId, one.sequence),
  entity: 'notification',
  ...one,
});

/** Replaces a notification by a group, stored as its successor for pages that still show it. */
const absorb = (open: StoredNotification, into: StoredNotification, at: Date): Operation<'moved'>[] => [
  remove(notificationKeys.one(open.userId, open.sequence), {
    when: { pk: { present: true } },
    refusal: 'moved',
  }),
  put({
    ...notificationKeys.moved(open.userId, open.id),
    entity: 'notification-moved',
    id: into.id,
    expiresAt: secondsAfter(at, movedSeconds),
  }),
];

function writesOf(news: News, { box, settings, open }: Standing, at: Date): Operation<'moved' | 'told'>[] {
  const { receiverId, type, key, actorId, data = {} } = news;
  const kind = kindOf[type];
  const sequence = box.sequence + 1;
  const expiresAt = secondsAfter(at, notificationDays * daySeconds);
  const actorIds = [...new Set([...(actorId ? [actorId] : []), ...(open?.actorIds ?? [])])];
  const told: StoredNotification = {
    id: notificationId(receiverId, sequence, key),
    userId: receiverId,
    sequence,
    type,
    actorIds,
    data,
    createdAt: at.toISOString(),
    readAt: null,
    expiresAt,
  };
  const isMailed =
    settings.digest !== 'off' && !mailedAlone.includes(kind) && reaches(settings.kinds, kind, 'mail');
  return [
    create(
      { ...notificationKeys.told(receiverId, key), entity: 'notification-told', expiresAt },
      { refusal: 'told' },
    ),
    putBox(box, { sequence, unread: open ? box.unread : box.unread + 1 }),
    put(notificationItem(told)),
    ...(open ? absorb(open, told, at) : []),
    ...(kindRules[kind].groups
      ? [
          put({
            ...notificationKeys.group(receiverId, notificationGroup(type, data)),
            entity: 'notification-group',
            sequence,
            expiresAt: secondsAfter(at, groupSeconds),
          }),
        ]
      : []),
    ...(isMailed
      ? [
          scheduleDue({
            at: digestAt(settings.digest, at).toISOString(),
            kind: 'notification-digest',
            of: receiverId,
          }),
        ]
      : []),
  ];
}

/** Notifies a member once, if their settings and relations allow it. */
export async function notifyMember(context: Context, news: News): Promise<void> {
  await retry(async () => {
    const standing = await standingOf(context, news);
    if (!standing) return undefined;
    const { box, open } = standing;
    // The group was told between the two reads, and its place is the one that this notification would take.
    if (open && open.sequence > box.sequence) return retryOn('moved');
    const refusal = await context.table.write(writesOf(news, standing, context.now()));
    return refusal === 'moved' ? retryOn(refusal) : undefined;
  });
}
