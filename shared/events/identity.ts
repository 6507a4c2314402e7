import * as z from 'zod';
import { memberRoom, staffRoom } from '../rooms/common-rooms.ts';
import { defineLiveEvent, differs } from './define-event.ts';

/** The review of a person's papers has advanced. The person's page and the reviewing staff receive it. */
export const identityChanged = defineLiveEvent('identity.changed', {
  says: { userId: z.string() },
  when: { identity: (change) => differs(change, 'version') && { userId: change.after['id'] } },
  live: {
    to: ({ userId }) => [memberRoom(userId), staffRoom()],
    tells: ['userId'],
    stale: ['identity'],
  },
});
