/**
 * The questions asked of what members do, and the keys that answer them.
 *
 *   something a member did, told across the shop   pk MEMBERLOG#<id>   sk LOG
 *   when a member last signed in                   pk USER#<id>        sk LAST-LOGIN
 *   everybody's, filtered by day, kind and person  the view `memberlog`
 */
export const memberLogKeys = {
  logged: (id: string) => ({ pk: `MEMBERLOG#${id}`, sk: 'LOG' }),
  lastLogin: (userId: string) => ({ pk: `USER#${userId}`, sk: 'LAST-LOGIN' }),
};

/** As many partitions as sign-ins of a busy morning take. */
export const memberLogFeed = { name: 'memberlog', shards: 4 };
