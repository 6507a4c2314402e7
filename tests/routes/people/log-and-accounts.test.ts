import { describe, expect, it } from 'vitest';
import {
  confirmForgotPassword,
  login,
  refresh,
  register,
  resetPassword,
  verifyEmail,
} from '#shared/accounts/index.ts';
import {
  createAccount,
  getAccountPolicy,
  getMemberLogStats,
  listAccounts,
  listMemberLog,
  saveAccountPolicy,
} from '#shared/people/index.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone, password, tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const asAdmin = <const T extends object>(asked: T) => ({ token: admin.accessToken, ...asked });
const logged = async (query: Record<string, string | number> = {}) =>
  (await world.send(listMemberLog, asAdmin({ query }))).body;

const newPassword = 'Giếng-nước-gốc-đa-7';

describe('the log of members', () => {
  it('tells each thing as it happens, with who they were then', async () => {
    const email = freshEmail();
    const before = (await world.send(getMemberLogStats, asAdmin({}))).body;
    await world.send(register, {
      body: {
        fullName: 'Nguyễn Thị Đào',
        email,
        phoneNumber: freshPhone(),
        password: newPassword,
        confirmPassword: newPassword,
      },
    });
    const token = tokenIn(await world.mailTo(email));
    await world.send(verifyEmail, { body: { token, password: newPassword } });
    await world.send(login, { body: { username: email, password: newPassword } });

    const { data, ...page } = await logged({ search: email });
    expect(data.map(({ activityType }) => activityType)).toEqual([
      'USER_LOGGED_IN',
      'USER_EMAIL_VERIFIED',
      'USER_REGISTERED',
    ]);
    expect(page).toMatchObject({ total: 3, page: 1, totalPages: 1, limit: 20 });
    const [entry] = data;
    expect(entry).toEqual({
      id: expect.any(String),
      targetId: entry?.uploaderId,
      targetType: 'USER',
      activityType: 'USER_LOGGED_IN',
      uploaderId: expect.any(String),
      description: 'Đăng nhập',
      changes: {
        id: entry?.uploaderId,
        email,
        gender: null,
        country: null,
        phoneNumber: expect.any(String),
        referenceId: expect.any(String),
      },
      isCritical: false,
      createdAt: expect.any(String),
      updatedAt: entry?.createdAt,
      uploader: {
        id: entry?.uploaderId,
        fullName: 'Nguyễn Thị Đào',
        email,
        avatar: null,
        role: 'user',
        status: 'pending_kyc',
      },
    });
    const after = (await world.send(getMemberLogStats, asAdmin({}))).body;
    expect(after).toMatchObject({
      totalActivities: before.totalActivities + 3,
      activeUsers: before.activeUsers + 1,
      criticalEvents: before.criticalEvents,
      todayActivities: before.todayActivities + 3,
    });
    const narrowed = await logged({ userId: entry?.uploaderId ?? '', activityType: 'USER_REGISTERED' });
    expect(narrowed.total).toBe(1);
    expect((await logged({ search: email, to: '2026-01-01' })).total).toBe(0);
  });
});

describe('an account for who works here', () => {
  const draft = () => ({
    fullName: 'Phạm Văn Kho',
    email: freshEmail(),
    phoneNumber: freshPhone(),
    role: 'collaborator' as const,
  });

  it('is opened once, without a password, which they choose by the link they are mailed', async () => {
    const body = { ...draft(), clientRequestId: 'mot-tai-khoan' };
    const create = () => world.send(createAccount, asAdmin({ body }));
    const [first, again] = [await create(), await create()];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    const differs = await world.send(createAccount, asAdmin({ body: { ...body, fullName: 'Ai Khác' } }));
    expect(differs.failure.code).toBe('REQUEST_DIFFERS');
    const taken = await world.send(createAccount, asAdmin({ body: { ...draft(), email: body.email } }));
    expect(taken.failure.code).toBe('EMAIL_EXISTS');
    const number = await world.send(
      createAccount,
      asAdmin({ body: { ...draft(), phoneNumber: body.phoneNumber } }),
    );
    expect(number.failure.code).toBe('PHONE_EXISTS');

    const token = tokenIn(await world.mailTo(body.email));
    expect((await world.send(confirmForgotPassword, { body: { token } })).body.valid).toBe(true);
    const choose = () =>
      world.send(resetPassword, {
        body: { token, password: newPassword, confirmPassword: newPassword },
      });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 422]);
    const signedIn = await world.send(login, { body: { username: body.email, password: newPassword } });
    expect(signedIn.status).toBe(200);
    // The address is theirs from the moment they chose by what came there.
    const { data: entries } = await logged({ search: body.email });
    expect(entries.map(({ activityType }) => activityType)).toEqual([
      'USER_LOGGED_IN',
      'USER_EMAIL_VERIFIED',
      'USER_REGISTERED',
    ]);
    const { body: page } = await world.send(listAccounts, asAdmin({ query: { role: 'collaborator' } }));
    const row = page.data.find(({ id }) => id === first.body.id);
    expect(row?.lastLoginAt).toEqual(expect.any(String));
    expect(page.data.every(({ role }) => role === 'collaborator')).toBe(true);
  });
});

describe('what the shop asks of passwords and sessions', () => {
  const policy = async () => (await world.send(getAccountPolicy, asAdmin({}))).body;
  const save = (body: object) => world.send(saveAccountPolicy, asAdmin({ body: body as never }));

  it('is said over what was read, and obeyed from then on', async () => {
    const before = await policy();
    expect(before).toMatchObject({ sessionDays: 30, passwordLetters: 8, staffIdleMinutes: null, version: 0 });
    const wanted = { ...before, sessionDays: 2, passwordLetters: 12, staffIdleMinutes: 60 };
    const saved = await save(wanted);
    expect(saved.body).toMatchObject({ ...wanted, version: 1 });
    expect((await save(wanted)).body.version).toBe(1);
    expect((await save({ ...wanted, sessionDays: 3 })).failure.code).toBe('STALE_STATE');
    expect((await save({ ...wanted, sessionDays: 0, version: 1 })).status).toBe(400);

    const short = 'Ngan-1234';
    const refused = await world.send(register, {
      body: {
        fullName: 'Nguyễn Thị Ngắn',
        email: freshEmail(),
        phoneNumber: freshPhone(),
        password: short,
        confirmPassword: short,
      },
    });
    expect(refused.failure).toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
      message: expect.stringContaining('12'),
    });

    const [staff, member] = [await world.anAccount({ role: 'collaborator' }), await world.anAccount()];
    const signIn = async ({ email }: { email: string }) =>
      (await world.send(login, { body: { username: email, password } })).body.refreshToken;
    const [ofStaff, ofMember] = [await signIn(staff), await signIn(member)];
    await world.cloud.clock.advance(80 * 60);
    const go = (refreshToken: string) => world.send(refresh, { body: { refreshToken } });
    expect((await go(ofStaff)).status).toBe(401);
    const renewed = await go(ofMember);
    expect(renewed.status).toBe(200);
    await world.cloud.clock.advance(2 * 24 * 3600 + 60);
    expect((await go(renewed.body.refreshToken)).status).toBe(401);
  });
});
