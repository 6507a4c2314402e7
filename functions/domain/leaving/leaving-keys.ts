/**
 * What is asked of people who leave, and the keys that answer it.
 *
 *   whether a member is about to leave   pk USER#<id>   sk LEAVING
 *   who left                             pk LEFT        sk <id>
 *
 * Whoever stands on the list of those who left is emptied, whenever they are put there: after a restore of the table
 * the list is copied into it, and nobody on it comes back.
 */
export const leavingKeys = {
  leaving: (userId: string) => ({ pk: `USER#${userId}`, sk: 'LEAVING' }),
  leftPartition: 'LEFT',
  left: (userId: string) => ({ pk: 'LEFT', sk: userId }),
};
