import { describe, expect, it } from 'vitest';
import {
  addDevice,
  devicesOf,
  deviceView,
  endpointOf,
  findDevice,
  noteDelivered,
  removeDevice,
} from '#functions/domain/notifications/devices.ts';
import { forgetListener } from '#functions/domain/notifications/forget-listener.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { boxScene, told } from './box-scene.ts';

const keys = { p256dh: 'p', auth: 'a' };

function aMember() {
  const scene = boxScene();
  const { context, rows } = scene;
  const add = (sessionId: string, endpoint = `https://push.test/${sessionId}`, userId = 'lan') =>
    addDevice(context, { userId, sessionId, endpoint, keys, name: `Máy ${sessionId}` });
  const sessions = async (userId = 'lan') =>
    (await devicesOf(context, userId)).map(({ sessionId }) => sessionId);
  /** Who each address belongs to. */
  const holders = () =>
    rows()
      .filter(({ entity }) => entity === 'push-endpoint')
      .map(({ userId, sessionId }) => `${String(userId)} ${String(sessionId)}`)
      .toSorted();
  const many = async (count: number) => {
    for (let nth = 1; nth <= count; nth += 1) await add(`s${String(nth).padStart(2, '0')}`);
  };
  return { ...scene, add, sessions, holders, many };
}

describe('a device that hears pushes', () => {
  it('is kept as its browser said, and shown to whose it is', async () => {
    const { add, context } = aMember();
    const device = await add('phone');
    expect(device).toEqual({
      userId: 'lan',
      sessionId: 'phone',
      endpoint: 'https://push.test/phone',
      keys,
      name: 'Máy phone',
      createdAt: told,
      lastDeliveredAt: null,
      lastSequence: null,
    });
    expect(await findDevice(context, device)).toEqual(device);
    const shown = { id: 'phone', name: 'Máy phone', createdAt: told, lastDeliveredAt: null };
    expect(deviceView(device, 'phone')).toEqual({ ...shown, isThis: true });
    expect(deviceView(device, 'desk')).toEqual({ ...shown, isThis: false });
  });

  it('is not there for a session without one', async () => {
    const { add, context } = aMember();
    await add('phone');
    expect(await refusalOf(findDevice(context, { userId: 'lan', sessionId: 'desk' }))).toBe(
      'DEVICE_NOT_FOUND',
    );
    expect(await refusalOf(findDevice(context, { userId: 'cam', sessionId: 'phone' }))).toBe(
      'DEVICE_NOT_FOUND',
    );
  });

  it('is one for each session, and stands among nothing else of its owner’s', async () => {
    const { add, sessions, box, notification } = aMember();
    box();
    notification(1);
    await add('phone');
    await add('desk');
    await add('phone');
    await add('phone', 'https://push.test/new', 'cam');
    expect([await sessions(), await sessions('cam')]).toEqual([['desk', 'phone'], ['phone']]);
  });

  it.each<[string, string, string]>([
    ['another session of its owner’s', 'lan', 'desk'],
    ['somebody else', 'cam', 'desk'],
    ['somebody else in a session of that name', 'cam', 'phone'],
  ])('hears nothing of who was signed in there before: %s', async (_, userId, sessionId) => {
    const { add, sessions, holders } = aMember();
    await add('phone', 'https://push.test/browser');
    await add('other', 'https://push.test/other');
    await add(sessionId, 'https://push.test/browser', userId);
    expect(await sessions()).toEqual(userId === 'lan' ? ['desk', 'other'] : ['other']);
    expect(await sessions('cam')).toEqual(userId === 'cam' ? [sessionId] : []);
    expect(holders()).toEqual([`${userId} ${sessionId}`, 'lan other'].toSorted());
  });

  it('is the twentieth at most, unless its session has one', async () => {
    const { add, many, sessions } = aMember();
    await many(20);
    const refused = await add('one-more').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'TOO_MANY_DEVICES', details: { params: { limit: 20 } } });
    await add('s20', 'https://push.test/changed');
    await add('one-more', undefined, 'cam');
    expect([(await sessions()).length, await sessions('cam')]).toEqual([20, ['one-more']]);
  });

  it('goes with its address, and nothing goes where there is none', async () => {
    const { add, context, sessions, holders } = aMember();
    await add('phone');
    await add('desk');
    await removeDevice(context, { userId: 'lan', sessionId: 'tablet' });
    await removeDevice(context, { userId: 'lan', sessionId: 'phone' });
    await removeDevice(context, { userId: 'lan', sessionId: 'phone' });
    expect([await sessions(), holders()]).toEqual([['desk'], ['lan desk']]);
  });

  it('notes which notification arrived last, and of a test only when', async () => {
    const { add, context, rows } = aMember();
    const device = await add('phone');
    expect(await noteDelivered(context, device, 7)).toBe(told);
    expect(await findDevice(context, device)).toMatchObject({ lastDeliveredAt: told, lastSequence: 7 });
    await noteDelivered(context, device, null);
    expect(await findDevice(context, device)).toMatchObject({ lastSequence: 7 });
    await noteDelivered(context, device, 0);
    expect(await findDevice(context, device)).toMatchObject({ lastSequence: 0 });
    const before = rows().length;
    expect(await noteDelivered(context, { userId: 'lan', sessionId: 'gone' }, 7)).toBe(told);
    expect(rows()).toHaveLength(before);
  });

  it('has an address to go with it, and nothing else has', async () => {
    const { add } = aMember();
    expect(endpointOf({ ...(await add('phone')) })).toHaveLength(1);
    expect(endpointOf({ entity: 'notification-box' })).toEqual([]);
  });
});

it('of somebody who left, nothing that they were told or heard on is kept', async () => {
  const { add, context, rows, box, notification, holders } = aMember();
  box();
  notification(1);
  await add('phone');
  await add('desk', undefined, 'cam');
  await forgetListener(context, 'lan');
  expect(rows().filter(({ pk }) => pk === 'NOTIFICATIONS#lan')).toEqual([]);
  expect(holders()).toEqual(['cam desk']);
});
