import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { notificationKeys } from './notification-keys.ts';

const keptSeconds = 7 * 86_400;

/** Requests the push after quiet hours; the write triggers the push worker. */
export async function askForLatePush({ table, now }: Context, { of: userId, at }: Due): Promise<void> {
  await table.write([
    put({
      ...notificationKeys.late(userId),
      entity: 'late-push',
      userId,
      at,
      expiresAt: secondsAfter(now(), keptSeconds),
    }),
  ]);
}
