/** Room that every signed-in user is in; its events are for all of them. */
export const marketRoom = 'market';
