import { beforeAll, describe, expect, it } from 'vitest';
import { accountPolicyId, usualPolicy } from '#shared/people/usual-policy.ts';
import type { Credentials, Profile } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { type Link, newLink } from '#functions/domain/accounts/link.ts';
import { verifyPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import {
  forgotPassword,
  isResetLinkGood,
  resetPassword,
} from '#functions/domain/accounts/sign-in/password-reset.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { linkToken, type LinkPurpose } from '#functions/platform/tokens/signed-tokens.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene, begun } from './accounts-scene.ts';

beforeAll(useSecret);

const password = 'Bến-nước-con-đò-9';
const sourceIp = '203.0.113.9';

function aMember(given: Partial<Profile> = {}, credentials: Partial<Credentials> = {}) {
  const scene = accountsScene();
  const lan = scene.member({ email: 'lan@example.com', ...given }, credentials);
  async function link(
    purpose: LinkPurpose = 'reset-password',
    more: Partial<Link> = { sessionsFrom: begun },
  ) {
    const made = newLink(purpose, { userId: lan.id, at: scene.clock.now, ...more });
    await scene.table.write([made.operation]);
    return linkToken(purpose, made.linkId);
  }
  const reset = (token: string, more: { password?: string } = {}, table = scene.table) =>
    resetPassword(scene.contextAt(table), { token, password, sourceIp, ...more });
  const hashNow = () => scene.credentialsOf(lan)?.['passwordHash'] as string | undefined;
  return { ...scene, lan, link, reset, hashNow };
}

describe('a forgotten password', () => {
  it('has a link mailed that replaces the password of this moment', async () => {
    const { context, lan, mails, ofEntity, seconds, credentialsOf } = aMember({ language: 'en' });
    await forgotPassword(context, 'lan@example.com');
    const [link] = ofEntity('link');
    expect(link).toMatchObject({
      purpose: 'reset-password',
      userId: lan.id,
      sessionsFrom: begun,
      expiresAt: seconds() + 3600,
    });
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'reset-password', fullName: lan.fullName, linkId: link?.['linkId'] },
      },
    ]);
    expect(credentialsOf(lan)).toMatchObject({ resetSentAt: seconds() });
  });

  it('has no second mail within the minute, and one after it', async () => {
    const { context, mails, pass } = aMember();
    await forgotPassword(context, 'lan@example.com');
    pass(59);
    expect(await refusalOf(forgotPassword(context, 'lan@example.com'))).toBe('RESET_ALREADY_SENT');
    pass(1);
    await forgotPassword(context, 'lan@example.com');
    expect(mails()).toHaveLength(2);
  });

  it('is nobody’s without an account, nor of whom keys alone let in', async () => {
    const { context, mails } = aMember({}, { isPasswordless: true });
    expect(await refusalOf(forgotPassword(context, 'cam@example.com'))).toBe('EMAIL_NOT_FOUND');
    expect(await refusalOf(forgotPassword(context, 'lan@example.com'))).toBe('PASSWORD_GONE');
    expect(mails()).toEqual([]);
  });
});

describe('a link to choose a password', () => {
  it('is good until it is used, or the password is another', async () => {
    const { context, link, lan, table, ofEntity } = aMember();
    const token = await link();
    expect(await isResetLinkGood(context, token)).toBe(true);
    expect(await isResetLinkGood(context, await link('staff-invitation'))).toBe(true);
    const later = await link('reset-password', { sessionsFrom: 'later' });
    expect(await isResetLinkGood(context, later)).toBe(false);
    const [first] = ofEntity('link');
    await table.write([update(first as { pk: string; sk: string }, { set: { usedAt: 0 } })]);
    expect(await isResetLinkGood(context, token)).toBe(false);
    const third = await link();
    await table.write([remove(accountKeys.profile(lan.id))]);
    expect(await isResetLinkGood(context, third)).toBe(false);
  });

  it('is not good where it was made for something else, or by somebody else', async () => {
    const { context, link, reset, hashNow } = aMember();
    for (const token of [await link('verify-email'), `${(await link()).slice(0, -3)}abc`, 'nonsense']) {
      expect(await isResetLinkGood(context, token)).toBe(false);
      expect(await refusalOf(reset(token))).toBe('RESET_LINK_INVALID');
    }
    expect(hashNow()).toBeUndefined();
  });
});

