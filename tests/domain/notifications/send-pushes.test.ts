import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credentialsItem, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { askForLatePush } from '#functions/domain/notifications/late-push.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import {
  settingsAtFirst,
  type StoredNotification,
  type StoredSettings,
} from '#functions/domain/notifications/notification-record.ts';
import { pushDelayed, pushNotification, testDevice } from '#functions/domain/notifications/send-pushes.ts';
import { boxItem, notificationItem } from '#functions/domain/notifications/notify-member.ts';
import { log } from '#functions/platform/log.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import type { PushOutcome } from '#functions/platform/push/push-client.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const night = '2026-11-22T16:00:00.000Z'; // 23:00 in Hà Nội
const noon = '2026-11-22T05:00:00.000Z';
const asleep = { on: true, from: '22:00', to: '07:00' };

beforeEach(() => void vi.spyOn(log, 'info').mockReturnValue());

/** A member with devices, and what was told to them. */
function aListener(given: Partial<Profile> = {}, at = noon) {
  const { table, put, rows } = memoryTable();
  const lan = aProfile(given);
  const pushed: { to: string; topic: string; urgent: unknown; text: Record<string, unknown> }[] = [];
  const outcomes = new Map<string, PushOutcome>();
  const context = {
    ...contextOf(table, () => new Date(at)),
    push: (
      to: { endpoint: string },
      { text, topic, urgent }: { text: string; topic: string; urgent?: boolean },
    ) => {
      const said = JSON.parse(text) as Record<string, unknown>;
      pushed.push({ to: to.endpoint.slice('https://push.test/'.length), topic, urgent, text: said });
      return Promise.resolve(outcomes.get(to.endpoint.slice('https://push.test/'.length)) ?? 'delivered');
    },
  };
  put([profileRecord.item(lan), credentialsItem(lan.id, { sessionsFrom: 'today' })]);
  const session = (id: string, sessionsFrom = 'today') =>
    put([
      {
        ...accountKeys.session(lan.id, id),
        entity: 'session',
        tokenHash: 'h',
        startedAt: 'today',
        sessionsFrom,
      },
    ]);
  const device = (id: string, lastSequence: number | null = null, sessionsFrom?: string) => {
    session(id, sessionsFrom);
    put([
      {
        ...notificationKeys.device(lan.id, id),
        entity: 'push-device',
        userId: lan.id,
        sessionId: id,
        endpoint: `https://push.test/${id}`,
        keys: { p256dh: 'p', auth: 'a' },
        name: `Máy ${id}`,
        createdAt: '2026-11-01T00:00:00.000Z',
        lastDeliveredAt: null,
        lastSequence,
      },
    ]);
  };
  const box = (given: object = {}) =>
    put([
      boxItem({ userId: lan.id, sequence: 9, unread: 3, readUpTo: 0, mailedUpTo: 0, version: 1, ...given }),
    ]);
  const settings = (given: Partial<StoredSettings>) =>
    put([
      { ...notificationKeys.settings(lan.id), entity: 'settings', ...settingsAtFirst, version: 1, ...given },
    ]);
  const told = (sequence: number, given: Partial<StoredNotification> = {}) =>
    put([
      notificationItem({
        id: `${sequence}-x`,
        userId: lan.id,
        sequence,
        type: 'kyc_approved',
        actorIds: [],
        data: {},
        createdAt: noon,
        readAt: null,
        expiresAt: 9_999_999_999,
        ...given,
      }),
    ]);
  const relation = (ownerId: string, otherId: string, kind: 'mute' | 'block') =>
    put([relationItem({ ownerId, otherId, kind, at: noon })]);
  const deviceAt = (id: string) =>
    rows().find(({ sk, pk }) => pk === notificationKeys.partition(lan.id) && sk === `DEVICE#${id}`);
  const due = () => rows().filter(({ entity }) => entity === 'due');
  const push = (sequence = 1) => pushNotification(context, { userId: lan.id, sequence });
  box();
  return {
    context,
    table,
    put,
    rows,
    lan,
    pushed,
    outcomes,
    device,
    box,
    settings,
    told,
    relation,
    deviceAt,
    due,
    push,
  };
}

