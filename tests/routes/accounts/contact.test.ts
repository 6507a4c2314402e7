import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  askEmailChange,
  askPhoneChange,
  checkContactChange,
  confirmEmailChange,
  confirmPhoneChange,
  forgotPassword,
  getMe,
  login,
  readSignInMeans,
  refresh,
  undoContactChange,
} from '#shared/accounts/index.ts';
import { listMemberLog } from '#shared/people/index.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { confirmContactChange } from '#functions/domain/accounts/contact/change-contact.ts';
import { otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { newId } from '#shared/values/ids.ts';
import { now, secondsFromNow } from '#functions/platform/clock.ts';
import { addKey, byPassword } from '#tests/support/passkeys.ts';
import { proving } from '#tests/support/identity.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone, type Member, password, tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();

const loadChunk = ({ status, failure }: { status: number; failure: { code: string } }) =>
  status < 400 ? 'ok' : failure.code;

const ask = ({ accessToken: token }: Member, email: string, proof = byPassword) =>
  world.send(askEmailChange, { token, body: { email, proof } });
const confirm = ({ accessToken: token }: Member, code: string) =>
  world.send(confirmEmailChange, { token, body: { code } });
const codeTo = async (email: string) =>
  /\b\d{6}\b/.exec((await world.mailTo(email, 'mã xác nhận')).text)?.[0] ?? '';

async function moved() {
  const member = await world.aMember();
  const to = freshEmail();
  await ask(member, to);
  expect(loadChunk(await confirm(member, await codeTo(to)))).toBe('ok');
  return { member, to };
}

describe('another address', () => {
  it('takes fresh proof and the code sent there; then it is the one, and the old one signs nobody in', async () => {
    const { member, to } = await moved();
    expect((await world.send(getMe, { token: member.accessToken })).body.email).toBe(to);
    const signIn = (username: string) => world.send(login, { body: { username, password } });
    expect([loadChunk(await signIn(to)), loadChunk(await signIn(member.email))]).toEqual([
      'ok',
      'INVALID_CREDENTIALS',
    ]);
    // Whoever reads the old mailbox gets no link to a new password, and nobody else gets the address meanwhile.
    expect(loadChunk(await world.send(forgotPassword, { body: { email: member.email } }))).toBe(
      'EMAIL_NOT_FOUND',
    );
    expect(loadChunk(await ask(await world.aMember(), member.email))).toBe('EMAIL_EXISTS');
    const { accessToken: token } = await world.aMember({ role: 'admin' });
    const { body: log } = await world.send(listMemberLog, {
      token,
      query: { userId: member.id, activityType: 'USER_EMAIL_VERIFIED' },
    });
    expect(log.data.map(({ changes }) => changes.email)).toEqual([to]);
  });

  it('422, 409 and 429: no proof, somebody’s address, a wrong code, one too old, asked twice in a minute', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    expect(loadChunk(await ask(member, freshEmail(), { by: 'password', password: 'sai' }))).toBe(
      'PROOF_WRONG',
    );
    expect(loadChunk(await ask(member, other.email))).toBe('EMAIL_EXISTS');
    const to = freshEmail();
    expect(loadChunk(await ask(member, to))).toBe('ok');
    expect(loadChunk(await ask(member, to))).toBe('RESEND_TOO_SOON');
    const code = await codeTo(to);
    for (let tries = 0; tries < 5; tries += 1)
      expect(loadChunk(await confirm(member, code === '000000' ? '111111' : '000000'))).toBe('INVALID_OTP');
    expect(loadChunk(await confirm(member, code))).toBe('INVALID_OTP');
  });

  it('409: of two who prove the same address, one has it', async () => {
    const to = freshEmail();
    const both = [await world.aMember(), await world.aMember()];
    const codes: string[] = [];
    for (const one of both) {
      await ask(one, to);
      await world.cloud.idle();
      const pending = await world.table.get(
        accountKeys.contactChange(one.id, 'email'),
        z.object({ codeId: z.string() }),
      );
      codes.push(await otpCode(pending?.codeId ?? ''));
    }
    const answers = await Promise.all(both.map((one, nth) => confirm(one, codes[nth] ?? '')));
    expect(answers.map(loadChunk).toSorted()).toEqual(['EMAIL_EXISTS', 'ok']);
  });
});

