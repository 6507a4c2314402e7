/**
 * Keys of members who leave.
 *
 *   request to leave                     pk USER#<id>   sk LEAVING
 *   members who left                     pk LEFT        sk <id>
 *
 * Every member on the list of those who left is emptied, whenever they are added. After a restore of the table
 * the list is copied into it, so that nobody on it reappears.
 */
export const leavingKeys = {
  leaving: (userId: string) => ({ pk: `USER#${userId}`, sk: 'LEAVING' }),
  leftPartition: 'LEFT',
  left: (userId: string) => ({ pk: 'LEFT', sk: userId }),
};
