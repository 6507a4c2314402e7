import * as z from 'zod';
import { staffRoom } from '../rooms/common-rooms.ts';
import { defineLiveEvent, differs } from './define-event.ts';

/** Money came into a till or left it, or the till was closed. */
export const tillChanged = defineLiveEvent('till.changed', {
  says: { tillId: z.string() },
  when: { till: (change) => differs(change, 'version', 'entries') && { tillId: change.after['id'] } },
  live: { to: () => [staffRoom()], tells: ['tillId'], stale: ['tills'] },
});
