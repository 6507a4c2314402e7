import { describe, expect, it } from 'vitest';
import * as api from '#shared/notifications/index.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { now } from '#functions/platform/clock.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { contextOf } from '#tests/support/context.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const world = aSharedWorld();
const context = () => contextOf(world.table, now);

const listOf = async (member: Member, query = {}) =>
  (await world.send(api.listNotifications, { token: member.accessToken, query })).body;
const statsOf = async (member: Member) =>
  (await world.send(api.getNotificationStats, { token: member.accessToken })).body;

/** Moves an account as staff do. */
async function move(userId: string, status: UserStatus, more: object = {}): Promise<void> {
  const profile = await findProfile(context(), userId);
  if (!profile) throw new Error('Nobody to move');
  const updatedAt = new Date(Date.parse(profile.updatedAt) + 1000).toISOString();
  await world.table.write([...profileRecord.replace(profile, { status, updatedAt, ...more }).writes]);
  await world.cloud.idle();
}

const tell = (
  receiverId: string,
  type: NotificationType,
  actorId?: string,
  key: string = crypto.randomUUID(),
) => notifyMember(context(), { receiverId, type, key, actorId });

const follow = (followerId: string, followedId: string) =>
  world.write([followItem({ followerId, followedId, at: now().toISOString() })]);

describe('what follows from an account that moves', () => {
  it('papers: admins hear of them, their owner of what came of them, and whoever invited them', async () => {
    const admin = await world.aMember({ role: 'admin' });
    const referrer = await world.aMember();
    const member = await world.aMember({ status: 'pending_kyc', referrerId: referrer.id });
    await world.cloud.idle();
    await move(member.id, 'kyc_submitted');
    expect((await listOf(admin)).data[0]).toMatchObject({
      type: 'kyc_submitted',
      kind: 'staff',
      isRead: false,
      linkUrl: `/admin/users/approval/${member.id}`,
      actor: { id: member.id },
      message: `${member.fullName} vừa gửi giấy tờ chờ duyệt.`,
    });
    await move(member.id, 'kyc_changing', { askedFor: 'Ảnh mờ' });
    await move(member.id, 'kyc_submitted');
    await move(member.id, 'active', { verificationDate: new Date().toISOString() });
    expect((await listOf(member)).data.map(({ type }) => type)).toEqual(['kyc_approved', 'kyc_changing']);
    expect((await listOf(member)).data[1]?.message).toContain('Lý do: Ảnh mờ');
    expect((await listOf(admin)).data[0]?.type).toBe('kyc_changed');
    expect((await listOf(referrer)).data[0]).toMatchObject({
      type: 'direct_referral_verified',
      actor: { id: member.id },
    });
    expect((await statsOf(member)).unread).toBe(2);
  });

  it('joining: the one who invited, and those above them, once the address is confirmed', async () => {
    const top = await world.aMember();
    const middle = await world.aMember({ referrerId: top.id });
    const joiner = await world.aMember({ status: 'pending', referrerId: middle.id });
    await world.cloud.idle();
    expect((await listOf(middle)).data).toEqual([]);
    await move(joiner.id, 'pending_admin');
    expect((await listOf(middle)).data.map(({ type }) => type)).toEqual(['direct_referral_registered']);
    expect((await listOf(top)).data[0]).toMatchObject({ type: 'indirect_referral_registered' });
  });

  it('approval, refusal, a question, a lock and its end are told to whom they are about', async () => {
    const [good, bad] = [
      await world.aMember({ status: 'pending_admin' }),
      await world.aMember({ status: 'pending_admin' }),
    ];
    await move(good.id, 'pending_admin', { askedFor: 'Cần bổ sung thông tin cá nhân' });
    await move(good.id, 'pending_kyc', { askedFor: null });
    await move(good.id, 'inactive', { rejectedReason: 'Vi phạm quy định' });
    await move(good.id, 'pending_kyc', { rejectedReason: null });
    await move(bad.id, 'inactive', { rejectedReason: 'Thông tin không chính xác' });
    expect((await listOf(good)).data.map(({ type }) => type)).toEqual([
      'unlocked',
      'locked',
      'account_approved',
      'info_requested',
    ]);
    expect((await listOf(good)).data[1]?.message).toBe('Tài khoản đã bị khóa. Lý do: Vi phạm quy định');
  });
});