describe('choosing a password by a mailed link', () => {
  it('ends every session, lifts every lock, and is told', async () => {
    const scene = aMember({ language: 'en' }, { keptSession: 's', resetSentAt: 7 });
    const { link, reset, lan, hashNow, credentialsOf, clock, ofEntity, mails, at, put, seconds } = scene;
    put([{ ...accountKeys.attempts(lan.id), entity: 'attempts', tries: 5, expiresAt: seconds() + 99 }]);
    await reset(await link());
    expect(await verifyPassword(password, hashNow())).toBe(true);
    const from = clock.now.toISOString();
    expect(credentialsOf(lan)).toMatchObject({ sessionsFrom: from });
    expect([credentialsOf(lan)?.['keptSession'], credentialsOf(lan)?.['resetSentAt']]).toEqual([
      undefined,
      undefined,
    ]);
    const [ended] = ofEntity('ended');
    expect(ended).toMatchObject({ what: 'sessions', userId: lan.id, from });
    expect(ended?.['except']).toBeUndefined();
    expect(at(accountKeys.attempts(lan.id))).toBeUndefined();
    expect(ofEntity('familiar-network')).toHaveLength(1);
    expect(ofEntity('link')).toMatchObject([{ usedAt: seconds() }]);
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'password-changed', fullName: lan.fullName },
      },
    ]);
    expect(ofEntity('member-activity')).toEqual([]);
  });

  it('by an invitation shows that the address is theirs', async () => {
    const { link, reset, ofEntity, hashNow } = aMember({ role: 'collaborator' });
    await reset(await link('staff-invitation'));
    expect(hashNow()).toBeDefined();
    expect(ofEntity('member-activity')).toMatchObject([{ activityType: 'USER_EMAIL_VERIFIED' }]);
  });

  it('works once, and no other link of the password before works then', async () => {
    const { link, reset, hashNow } = aMember();
    const [first, second] = [await link(), await link()];
    await reset(first);
    const hash = hashNow();
    for (const token of [first, second]) expect(await refusalOf(reset(token))).toBe('RESET_LINK_INVALID');
    expect(hashNow()).toBe(hash);
  });

  it('works for one of two who follow it at one moment', async () => {
    const { link, reset, table, hashNow, mails } = aMember();
    const token = await link();
    const crossed = meanwhile(table, () => reset(token, { password: 'Cổng-làng-cây-đa-7' }));
    expect(await refusalOf(reset(token, {}, crossed.table))).toBe('RESET_LINK_INVALID');
    expect(crossed.happened()).toBe(true);
    expect(await verifyPassword('Cổng-làng-cây-đa-7', hashNow())).toBe(true);
    expect(mails()).toHaveLength(1);
  });

  it('is refused where the link was spent at that moment, though nothing else changed', async () => {
    const { link, reset, table, hashNow, ofEntity } = aMember();
    const token = await link();
    const spend = () =>
      table.write([update(ofEntity('link')[0] as { pk: string; sk: string }, { set: { usedAt: 1 } })]);
    expect(await refusalOf(reset(token, {}, meanwhile(table, spend).table))).toBe('RESET_LINK_INVALID');
    expect(hashNow()).toBeUndefined();
  });

  it.each<[string, Partial<Link>]>([
    ['of a password before', { sessionsFrom: 'before' }],
    ['of no password', {}],
  ])('is refused by a link %s', async (_, more) => {
    const { link, reset, hashNow } = aMember();
    expect(await refusalOf(reset(await link('reset-password', more)))).toBe('RESET_LINK_INVALID');
    expect(hashNow()).toBeUndefined();
  });

  it('is refused where it is weak, and the link is still good', async () => {
    const { link, reset, hashNow, context, put } = aMember();
    const token = await link();
    put([{ pk: 'SETTINGS', sk: accountPolicyId, entity: 'settings', ...usualPolicy, passwordLetters: 18 }]);
    expect(await refusalOf(reset(token, { password: '12345678' }))).toBe('PASSWORD_TOO_COMMON');
    expect(await refusalOf(reset(token))).toBe('PASSWORD_TOO_SHORT');
    expect([hashNow(), await isResetLinkGood(context, token)]).toEqual([undefined, true]);
    await reset(token, { password: `${password}9` });
    expect(hashNow()).toBeDefined();
  });

  it('counts sessions from after the password before, though the clock is behind', async () => {
    const { link, reset, clock, lan, credentialsOf } = aMember();
    const token = await link();
    clock.now = new Date(begun);
    await reset(token);
    expect(credentialsOf(lan)).toMatchObject({ sessionsFrom: '2026-11-21T03:00:00.001Z' });
  });

  it('is refused where the account is gone', async () => {
    const { link, reset, lan, table } = aMember();
    const token = await link();
    await table.write([remove(accountKeys.profile(lan.id))]);
    expect(await refusalOf(reset(token))).toBe('RESET_LINK_INVALID');
  });

  it('names nobody in the mail whose address was never confirmed', async () => {
    const { link, reset, mails } = aMember({ emailVerifiedAt: null });
    await reset(await link());
    expect(mails()[0]?.content).toEqual({ template: 'password-changed' });
  });
});
