import { AppError } from '#shared/contract/errors.ts';
import type { NotificationStats } from '#shared/notifications/read-notifications.contract.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import * as z from 'zod';
import { notificationKeys } from './notification-keys.ts';
import { Box, emptyBox, isRead, sequenceOf, StoredNotification } from './notification-record.ts';
import { putBox } from './notify-member.ts';

export const statsOf = ({ unread, sequence }: Box): NotificationStats => ({ unread, sequence });

export const findBox = async ({ table }: TableContext, userId: string): Promise<Box> =>
  (await table.get(notificationKeys.box(userId), Box)) ?? emptyBox(userId);

const Successor = z.object({ id: z.string() });

/** Returns whether a notification was merged into a later group. It then counts as new and stays unread. */
const hasMoved = async ({ table }: Context, userId: string, id: string): Promise<boolean> =>
  (await table.get(notificationKeys.moved(userId, id), Successor)) !== undefined;

/** Marks a notification as read. A repeat changes nothing, and other members' notifications are not found. */
export async function markRead(
  context: Context,
  { userId, id }: { userId: string; id: string },
): Promise<NotificationStats> {
  return retry(async () => {
    const key = notificationKeys.one(userId, sequenceOf(id));
    const [box = emptyBox(userId), one] = await context.table.getMany([
      [notificationKeys.box(userId), Box],
      [key, StoredNotification],
    ]);
    if (one?.id !== id) {
      if (await hasMoved(context, userId, id)) return statsOf(box);
      throw new AppError('NOTIFICATION_NOT_FOUND');
    }
    if (isRead(one, box)) return statsOf(box);
    const unread = Math.max(0, box.unread - 1);
    const readAt = context.now().toISOString();
    const refusal = await context.table.write([
      putBox(box, { unread }),
      update(key, { set: { readAt } }, { when: { id }, refusal: 'moved' }),
    ]);
    return refusal ? retryOn(refusal) : { unread, sequence: box.sequence };
  });
}

/** Number of unread notifications after a sequence number. */
async function unreadAfter({ table }: Context, box: Box, upTo: number): Promise<number> {
  let unread = 0;
  let cursor: string | undefined;
  do {
    const page = await table.list(
      {
        pk: notificationKeys.partition(box.userId),
        between: notificationKeys.between(upTo, box.sequence),
        limit: 200,
        cursor,
      },
      StoredNotification,
    );
    unread += page.items.filter((one) => !isRead(one, box)).length;
    ({ cursor } = page);
  } while (cursor);
  return unread;
}

/** Marks all notifications up to the one on the screen as read, since nobody has seen the later ones. */
export async function markAllRead(
  context: Context,
  { userId, upTo = Infinity }: { userId: string; upTo?: number | undefined },
): Promise<NotificationStats> {
  return retry(async () => {
    const box = await findBox(context, userId);
    const readUpTo = Math.min(upTo, box.sequence);
    if (readUpTo <= box.readUpTo) return statsOf(box);
    const unread = await unreadAfter(context, box, readUpTo);
    const refusal = await context.table.write([putBox(box, { readUpTo, unread })]);
    return refusal ? retryOn(refusal) : { unread, sequence: box.sequence };
  });
}