describe('the list', () => {
  it('is paged, newest first, and says whether there is more', async () => {
    const member = await world.aMember();
    for (let count = 0; count < 23; count += 1) await tell(member.id, 'unlocked');
    const [first, second] = [await listOf(member), await listOf(member, { page: 2 })];
    expect([first.data.length, first.page, first.hasNext]).toEqual([20, 1, true]);
    expect([second.data.length, second.page, second.hasNext]).toEqual([3, 2, false]);
    expect(first.data[0]?.sequence).toBe(23);
    expect(second.data.at(-1)?.sequence).toBe(1);
    expect((await listOf(member, { limit: 10 })).data).toHaveLength(10);
    expect((await listOf(member, { kind: 'follow' })).data).toEqual([]);
    expect((await listOf(member, { unread: 'true', limit: 50 })).data).toHaveLength(23);
    const english = await world.send(api.listNotifications, { token: member.accessToken, language: 'en' });
    expect(english.body.data[0]?.message).toBe('Your account was unlocked.');
  });

  it('400 for pages that are none', async () => {
    const { accessToken: token } = await world.aMember();
    for (const query of [{ page: 0 }, { limit: 101 }, { kind: 'gossip' }]) {
      const { status } = await world.send(api.listNotifications, { token, query: query as never });
      expect(status).toBe(400);
    }
  });
});

describe('reading', () => {
  it('one, twice, and nobody else’s', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    await tell(member.id, 'unlocked');
    await tell(member.id, 'locked');
    await tell(other.id, 'unlocked');
    const [newest] = (await listOf(member)).data;
    const params = { id: newest?.id ?? '' };
    const asked = { token: member.accessToken, params, body: {} };
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await world.send(api.readNotification, asked);
      expect([status, body]).toEqual([200, { unread: 1, sequence: 2 }]);
    }
    expect((await listOf(member)).data.map(({ isRead }) => isRead)).toEqual([true, false]);
    const foreign = await world.send(api.readNotification, { ...asked, token: other.accessToken });
    const missing = await world.send(api.readNotification, { ...asked, params: { id: '7-abcdefghijkl' } });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.failure.code).toBe(missing.failure.code);
    expect((await statsOf(other)).unread).toBe(1);
    const people = await world.send(api.listNotifiedPeople, { token: other.accessToken, params });
    expect(people.status).toBe(404);
  });

  it('all, up to the newest that was on the screen: what came since stays unread', async () => {
    const member = await world.aMember();
    for (let count = 0; count < 3; count += 1) await tell(member.id, 'unlocked');
    const { sequence } = await listOf(member);
    await tell(member.id, 'unlocked');
    const token = member.accessToken;
    const read = await world.send(api.readAllNotifications, { token, body: { upTo: sequence } });
    expect(read.body).toEqual({ unread: 1, sequence: 4 });
    expect((await listOf(member)).data.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
    const again = await world.send(api.readAllNotifications, { token, body: { upTo: 1 } });
    expect(again.body.unread).toBe(1);
    expect((await world.send(api.readAllNotifications, { token })).body).toEqual({ unread: 0, sequence: 4 });
    const ahead = await world.send(api.readAllNotifications, { token, body: { upTo: 99 } });
    expect(ahead.body.unread).toBe(0);
    await tell(member.id, 'unlocked');
    expect((await statsOf(member)).unread).toBe(1);
  });
});

