/**
 * Keys of the member log.
 *
 *   action of a member, published in the shop      pk MEMBERLOG#<id>   sk LOG
 *   last sign-in of a member                       pk USER#<id>        sk LAST-LOGIN
 *   all of them, by day, kind and person           the view `memberlog`
 */
export const memberLogKeys = {
  logged: (id: string) => ({ pk: `MEMBERLOG#${id}`, sk: 'LOG' }),
  lastLogin: (userId: string) => ({ pk: `USER#${userId}`, sk: 'LAST-LOGIN' }),
};

/** Feed of the log; it has as many shards as the sign-ins of a busy morning need. */
export const memberLogFeed = { name: 'memberlog', shards: 4 };
