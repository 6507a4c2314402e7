import * as z from 'zod';
import { defineRoom, type Room } from './define-room.ts';

/** Room of one member: all their sockets. */
export const ownRoom = defineRoom('user', {
  of: z.string(),
  name: (userId) => `user-${userId}`,
  numbered: true,
});

/** Returns the room of a member; null for nobody, as for the order of a guest. */
export const memberRoom = (userId: string | null): Room | null => (userId ? ownRoom(userId) : null);

/** Room of all staff. Clients that were away reload what they show. */
export const staffRoom = defineRoom('admin', { of: z.void(), name: () => 'admin', numbered: false });

/** Room that every signed-in user is in. */
export const everybodyRoom = defineRoom('market', {
  of: z.void(),
  name: () => 'market',
  numbered: false,
  gathered: true,
});
