import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import type { Credentials, Profile } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { changePassword, requestOtp } from '#functions/domain/accounts/sign-in/password-change.ts';
import { hashPassword, verifyPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene, begun } from './accounts-scene.ts';

const [older, newer] = ['Cổng-làng-cây-đa-7', 'Bến-nước-con-đò-9'];
let passwordHash: string;
beforeAll(async () => {
  await useSecret();
  passwordHash = await hashPassword(older);
});

function aMember(given: Partial<Profile> = {}, credentials: Partial<Credentials> = {}) {
  const scene = accountsScene();
  const lan = scene.member({ email: 'lan@example.com', ...given }, { passwordHash, ...credentials });
  const { id: userId } = lan;
  const request = (by: Parameters<typeof requestOtp>[1]['proof'] = scene.proofOf(lan)) =>
    requestOtp(scene.context, { userId, proof: by });
  const otpNow = () => scene.at(accountKeys.otp(userId));
  const code = () => otpCode(String(otpNow()?.['otpId']));
  const change = (otp: string, more: object = {}, table = scene.table) =>
    changePassword(scene.contextAt(table), { userId, sessionId: 'here', otp, newPassword: newer, ...more });
  const hashNow = () => scene.credentialsOf(lan)?.['passwordHash'] as string;
  return { ...scene, lan, userId, request, otpNow, code, change, hashNow };
}

describe('a code for a new password', () => {
  it('is mailed to who shows that the account is theirs, for ten minutes', async () => {
    const { request, otpNow, mails, seconds, credentialsOf, lan } = aMember({ language: 'en' });
    await request({ by: 'password', password: older });
    expect(otpNow()).toMatchObject({
      entity: 'otp',
      tries: 0,
      sessionsFrom: begun,
      expiresAt: seconds() + 600,
    });
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'password-otp', fullName: lan.fullName, otpId: otpNow()?.['otpId'] },
      },
    ]);
    expect(credentialsOf(lan)).toMatchObject({ otpSentAt: seconds() });
  });

  it('is refused to who shows nothing, by what they showed', async () => {
    const { request, otpNow, table, lan } = aMember();
    expect(await refusalOf(request({ by: 'password', password: newer }))).toBe('WRONG_CURRENT_PASSWORD');
    expect(await refusalOf(request({ by: 'recovery', code: 'WRONG' }))).toBe('PROOF_WRONG');
    for (let tries = 2; tries < 5; tries += 1)
      expect(await refusalOf(request({ by: 'password', password: newer }))).toBe('WRONG_CURRENT_PASSWORD');
    // Another error than a wrong proof is told as it is.
    expect(await refusalOf(request({ by: 'password', password: older }))).toBe('LOGIN_LOCKED');
    await table.write([remove(accountKeys.profile(lan.id))]);
    expect(await refusalOf(request({ by: 'password', password: older }))).toBe('USER_NOT_FOUND');
    expect(otpNow()).toBeUndefined();
  });

  it('that cannot be asked for, because the table is broken, is no wrong password', async () => {
    const { context, lan, table } = aMember();
    const broken = { ...table, getMany: () => Promise.reject(new Error('PROOF_WRONG')) };
    const proof = { by: 'password', password: older } as const;
    const asked = requestOtp({ ...context, table: broken }, { userId: lan.id, proof });
    await expect(asked).rejects.not.toBeInstanceOf(AppError);
  });

  it('takes the place of the one before, once a minute', async () => {
    const { request, otpNow, code, change, pass, mails } = aMember();
    await request();
    const before = await code();
    const id = otpNow()?.['otpId'];
    expect(await refusalOf(request())).toBe('RESEND_TOO_SOON');
    pass(60);
    await request();
    expect([mails().length, otpNow()?.['otpId'] === id]).toEqual([2, false]);
    expect(await refusalOf(change(before))).toBe('INVALID_OTP');
  });
});