describe('a group', () => {
  it('takes in whoever follows while it is unread, names two, and all on asking', async () => {
    const member = await world.aMember();
    const followers = await Promise.all(Array.from({ length: 5 }, () => world.aMember()));
    for (const { id } of followers) {
      await follow(id, member.id);
      await world.cloud.idle();
    }
    const page = await listOf(member);
    expect([page.data.length, page.unread]).toEqual([1, 1]);
    const [group] = page.data;
    const [, , , fourth, fifth] = followers;
    expect(group).toMatchObject({ type: 'follow', peopleCount: 5 });
    expect(group?.message).toBe(`${fifth?.fullName}, ${fourth?.fullName} và 3 người khác theo dõi bạn.`);
    const token = member.accessToken;
    const params = { id: group?.id ?? '' };
    const people = await world.send(api.listNotifiedPeople, { token, params });
    expect(people.body.data.map(({ id }) => id)).toEqual(followers.map(({ id }) => id).toReversed());
    // Followed, stopped and followed again is told once.
    await follow(followers[0]?.id ?? '', member.id);
    await world.cloud.idle();
    expect((await listOf(member)).data).toHaveLength(1);
    // Once it is read, the next begins another.
    await world.send(api.readNotification, { token, params, body: {} });
    const late = await world.aMember();
    await follow(late.id, member.id);
    await world.cloud.idle();
    expect((await listOf(member)).data.map(({ peopleCount }) => peopleCount)).toEqual([1, 5]);
    expect((await statsOf(member)).unread).toBe(1);
  });

  it('of one that grew after it was shown, reading answers and changes nothing', async () => {
    const [member, one, two] = [await world.aMember(), await world.aMember(), await world.aMember()];
    await tell(member.id, 'follow', one.id);
    const [shown] = (await listOf(member)).data;
    await tell(member.id, 'follow', two.id);
    const { status, body } = await world.send(api.readNotification, {
      token: member.accessToken,
      params: { id: shown?.id ?? '' },
      body: {},
    });
    expect([status, body.unread]).toEqual([200, 1]);
  });

  it('is none of money, security and staff', async () => {
    const [member, one, two] = [await world.aMember(), await world.aMember(), await world.aMember()];
    for (const { id } of [one, two]) await tell(member.id, 'direct_referral_verified', id);
    expect((await listOf(member)).data).toHaveLength(2);
  });
});

describe('whoever does not want to hear', () => {
  it('is told nothing by whom they blocked or muted, nor by whoever blocked them', async () => {
    const [member, muted, blocker] = [await world.aMember(), await world.aMember(), await world.aMember()];
    const at = now().toISOString();
    await world.write([
      relationItem({ ownerId: member.id, otherId: muted.id, kind: 'mute', at }),
      relationItem({ ownerId: blocker.id, otherId: member.id, kind: 'block', at }),
    ]);
    await tell(member.id, 'follow', muted.id);
    await tell(member.id, 'follow', blocker.id);
    expect((await listOf(member)).data).toEqual([]);
  });

  it('says so kind by kind; what is always told stays so; a stale page is told', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    const { body: before } = await world.send(api.getNotificationSettings, { token });
    expect(before).toMatchObject({ kinds: {}, digest: 'daily', version: 0 });
    expect(before.push.publicKey).toHaveLength(87);
    const body = {
      kinds: { follow: { here: false }, security: { here: false, push: false } },
      quiet: { on: true, from: '22:00', to: '06:30' },
      digest: 'weekly',
      version: 0,
    } as const;
    const saved = await world.send(api.saveNotificationSettings, { token, body });
    expect(saved.body).toMatchObject({ kinds: { follow: { here: false } }, version: 1, digest: 'weekly' });
    expect(saved.body.kinds.security).toBeUndefined();
    expect((await world.send(api.saveNotificationSettings, { token, body })).failure.code).toBe(
      'STALE_STATE',
    );
    const wrong = { ...body, quiet: { on: true, from: '25:00', to: '06:30' } };
    expect((await world.send(api.saveNotificationSettings, { token, body: wrong })).status).toBe(400);
    await tell(member.id, 'follow', (await world.aMember()).id);
    await tell(member.id, 'locked');
    expect((await listOf(member)).data.map(({ type }) => type)).toEqual(['locked']);
  });

  it('is told once what is said twice', async () => {
    const member = await world.aMember();
    await Promise.all([1, 2, 3].map(() => tell(member.id, 'unlocked', undefined, 'the same')));
    expect(await statsOf(member)).toEqual({ unread: 1, sequence: 1 });
  });
});
