import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockMember, getUsersConfig, searchUsers, updateUsersConfig } from '#shared/members/index.ts';
import { getMe } from '#shared/accounts/index.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const found = async (viewer: Member, q: string) => {
  const { body } = await world.send(searchUsers, { token: viewer.accessToken, query: { q } });
  return body.map(({ id }) => id);
};

describe('looking for members', () => {
  it('200: by name without marks, and by code; nothing typed finds nobody', async () => {
    const [viewer, member] = await Promise.all([
      world.aMember(),
      world.aMember({ fullName: 'Đặng Thị Bưởi Hồng' }),
    ]);
    expect(await found(viewer, 'dang buoi')).toEqual([member.id]);
    expect(await found(viewer, `@${member.referenceId}`)).toEqual([member.id]);
    expect(await found(viewer, ' ')).toEqual([]);
  });

  it('200: by a whole address or number only, and only where its owner shows it', async () => {
    const viewer = await world.aMember();
    const shown = await world.aMember({ seenBy: { email: 'everybody', phoneNumber: 'everybody' } });
    const [near, hidden] = await Promise.all([
      world.aMember({ seenBy: { email: 'near', phoneNumber: 'near' } }),
      world.aMember(),
    ]);
    expect(await found(viewer, shown.email)).toEqual([shown.id]);
    expect(await found(viewer, shown.phoneNumber)).toEqual([shown.id]);
    for (const { email, phoneNumber } of [near, hidden])
      expect([await found(viewer, email), await found(viewer, phoneNumber)]).toEqual([[], []]);
    expect(await found(viewer, shown.email.slice(0, 12))).toEqual([]);
    expect(await found(viewer, shown.phoneNumber.slice(0, 8))).toEqual([]);
  });

  it('200: nobody who blocks or is blocked, is locked, or never confirmed', async () => {
    const fullName = 'Quách Tĩnh Lặng';
    const [viewer, blocked, blocking] = await Promise.all([
      world.aMember(),
      world.aMember({ fullName }),
      world.aMember({ fullName }),
    ]);
    await Promise.all([
      world.aMember({ fullName, status: 'inactive' }),
      world.aMember({ fullName, status: 'pending' }),
    ]);
    expect((await found(viewer, 'quach tinh lang')).toSorted()).toEqual([blocked.id, blocking.id].toSorted());
    await world.send(blockMember, { token: viewer.accessToken, params: { id: blocked.id } });
    await world.send(blockMember, { token: blocking.accessToken, params: { id: viewer.id } });
    expect(await found(viewer, 'quach tinh lang')).toEqual([]);
  });

  it('200: admins find by everything, see how people are reached, and that they looked is kept', async () => {
    const [admin, member] = await Promise.all([world.aMember({ role: 'admin' }), world.aMember()]);
    const token = admin.accessToken;
    const { body } = await world.send(searchUsers, { token, query: { q: member.email.slice(0, 20) } });
    expect(body).toMatchObject([{ id: member.id, email: member.email, phoneNumber: member.phoneNumber }]);
    const activity = await world.send(listActivity, { token, params: { entity: 'user', id: admin.id } });
    expect(activity.body.data[0]).toMatchObject({ act: 'looked', fields: [{ field: 'search' }] });
    expect(JSON.stringify(activity.body)).not.toContain(member.email.slice(0, 20));
  });

  it('429: addresses and numbers are tried only so often', async () => {
    const viewer = await world.aMember();
    const tries = [];
    for (let index = 0; index < 21; index += 1)
      tries.push(
        await world.send(searchUsers, {
          token: viewer.accessToken,
          query: { q: `09${String(10_000_000 + index)}` },
        }),
      );
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect(tries.at(-1)?.failure.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('preferences', () => {
  const change = (who: Member, id: string, value: object) =>
    world.send(updateUsersConfig, { token: who.accessToken, params: { id }, body: { value } });

  it('200: what is named is changed, and mails follow the language', async () => {
    const member = await world.aMember();
    await change(member, member.id, { theme: 'dark', notifications: { 'follow.push': false } });
    const { body } = await change(member, member.id, {
      language: 'en',
      notifications: { 'join.mail': true },
    });
    expect(body.value).toEqual({
      theme: 'dark',
      language: 'en',
      notifications: { 'follow.push': false, 'join.mail': true },
    });
    const mine = await world.send(getUsersConfig, { token: member.accessToken });
    expect(mine.body).toEqual([body]);
    expect((await world.send(getMe, { token: member.accessToken })).body.language).toBe('en');
  });

  it('200: of one moment, none is lost', async () => {
    const member = await world.aMember();
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => change(member, member.id, { notifications: { [name]: true } })));
    const mine = await world.send(getUsersConfig, { token: member.accessToken });
    expect(Object.keys(mine.body[0]?.value.notifications ?? {}).toSorted()).toEqual(names);
  });

  it('404: somebody else’s; an admin may', async () => {
    const [member, other, admin] = await Promise.all([
      world.aMember(),
      world.aMember(),
      world.aMember({ role: 'admin' }),
    ]);
    expect((await change(other, member.id, { theme: 'dark' })).failure.code).toBe('USER_NOT_FOUND');
    expect((await change(admin, member.id, { theme: 'light' })).status).toBe(200);
    expect((await change(admin, 'nobody', { theme: 'light' })).status).toBe(404);
    expect((await change(member, member.id, { colour: 'red' })).status).toBe(400);
  });
});
