import * as z from 'zod';
import { roles } from '../contract/access.ts';
import { LeftPosts } from '../accounts/leaving.contract.ts';
import { memberRoom, staffRoom } from '../rooms/common-rooms.ts';
import { defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** Fields of the signed-in user that pages show. */
const shown = ['status', 'role', 'avatarUrl', 'fullName', 'rejectedReason'];

export const accountChanged = defineLiveEvent('account.changed', {
  says: { userId: z.string() },
  when: {
    user: (change) => change.before && differs(change, ...shown) && { userId: change.after['id'] },
  },
  queues: ['customers'],
  live: { to: ({ userId }) => [memberRoom(userId)], tells: [], stale: ['me', 'members'] },
});

/** A sign-out of one or more sessions; clients and services drop all that belongs to them. */
export const sessionEnded = defineLiveEvent('session.ended', {
  says: { userId: z.string(), sessionId: z.string().optional(), except: z.string().optional() },
  when: { ended: ({ before, after }) => !before && after['what'] !== 'standing' && after },
  live: {
    to: ({ userId }) => [memberRoom(userId)],
    tells: ['sessionId', 'except'],
    stale: ['sessions'],
  },
});

/** The data in a member's tokens is outdated. */
export const standingChanged = defineLiveEvent('standing.changed', {
  says: { userId: z.string(), role: z.enum(roles) },
  when: { ended: ({ before, after }) => !before && after['what'] === 'standing' && after },
  live: { to: ({ userId }) => [memberRoom(userId)], tells: [], stale: ['me'] },
});

/** A member was listed as having left, also by copying the list into a restored table. */
export const memberLeft = defineEvent('member.left', {
  says: { userId: z.string(), posts: LeftPosts },
  when: { left: ({ after }) => after },
  queues: ['leaving'],
});

/** Fields of people that staff's lists show. The event also covers review leases. */
const seenByStaff = [...shown, 'askedFor', 'email', 'phoneNumber', 'updatedAt'];

export const personChanged = defineLiveEvent('person.changed', {
  says: { userId: z.string() },
  when: {
    user: (change) => (!change.before || differs(change, ...seenByStaff)) && { userId: change.after['id'] },
    'review-claim': ({ after }) => ({ userId: after['of'] }),
  },
  live: { to: () => [staffRoom()], tells: [], stale: ['people', 'users'] },
});

export const privacyChanged = defineLiveEvent('privacy.changed', {
  says: { userId: z.string() },
  when: { 'privacy-request': ({ after }) => ({ userId: after['userId'] }) },
  live: { to: ({ userId }) => [staffRoom(), memberRoom(userId)], tells: [], stale: ['people'] },
});
