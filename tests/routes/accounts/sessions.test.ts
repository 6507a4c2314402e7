import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe, login, refresh, refreshToken as refreshOlder, signOut } from '#shared/accounts/index.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aWorld, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

describe('login', () => {
  it('403: an unconfirmed e-mail gets its mail again and the seconds to wait', async () => {
    const account = await world.anAccount({ status: 'pending' });
    const { status, failure } = await world.send(login, { body: { username: account.email, password } });
    expect([status, failure.code, failure.retryAfter]).toEqual([403, 'EMAIL_NOT_VERIFIED', 60]);
    expect((await world.mailTo(account.email)).subject).toContain('Xác thực email');
  });

  it('403: a locked account learns so only with the right password', async () => {
    const account = await world.anAccount({ status: 'inactive' });
    const wrong = await world.send(login, { body: { username: account.email, password: 'sai' } });
    const right = await world.send(login, { body: { username: account.email, password } });
    expect([wrong.failure.code, right.failure.code]).toEqual(['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED']);
  });

  it('403: an applicant who was turned away learns why, with the right password only', async () => {
    const account = await world.anAccount({
      status: 'inactive',
      closedAs: 'rejected',
      rejectedBefore: { at: '2026-11-01T00:00:00.000Z', reason: 'Ảnh giấy tờ bị mờ' },
    });
    const wrong = await world.send(login, { body: { username: account.email, password: 'sai' } });
    const right = await world.send(login, { body: { username: account.email, password } });
    expect([wrong.failure.code, right.failure.code]).toEqual(['INVALID_CREDENTIALS', 'ACCOUNT_REJECTED']);
    expect(right.failure.message).toContain('Ảnh giấy tờ bị mờ');
  });

  it('400: both fields are required, in the words people know', async () => {
    const { failure } = await world.send(login, { body: { username: ' ', password: '' } });
    expect(failure.errors?.map(({ message }) => message)).toEqual([
      'Email / Số điện thoại / Mã ID là bắt buộc',
      'Password is required',
    ]);
  });
});

describe('refresh', () => {
  it('410 for an expired token, then a new pair; a spent refresh token closes the session for everyone', async () => {
    const member = await world.aMember();
    await world.cloud.clock.advance(15 * 60 + 1);
    const expired = await world.send(getMe, { token: member.accessToken, unrenewed: true });
    expect([expired.status, expired.failure.code]).toEqual([410, 'TOKEN_EXPIRED']);

    const pair = await world.send(refresh, {
      body: { refreshToken: member.refreshToken, username: member.phoneNumber },
    });
    expect((await world.send(getMe, { token: pair.body.accessToken })).body.id).toBe(member.id);
    expect(pair.body.refreshToken).not.toBe(member.refreshToken);

    const reused = await world.send(refresh, { body: { refreshToken: member.refreshToken } });
    expect([reused.status, reused.failure.code]).toEqual([401, 'REFRESH_TOKEN_REUSED']);
    const family = await world.send(refresh, { body: { refreshToken: pair.body.refreshToken } });
    expect([family.status, family.failure.code]).toEqual([401, 'REFRESH_TOKEN_INVALID']);
  });

  it('200: a lost answer is heard again by the browser that signed in, for half a minute', async () => {
    const account = await world.anAccount();
    const signedIn = await world.send(login, { body: { username: account.email, password } });
    const { refreshToken, clientKey } = signedIn.body;
    const body = { refreshToken, clientKey };
    const [lost, again] = [await world.send(refresh, { body }), await world.send(refresh, { body })];
    expect([again.status, again.body.refreshToken]).toEqual([200, lost.body.refreshToken]);
    expect((await world.send(getMe, { token: again.body.accessToken })).status).toBe(200);
    await world.cloud.clock.advance(31);
    const late = await world.send(refresh, { body });
    expect([late.status, late.failure.code]).toEqual([401, 'REFRESH_TOKEN_REUSED']);
  });

  it('403: a locked account gets no new pair, and gets one again once it is unlocked', async () => {
    const { id, refreshToken } = await world.aMember();
    const become = (status: string) =>
      world.table.write([update(accountKeys.profile(id), { set: { status } })]);
    await become('inactive');
    const locked = await world.send(refresh, { body: { refreshToken } });
    expect([locked.status, locked.failure.code]).toEqual([403, 'ACCOUNT_LOCKED']);
    await become('active');
    expect((await world.send(refresh, { body: { refreshToken } })).status).toBe(200);
  });

  it('of two refreshes at once at most one wins', async () => {
    const { refreshToken } = await world.aMember();
    const answers = await Promise.all([0, 1].map(() => world.send(refresh, { body: { refreshToken } })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('takes each of the member’s names and refuses anyone else’s', async () => {
    const member = await world.aMember();
    let { refreshToken } = member;
    for (const username of [member.email, member.phoneNumber, member.referenceId]) {
      const { status, body } = await world.send(refreshOlder, { body: { refreshToken, username } });
      expect(status).toBe(200);
      ({ refreshToken } = body);
    }
    const stranger = await world.anAccount();
    const refused = await world.send(refresh, { body: { refreshToken, username: stranger.email } });
    expect(refused.status).toBe(401);
    expect((await world.send(refresh, { body: { refreshToken } })).status).toBe(200);
  });

  it('401: junk, and a session past its thirty days', async () => {
    for (const refreshToken of ['junk', 'a.b.c', '....']) {
      expect((await world.send(refresh, { body: { refreshToken } })).status).toBe(401);
    }
    const { refreshToken } = await world.aMember();
    await world.cloud.clock.advance(31 * 24 * 3600);
    expect((await world.send(refresh, { body: { refreshToken } })).status).toBe(401);
  });
});

describe('sign out', () => {
  it('ends the session, and says so twice without fuss', async () => {
    const { refreshToken } = await world.aMember();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await world.send(signOut, { body: { refreshToken } })).body).toEqual({ success: true });
    }
    expect((await world.send(refresh, { body: { refreshToken } })).status).toBe(401);
    expect((await world.send(signOut)).status).toBe(200);
  });

  it('ends nobody’s session by its name alone', async () => {
    const { refreshToken } = await world.aMember();
    const guessed = refreshToken.replace(/[^.]+$/, 'a-guess');
    expect((await world.send(signOut, { body: { refreshToken: guessed } })).body).toEqual({ success: true });
    expect((await world.send(refresh, { body: { refreshToken } })).status).toBe(200);
  });
});
