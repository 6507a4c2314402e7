import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ids from '#shared/values/ids.ts';
import { accountPolicyId, usualPolicy } from '#shared/people/usual-policy.ts';
import { neverExpires, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import {
  beginProviderSignIn,
  finishProviderSignIn,
} from '#functions/domain/accounts/providers/provider-sign-in.ts';
import { openTicket, sealTicket, type Ticket } from '#functions/domain/accounts/providers/provider-ticket.ts';
import { registerWithProvider } from '#functions/domain/accounts/registration/register-with-provider.ts';
import { configuredProviders, signInPage } from '#functions/domain/accounts/providers/sign-in-pages.ts';
import { now, nowSeconds } from '#functions/platform/clock.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { log } from '#functions/platform/log.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { playSecrets, useSecret } from '../support/secret.ts';
import { accountsScene, begun } from './accounts-scene.ts';
import { google, googleSettings } from './google-settings.ts';

let key: Awaited<ReturnType<typeof generateKeyPair>>;
let keys: object[];
// Google's keys are kept for a container: those of another file would refuse the tokens of this one.
beforeAll(startCold);
beforeAll(async () => {
  await useSecret();
  key = await generateKeyPair('RS256');
  keys = [{ ...(await exportJWK(key.publicKey)), kid: 'k2', alg: 'RS256', use: 'sig' }];
});

/** What Google says of whoever comes back from it; undefined where it stands by nothing. */
let said: Record<string, unknown> | undefined;
let redeemed: URLSearchParams;
beforeEach(() => {
  said = {};
  for (const [name, value] of Object.entries(googleSettings)) vi.stubEnv(name, value);
  vi.spyOn(log, 'warn').mockReturnValue();
  playSecrets('what Google knows us by');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, given) => {
    const request = new Request(asked, given);
    if (request.url === googleSettings.GOOGLE_KEYS_URL) return Response.json({ keys });
    redeemed = new URLSearchParams(await request.text());
    if (!said) return Response.json({}, { status: 400 });
    const at = nowSeconds();
    const token = { iss: google, aud: 'our-shop', iat: at, exp: at + 3600, sub: 'hoa', ...facts, ...said };
    const signed = new SignJWT(token).setProtectedHeader({ alg: 'RS256', kid: 'k2' });
    return Response.json({ id_token: await signed.sign(key.privateKey) });
  });
});
const facts = { email: 'hoa@example.com', email_verified: true, name: 'Hoa' };

const verifier = 'the browser that asked';
const challenge = createHash('sha256').update(verifier).digest('base64url');

function aScene() {
  const scene = accountsScene();
  scene.clock.now = now();
  /** Comes back from Google with the state that page was called with, unless said otherwise. */
  async function finish(given: { state?: string; verifier?: string } = {}, table: Table = scene.table) {
    const address = new URL(await beginProviderSignIn('google', challenge));
    if (said) said = { nonce: address.searchParams.get('nonce'), ...said };
    const answer = { provider: 'google', code: 'c', verifier, userAgent: 'Firefox', ...given } as const;
    const state = given.state ?? address.searchParams.get('state') ?? '';
    return finishProviderSignIn(scene.contextAt(table), { ...answer, state });
  }
  const joined = (profile: Profile) =>
    scene.put([{ ...accountKeys.providerClaim('google', 'hoa'), entity: 'claim', userId: profile.id }]);
  return { ...scene, finish, joined };
}

