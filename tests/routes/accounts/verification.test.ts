import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activateAccount,
  activateUser,
  activateUserPatch,
  checkVerification,
  forgotPassword,
  listUsers,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#shared/accounts/index.ts';
import { aWorld, freshEmail, freshPhone, password, tokenIn, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const strangersPassword = 'Mật-khẩu-của-kẻ-lạ';

/** Somebody has registered; the mail of it is there. */
async function registered(given: { email?: string; password?: string; phoneNumber?: string } = {}) {
  const form = {
    fullName: 'Nguyễn Thị Đào',
    email: freshEmail(),
    phoneNumber: freshPhone(),
    password,
    ...given,
  };
  const { status, body } = await world.send(register, { body: form });
  if (status !== 201) throw new Error(`Not registered: ${status}`);
  return { ...form, id: body.user.id, token: tokenIn(await world.mailTo(form.email)) };
}

const dayAndMore = 24 * 3600 + 60;
const forge = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

describe('confirming an address', () => {
  it('asks for the password of whoever signed up, so a stranger’s sign-up is worth nothing to either', async () => {
    const { email, token } = await registered({ password: strangersPassword });
    const victim = await world.send(verifyEmail, { body: { token, password: 'mật khẩu tôi hay dùng' } });
    expect([victim.status, victim.failure.code]).toEqual([422, 'VERIFICATION_PASSWORD_WRONG']);
    const stranger = await world.send(login, { body: { username: email, password: strangersPassword } });
    expect(stranger.status).toBe(403);
  });

  it('counts wrong passwords like signing in does', async () => {
    const { token } = await registered();
    const tryIt = (given: string) => world.send(verifyEmail, { body: { token, password: given } });
    for (let turn = 0; turn < 5; turn += 1) expect((await tryIt('sai')).status).toBe(422);
    expect((await tryIt(password)).failure.code).toBe('LOGIN_LOCKED');
  });

  it('looks at a link without spending it, and shows the address masked', async () => {
    const { email, token } = await registered();
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await world.send(checkVerification, { query: { token } });
      expect([status, body.status]).toEqual([200, 'pending']);
      expect(body.email).toBe(`${email[0]}***@example.com`);
    }
    expect((await world.send(login, { body: { username: email, password } })).status).toBe(403);
  });

  it('tells a forged link from one too old and from one that was used', async () => {
    const { token } = await registered();
    const look = (given: string) => world.send(checkVerification, { query: { token: given } });
    expect((await look(forge(token))).failure).toMatchObject({
      statusCode: 422,
      code: 'VERIFICATION_TOKEN_INVALID',
      message: 'Liên kết xác thực không hợp lệ. Vui lòng yêu cầu gửi lại email xác thực.',
    });
    await world.send(verifyEmail, { body: { token, password } });
    expect((await look(token)).failure).toMatchObject({ statusCode: 409, code: 'EMAIL_ALREADY_VERIFIED' });
    const late = await registered();
    await world.cloud.clock.advance(dayAndMore);
    expect((await look(late.token)).failure).toMatchObject({
      statusCode: 422,
      code: 'VERIFICATION_TOKEN_EXPIRED',
      message: 'Liên kết xác thực đã hết hạn. Vui lòng yêu cầu gửi lại email xác thực.',
    });
  });

  it.each([
    ['activateUser', activateUser],
    ['activateUserPatch', activateUserPatch],
  ] as const)('%s is for the account it names and nobody else', async (_, operation) => {
    const [mine, other] = [await registered(), await registered()];
    const press = (id: string, given = password) =>
      world.send(operation, { params: { id }, body: { token: mine.token, password: given } });
    expect((await press(other.id)).failure.code).toBe('ACTIVATION_LINK_INVALID');
    expect((await press(mine.id, 'sai')).failure.code).toBe('VERIFICATION_PASSWORD_WRONG');
    expect((await press(mine.id)).body).toEqual({ message: 'Xác thực email thành công.' });
    expect((await press(mine.id)).failure.code).toBe('EMAIL_ALREADY_VERIFIED');
    expect((await world.send(login, { body: { username: mine.email, password } })).status).toBe(200);
    expect((await world.send(login, { body: { username: other.email, password } })).status).toBe(403);
  });

  it('activateAccount does the same with the token alone', async () => {
    const { token } = await registered();
    const press = (given: string) => world.send(activateAccount, { body: { token: given, password } });
    expect((await press(forge(token))).failure.code).toBe('ACTIVATION_LINK_INVALID');
    expect((await press(token)).body.status).toBe('pending_kyc');
    expect((await press(token)).failure.code).toBe('EMAIL_ALREADY_VERIFIED');
  });

  it('shows in the members’ list at once', async () => {
    const { accessToken } = await world.aMember({ role: 'admin' });
    const { email, token } = await registered();
    const statusInList = async () => {
      const { body } = await world.send(listUsers, {
        token: accessToken,
        query: { searchTerm: `  ${email} ` },
      });
      return body.data.map(({ status }) => status);
    };
    expect(await statusInList()).toEqual(['pending']);
    await world.send(verifyEmail, { body: { token, password } });
    expect(await statusInList()).toEqual(['pending_kyc']);
  });
});

