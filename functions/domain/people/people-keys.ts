/**
 * The questions staff ask about people, and the keys that answer them.
 *
 *   which admin has them before them               pk USER#<id>            sk REVIEW
 *   what somebody asked about their data           pk PRIVACY#<user>       sk <user>.<request>
 *   everybody's, filtered and sorted               the views `users`, `privacy`
 */
export const peopleKeys = {
  claim: (userId: string) => ({ pk: `USER#${userId}`, sk: 'REVIEW' }),
  requestsOf: (userId: string) => `PRIVACY#${userId}`,
  /** A request carries its owner in its id, so that both find it by key. */
  request: (id: string) => ({ pk: `PRIVACY#${id.split('.')[0] ?? ''}`, sk: id }),
};

export const privacyFeed = { name: 'privacy', shards: 1 };
