import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser, getUserProfile, updateProfile, updateUser } from '#shared/members/index.ts';
import type { Visibility } from '#shared/members/profile-choices.ts';
import { ownedFacts } from '#shared/members/profile-choices.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { newId } from '#shared/values/ids.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const said = {
  bio: 'Làm cốm ở Làng Vòng',
  website: 'https://comlangvong.vn',
  dob: '1992-03-14',
  gender: 'female',
  country: 'VN',
} as const;
const seenBy = (visibility: Visibility) =>
  Object.fromEntries(ownedFacts.map((fact) => [fact, visibility])) as Record<
    (typeof ownedFacts)[number],
    Visibility
  >;

const look = (viewer: Member, id: string) =>
  world.send(getUser, { token: viewer.accessToken, params: { id } });
const change = (viewer: Member, id: string, body: object) =>
  world.send(updateProfile, { token: viewer.accessToken, params: { id }, body: body as never });
const at = new Date().toISOString();
const tie = (followerId: string, followedId: string) =>
  world.write([followItem({ followerId, followedId, at })]);

describe('looking at a member', () => {
  it.each([
    ['everybody', 'a stranger', true],
    ['near', 'a stranger', false],
    ['nobody', 'a stranger', false],
    ['near', 'one they only follow', false],
    ['near', 'one who only follows them', false],
    ['near', 'one who follows back', true],
    ['nobody', 'one who follows back', false],
    ['near', 'who brought them', true],
    ['nobody', 'who brought them', false],
    ['near', 'whom they brought', true],
    ['nobody', 'an admin', true],
    ['nobody', 'themselves', true],
  ] as const)('200: what %s may see is told to %s: %s', async (visibility, who, isTold) => {
    const inviter = await world.aMember();
    const member = await world.aMember({ ...said, seenBy: seenBy(visibility), referrerId: inviter.id });
    const viewers: Record<typeof who, () => Promise<Member>> = {
      'a stranger': () => world.aMember(),
      'one they only follow': () => world.aMember(),
      'one who only follows them': () => world.aMember(),
      'one who follows back': () => world.aMember(),
      'who brought them': async () => inviter,
      'whom they brought': () => world.aMember({ referrerId: member.id }),
      'an admin': () => world.aMember({ role: 'admin' }),
      themselves: async () => member,
    };
    const viewer = await viewers[who]();
    if (who === 'one they only follow' || who === 'one who follows back') await tie(member.id, viewer.id);
    if (who === 'one who only follows them' || who === 'one who follows back')
      await tie(viewer.id, member.id);
    const { status, body } = await look(viewer, member.id);
    expect(status).toBe(200);
    const isWhole = who === 'themselves' || who === 'an admin';
    const told = { ...said, email: member.email, phoneNumber: member.phoneNumber };
    expect(body).toMatchObject(
      isTold
        ? { ...told, dob: isWhole ? '1992-03-14' : '--03-14' }
        : Object.fromEntries(Object.keys(told).map((fact) => [fact, null])),
    );
    expect(body.referrer?.id ?? null).toBe(isWhole ? inviter.id : null);
    expect(body.seenBy === null).toBe(!isWhole);
    // Nothing that no contract promises gets out, whatever the profile holds.
    expect(Object.keys(body)).not.toContain('referrerId');
  });

  it('404: unknown, locked, never confirmed, and blocking whoever looks, all alike', async () => {
    const [viewer, locked, pending, blocking] = await Promise.all([
      world.aMember(),
      world.aMember({ status: 'inactive' }),
      world.aMember({ status: 'pending' }),
      world.aMember(),
    ]);
    await world.write([relationItem({ ownerId: blocking.id, otherId: viewer.id, kind: 'block', at })]);
    const answers = await Promise.all(
      [newId(), locked.id, pending.id, blocking.id].map((id) => look(viewer, id)),
    );
    const [first] = answers;
    expect(first?.status).toBe(404);
    for (const { status, failure } of answers)
      expect([status, failure.code, failure.message]).toEqual([
        404,
        'USER_NOT_FOUND',
        first?.failure.message,
      ]);
  });

  it('200: an admin sees who is locked, and that they looked is kept', async () => {
    const [admin, locked] = await Promise.all([
      world.aMember({ role: 'admin' }),
      world.aMember({ status: 'inactive', rejectedReason: 'Đăng tin trùng' }),
    ]);
    const { body } = await look(admin, locked.id);
    expect(body).toMatchObject({ rejectedReason: 'Đăng tin trùng', isActive: false });
    const activity = await world.send(listActivity, {
      token: admin.accessToken,
      params: { entity: 'user', id: locked.id },
    });
    expect(activity.body.data.map(({ act, who }) => [act, who?.id])).toContainEqual(['looked', admin.id]);
  });

  it('200: the other name of the same answers the same', async () => {
    const [viewer, member] = await Promise.all([world.aMember(), world.aMember(said)]);
    const reply = await world.send(getUserProfile, {
      token: viewer.accessToken,
      params: { id: member.id },
    });
    expect(reply.body).toEqual((await look(viewer, member.id)).body);
  });
});

