import { describe, expect, it } from 'vitest';
import { getMe, listUsers, login, refresh } from '#shared/accounts/index.ts';
import {
  applyAgain,
  changePerson,
  checkAgain,
  claimPerson,
  decidePerson,
  getPerson,
  listApprovals,
  listPeople,
  releasePerson,
} from '#shared/people/index.ts';
import { claimItems, neverExpires, profileRecord } from '#functions/domain/accounts/account.ts';
import { peopleKeys } from '#functions/domain/people/people-keys.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { type Member, password, tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin', fullName: 'Nguyễn Thị Lan' });
const second = aSharedMember(world, { role: 'admin', fullName: 'Phạm Văn Đông' });

const by = (who: Pick<Member, 'accessToken'>) => ({ token: who.accessToken });
const decide = (id: string, action: string, reason?: string, who: Member = admin) =>
  world.send(decidePerson, {
    ...by(who),
    params: { id, action },
    body: reason === undefined ? {} : { reason },
  });
const stored = (id: string) => profileRecord.find(world.table, { id });
const waiting = () => world.anAccount({ status: 'pending_admin' });

describe('a decision about who waits to be let in', () => {
  it('lets them in to prove who they are, or in altogether where they have; both hear of it', async () => {
    const [fresh, proven] = [
      await waiting(),
      await world.anAccount({ status: 'pending_admin', verificationDate: '2026-10-01T00:00:00.000Z' }),
    ];
    expect((await decide(fresh.id, 'approve')).body).toMatchObject({ id: fresh.id, status: 'pending_kyc' });
    expect((await decide(proven.id, 'approve')).body).toMatchObject({ status: 'active', isActive: true });
    expect((await world.mailTo(fresh.email, 'đã được duyệt')).text).toContain('/kyc');
  });

  it('turns them away with the reason they are mailed, and apart from being locked', async () => {
    const account = await waiting();
    const reason = 'Thông tin không chính xác';
    expect((await decide(account.id, 'reject', reason)).body).toMatchObject({
      status: 'inactive',
      closedAs: 'rejected',
      rejectedReason: reason,
      lockedReason: null,
    });
    const mail = await world.mailTo(account.email, reason);
    const token = tokenIn(mail);
    expect((await world.send(checkAgain, { body: { token } })).body).toEqual({
      fullName: account.fullName,
      reason,
    });
    const again = () =>
      world.send(applyAgain, { body: { token, fullName: 'Trần Thị Đúng', note: 'Tôi đã sửa lại tên' } });
    expect([(await again()).status, (await again()).failure.code]).toEqual([200, 'APPLY_AGAIN_LINK_INVALID']);
    const { body } = await world.send(listApprovals, { ...by(admin), query: { kind: 'again' } });
    expect(body.data.find(({ id }) => id === account.id)).toMatchObject({
      fullName: 'Trần Thị Đúng',
      kind: 'again',
      said: 'Tôi đã sửa lại tên',
      rejectedBefore: { reason },
    });
    // Turned away a second time there is no further link.
    await decide(account.id, 'reject', 'Vi phạm quy định');
    expect((await world.mailTo(account.email, 'Vi phạm quy định')).text).not.toContain('token=');
  });

  it('asks for more, which keeps them waiting and is said to them', async () => {
    const account = await waiting();
    const reason = 'Cần làm rõ thông tin liên hệ';
    expect((await decide(account.id, 'request-info', reason)).body).toMatchObject({
      status: 'pending_admin',
      askedFor: reason,
    });
    await world.mailTo(account.email, reason);
    const { body } = await world.send(listApprovals, { ...by(admin), query: { kind: 'asked' } });
    expect(body.data.map(({ id }) => id)).toContain(account.id);
  });

  it('is refused without a reason, by an unknown name, twice, of nobody and of oneself', async () => {
    const account = await waiting();
    const bare = await decide(account.id, 'reject', '   ');
    expect([bare.status, bare.failure.errors?.[0]?.path]).toEqual([400, 'reason']);
    expect((await decide(account.id, 'lock')).status).toBe(400);
    expect((await decide(account.id, 'promote')).failure).toMatchObject({
      statusCode: 400,
      code: 'UNKNOWN_ACTION',
    });
    expect((await decide(account.id, 'unlock')).failure.code).toBe('USER_STATE');
    await decide(account.id, 'approve');
    expect((await decide(account.id, 'approve')).failure).toMatchObject({
      statusCode: 409,
      code: 'USER_STATE',
    });
    expect((await decide('khong-co', 'approve')).failure.code).toBe('USER_NOT_FOUND');
    expect((await decide(admin.id, 'lock', 'Thử')).failure).toMatchObject({
      statusCode: 403,
      code: 'OWN_ACCOUNT',
    });
  });

  it('is made once by two at once: the second hears that it was', async () => {
    const account = await waiting();
    const answers = await Promise.all([
      decide(account.id, 'approve'),
      decide(account.id, 'reject', 'Vi phạm quy định', second),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a claim', () => {
  const claim = (id: string, who: Member) => world.send(claimPerson, { ...by(who), params: { id } });

  it('is one admin’s, seen by others, taken again, let go and lapsed', async () => {
    const account = await waiting();
    expect((await claim(account.id, admin)).body.claim).toMatchObject({
      userId: admin.id,
      name: admin.fullName,
    });
    expect((await claim(account.id, admin)).status).toBe(200);
    expect((await claim(account.id, second)).failure).toMatchObject({
      statusCode: 409,
      code: 'REVIEW_HELD',
      message: expect.stringContaining(admin.fullName),
    });
    expect((await decide(account.id, 'approve', undefined, second)).failure.code).toBe('REVIEW_HELD');
    const row = (await world.send(listApprovals, { ...by(second) })).body.data.find(
      ({ id }) => id === account.id,
    );
    expect(row?.claim?.name).toBe(admin.fullName);
    await world.send(releasePerson, { ...by(admin), params: { id: account.id } });
    expect((await claim(account.id, second)).status).toBe(200);
    // Away for too long: whoever comes next has them.
    const lapsed = { of: account.id, userId: second.id, name: second.fullName, heldUntil: 1 };
    await world.write([{ ...peopleKeys.claim(account.id), entity: 'review-claim', ...lapsed }]);
    expect((await claim(account.id, admin)).status).toBe(200);
    expect((await decide(account.id, 'approve')).status).toBe(200);
  });

  it('is nobody’s who does not wait', async () => {
    const account = await world.anAccount();
    expect((await claim(account.id, admin)).failure.code).toBe('USER_STATE');
    expect((await claim('khong-co', admin)).failure.code).toBe('USER_NOT_FOUND');
  });
});

describe('the queue', () => {
  it('holds both kinds, the oldest first, with whose number it is', async () => {
    const owner = await world.anAccount();
    const old = await world.anAccount({
      status: 'pending_admin',
      emailVerifiedAt: '2026-01-02T00:00:00.000Z',
      phoneNumber: owner.phoneNumber,
    });
    // The number is its first owner's.
    await world.write([claimItems(owner, neverExpires).phone]);
    const papers = await world.anAccount({ status: 'kyc_submitted', updatedAt: '2026-01-03T00:00:00.000Z' });
    const { body } = await world.send(listApprovals, { ...by(admin), query: { limit: 2 } });
    expect(body.data.map(({ id, kind }) => [id, kind])).toEqual([
      [old.id, 'new'],
      [papers.id, 'papers'],
    ]);
    expect(body.data[0]?.samePhone).toMatchObject({ id: owner.id });
  });
});

describe('a lock', () => {
  it('ends every session, and what is unlocked stands where it stood', async () => {
    const member = await world.aMember({ status: 'kyc_changing' });
    expect((await decide(member.id, 'lock', 'Vi phạm quy định')).body).toMatchObject({
      status: 'inactive',
      closedAs: 'locked',
      lockedReason: 'Vi phạm quy định',
    });
    expect((await world.send(refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(401);
    expect((await world.send(login, { body: { username: member.email, password } })).failure.code).toBe(
      'ACCOUNT_LOCKED',
    );
    expect((await decide(member.id, 'lock', 'Lần nữa')).failure.code).toBe('USER_STATE');
    expect((await decide(member.id, 'unlock')).body).toMatchObject({
      status: 'kyc_changing',
      closedAs: null,
    });
    expect((await world.send(login, { body: { username: member.email, password } })).status).toBe(200);
  });

  it('leaves one admin however many lock each other at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await world.aMember({ role: 'admin' }), await world.aMember({ role: 'admin' })];
      const answers = await Promise.all([
        decide(one.id, 'lock', 'Vi phạm quy định', other),
        decide(other.id, 'lock', 'Vi phạm quy định', one),
      ]);
      const left = (await Promise.all([stored(one.id), stored(other.id)])).filter(
        (profile) => profile?.status !== 'inactive',
      );
      expect(left).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});

describe('a role', () => {
  const change = (id: string, body: object, who: Member = admin) =>
    world.send(changePerson, { ...by(who), params: { id }, body: body as never });

  it('is changed over what was read, and signs them out', async () => {
    const member = await world.aMember();
    const { updatedAt } = (await stored(member.id)) ?? member;
    expect((await change(member.id, { role: 'collaborator', updatedAt })).body).toMatchObject({
      role: 'collaborator',
      sessionCount: 0,
    });
    expect((await change(member.id, { role: 'collaborator', updatedAt })).status).toBe(200);
    expect((await change(member.id, { role: 'admin', updatedAt })).failure.code).toBe('STALE_STATE');
    expect((await world.send(refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(401);
    await world.mailTo(member.email, 'Vai trò mới');
  });

  it('is never one’s own, nobody’s who is locked, and given by nobody who lost theirs', async () => {
    expect((await change(admin.id, { role: 'user' })).failure.code).toBe('OWN_ACCOUNT');
    const locked = await world.anAccount({ status: 'inactive' });
    expect((await change(locked.id, { role: 'admin' })).failure.code).toBe('USER_STATE');
    expect((await change('khong-co', { role: 'admin' })).failure.code).toBe('USER_NOT_FOUND');
    const former = await world.aMember({ role: 'admin' });
    await change(former.id, { role: 'user' });
    // Their token still says admin; within half a second it is known that their session is over.
    const { failure } = await change((await world.anAccount()).id, { role: 'admin' }, former);
    expect(['FORBIDDEN', 'SESSION_ENDED']).toContain(failure.code);
  });

  it('leaves one admin of two who take it from each other', async () => {
    const [one, other] = [await world.aMember({ role: 'admin' }), await world.aMember({ role: 'admin' })];
    await Promise.all([change(one.id, { role: 'user' }, other), change(other.id, { role: 'user' }, one)]);
    const roles = (await Promise.all([stored(one.id), stored(other.id)])).map((profile) => profile?.role);
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });
});

describe('a record', () => {
  it('says where somebody is signed in, who brought them and whom they brought', async () => {
    const member = await world.aMember();
    await world.anAccount({ referrerId: member.id });
    const { body } = await world.send(getPerson, { ...by(admin), params: { id: member.id } });
    expect(body).toMatchObject({ id: member.id, sessionCount: 1, invitedCount: 1, referrer: null });
    expect(body.lastLoginAt).not.toBeNull();
    expect((await world.send(getPerson, { ...by(admin), params: { id: 'khong-co' } })).status).toBe(404);
    expect((await decide(member.id, 'sign-out')).status).toBe(200);
    expect((await world.send(refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(401);
  });

  it('is listed by role and state, and by when they changed', async () => {
    const { body } = await world.send(listPeople, {
      ...by(admin),
      query: { role: 'admin', status: 'active,inactive', sortBy: 'updatedAt', sortOrder: 'asc', limit: 5 },
    });
    expect(body.data.every(({ role }) => role === 'admin')).toBe(true);
    const times = body.data.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted());
    expect((await world.send(listUsers, { ...by(admin), query: { limit: 1 } })).body.data).toHaveLength(1);
    expect((await world.send(getMe, by(admin))).body.role).toBe('admin');
  });
});
