import * as z from 'zod';
import { defineLiveEvent, differs } from './define-event.ts';

/** Somebody's papers are further: for the page they look at, and for whoever of staff decides. */
export const identityChanged = defineLiveEvent('identity.changed', {
  says: { userId: z.string() },
  when: { identity: (change) => differs(change, 'version') && { userId: change.after['id'] } },
  live: {
    to: ({ userId }) => [{ member: userId }, { staff: true }],
    tells: ['userId'],
    stale: ['identity'],
  },
});