describe('changing a profile', () => {
  it('200: says what is said, and leaves the rest', async () => {
    const member = await world.aMember({ bio: 'Cũ', country: 'VN' });
    const { status, body } = await change(member, member.id, {
      website: 'comlangvong.vn',
      seenBy: { dob: 'near' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bio: 'Cũ',
      country: 'VN',
      website: 'https://comlangvong.vn',
      seenBy: { dob: 'near' },
    });
    const more = await change(member, member.id, { bio: '  ', seenBy: { gender: 'everybody' } });
    expect(more.body).toMatchObject({ bio: null, seenBy: { dob: 'near', gender: 'everybody' } });
  });

  it('200: the older name does the same, also for an admin', async () => {
    const [admin, member] = await Promise.all([world.aMember({ role: 'admin' }), world.aMember()]);
    const reply = await world.send(updateUser, {
      token: admin.accessToken,
      params: { id: member.id },
      body: { fullName: 'Nguyễn Văn Sửa' },
    });
    expect([reply.status, reply.body.fullName]).toEqual([200, 'Nguyễn Văn Sửa']);
  });

  it('404: somebody else’s, as if it were not there', async () => {
    const [stranger, member] = await Promise.all([world.aMember(), world.aMember()]);
    expect((await change(stranger, member.id, { bio: 'Của tôi' })).failure.code).toBe('USER_NOT_FOUND');
    const collaborator = await world.aMember({ role: 'collaborator' });
    expect((await change(collaborator, member.id, { bio: 'Của tôi' })).status).toBe(404);
  });

  it('409: somebody changed it since it was read', async () => {
    const member = await world.aMember();
    const { updatedAt } = (await look(member, member.id)).body;
    expect((await change(member, member.id, { bio: 'Một', updatedAt })).status).toBe(200);
    const late = await change(member, member.id, { bio: 'Hai', updatedAt });
    expect([late.status, late.failure.code]).toEqual([409, 'STALE_STATE']);
  });

  it('409: a name that a paper proves; all else stays free', async () => {
    const member = await world.aMember({ verificationDate: at });
    const { status, failure } = await change(member, member.id, { fullName: 'Tên Khác' });
    expect([status, failure.code]).toEqual([409, 'NAME_VERIFIED']);
    expect((await change(member, member.id, { fullName: member.fullName, bio: 'Ổn' })).status).toBe(200);
  });

  it('200: answers what staff asked for before they let somebody in', async () => {
    const member = await world.aMember({ status: 'pending_admin', askedFor: 'Cần làm rõ thông tin liên hệ' });
    const { body } = await change(member, member.id, { bio: 'Bán cốm ở chợ Hàng Da, gọi buổi sáng.' });
    expect([body.status, body.askedFor]).toEqual(['pending_admin', null]);
  });

  it.each([
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ dob: '2999-01-01' }, 'dob'],
    [{ country: 'XX' }, 'country'],
    [{ gender: 'nữ' }, 'gender'],
    [{ seenBy: { fullName: 'nobody' } }, 'seenBy'],
    [{ bio: 'a'.repeat(301) }, 'bio'],
    [{ role: 'admin' }, 'role'],
    [{ status: 'active' }, 'status'],
  ])('400: %o', async (body, field) => {
    const member = await world.aMember();
    const { status, failure } = await change(member, member.id, body);
    expect(status).toBe(400);
    expect(failure.errors?.[0]?.path.startsWith(field)).toBe(true);
  });
});
