/**
 * Keys that staff use for people.
 *
 *   admin who holds a member for review            pk USER#<id>            sk REVIEW
 *   privacy requests of a member                   pk PRIVACY#<user>       sk <user>.<request>
 *   all of them, filtered and sorted               the views `users`, `privacy`
 */
export const peopleKeys = {
  claim: (userId: string) => ({ pk: `USER#${userId}`, sk: 'REVIEW' }),
  requestsOf: (userId: string) => `PRIVACY#${userId}`,
  /** Key of a privacy request. Its id contains the owner's id, so that both owner and staff find it by key. */
  request: (id: string) => ({ pk: `PRIVACY#${id.split('.')[0] ?? ''}`, sk: id }),
};

export const privacyFeed = { name: 'privacy', shards: 1 };
