/**
 * The questions networks ask of the table, beside those of accounts, and the keys that answer them.
 *
 *   how many there are below somebody, by level and week   pk NETWORK#<code>      sk COUNTS
 *   where somebody is counted                              pk USER#<id>           sk NETWORK-PLACE
 *   who of all named a referrer last                       pk NETWORK-NAMING      sk LAST
 */
export const networkKeys = {
  counts: (code: string) => ({ pk: `NETWORK#${code}`, sk: 'COUNTS' }),
  place: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NETWORK-PLACE' }),
  naming: { pk: 'NETWORK-NAMING', sk: 'LAST' },
};
