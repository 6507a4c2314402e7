/** Where everybody stands who is signed in: what is said here is for all of them. */
export const marketRoom = 'market';
