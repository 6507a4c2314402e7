import * as z from 'zod';
import { roles } from '../contract/access.ts';
import { LeftPosts } from '../accounts/leaving.contract.ts';
import { defineEvent, defineLiveEvent, differs } from './define-event.ts';

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

/** Somebody was signed out: of one session, or of all but one. Whoever holds something for a session gives it up. */
export const sessionEnded = defineLiveEvent('session.ended', {
  says: { userId: z.string(), sessionId: z.string().optional(), except: z.string().optional() },
  when: { ended: ({ before, after }) => !before && after['what'] !== 'standing' && after },
  live: {
    to: ({ userId }) => [{ member: userId }],
    tells: ['sessionId', 'except'],
    stale: ['sessions'],
  },
});

/** What their tokens say of a member is so no longer. */
export const standingChanged = defineLiveEvent('standing.changed', {
  says: { userId: z.string(), role: z.enum(roles) },
  when: { ended: ({ before, after }) => !before && after['what'] === 'standing' && after },
  live: { to: ({ userId }) => [{ member: userId }], tells: [], stale: ['me'] },
});

/** Somebody was put on the list of those who left; also when the list is copied into a table that was restored. */
export const memberLeft = defineEvent('member.left', {
  says: { userId: z.string(), posts: LeftPosts },
  when: { left: ({ after }) => after },
  queues: ['leaving'],
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
