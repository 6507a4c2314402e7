/**
 * The questions rewards ask of the table, and the keys that answer them.
 *
 *   what an order earned, and where that stands   pk REWARD#<order>      sk HEAD
 *   those that are held, the oldest first         gsi1 REWARDS#held      <moment>#<order>
 *   a referrer's sums, and what each month saw    pk REWARDS-OF#<user>   sk SUMS
 *   the lines of their ledger, in their order     pk REWARDS-OF#<user>   sk LINE#<number>
 */
export const rewardKeys = {
  head: (orderId: string) => ({ pk: `REWARD#${orderId}`, sk: 'HEAD' }),
  held: 'REWARDS#held',
  amongHeld: (at: string, orderId: string) => ({ gsi1pk: 'REWARDS#held', gsi1sk: `${at}#${orderId}` }),
  ledger: (referrerId: string) => `REWARDS-OF#${referrerId}`,
  sums: (referrerId: string) => ({ pk: `REWARDS-OF#${referrerId}`, sk: 'SUMS' }),
  linePrefix: 'LINE#',
  line: (referrerId: string, number: number) => ({
    pk: `REWARDS-OF#${referrerId}`,
    sk: `LINE#${String(number).padStart(8, '0')}`,
  }),
};
