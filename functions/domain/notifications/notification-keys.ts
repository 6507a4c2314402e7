/**
 * Keys of notifications. They contain the owner's id, so nobody can reach another member's.
 *
 *   counters of a member                              pk NOTIFICATIONS#<user>   sk BOX
 *   notifications, newest first                       pk NOTIFICATIONS#<user>   sk N#<sequence>
 *   idempotency key of an event                       pk NOTIFICATIONS#<user>   sk TOLD#<key of what happened>
 *   group that is still open                          pk NOTIFICATIONS#<user>   sk GROUP#<type>[#<subject>]
 *   successor of a notification merged into a group   pk NOTIFICATIONS#<user>   sk MOVED#<id>
 *   settings                                          pk NOTIFICATIONS#<user>   sk SETTINGS
 *   devices for push messages                         pk NOTIFICATIONS#<user>   sk DEVICE#<session>
 *   end of the last quiet hours                       pk NOTIFICATIONS#<user>   sk LATE
 *   owner of a push endpoint                          pk PUSH#<hash of it>      sk DEVICE
 *   members with a birthday on a day                  pk BIRTHDAY#<MM-DD>       sk <user>
 *   birthdays announced this year                     pk BIRTHDAY#<date>        sk <user>
 *   admins                                            pk STAFF#admin            sk <user>
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
  group: (userId: string, group: string) => ({ pk: pk(userId), sk: `GROUP#${group}` }),
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