describe('a sign-up nobody confirmed', () => {
  it('holds its address for a day; then its owner may have it, and the first account is worth nothing', async () => {
    const phoneNumber = freshPhone();
    const squatted = await registered({ password: strangersPassword, phoneNumber });
    const again = {
      fullName: 'Chủ Nhân',
      email: squatted.email,
      phoneNumber: freshPhone(),
      password,
    };
    expect((await world.send(register, { body: again })).failure.code).toBe('EMAIL_EXISTS');
    await world.cloud.clock.advance(dayAndMore);
    expect((await world.send(register, { body: again })).status).toBe(201);
    const token = tokenIn(await world.mailTo(squatted.email));
    expect((await world.send(verifyEmail, { body: { token, password } })).status).toBe(200);

    const mails = () => world.cloud.mailbox.list(squatted.email).length;
    const before = mails();
    const stranger = await world.send(login, {
      body: { username: phoneNumber, password: strangersPassword },
    });
    expect([stranger.status, stranger.failure.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    await world.cloud.idle();
    expect(mails()).toBe(before);
  });

  it('cannot be confirmed once somebody else has the address, however fresh its link', async () => {
    const first = await registered({ password: strangersPassword });
    await world.cloud.clock.advance(23.5 * 3600);
    await world.send(resendVerification, { body: { email: first.email } });
    const fresh = tokenIn(await world.mailTo(first.email));
    await world.cloud.clock.advance(3600);
    const second = await registered({ email: first.email });
    const late = await world.send(verifyEmail, { body: { token: fresh, password: strangersPassword } });
    expect(late.failure.code).toBe('VERIFICATION_TOKEN_EXPIRED');
    const { body } = await world.send(verifyEmail, { body: { token: second.token, password } });
    expect(body.status).toBe('pending_kyc');
  });

  it('lets nobody take an address that was confirmed, however long ago', async () => {
    const { email, token } = await registered();
    await world.send(verifyEmail, { body: { token, password } });
    await world.cloud.clock.advance(400 * 24 * 3600);
    const body = { fullName: 'Kẻ Lạ', email, phoneNumber: freshPhone(), password };
    expect((await world.send(register, { body })).failure.code).toBe('EMAIL_EXISTS');
  });

  it('may be given a password by whoever reads the mail, and is then confirmed with that one', async () => {
    const { email, token } = await registered({ password: strangersPassword });
    await world.send(forgotPassword, { body: { email } });
    const reset = await world.mailTo(email, 'Đặt lại mật khẩu');
    expect(reset.text).toContain('Chào bạn,');
    await world.send(resetPassword, { body: { token: tokenIn(reset), password } });
    expect((await world.send(verifyEmail, { body: { token, password } })).status).toBe(200);
  });
});

describe('mails to an address nobody confirmed', () => {
  it('say nothing the one who signed up has typed', async () => {
    const email = freshEmail();
    const fullName = 'Bạn trúng thưởng hãy gọi ngay';
    await world.send(register, { body: { fullName, email, phoneNumber: freshPhone(), password } });
    const { text, subject } = await world.mailTo(email);
    expect(`${subject}${text}`).not.toContain('trúng thưởng');
    expect(text).toContain('Chào bạn,');
    expect(text).toMatch(/\/verify-email#token=/);
  });

  it('are six an hour, whoever asks for more', async () => {
    // They are counted by the hour: all of them within one.
    await world.nextTurnOf(3600);
    const { email } = await registered();
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await world.cloud.clock.advance(61);
      statuses.push((await world.send(resendVerification, { body: { email } })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(statuses).toContain(429);
  });
});

describe('signing in without having confirmed', () => {
  it('says that the mail was sent again only when it was', async () => {
    const { email } = await registered();
    const signIn = () => world.send(login, { body: { username: email, password } });
    const soon = await signIn();
    expect(soon.failure).toMatchObject({ statusCode: 403, code: 'VERIFICATION_ALREADY_SENT' });
    expect(soon.failure.message).not.toContain('gửi lại email xác thực cho bạn');
    expect(soon.failure.retryAfter).toBeLessThanOrEqual(60);
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(email)).toHaveLength(1);

    await world.cloud.clock.advance(61);
    expect((await signIn()).failure).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Email chưa được xác thực. Chúng tôi đã gửi lại email xác thực cho bạn.',
    });
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(email)).toHaveLength(2);
  });
});