describe('a push of a notification', () => {
  it('reaches each device in its owner’s language, and is noted at each', async () => {
    const { push, device, told, pushed, deviceAt } = aListener({ language: 'en' });
    device('phone');
    device('desk');
    told(1);
    await push();
    expect(pushed.map(({ to }) => to).toSorted()).toEqual(['desk', 'phone']);
    expect(pushed[0]).toMatchObject({
      topic: 'account',
      urgent: false,
      text: {
        title: 'Chợ Làng',
        body: 'There is news about your account.',
        tag: 'account',
        url: '/notifications',
        sequence: 1,
      },
    });
    expect(deviceAt('phone')).toMatchObject({ lastDeliveredAt: noon, lastSequence: 1 });
  });

  it('is urgent where it is about security', async () => {
    const { push, device, told, pushed } = aListener();
    device('phone');
    told(1, { type: 'password_changed' });
    await push();
    expect(pushed).toMatchObject([{ topic: 'security', urgent: true }]);
  });

  it('skips a device that has it, and tells one that only has another', async () => {
    const { push, device, told, pushed } = aListener();
    device('phone', 2);
    device('desk', 1);
    told(2);
    await push(2);
    expect(pushed.map(({ to }) => to)).toEqual(['desk']);
  });

  it('forgets a device that listens no more, and one whose session is over', async () => {
    const { push, device, told, pushed, outcomes, deviceAt } = aListener();
    device('gone');
    device('over', null, 'yesterday');
    device('here');
    outcomes.set('gone', 'gone');
    told(1);
    await push();
    expect(pushed.map(({ to }) => to).toSorted()).toEqual(['gone', 'here']);
    expect([deviceAt('gone'), deviceAt('over'), deviceAt('here')?.['lastSequence']]).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });

  it('comes again where a device could not be told, and then only there', async () => {
    const { push, device, told, pushed, outcomes, deviceAt } = aListener();
    device('phone');
    device('desk');
    outcomes.set('desk', 'failed');
    told(1);
    await expect(push()).rejects.toThrow('could not be told');
    expect(deviceAt('desk')).toMatchObject({ lastDeliveredAt: null, lastSequence: null });
    outcomes.clear();
    await push();
    expect(pushed.map(({ to }) => to).toSorted()).toEqual(['desk', 'desk', 'phone']);
  });

  const listener = () => {
    const scene = aListener();
    scene.device('phone');
    return scene;
  };
  it.each<[string, (scene: ReturnType<typeof aListener>) => void]>([
    ['that is not there', () => undefined],
    [
      'of somebody locked out',
      ({ put, lan, told }) => {
        told(1);
        put([profileRecord.item({ ...lan, status: 'inactive' })]);
      },
    ],
    ['that was read by itself', ({ told }) => told(1, { readAt: noon })],
    [
      'up to which all is read',
      ({ told, box }) => {
        told(1);
        box({ readUpTo: 1 });
      },
    ],
    [
      'of a kind that was switched off',
      ({ told, settings }) => {
        told(1);
        settings({ kinds: { account: { push: false } } });
      },
    ],
    ['of a kind nobody has pushed until they ask for it', ({ told }) => told(1, { type: 'reward' })],
    [
      'of somebody they muted',
      ({ told, relation, lan }) => {
        told(1, { type: 'direct_referral_verified', actorIds: ['cam'] });
        relation(lan.id, 'cam', 'mute');
      },
    ],
    [
      'of somebody who blocks them',
      ({ told, relation, lan }) => {
        told(1, { type: 'direct_referral_verified', actorIds: ['cam', 'sen'] });
        relation('cam', lan.id, 'block');
      },
    ],
  ])('%s goes to nobody', async (_, arrange) => {
    const scene = listener();
    arrange(scene);
    await scene.push();
    expect(scene.pushed).toEqual([]);
  });

  it('goes out though they muted who did it before', async () => {
    const { push, told, relation, lan, pushed } = listener();
    told(1, { type: 'direct_referral_verified', actorIds: ['cam', 'sen'] });
    relation(lan.id, 'sen', 'mute');
    await push();
    expect(pushed).toHaveLength(1);
  });

  it.each(['PROFILE', 'BOX'])('goes to nobody where there is no %s of theirs', async (sk) => {
    const { push, told, pushed, rows, table } = listener();
    told(1);
    const [row] = rows().filter((one) => one['sk'] === sk);
    await table.write([remove(row as { pk: string; sk: string })]);
    await push();
    expect(pushed).toEqual([]);
  });

  it('waits for the morning at night, unless it is what passes', async () => {
    const { push, device, told, settings, pushed, due, lan } = aListener({}, night);
    device('phone');
    settings({ quiet: asleep });
    told(1);
    await push();
    expect(pushed).toEqual([]);
    expect(due()).toMatchObject([{ kind: 'late-push', of: lan.id, at: '2026-11-23T00:00:00.000Z' }]);
    told(2, { type: 'order_changed' });
    await push(2);
    expect(pushed.map(({ topic }) => topic)).toEqual(['orders']);
  });

  it('goes out by day though its owner keeps quiet at night', async () => {
    const { push, device, told, settings, pushed, due } = aListener();
    device('phone');
    settings({ quiet: asleep });
    told(1);
    await push();
    expect([pushed.length, due()]).toEqual([1, []]);
  });
});