describe('a provider', () => {
  it('is offered where the shop has an agreement with it, and nowhere else', () => {
    expect(configuredProviders()).toEqual(['google']);
    expect(signInPage('google')).toHaveProperty('vouch');
    vi.stubEnv('GOOGLE_CLIENT_ID', '');
    expect(configuredProviders()).toEqual([]);
    expect(() => signInPage('google')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('is asked with the challenge of the browser, which alone can finish', async () => {
    const { searchParams } = new URL(await beginProviderSignIn('google', challenge));
    expect(searchParams.get('code_challenge')).toBe(challenge);
    const state = searchParams.get('state') ?? '';
    expect(searchParams.get('nonce')).toBe(createHash('sha256').update(`nonce:${state}`).digest('base64url'));
    await aScene().finish();
    expect([redeemed.get('code'), redeemed.get('code_verifier')]).toEqual(['c', verifier]);
  });
});

describe('coming back from a provider', () => {
  it('signs in who joined it, however the address there is called by now', async () => {
    const { member, joined, finish, ofEntity } = aScene();
    const lan = member({ email: 'lan@example.com' });
    joined(lan);
    said = { email: 'another', email_verified: false };
    const outcome = await finish();
    expect(outcome).toMatchObject({ outcome: 'signed-in', profile: { id: lan.id } });
    expect(ofEntity('session')).toMatchObject([{ userAgent: 'Firefox', sessionsFrom: begun }]);
  });

  it('tells an applicant who was turned away why', async () => {
    const { member, joined, finish } = aScene();
    const rejectedBefore = { at: begun, reason: 'Ảnh giấy tờ bị mờ' };
    joined(member({ status: 'inactive', closedAs: 'rejected', rejectedBefore }));
    expect(await refusalOf(finish())).toBe('ACCOUNT_REJECTED');
  });

  it('one locked afterwards is locked, whatever was said before', async () => {
    const { member, joined, finish } = aScene();
    const rejectedBefore = { at: begun, reason: 'Ảnh giấy tờ bị mờ' };
    joined(member({ status: 'inactive', closedAs: 'locked', rejectedBefore }));
    expect(await refusalOf(finish())).toBe('ACCOUNT_LOCKED');
  });

  it('opens no account that is locked, and none whose password was replaced at that moment', async () => {
    const { member, joined, finish, ofEntity, table } = aScene();
    joined(member({ status: 'inactive' }));
    expect(await refusalOf(finish())).toBe('ACCOUNT_LOCKED');
    const lan = member();
    joined(lan);
    const write: Table['write'] = async (operations) => {
      await table.write([update(accountKeys.credentials(lan.id), { set: { sessionsFrom: 'later' } })]);
      return table.write(operations);
    };
    expect(await refusalOf(finish({}, { ...table, write }))).toBe('PROVIDER_SIGN_IN_FAILED');
    expect(ofEntity('session')).toEqual([]);
  });

  it('lets who is new here register, with what the provider says of them', async () => {
    const { finish } = aScene();
    said = { name: 'H'.repeat(100) };
    const outcome = await finish();
    expect(outcome).toMatchObject({
      outcome: 'register',
      email: 'hoa@example.com',
      fullName: 'H'.repeat(80),
    });
    if (outcome.outcome !== 'register') throw new Error('It is no registration');
    expect(await openTicket('google', outcome.ticket)).toEqual({
      provider: 'google',
      subject: 'hoa',
      email: 'hoa@example.com',
      fullName: 'H'.repeat(80),
    });
  });

  it.each([
    ['active', 'join'],
    ['pending_kyc', 'join'],
    ['inactive', 'join'],
    ['pending', 'register'],
  ] as const)('finds the address held by somebody %s: %s', async (status, expected) => {
    const { member, finish } = aScene();
    member({ email: 'hoa@example.com', status });
    const outcome = await finish();
    expect([outcome.outcome, 'email' in outcome && outcome.email]).toEqual([expected, 'hoa@example.com']);
  });

  it('finds an address free that is claimed by an account that is gone', async () => {
    const { put, finish } = aScene();
    put([{ ...accountKeys.email('hoa@example.com'), entity: 'claim', userId: 'gone' }]);
    expect((await finish()).outcome).toBe('register');
  });

  it.each([
    ['is not verified there', { email_verified: false }],
    ['is none', { email: 'hoa' }],
  ])('is refused where the address %s', async (_, given) => {
    said = given;
    expect(await refusalOf(aScene().finish())).toBe('PROVIDER_EMAIL_UNVERIFIED');
  });

  it('is refused with another browser’s answer, a forged state, or what the provider does not stand by', async () => {
    const { finish } = aScene();
    expect(await refusalOf(finish({ verifier: 'another' }))).toBe('PROVIDER_SIGN_IN_FAILED');
    expect(await refusalOf(finish({ state: 'forged' }))).toBe('PROVIDER_SIGN_IN_FAILED');
    said = { nonce: 'of another question' };
    expect(await refusalOf(finish())).toBe('PROVIDER_SIGN_IN_FAILED');
    said = undefined;
    expect(await refusalOf(finish())).toBe('PROVIDER_SIGN_IN_FAILED');
  });
});

describe('registering with a provider', () => {
  const ticketFacts: Ticket = {
    provider: 'google',
    subject: 'hoa',
    email: 'hoa@example.com',
    fullName: 'Hoa',
  };
  const form = {
    provider: 'google',
    fullName: 'Lê Thị Hoa',
    phoneNumber: '0933333333',
    language: 'vi',
    userAgent: 'Firefox',
  } as const;
  type Input = Parameters<typeof registerWithProvider>[1];

  function aRegistration() {
    const scene = aScene();
    const register = async (given: Partial<Input> = {}, table: Table = scene.table) =>
      registerWithProvider(scene.contextAt(table), {
        ...form,
        ticket: await sealTicket(ticketFacts),
        ...given,
      } as Input);
    return { ...scene, register };
  }

  it('passes over a code that somebody has', async () => {
    const { register, put } = aRegistration();
    put([{ ...accountKeys.reference('AAAAAAAA'), entity: 'claim', userId: 'lan' }]);
    const drawn = ['AAAAAAAA', 'BBBBBBBB'];
    vi.spyOn(ids, 'newReferenceId').mockImplementation(() => drawn.shift() ?? '');
    expect((await register()).profile.referenceId).toBe('BBBBBBBB');
  });

  it('opens an account that begins where a confirmed one stands, joined and signed in', async () => {
    const { register, at, clock, ofEntity } = aRegistration();
    const { profile, tokens } = await register();
    const at0 = clock.now.toISOString();
    expect(profile).toMatchObject({
      fullName: 'Lê Thị Hoa',
      email: 'hoa@example.com',
      status: 'pending_kyc',
      emailVerifiedAt: at0,
      referrerId: null,
    });
    expect(tokens.refreshToken.split('.')[0]).toBe(profile.id);
    expect(at(accountKeys.profile(profile.id))).toMatchObject({
      email: 'hoa@example.com',
      status: 'pending_kyc',
    });
    for (const one of [accountKeys.email('hoa@example.com'), accountKeys.phone('0933333333')])
      expect(at(one)).toMatchObject({ userId: profile.id, heldUntil: neverExpires });
    expect(at(accountKeys.reference(profile.referenceId))).toMatchObject({ userId: profile.id });
    expect(at(accountKeys.providerClaim('google', 'hoa'))).toMatchObject({ userId: profile.id });
    expect(at(accountKeys.joinedProvider(profile.id, 'google'))).toMatchObject({
      subject: 'hoa',
      email: 'hoa@example.com',
      joinedAt: at0,
    });
    expect(at(accountKeys.credentials(profile.id))).toMatchObject({ sessionsFrom: at0 });
    expect(ofEntity('session')).toMatchObject([{ userAgent: 'Firefox' }]);
    expect(
      ofEntity('member-activity')
        .map(({ activityType }) => String(activityType))
        .toSorted(),
    ).toEqual(['USER_EMAIL_VERIFIED', 'USER_LOGGED_IN', 'USER_REGISTERED']);
    expect(ofEntity('member-counts')).toEqual([]);
  });

  it('counts who was brought to who brought them, and lets an admin look first', async () => {
    const { register, member, at } = aRegistration();
    const lan = member();
    const { profile } = await register({ referenceId: lan.referenceId });
    expect(profile).toMatchObject({ referrerId: lan.id, status: 'pending_admin' });
    expect(at(accountKeys.counts(lan.id))?.['referrals']).toBe(1);
  });

  it('tells the guardian a young one named, where the shop asks for birth dates', async () => {
    const { register, member, put, mails } = aRegistration();
    put([{ pk: 'SETTINGS', sk: accountPolicyId, entity: 'settings', ...usualPolicy, asksBirthDate: true }]);
    const lan = member({ email: 'lan@example.com' });
    const born = `${clockYear() - 12}-01-01`;
    const { profile } = await register({ dob: born, guardian: lan.referenceId });
    expect(profile).toMatchObject({ dob: born, guardianId: lan.id, status: 'pending_admin' });
    expect(mails()).toMatchObject([
      { to: 'lan@example.com', content: { template: 'guardian-named', young: 'Lê Thị Hoa' } },
    ]);
  });

  it('takes the place of who never confirmed the address, whatever time they had left', async () => {
    const { register, member, profileOf } = aRegistration();
    const stranger = member({ email: 'hoa@example.com', status: 'pending', phoneNumber: '0900000001' });
    await register();
    expect(await profileOf(stranger)).toBeUndefined();
  });

  it.each([
    ['EMAIL_EXISTS', accountKeys.email('hoa@example.com'), {}],
    ['PHONE_EXISTS', accountKeys.phone('0933333333'), { heldUntil: neverExpires }],
    ['PHONE_EXISTS', accountKeys.phone('0933333333'), {}],
    ['PROVIDER_ACCOUNT_TAKEN', accountKeys.providerClaim('google', 'hoa'), {}],
  ])('is refused with %s where another has that', async (code, one, held) => {
    const { register, put, ofEntity } = aRegistration();
    put([{ ...one, entity: 'claim', userId: 'cam', ...held }]);
    expect(await refusalOf(register())).toBe(code);
    expect(ofEntity('user')).toEqual([]);
  });

  it('takes over a number whose time is up this very second, and none a second earlier', async () => {
    const { register, put, seconds } = aRegistration();
    const phone = { ...accountKeys.phone('0933333333'), entity: 'claim', userId: 'cam' };
    put([{ ...phone, heldUntil: Math.floor(seconds()) + 1 }]);
    expect(await refusalOf(register())).toBe('PHONE_EXISTS');
    put([{ ...phone, heldUntil: Math.floor(seconds()) }]);
    expect(await refusalOf(register())).toBeUndefined();
  });

  it('draws another code where somebody has the first', async () => {
    const { register, table, ofEntity } = aRegistration();
    let refused = 0;
    const write: Table['write'] = (operations) => {
      const isNew = operations.some(({ refusal }) => (refusal as unknown) === 'code');
      // The refusals are those of the operations; the table does not know their names.
      if (isNew && (refused += 1) === 1) return Promise.resolve('code' as never);
      return table.write(operations);
    };
    await register({}, { ...table, write });
    expect([refused, ofEntity('user').length]).toEqual([2, 1]);
  });

  it('is refused with a ticket that was forged, and with a code of nobody', async () => {
    const { register } = aRegistration();
    expect(await refusalOf(register({ ticket: 'forged' }))).toBe('PROVIDER_SIGN_IN_FAILED');
    expect(await refusalOf(register({ referenceId: 'NOBODY' }))).toBe('REFERRER_NOT_FOUND');
  });
});

const clockYear = (): number => now().getUTCFullYear();

it('an address of an account that left counts as taken', async () => {
  const { put, finish } = aScene();
  const left = aProfile({ email: 'hoa@example.com', status: 'inactive', closedAs: 'left' });
  put([
    profileRecord.item(left),
    { ...accountKeys.email('hoa@example.com'), entity: 'claim', userId: left.id },
  ]);
  expect((await finish()).outcome).toBe('join');
});
