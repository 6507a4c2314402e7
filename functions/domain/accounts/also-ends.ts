import { accountKeys } from './account-keys.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';

/** What else ends with a lock or another role, in the same write: everything they are signed in to. */
export const alsoEnds = ({ now }: Pick<Context, 'now'>, userId: string): Operation[] => [
  update(accountKeys.credentials(userId), {
    set: { sessionsFrom: now().toISOString() },
    remove: ['keptSession'],
  }),
];