describe('a new password by a code', () => {
  it('replaces the one before, and this session alone goes on', async () => {
    const scene = aMember({ language: 'en' }, { isPasswordless: true });
    const { request, code, change, hashNow, credentialsOf, lan, clock, otpNow, ofEntity, mails, pass } =
      scene;
    await request();
    pass(599);
    await change(await code());
    expect(await verifyPassword(newer, hashNow())).toBe(true);
    const from = clock.now.toISOString();
    const after = credentialsOf(lan);
    expect(after).toMatchObject({ sessionsFrom: from, keptSession: 'here' });
    expect([after?.['otpSentAt'], after?.['isPasswordless'], otpNow()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(ofEntity('ended')).toMatchObject([{ what: 'sessions', userId: lan.id, from, except: 'here' }]);
    expect(mails().at(-1)).toMatchObject({
      to: 'lan@example.com',
      language: 'en',
      content: { template: 'password-changed', fullName: lan.fullName },
    });
    expect(mails()).toHaveLength(2);
  });

  it('is refused with a wrong code, with none, and with one that is too old', async () => {
    const { request, code, change, hashNow, pass } = aMember();
    expect(await refusalOf(change('000000'))).toBe('INVALID_OTP');
    await request();
    const right = await code();
    expect(await refusalOf(change(right === '111111' ? '222222' : '111111'))).toBe('INVALID_OTP');
    pass(600);
    expect(await refusalOf(change(right))).toBe('INVALID_OTP');
    expect(hashNow()).toBe(passwordHash);
  });

  it.each([
    [4, undefined],
    [5, 'INVALID_OTP'],
  ])('after %s wrong codes is refused with: %s', async (wrong, refusal) => {
    const { request, code, change, otpNow } = aMember();
    await request();
    const right = await code();
    for (let tries = 0; tries < wrong; tries += 1) await refusalOf(change('none'));
    expect(otpNow()).toMatchObject({ tries: wrong });
    expect(await refusalOf(change(right))).toBe(refusal);
  });

  it('that is weak costs no code', async () => {
    const { request, code, change, otpNow, hashNow } = aMember();
    await request();
    expect(await refusalOf(change(await code(), { newPassword: '12345678' }))).toBe('PASSWORD_TOO_COMMON');
    expect([otpNow()?.['tries'], hashNow()]).toEqual([0, passwordHash]);
  });

  it.each<[string, (scene: ReturnType<typeof aMember>) => unknown]>([
    [
      'the password is replaced by a link',
      ({ table, userId }) =>
        table.write([update(accountKeys.credentials(userId), { set: { sessionsFrom: 'now' } })]),
    ],
    ['the code is used up', ({ table, userId }) => table.write([remove(accountKeys.otp(userId))])],
    [
      'another code is asked for',
      ({ table, userId }) => table.write([update(accountKeys.otp(userId), { set: { otpId: 'o2' } })]),
    ],
  ])('is refused where %s at that moment', async (_, happens) => {
    const scene = aMember();
    await scene.request();
    const code = await scene.code();
    // The code is taken first; what happens comes between that and the change.
    const crossed = {
      ...scene.table,
      write: async (...asked: Parameters<typeof scene.table.write>) => {
        await happens(scene);
        return scene.table.write(...asked);
      },
    } as typeof scene.table;
    expect(await refusalOf(scene.change(code, {}, crossed))).toBe('INVALID_OTP');
    expect(scene.hashNow()).toBe(passwordHash);
  });

  it('is refused where the password was replaced since the code was mailed, or is not known', async () => {
    const { request, code, change, table, userId, hashNow } = aMember();
    await request();
    await table.write([update(accountKeys.credentials(userId), { set: { sessionsFrom: 'later' } })]);
    expect(await refusalOf(change(await code()))).toBe('INVALID_OTP');
    await table.write([update(accountKeys.otp(userId), { remove: ['sessionsFrom'] })]);
    expect(await refusalOf(change(await code()))).toBe('INVALID_OTP');
    expect(hashNow()).toBe(passwordHash);
  });

  it('counts sessions from after the one before, though the clock is behind', async () => {
    const { request, code, change, clock, credentialsOf, lan } = aMember();
    await request();
    clock.now = new Date(begun);
    await change(await code());
    expect(credentialsOf(lan)).toMatchObject({ sessionsFrom: '2026-11-21T03:00:00.001Z' });
  });

  it('is nobody’s whose account is gone', async () => {
    const { change, table, userId } = aMember();
    await table.write([remove(accountKeys.profile(userId))]);
    expect(await refusalOf(change('000000'))).toBe('USER_NOT_FOUND');
  });
});
