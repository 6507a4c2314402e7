/**
 * Keys of referral rewards.
 *
 *   reward of an order and its state              pk REWARD#<order>      sk HEAD
 *   held rewards, oldest first                    gsi1 REWARDS#held      <moment>#<order>
 *   sums of a referrer, and of each month         pk REWARDS-OF#<user>   sk SUMS
 *   lines of a referrer's ledger, in order        pk REWARDS-OF#<user>   sk LINE#<number>
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
