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
  live: { to: ({ userId }) => [{ member: userId }], tells: [], stale: ['me'] },
});

/** What staff's lists show of people, and who of staff has whom before them. */
const seenByStaff = [...shown, 'askedFor', 'email', 'phoneNumber', 'updatedAt'];

export const personChanged = defineLiveEvent('person.changed', {
  says: { userId: z.string() },
  when: {
    user: (change) => (!change.before || differs(change, ...seenByStaff)) && { userId: change.after['id'] },
    'review-claim': ({ after }) => ({ userId: after['of'] }),
  },
  live: { to: () => [{ staff: true }], tells: [], stale: ['people', 'users'] },
});

export const privacyAsked = defineLiveEvent('privacy.changed', {
  says: { userId: z.string() },
  when: { 'privacy-request': ({ after }) => ({ userId: after['userId'] }) },
  live: { to: ({ userId }) => [{ staff: true }, { member: userId }], tells: [], stale: ['people'] },
});
