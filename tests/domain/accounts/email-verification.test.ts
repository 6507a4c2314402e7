import { beforeAll, describe, expect, it } from 'vitest';
import { neverExpires, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import {
  checkVerification,
  remindToVerify,
  resendVerification,
  verificationRules,
  verifyEmail,
} from '#functions/domain/accounts/registration/email-verification.ts';
import { findAccount } from '#functions/domain/accounts/find-account.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { hashPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { findSuppression, noteReport } from '#functions/domain/mail/suppression.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene } from './accounts-scene.ts';

const password = 'Cổng-làng-cây-đa-7';
let passwordHash: string;
beforeAll(async () => {
  await useSecret();
  passwordHash = await hashPassword(password);
});

async function aPending(given: Partial<Profile> = {}) {
  const scene = accountsScene();
  const unproven = { status: 'pending', emailVerifiedAt: null, email: 'lan@example.com' } as const;
  const lan = scene.member({ ...unproven, ...given }, { passwordHash });
  const claim = (key: { pk: string; sk: string }, userId: string, heldUntil: number) =>
    scene.put([{ ...key, entity: 'claim', userId, heldUntil }]);
  const [email, phone] = [accountKeys.email(lan.email), accountKeys.phone(lan.phoneNumber)];
  claim(email, lan.id, scene.seconds() + 60);
  claim(phone, lan.id, scene.seconds() + 60);
  const link = newLink('verify-email', { userId: lan.id, at: scene.clock.now });
  await scene.table.write([link.operation]);
  const token = await linkToken('verify-email', link.linkId);
  const verify = (more: object = {}, where: Table = scene.table) =>
    verifyEmail(scene.contextAt(where), { token, password, rules: verificationRules, ...more });
  return { ...scene, lan, claim, email, phone, link, token, verify };
}

describe('confirming an address', () => {
  it('holds address and number for good, and counts for who brought them', async () => {
    const scene = await aPending({ referrerId: 'bà' });
    const { lan, verify, at, email, phone, profileOf, clock, ofEntity, link } = scene;
    expect(await verify()).toBe('pending_admin');
    const now = clock.now.toISOString();
    expect(await profileOf(lan)).toEqual({
      ...lan,
      status: 'pending_admin',
      emailVerifiedAt: now,
      updatedAt: now,
    });
    for (const key of [email, phone])
      expect(at(key)).toMatchObject({ userId: lan.id, heldUntil: neverExpires });
    expect(at(accountKeys.counts('bà'))?.['referrals']).toBe(1);
    expect(ofEntity('member-activity')).toMatchObject([{ activityType: 'USER_EMAIL_VERIFIED' }]);
    expect(at(accountKeys.link(link.linkId))?.['usedAt']).toBe(clock.now.getTime() / 1000);
    expect(await refusalOf(verify())).toBe('EMAIL_ALREADY_VERIFIED');
    expect(at(accountKeys.counts('bà'))?.['referrals']).toBe(1);
  });

  it('lets mail go there again that was kept from it', async () => {
    const { verify, lan, context } = await aPending();
    const at = context.now().toISOString();
    await noteReport(context, { kind: 'hard', address: lan.email, sentAt: at, at });
    expect(await findSuppression(context, lan.email)).toEqual({ reason: 'bounce', since: at });
    await verify();
    expect(await findSuppression(context, lan.email)).toBeNull();
  });

  it('lets nobody in at once whose number is another’s, and leaves that to the other', async () => {
    const { verify, claim, phone, at, seconds } = await aPending();
    claim(phone, 'cam', seconds() + 60);
    expect(await verify()).toBe('pending_admin');
    expect(at(phone)).toMatchObject({ userId: 'cam', heldUntil: seconds() + 60 });
    const other = await aPending();
    expect(await other.verify()).toBe('pending_kyc');
    expect(other.ofEntity('member-counts')).toEqual([]);
  });

  it('is refused with the wrong password, five times at the most', async () => {
    const { verify, lan, profileOf } = await aPending();
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await refusalOf(verify({ password: 'wrong' }))).toBe('VERIFICATION_PASSWORD_WRONG');
    expect(await refusalOf(verify())).toBe('LOGIN_LOCKED');
    expect(await profileOf(lan)).toEqual(lan);
  });

  it('is refused by a link that was forged, lapsed, or is of another account', async () => {
    const { verify, lan, link, table, context, token } = await aPending();
    const check = (rules: object = {}) =>
      checkVerification(context, { token, rules: { ...verificationRules, ...rules } });
    expect(await check()).toEqual(lan);
    expect(await check({ owner: lan.id })).toEqual(lan);
    expect(await refusalOf(check({ owner: 'cam' }))).toBe('VERIFICATION_TOKEN_INVALID');
    expect(await refusalOf(verify({ token: 'forged' }))).toBe('VERIFICATION_TOKEN_INVALID');
    await table.write([remove(accountKeys.link(link.linkId))]);
    expect(await refusalOf(verify())).toBe('VERIFICATION_TOKEN_EXPIRED');
    const gone = await aPending();
    await gone.table.write([remove(accountKeys.credentials(gone.lan.id))]);
    expect(await refusalOf(gone.verify())).toBe('VERIFICATION_TOKEN_EXPIRED');
  });

  type Scene = Awaited<ReturnType<typeof aPending>>;
  it.each<[string, string, (scene: Scene) => unknown]>([
    [
      'the link was used',
      'EMAIL_ALREADY_VERIFIED',
      ({ table, link }) => table.write([update(accountKeys.link(link.linkId), { set: { usedAt: 1 } })]),
    ],
    [
      'the address became another’s',
      'VERIFICATION_TOKEN_EXPIRED',
      ({ claim, email }) => claim(email, 'cam', neverExpires),
    ],
    [
      'the profile was changed',
      'EMAIL_ALREADY_VERIFIED',
      ({ put, lan }) => put([profileRecord.item({ ...lan, updatedAt: '2026-11-22T00:00:00.000Z' })]),
    ],
    [
      'the number became another’s',
      'EMAIL_ALREADY_VERIFIED',
      ({ claim, phone }) => claim(phone, 'cam', neverExpires),
    ],
  ])('is refused where %s at that moment', async (_, refused, happens) => {
    const scene = await aPending();
    let isCrossed = false;
    // The writes that confirm are those that refuse a link that was used.
    const write: Table['write'] = async (operations) => {
      if (operations.some(({ refusal }) => (refusal as unknown) === 'used')) {
        isCrossed = true;
        await happens(scene);
      }
      return scene.table.write(operations);
    };
    expect(await refusalOf(scene.verify({}, { ...scene.table, write }))).toBe(refused);
    expect([isCrossed, (await scene.profileOf(scene.lan))?.status]).toEqual([true, 'pending']);
  });
});