describe('after a quiet night', () => {
  it('one push tells of all that came, by the newest that waited', async () => {
    const { context, lan, device, told, pushed } = aListener();
    device('phone');
    told(3);
    told(4);
    told(5, { type: 'order_changed' });
    await pushDelayed(context, lan.id);
    expect(pushed).toMatchObject([
      {
        topic: 'several',
        urgent: false,
        text: { body: 'Bạn có thông báo chưa đọc.', tag: 'several', sequence: 4 },
      },
    ]);
  });

  it('an older one is told of where the newest was read', async () => {
    const { context, lan, device, told, pushed } = aListener();
    device('phone');
    told(3);
    told(4, { readAt: noon });
    await pushDelayed(context, lan.id);
    expect(pushed).toMatchObject([{ text: { sequence: 3 } }]);
  });

  it.each<[string, (scene: ReturnType<typeof aListener>) => void]>([
    [
      'all was read since',
      ({ box, told }) => {
        told(1);
        box({ unread: 0 });
      },
    ],
    [
      'only that came which passed in the night',
      ({ told }) => {
        told(1, { type: 'order_changed' });
        told(2, { type: 'password_changed' });
      },
    ],
    [
      'its owner was locked out since',
      ({ told, put, lan }) => {
        told(1);
        put([profileRecord.item({ ...lan, status: 'inactive' })]);
      },
    ],
    [
      'what waited is none of the newest twenty',
      ({ told }) => {
        told(1);
        for (let nth = 2; nth <= 21; nth += 1) told(nth, { readAt: noon });
      },
    ],
  ])('nothing is told where %s', async (_, arrange) => {
    const scene = aListener();
    scene.device('phone');
    arrange(scene);
    await pushDelayed(scene.context, scene.lan.id);
    expect(scene.pushed).toEqual([]);
  });

  it('the twentieth of the newest is looked at', async () => {
    const { context, lan, device, told, pushed } = aListener();
    device('phone');
    told(1);
    for (let nth = 2; nth <= 20; nth += 1) told(nth, { readAt: noon });
    await pushDelayed(context, lan.id);
    expect(pushed).toMatchObject([{ text: { sequence: 1 } }]);
  });

  it('nobody is told who has no box', async () => {
    const { context } = aListener();
    await expect(pushDelayed(context, 'nobody')).resolves.toBeUndefined();
  });

  it('whoever sends pushes is asked for it, for a week at the most', async () => {
    const { context, lan, rows } = aListener();
    await askForLatePush(context, { kind: 'late-push', of: lan.id, at: night });
    const asked = rows().find(({ entity }) => entity === 'late-push');
    expect(asked).toEqual({
      ...notificationKeys.late(lan.id),
      entity: 'late-push',
      userId: lan.id,
      at: night,
      expiresAt: Date.parse(noon) / 1000 + 604_800,
    });
  });
});

describe('a device that is tested', () => {
  const asked = (userId: string) => ({ userId, sessionId: 'phone', ownSession: 'phone' });

  it('is told so, and shown with when that was; it still hears of the newest', async () => {
    const { context, lan, device, pushed, deviceAt } = aListener({ language: 'en' });
    device('phone', 7);
    expect(await testDevice(context, asked(lan.id))).toEqual({
      id: 'phone',
      name: 'Máy phone',
      isThis: true,
      createdAt: '2026-11-01T00:00:00.000Z',
      lastDeliveredAt: noon,
    });
    expect(pushed).toMatchObject([
      { topic: 'test', text: { body: 'This device receives push notifications.', tag: 'test', sequence: 0 } },
    ]);
    expect(deviceAt('phone')).toMatchObject({ lastDeliveredAt: noon, lastSequence: 7 });
  });

  it('is told in Vietnamese where nothing is known of its owner', async () => {
    const { context, lan, device, pushed, table } = aListener({ language: 'en' });
    device('phone');
    await table.write(profileRecord.softDelete(lan));
    await testDevice(context, { ...asked(lan.id), ownSession: 'another' });
    expect(pushed[0]?.text['body']).toBe('Thiết bị này nhận được thông báo đẩy.');
  });

  it('is forgotten where it listens no more, and kept where it could not be reached', async () => {
    const { context, lan, device, outcomes, deviceAt } = aListener();
    expect(await refusalOf(testDevice(context, asked(lan.id)))).toBe('DEVICE_NOT_FOUND');
    device('phone');
    outcomes.set('phone', 'failed');
    expect(await refusalOf(testDevice(context, asked(lan.id)))).toBe('PUSH_FAILED');
    expect(deviceAt('phone')).toMatchObject({ lastDeliveredAt: null });
    outcomes.set('phone', 'gone');
    expect(await refusalOf(testDevice(context, asked(lan.id)))).toBe('DEVICE_NOT_FOUND');
    expect(deviceAt('phone')).toBeUndefined();
  });
});
