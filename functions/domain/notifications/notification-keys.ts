/**
 * The questions notifications ask of the table, and the keys that answer them. The owner is part of each key, so nobody
 * reaches another's.
 *
 *   how many are unread, up to where they are read    pk NOTIFICATIONS#<user>   sk BOX
 *   what a member was told, newest first              pk NOTIFICATIONS#<user>   sk N#<sequence>
 *   was this told before                              pk NOTIFICATIONS#<user>   sk TOLD#<key of what happened>
 *   which group is still open                         pk NOTIFICATIONS#<user>   sk GROUP#<type>
 *   where one went that joined a later group          pk NOTIFICATIONS#<user>   sk MOVED#<id>
 *   what they want to hear of                         pk NOTIFICATIONS#<user>   sk SETTINGS
 *   which devices hear pushes                         pk NOTIFICATIONS#<user>   sk DEVICE#<session>
 *   when their last quiet night ended                 pk NOTIFICATIONS#<user>   sk LATE
 *   whose device is this address                      pk PUSH#<hash of it>      sk DEVICE
 *   whose birthday is it on a day                     pk BIRTHDAY#<MM-DD>       sk <user>
 *   was somebody's birthday handed out this year      pk BIRTHDAY#<date>        sk <user>
 *   who are the admins                                pk STAFF#admin            sk <user>
 */
const pk = (userId: string) => `NOTIFICATIONS#${userId}`;
const place = (sequence: number) => `N#${String(sequence).padStart(12, '0')}`;

export const notificationKeys = {
  partition: pk,
  box: (userId: string) => ({ pk: pk(userId), sk: 'BOX' }),
  one: (userId: string, sequence: number) => ({ pk: pk(userId), sk: place(sequence) }),
  prefix: 'N#',
  between: (after: number, upTo: number): [string, string] => [place(after + 1), place(upTo)],
  told: (userId: string, key: string) => ({ pk: pk(userId), sk: `TOLD#${key}` }),
  group: (userId: string, type: string) => ({ pk: pk(userId), sk: `GROUP#${type}` }),
  moved: (userId: string, id: string) => ({ pk: pk(userId), sk: `MOVED#${id}` }),
  settings: (userId: string) => ({ pk: pk(userId), sk: 'SETTINGS' }),
  device: (userId: string, sessionId: string) => ({ pk: pk(userId), sk: `DEVICE#${sessionId}` }),
  devicePrefix: 'DEVICE#',
  late: (userId: string) => ({ pk: pk(userId), sk: 'LATE' }),
  endpoint: (hash: string) => ({ pk: `PUSH#${hash}`, sk: 'DEVICE' }),
  birthdays: (monthAndDay: string) => `BIRTHDAY#${monthAndDay}`,
  birthday: (monthAndDay: string, userId: string) => ({ pk: `BIRTHDAY#${monthAndDay}`, sk: userId }),
  admins: 'STAFF#admin',
  admin: (userId: string) => ({ pk: 'STAFF#admin', sk: userId }),
};
