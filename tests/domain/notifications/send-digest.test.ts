import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import {
  settingsAtFirst,
  type StoredNotification,
  type StoredSettings,
} from '#functions/domain/notifications/notification-record.ts';
import { sendDigest } from '#functions/domain/notifications/send-digest.ts';
import { boxItem, notificationItem } from '#functions/domain/notifications/notify-member.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const at = '2026-11-22T03:00:00.000Z';
type Content = { count: number; lines: string[]; fullName: string };
const noContent: Content = { count: 0, lines: [], fullName: '' };

function aListener() {
  const { table, put, rows } = memoryTable();
  const person = (id: string, given: Partial<Profile> = {}) =>
    put([profileRecord.item(aProfile({ id, fullName: `Chị ${id}`, email: `${id}@example.com`, ...given }))]);
  const box = (given: object = {}) =>
    put([
      boxItem({ userId: 'lan', sequence: 20, unread: 3, readUpTo: 0, mailedUpTo: 0, version: 1, ...given }),
    ]);
  const settings = (given: Partial<StoredSettings>) =>
    put([
      { ...notificationKeys.settings('lan'), entity: 'settings', ...settingsAtFirst, version: 1, ...given },
    ]);
  const told = (sequence: number, given: Partial<StoredNotification> = {}) =>
    put([
      notificationItem({
        id: `${sequence}-x`,
        userId: 'lan',
        sequence,
        type: 'direct_referral_verified',
        actorIds: ['cam'],
        data: {},
        createdAt: at,
        readAt: null,
        expiresAt: 9_999_999_999,
        ...given,
      }),
    ]);
  const send = (where: Table = table) =>
    sendDigest(
      contextOf(where, () => new Date(at)),
      'lan',
    );
  const mails = () => rows().filter(({ entity }) => entity === 'mail');
  const contents = () => mails().map(({ content }) => content as Content);
  const counts = () => contents().map(({ count }) => count);
  const boxNow = () => rows().find(({ sk }) => sk === 'BOX');
  person('lan', { language: 'en' });
  person('cam');
  box();
  return { table, put, person, box, settings, told, send, mails, contents, counts, boxNow };
}

describe('the mail that sums up', () => {
  it('names all that is unread, the newest first, and is sent once', async () => {
    const { told, send, mails, contents, boxNow } = aListener();
    told(3);
    told(4, { type: 'reward', actorIds: [], data: { amount: '500', state: 'approved', rewardId: 'r' } });
    await send();
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'notification-digest', fullName: 'Chị lan', count: 2 },
      },
    ]);
    const [{ lines } = noContent] = contents();
    expect(lines).toHaveLength(2);
    expect([lines[0]?.includes('Chị cam'), lines[1]?.includes('Chị cam')]).toEqual([false, true]);
    expect(boxNow()).toMatchObject({ mailedUpTo: 20, version: 2 });
    await send();
    expect(mails()).toHaveLength(1);
  });

  it('names nobody else in place of who is gone', async () => {
    const { told, send, contents, person } = aListener();
    person('sen');
    told(3, { actorIds: ['gone', 'cam', 'sen'] });
    told(4, { actorIds: ['sen'] });
    await send();
    const [{ lines } = noContent] = contents();
    expect([lines[1]?.includes('Chị cam'), lines[1]?.includes('Chị sen')]).toEqual([true, false]);
  });

  it('names ten, and counts the others', async () => {
    const { told, send, contents } = aListener();
    for (let nth = 1; nth <= 12; nth += 1) told(nth);
    await send();
    const [{ count, lines } = noContent] = contents();
    expect([count, lines.length]).toEqual([12, 10]);
  });

  it.each<[string, (scene: ReturnType<typeof aListener>) => void]>([
    ['all of it was read', ({ box }) => box({ readUpTo: 5 })],
    ['it was read by itself', ({ told }) => told(5, { readAt: at })],
    ['it stood in the mail before', ({ box }) => box({ mailedUpTo: 5 })],
    ['a mail of its own was sent of it', ({ told }) => told(5, { type: 'order_changed', actorIds: [] })],
    ['its kind is in no mail', ({ told }) => told(5, { type: 'follow' })],
    ['its kind was switched off', ({ settings }) => settings({ kinds: { verified: { mail: false } } })],
    ['such mails were switched off', ({ settings }) => settings({ digest: 'off' })],
    [
      'who did it was muted',
      ({ put }) => put([relationItem({ ownerId: 'lan', otherId: 'cam', kind: 'mute', at })]),
    ],
    ['its reader was locked', ({ person }) => person('lan', { status: 'inactive' })],
  ])('is none where %s', async (_, arrange) => {
    const scene = aListener();
    scene.told(5);
    arrange(scene);
    await scene.send();
    expect(scene.mails()).toEqual([]);
    expect(scene.boxNow()?.['version']).toBe(1);
  });

  it('begins behind what was read or mailed, whichever is later', async () => {
    const { told, send, box, counts } = aListener();
    for (const sequence of [5, 6, 7]) told(sequence);
    box({ readUpTo: 5, mailedUpTo: 6 });
    await send();
    const other = aListener();
    for (const sequence of [5, 6, 7]) other.told(sequence);
    other.box({ readUpTo: 6, mailedUpTo: 5 });
    await other.send();
    expect([counts(), other.counts()]).toEqual([[1], [1]]);
  });

  it('leaves out what is read at that moment', async () => {
    const { told, send, table, box, counts } = aListener();
    told(5);
    told(6);
    const crossed = meanwhile(table, () => box({ readUpTo: 5, version: 2 }));
    await send(crossed.table);
    expect([crossed.happened(), counts()]).toEqual([true, [1]]);
  });

  it('is nobody’s who is gone', async () => {
    const { told, send, table, mails } = aListener();
    told(5);
    const lan = await profileRecord.find(table, { id: 'lan' });
    if (lan) await table.write(profileRecord.softDelete(lan));
    await send();
    expect(mails()).toEqual([]);
  });
});