describe('it was not me', () => {
  it('the link at the old address undoes it on a press alone, once, and shuts out whoever did it', async () => {
    const { member, to } = await moved();
    const thief = await addKey(world, member);
    const token = tokenIn(await world.mailTo(member.email, 'Không phải tôi'));
    const seen = await world.send(checkContactChange, { body: { token } });
    expect(seen.body).toMatchObject({ kind: 'email' });
    expect(JSON.stringify(seen.body)).not.toContain(to);
    expect((await world.send(getMe, { token: member.accessToken })).body.email).toBe(to);

    const undo = () => world.send(undoContactChange, { body: { token } });
    expect(
      (await Promise.all([undo(), undo()])).map(({ status }) => status).toSorted((a, b) => a - b),
    ).toEqual([200, 422]);
    const codes = [
      loadChunk(await world.send(refresh, { body: { refreshToken: member.refreshToken } })),
      loadChunk(await world.send(login, { body: { username: member.email, password } })),
      loadChunk(await world.send(login, { body: { username: to, password } })),
      loadChunk(await world.send(forgotPassword, { body: { email: member.email } })),
      loadChunk(await world.send(checkContactChange, { body: { token } })),
    ];
    expect(codes).toEqual([
      'REFRESH_TOKEN_INVALID',
      'INVALID_CREDENTIALS',
      'INVALID_CREDENTIALS',
      'ok',
      'UNDO_LINK_INVALID',
    ]);
    expect(thief.key.id).toBeTruthy();
    const again = await world.aMember({ email: freshEmail() });
    expect((await world.send(readSignInMeans, { token: again.accessToken })).body.passkeys).toEqual([]);
  });

  it('undoes the first of two changes as well, and is over after 72 hours', async () => {
    const { member, to } = await moved();
    await world.cloud.clock.advance(61);
    const third = freshEmail();
    await ask(member, third);
    await confirm(member, await codeTo(third));
    const token = tokenIn(await world.mailTo(member.email, 'Không phải tôi'));
    const late = tokenIn(await world.mailTo(to, 'Không phải tôi'));
    expect(loadChunk(await world.send(undoContactChange, { body: { token } }))).toBe('ok');
    expect(loadChunk(await world.send(forgotPassword, { body: { email: member.email } }))).toBe('ok');
    await world.cloud.clock.advance(72 * 3600 + 1);
    expect(loadChunk(await world.send(undoContactChange, { body: { token: late } }))).toBe(
      'UNDO_LINK_INVALID',
    );
    expect(loadChunk(await world.send(undoContactChange, { body: { token: `${newId()}.abc` } }))).toBe(
      'UNDO_LINK_INVALID',
    );
  });
});

describe('another number', () => {
  it('409 for somebody’s, and where nobody takes the code: then one may ask anew for another', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    const send = (phoneNumber: string, proof = byPassword) =>
      world.send(askPhoneChange, { token: member.accessToken, body: { phoneNumber, proof } });
    expect(loadChunk(await send(other.phoneNumber))).toBe('PHONE_EXISTS');
    expect(loadChunk(await send(freshPhone(), { by: 'password', password: 'sai' }))).toBe('PROOF_WRONG');
    const asked = freshPhone();
    const fail = (failAnswers: number) =>
      fetch(`${world.url}/dev/sms/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ failAnswers }),
      });
    await fail(1);
    expect(loadChunk(await send(asked))).toBe('PHONE_CODES_OFF');
    await fail(0);
    await world.cloud.clock.advance(61);
    expect(loadChunk(await send(asked))).toBe('ok');
    const { codeTo: codeToPhone } = proving(world);
    const code = await codeToPhone(asked);
    const { status } = await world.send(confirmPhoneChange, {
      token: member.accessToken,
      body: { code },
    });
    expect([status, code]).toEqual([200, expect.stringMatching(/^\d{6}$/)]);
    expect((await world.send(getMe, { token: member.accessToken })).body.phoneNumber).toBe(asked);
  });

  it('is changed by the code of the new one, told by mail and undone like an address', async () => {
    const member = await world.aMember();
    const [to, codeId] = [freshPhone(), newId()];
    const pending = { entity: 'contact-change', to, codeId, tries: 0, expiresAt: secondsFromNow(600) };
    await world.write([{ ...accountKeys.contactChange(member.id, 'phone'), ...pending }]);
    const token = member.accessToken;
    expect(loadChunk(await world.send(confirmPhoneChange, { token, body: { code: '000000' } }))).toBe(
      'INVALID_OTP',
    );
    const code = await otpCode(codeId);
    expect(loadChunk(await world.send(confirmPhoneChange, { token, body: { code } }))).toBe('ok');
    await expect(
      confirmContactChange({ table: world.table, now }, { userId: member.id, kind: 'phone', code }),
    ).rejects.toMatchObject({ code: 'INVALID_OTP' });
    expect((await world.send(getMe, { token })).body.phoneNumber).toBe(to);
    const link = tokenIn(await world.mailTo(member.email, 'Không phải tôi'));
    expect(loadChunk(await world.send(undoContactChange, { body: { token: link } }))).toBe('ok');
    const signed = await world.send(login, { body: { username: to, password } });
    expect(loadChunk(signed)).toBe('INVALID_CREDENTIALS');
  });
});
