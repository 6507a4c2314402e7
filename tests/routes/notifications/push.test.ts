import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { login, signOut } from '#shared/accounts/index.ts';
import * as api from '#shared/notifications/index.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { nextAt } from '#shared/notifications/quiet-hours.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import { aPushAddress, pushesAt, unsubscribed } from '#tests/support/push.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { type Member, password } from '#tests/support/world.ts';

const world = aSharedWorld({ awake: ['push-notifications'] });

const Push = z.object({ title: z.string(), body: z.string(), tag: z.string(), url: z.string() });

async function tell(receiverId: string, type: NotificationType, more: object = {}): Promise<void> {
  await notifyMember(contextOf(world.table, now), {
    receiverId,
    type,
    key: crypto.randomUUID(),
    ...more,
  });
  await world.cloud.idle();
}

async function listening(member: Member, name = 'Chrome · Windows') {
  const address = await aPushAddress(world);
  const body = { ...address, name };
  const { status, body: device } = await world.send(api.addPushDevice, { token: member.accessToken, body });
  expect(status).toBe(201);
  return { ...address, device };
}

const devicesOf = async ({ accessToken: token }: Member) =>
  (await world.send(api.listPushDevices, { token })).body.data;

const read = async (endpoint: string) =>
  (await pushesAt(world, endpoint)).map(({ text }) => Push.parse(JSON.parse(text)));

const quiet = (member: Member, from: string, to: string) =>
  world.send(api.saveNotificationSettings, {
    token: member.accessToken,
    body: { kinds: {}, quiet: { on: true, from, to }, digest: 'daily', version: 0 },
  });

describe('a push', () => {
  it('reaches the browser sealed for it alone, and names nobody and no sum', async () => {
    const [member, friend] = [await world.aMember(), await world.aMember()];
    const { endpoint } = await listening(member);
    await tell(member.id, 'direct_referral_verified', { actorId: friend.id });
    await tell(member.id, 'order_changed', {
      data: { orderId: 'o', code: 'CL261117XN3X2', status: 'shipped' },
    });
    const pushes = await read(endpoint);
    expect(pushes.map(({ tag }) => tag).sort()).toEqual(['orders', 'verified']);
    for (const { title, body, url } of pushes) {
      expect([title, url]).toEqual(['Chợ Làng', '/notifications']);
      expect(body).not.toContain(friend.fullName);
      expect(body).not.toMatch(/\d/);
    }
    expect((await devicesOf(member))[0]?.lastDeliveredAt).not.toBeNull();
  });

  it('is not sent of what its receiver does not want pushed', async () => {
    const [member, friend] = [await world.aMember(), await world.aMember()];
    const { endpoint } = await listening(member);
    await tell(member.id, 'follow', { actorId: friend.id });
    expect(await read(endpoint)).toEqual([]);
  });

  it('waits for the morning in quiet hours, one for all; security passes', async () => {
    const member = await world.aMember();
    const { endpoint } = await listening(member);
    await quiet(member, '00:00', '23:30');
    const night = nextAt('01:00', now());
    await world.cloud.clock.advance(Math.ceil((night.getTime() - now().getTime()) / 1000));
    const friends = [await world.aMember(), await world.aMember()];
    for (const { id } of friends) await tell(member.id, 'direct_referral_verified', { actorId: id });
    await tell(member.id, 'password_changed');
    expect((await read(endpoint)).map(({ tag }) => tag)).toEqual(['security']);
    await world.cloud.clock.advance(23 * 3600);
    await world.cloud.idle();
    expect((await read(endpoint)).map(({ tag }) => tag)).toEqual(['security', 'several']);
  });
});

describe('a device', () => {
  it('is tried by its owner alone, and forgotten once its browser listens no more', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    const { endpoint, device } = await listening(member);
    const params = { id: device.id };
    const tried = await world.send(api.testPushDevice, { token: member.accessToken, params, body: {} });
    expect([tried.status, tried.body.isThis]).toEqual([200, true]);
    expect((await read(endpoint))[0]?.tag).toBe('test');
    const foreign = await world.send(api.testPushDevice, { token: other.accessToken, params, body: {} });
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'DEVICE_NOT_FOUND']);
    await unsubscribed(world, endpoint);
    await tell(member.id, 'locked');
    expect(await devicesOf(member)).toEqual([]);
    const gone = await world.send(api.testPushDevice, { token: member.accessToken, params, body: {} });
    expect(gone.status).toBe(404);
  });

  it('belongs to one session and dies with it', async () => {
    const member = await world.aMember();
    const { endpoint } = await listening(member);
    await world.send(signOut, { token: member.accessToken, body: { refreshToken: member.refreshToken } });
    await tell(member.id, 'unlocked');
    expect(await read(endpoint)).toEqual([]);
    // Asked in a session that goes on: the one that ended is soon told so.
    const { body: anew } = await world.send(login, { body: { username: member.email, password } });
    expect(await devicesOf({ ...member, ...anew })).toEqual([]);
  });

  it('of somebody before is theirs no more once another subscribes in the same browser', async () => {
    const [before, after] = [await world.aMember(), await world.aMember()];
    const { endpoint, keys } = await listening(before);
    const body = { endpoint, keys, name: '' };
    await world.send(api.addPushDevice, { token: after.accessToken, body });
    expect(await devicesOf(before)).toEqual([]);
    expect(await devicesOf(after)).toHaveLength(1);
    await tell(before.id, 'unlocked');
    expect(await read(endpoint)).toEqual([]);
  });

  it('is removed, twice; and none is taken that nobody carries pushes to', async () => {
    const member = await world.aMember();
    const { device } = await listening(member);
    const token = member.accessToken;
    for (let time = 0; time < 2; time += 1)
      expect(
        (await world.send(api.removePushDevice, { token, params: { id: device.id } })).body.success,
      ).toBe(true);
    const { keys } = await aPushAddress(world);
    for (const endpoint of [
      'https://example.com/push',
      'http://fcm.googleapis.com/fcm/send/1',
      'https://fcm.googleapis.com.example.com/1',
      'https://user@fcm.googleapis.com/1',
      'http://169.254.169.254/latest',
    ]) {
      const { failure } = await world.send(api.addPushDevice, { token, body: { endpoint, keys, name: '' } });
      expect([endpoint, failure.code]).toEqual([endpoint, 'PUSH_SERVICE_UNKNOWN']);
    }
  });
});
