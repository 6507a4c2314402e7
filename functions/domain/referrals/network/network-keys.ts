/**
 * Keys of referral networks beside those of accounts.
 *
 *   counters of a network, by level and week               pk NETWORK#<code>      sk COUNTS
 *   position in which a member is counted                  pk USER#<id>           sk NETWORK-PLACE
 *   last naming of a referrer in the whole shop            pk NETWORK-NAMING      sk LAST
 */
export const networkKeys = {
  counts: (code: string) => ({ pk: `NETWORK#${code}`, sk: 'COUNTS' }),
  place: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NETWORK-PLACE' }),
  naming: { pk: 'NETWORK-NAMING', sk: 'LAST' },
};
