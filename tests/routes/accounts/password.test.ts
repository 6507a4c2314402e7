import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmForgotPassword,
  confirmPasswordChange,
  forgotPassword,
  login,
  refresh,
  requestPasswordChangeOtp,
  resetPassword,
} from '#shared/accounts/index.ts';
import { aWorld, freshEmail, password, tokenIn, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const newPassword = 'Bến-nước-gốc-đa-9';

describe('forgotten password', () => {
  it('the mailed link sets a new one, works once, and ends every session', async () => {
    const member = await world.aMember();
    expect((await world.send(forgotPassword, { body: { email: member.email } })).status).toBe(200);
    const token = tokenIn(await world.mailTo(member.email));
    expect((await world.send(confirmForgotPassword, { body: { token } })).body).toEqual({ valid: true });

    const body = { token, password: newPassword, confirmPassword: newPassword };
    const answers = await Promise.all([0, 1].map(() => world.send(resetPassword, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await world.send(confirmForgotPassword, { body: { token } })).body).toEqual({ valid: false });
    expect((await world.send(refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(401);
    expect((await world.send(login, { body: { username: member.email, password } })).status).toBe(401);
    expect(
      (await world.send(login, { body: { username: member.email, password: newPassword } })).status,
    ).toBe(200);
    expect((await world.mailTo(member.email)).subject).toBe('Mật khẩu Chợ Làng của bạn vừa được thay đổi');
  });

  it('lifts the lock that wrong passwords put on', async () => {
    const { email } = await world.anAccount();
    for (let turn = 0; turn < 6; turn += 1)
      await world.send(login, { body: { username: email, password: 'sai' } });
    await world.send(forgotPassword, { body: { email } });
    await world.send(resetPassword, {
      body: { token: tokenIn(await world.mailTo(email)), password: newPassword },
    });
    expect((await world.send(login, { body: { username: email, password: newPassword } })).status).toBe(200);
  });

  it('404 for an unknown e-mail, 429 when asked again within a minute, 422 for a link past its hour', async () => {
    const { email } = await world.anAccount();
    expect((await world.send(forgotPassword, { body: { email: freshEmail() } })).failure.code).toBe(
      'EMAIL_NOT_FOUND',
    );
    await world.send(forgotPassword, { body: { email } });
    const again = await world.send(forgotPassword, { body: { email } });
    expect([again.status, again.failure.code]).toEqual([429, 'RESET_ALREADY_SENT']);
    const token = tokenIn(await world.mailTo(email));
    await world.cloud.clock.advance(3601);
    const late = await world.send(resetPassword, { body: { token, password: newPassword } });
    expect([late.status, late.failure.code]).toEqual([422, 'RESET_LINK_INVALID']);
  });

  it('a link dies with the password it was asked for: changed by code, or by another link', async () => {
    const member = await world.aMember();
    const ask = async () => {
      await world.cloud.clock.advance(61);
      await world.send(forgotPassword, { body: { email: member.email } });
      return tokenIn(await world.mailTo(member.email, 'Đặt lại mật khẩu'));
    };
    const press = (token: string) =>
      world.send(resetPassword, { body: { token, password: 'Kẻ-đã-đọc-thư-1' } });
    const isGood = async (token: string) =>
      (await world.send(confirmForgotPassword, { body: { token } })).body.valid;

    const read = await ask();
    const { body } = await world.send(login, { body: { username: member.email, password } });
    const session = { token: body.accessToken };
    await world.send(requestPasswordChangeOtp, { ...session, body: { currentPassword: password } });
    const otp = (await world.mailTo(member.email, 'mã đổi mật khẩu')).subject.slice(0, 6);
    expect((await world.send(confirmPasswordChange, { ...session, body: { otp, newPassword } })).status).toBe(
      200,
    );
    expect(await isGood(read)).toBe(false);
    expect((await press(read)).failure.code).toBe('RESET_LINK_INVALID');

    const [first, second] = [await ask(), await ask()];
    expect([await isGood(first), await isGood(second)]).toEqual([true, true]);
    const answers = await Promise.all([press(first), press(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect([await isGood(first), await isGood(second)]).toEqual([false, false]);
  });

  it('a link for confirming an e-mail cannot reset a password', async () => {
    const { email } = await world.anAccount({ status: 'pending' });
    await world.send(login, { body: { username: email, password } });
    const token = tokenIn(await world.mailTo(email));
    expect((await world.send(resetPassword, { body: { token, password: newPassword } })).status).toBe(422);
  });
});

describe('changing the password', () => {
  const loadChunk = ({ subject }: { subject: string }) => subject.slice(0, 6);

  it('asks for the current one, mails a code, and keeps only this session', async () => {
    const member = await world.aMember();
    const other = await world.send(login, { body: { username: member.email, password } });
    const asked = await world.send(requestPasswordChangeOtp, {
      token: member.accessToken,
      body: { currentPassword: password },
    });
    expect(asked.body).toMatchObject({ expiresInSeconds: 600 });
    const otp = loadChunk(await world.mailTo(member.email));
    expect(otp).toMatch(/^\d{6}$/);

    const changed = await world.send(confirmPasswordChange, {
      token: member.accessToken,
      body: { otp, newPassword },
    });
    expect(changed.body.message).toBe('Đổi mật khẩu thành công.');
    expect((await world.send(refresh, { body: { refreshToken: other.body.refreshToken } })).status).toBe(401);
    expect((await world.send(refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(200);
    const again = await world.send(confirmPasswordChange, {
      token: member.accessToken,
      body: { otp, newPassword },
    });
    expect([again.status, again.failure.message]).toEqual([422, 'Invalid or expired OTP.']);
  });

  it('422: the right code past its ten minutes', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    await world.send(requestPasswordChangeOtp, { token, body: { currentPassword: password } });
    const otp = loadChunk(await world.mailTo(member.email));
    await world.cloud.clock.advance(601);
    const late = await world.send(confirmPasswordChange, { token, body: { otp, newPassword } });
    expect([late.status, late.failure.code]).toEqual([422, 'INVALID_OTP']);
  });

  it('422: a wrong current password, a wrong code, a code guessed at five times', async () => {
    const member = await world.aMember();
    const wrong = await world.send(requestPasswordChangeOtp, {
      token: member.accessToken,
      body: { currentPassword: 'sai' },
    });
    expect([wrong.status, wrong.failure.message]).toEqual([422, 'Your current password is incorrect.']);
    await world.send(requestPasswordChangeOtp, {
      token: member.accessToken,
      body: { currentPassword: password },
    });
    const otp = loadChunk(await world.mailTo(member.email));
    const wrongOtp = otp === '000000' ? '000001' : '000000';
    const confirm = (code: string) =>
      world.send(confirmPasswordChange, { token: member.accessToken, body: { otp: code, newPassword } });
    for (let turn = 0; turn < 5; turn += 1) expect((await confirm(wrongOtp)).status).toBe(422);
    expect((await confirm(otp)).status).toBe(422);
  });

  it('401 without a token', async () => {
    const { status, failure } = await world.send(requestPasswordChangeOtp, {
      body: { currentPassword: password },
    });
    expect([status, failure.message]).toEqual([401, 'No authentication token found']);
  });
});