describe('the mail that confirms', () => {
  it('is sent again to who is pending, a minute after the one before, without a name', async () => {
    const { context, mails, pass, ofEntity, lan } = await aPending({ language: 'en' });
    await resendVerification(context, 'lan@example.com');
    expect(mails()).toEqual([
      expect.objectContaining({
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'verify-email', linkId: ofEntity('link')[1]?.['linkId'] },
      }),
    ]);
    expect(ofEntity('link')[1]).toMatchObject({ purpose: 'verify-email', userId: lan.id });
    pass(59);
    expect(await refusalOf(resendVerification(context, 'lan@example.com'))).toBe('RESEND_TOO_SOON');
    pass(1);
    await resendVerification(context, 'lan@example.com');
    expect(mails()).toHaveLength(2);
  });

  it('is sent to nobody who is unknown or confirmed already', async () => {
    const { context, member, mails } = await aPending();
    member({ email: 'cam@example.com', phoneNumber: '0900000003' });
    expect(await refusalOf(resendVerification(context, 'nobody@example.com'))).toBe('EMAIL_NOT_FOUND');
    expect(await refusalOf(resendVerification(context, 'cam@example.com'))).toBe('EMAIL_ALREADY_VERIFIED');
    expect(mails()).toEqual([]);
  });

  it('goes out when somebody signs in without it, and the last one counts for a minute', async () => {
    const { context, lan, mails, claim, email } = await aPending();
    const account = await findAccount(context, lan.id);
    if (!account) throw new Error('The account is gone');
    expect(await remindToVerify(context, account)).toEqual({ isSent: true, retryAfter: 60 });
    expect(await remindToVerify(context, account)).toMatchObject({ isSent: false });
    expect(mails()).toHaveLength(1);
    claim(email, 'cam', neverExpires);
    expect(await refusalOf(remindToVerify(context, account))).toBe('INVALID_CREDENTIALS');
  });
});
