import * as z from 'zod';
import { defineLiveEvent, differs } from './define-event.ts';

/** What pages show of whoever is signed in. */
const shown = ['status', 'role', 'avatarUrl', 'fullName', 'rejectedReason'];

export const accountChanged = defineLiveEvent('account.changed', {
  says: { userId: z.string() },
  when: {
    user: (change) => change.before && differs(change, ...shown) && { userId: change.after['id'] },
  },
  queues: ['customers'],
  live: { to: ({ userId }) => [{ member: userId }], tells: [], stale: ['me', 'members'] },
});
