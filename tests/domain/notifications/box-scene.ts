import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import {
  settingsAtFirst,
  type StoredNotification,
  type StoredSettings,
} from '#functions/domain/notifications/notification-record.ts';
import {
  boxItem,
  type News,
  notificationItem,
  notifyMember,
} from '#functions/domain/notifications/notify-member.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

/** Ten in the morning in Hà Nội, on a Tuesday. */
export const told = '2026-11-24T03:00:00.000Z';

/** Lan's box in memory, and those who may do something she is told of. */
export function boxScene() {
  const { table, put, rows } = memoryTable();
  const contextAt = (where: Table) => contextOf(where, () => new Date(told));
  const person = (id: string, given: Partial<Profile> = {}) =>
    put([profileRecord.item(aProfile({ id, fullName: `Chị ${id}`, ...given }))]);
  const box = (given: object = {}) =>
    put([
      boxItem({ userId: 'lan', sequence: 0, unread: 0, readUpTo: 0, mailedUpTo: 0, version: 1, ...given }),
    ]);
  const settings = (given: Partial<StoredSettings>) =>
    put([
      { ...notificationKeys.settings('lan'), entity: 'settings', ...settingsAtFirst, version: 1, ...given },
    ]);
  /** Puts one into the list that has the id `<sequence>-x`. */
  const notification = (sequence: number, given: Partial<StoredNotification> = {}) =>
    put([
      notificationItem({
        id: `${sequence}-x`,
        userId: 'lan',
        sequence,
        type: 'kyc_approved',
        actorIds: [],
        data: {},
        createdAt: told,
        readAt: null,
        expiresAt: 9_999_999_999,
        ...given,
      }),
    ]);
  const relation = (ownerId: string, otherId: string, kind: 'mute' | 'block') =>
    put([relationItem({ ownerId, otherId, kind, at: told })]);
  const tell = (news: Partial<News>, where = table) =>
    notifyMember(contextAt(where), { receiverId: 'lan', type: 'kyc_approved', key: 'k', ...news });
  const at = (sk: string) =>
    rows().find((row) => row['pk'] === notificationKeys.partition('lan') && row['sk'] === sk);
  /** What Lan has in her list, the oldest first. */
  const list = () =>
    rows()
      .filter(({ entity }) => entity === 'notification')
      .toSorted((a, b) => Number(a['sequence']) - Number(b['sequence'])) as unknown as StoredNotification[];
  person('lan');
  return {
    table,
    put,
    rows,
    context: contextAt(table),
    contextAt,
    person,
    box,
    settings,
    notification,
    relation,
    tell,
    at,
    list,
    boxNow: () => at('BOX'),
    due: () => rows().filter(({ entity }) => entity === 'due'),
  };
}

export type BoxScene = ReturnType<typeof boxScene>;
