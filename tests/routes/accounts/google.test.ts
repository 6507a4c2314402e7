import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  joinProvider,
  listSignInProviders,
  login,
  register,
  registerWithProvider,
  verifyEmail,
} from '#shared/accounts/index.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aWorld, freshEmail, freshPhone, password, tokenIn, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const params = { provider: 'google' as const };

type Person = { email: string; name?: string; verified?: 'yes' | 'no' };

/** A browser that leaves for Google, chooses an account there and comes back. */
async function comeBack(person: Person, verifier = randomBytes(32).toString('base64url')) {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { body } = await world.send(beginProviderSignIn, { params, body: { challenge } });
  const asked = Object.fromEntries(new URL(body.url).searchParams);
  const reply = await fetch(`${world.url}/dev/google/choose`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...asked, name: 'Trần Thị Hoa', verified: 'yes', ...person }).toString(),
  });
  const back = new URL(reply.headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '', verifier };
}

const finish = async (person: Person) =>
  world.send(finishProviderSignIn, { params, body: await comeBack(person) });

async function ticketFor(person: Person, outcome: 'register' | 'join'): Promise<string> {
  const { body } = await finish(person);
  if (body.outcome !== outcome) throw new Error(`Google led to ${body.outcome}`);
  return body.ticket;
}

const registration = (ticket: string, given = {}) => ({
  params,
  body: { ticket, fullName: 'Trần Thị Hoa', phoneNumber: freshPhone(), ...given },
});

describe('signing in with Google', () => {
  it('200: is offered where the deployment has a client id', async () => {
    expect((await world.send(listSignInProviders)).body).toEqual({
      providers: ['google'],
      asksBirthDate: false,
    });
  });

  it('201: a new address opens an account at once, and the next time signs in', async () => {
    const email = freshEmail();
    const ticket = await ticketFor({ email }, 'register');
    const made = await world.send(registerWithProvider, registration(ticket));
    expect([made.status, made.body.user.email, made.body.user.status]).toEqual([201, email, 'pending_kyc']);
    const again = await finish({ email });
    expect(again.body).toMatchObject({ outcome: 'signed-in', user: { id: made.body.user.id } });
    const guessed = await world.send(login, { body: { username: email, password } });
    expect(guessed.failure.code).toBe('INVALID_CREDENTIALS');
  });

  it('201: whoever was referred waits for an admin, as with a form', async () => {
    const referrer = await world.anAccount();
    const ticket = await ticketFor({ email: freshEmail() }, 'register');
    const { body } = await world.send(
      registerWithProvider,
      registration(ticket, { referenceId: referrer.referenceId }),
    );
    expect(body.user.status).toBe('pending_admin');
  });

  it('409: one ticket opens one account, however often it is sent', async () => {
    const ticket = await ticketFor({ email: freshEmail() }, 'register');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.send(registerWithProvider, registration(ticket))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ failure }) => failure.code === 'PROVIDER_ACCOUNT_TAKEN')).toHaveLength(3);
  });

  it('409: a phone number somebody has', async () => {
    const { phoneNumber } = await world.anAccount();
    const ticket = await ticketFor({ email: freshEmail() }, 'register');
    const refused = await world.send(registerWithProvider, registration(ticket, { phoneNumber }));
    expect(refused.failure.code).toBe('PHONE_EXISTS');
  });

  it('never opens an account that stands, before its owner signs in to it', async () => {
    const member = await world.aMember();
    const { body } = await finish({ email: member.email.toUpperCase() });
    expect(body).toEqual({ outcome: 'join', email: member.email, ticket: expect.any(String) });
    const ticket = body.outcome === 'join' ? body.ticket : '';
    const refused = await world.send(registerWithProvider, registration(ticket));
    expect(refused.failure.code).toBe('EMAIL_EXISTS');

    for (const _press of [1, 2]) {
      const joined = await world.send(joinProvider, { params, body: { ticket }, token: member.accessToken });
      expect(joined.status).toBe(200);
    }
    expect((await finish({ email: member.email })).body).toMatchObject({
      outcome: 'signed-in',
      user: { id: member.id },
    });
    expect((await world.mailTo(member.email)).subject).toContain('Google');
  });

  it('409: a Google account joined to one member is not joined to another', async () => {
    const [first, second] = [await world.aMember(), await world.aMember()];
    const ticket = await ticketFor({ email: first.email }, 'join');
    await world.send(joinProvider, { params, body: { ticket }, token: first.accessToken });
    const refused = await world.send(joinProvider, { params, body: { ticket }, token: second.accessToken });
    expect(refused.failure.code).toBe('PROVIDER_ACCOUNT_TAKEN');
  });

  it('422: an address Google has not verified says nothing', async () => {
    const refused = await finish({ email: freshEmail(), verified: 'no' });
    expect(refused.failure.code).toBe('PROVIDER_EMAIL_UNVERIFIED');
  });

  it('403: a locked account stays locked, and one that was turned away hears why', async () => {
    const email = freshEmail();
    const { body } = await world.send(
      registerWithProvider,
      registration(await ticketFor({ email }, 'register')),
    );
    await world.table.write([update(accountKeys.profile(body.user.id), { set: { status: 'inactive' } })]);
    expect((await finish({ email })).failure.code).toBe('ACCOUNT_LOCKED');
    // Whoever was turned away as an applicant hears why.
    const rejectedBefore = { at: '2026-11-01T00:00:00.000Z', reason: 'Ảnh giấy tờ bị mờ' };
    await world.table.write([
      update(accountKeys.profile(body.user.id), { set: { closedAs: 'rejected', rejectedBefore } }),
    ]);
    expect((await finish({ email })).failure).toMatchObject({
      code: 'ACCOUNT_REJECTED',
      message: expect.stringContaining(rejectedBefore.reason) as string,
    });
  });

  it('throws away what somebody registered on that address and never confirmed', async () => {
    const email = freshEmail();
    const phoneNumber = freshPhone();
    const form = { fullName: 'Kẻ Chiếm Chỗ', email, phoneNumber, password };
    expect((await world.send(register, { body: form })).status).toBe(201);
    const mail = await world.mailTo(email);

    const ticket = await ticketFor({ email }, 'register');
    const made = await world.send(registerWithProvider, registration(ticket, { phoneNumber }));
    expect(made.status).toBe(201);
    const stranger = await world.send(login, { body: { username: email, password } });
    expect(stranger.failure.code).toBe('INVALID_CREDENTIALS');
    const link = await world.send(verifyEmail, { body: { token: tokenIn(mail), password } });
    expect(link.status).toBe(422);
  });
});

describe('what comes back from Google', () => {
  it('422: in another browser than the one that left', async () => {
    const answer = await comeBack({ email: freshEmail() });
    const verifier = randomBytes(32).toString('base64url');
    const refused = await world.send(finishProviderSignIn, { params, body: { ...answer, verifier } });
    expect(refused.failure.code).toBe('PROVIDER_SIGN_IN_FAILED');
    // Google was not asked, so the code still serves whom it was given to.
    expect((await world.send(finishProviderSignIn, { params, body: answer })).status).toBe(200);
  });

  it('422: twice', async () => {
    const answer = await comeBack({ email: freshEmail() });
    expect((await world.send(finishProviderSignIn, { params, body: answer })).status).toBe(200);
    const again = await world.send(finishProviderSignIn, { params, body: answer });
    expect(again.failure.code).toBe('PROVIDER_SIGN_IN_FAILED');
  });

  it('422: an answer given to another question', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const first = await comeBack({ email: freshEmail() }, verifier);
    await world.cloud.clock.advance(2);
    const second = await comeBack({ email: freshEmail() }, verifier);
    const body = { ...first, code: second.code };
    const refused = await world.send(finishProviderSignIn, { params, body });
    expect(refused.failure.code).toBe('PROVIDER_SIGN_IN_FAILED');
  });

  it('422: too late, changed, or made up', async () => {
    const answer = await comeBack({ email: freshEmail() });
    const [text = '', mark = ''] = answer.state.split('.');
    for (const state of [
      'nonsense',
      `${text}.`,
      `${text}x.${mark}`,
      `${mark}.${text}`,
      `${answer.state}.x`,
    ]) {
      const refused = await world.send(finishProviderSignIn, { params, body: { ...answer, state } });
      expect([state, refused.failure.code]).toEqual([state, 'PROVIDER_SIGN_IN_FAILED']);
    }
    await world.cloud.clock.advance(16 * 60);
    const late = await world.send(finishProviderSignIn, { params, body: answer });
    expect(late.failure.code).toBe('PROVIDER_SIGN_IN_FAILED');
  });

  it('422: a ticket that is old or serves as a state', async () => {
    const email = freshEmail();
    const ticket = await ticketFor({ email }, 'register');
    const { state } = await comeBack({ email });
    const swapped = await world.send(registerWithProvider, registration(state));
    expect(swapped.failure.code).toBe('PROVIDER_SIGN_IN_FAILED');
    await world.cloud.clock.advance(31 * 60);
    const old = await world.send(registerWithProvider, registration(ticket));
    expect(old.failure.code).toBe('PROVIDER_SIGN_IN_FAILED');
  });

  it('502: while Google does not answer; the next try works', async () => {
    const email = freshEmail();
    await fetch(`${world.url}/dev/google/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ failAnswers: 1 }),
    });
    expect((await finish({ email })).failure.code).toBe('PROVIDER_UNAVAILABLE');
    expect((await finish({ email })).body.outcome).toBe('register');
  });

  it('400: a provider we do not know', async () => {
    const reply = await fetch(`${world.url}/api/auth/providers/zalo/begin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge: 'x'.repeat(43) }),
    });
    expect([400, 404]).toContain(reply.status);
  });
});

describe('without a client id', () => {
  it('offers nothing, begins nothing and finishes nothing', async () => {
    const without = await aWorld({ env: { GOOGLE_CLIENT_ID: '' } });
    try {
      expect((await without.send(listSignInProviders)).body).toEqual({ providers: [], asksBirthDate: false });
      const challenge = 'x'.repeat(43);
      const begun = await without.send(beginProviderSignIn, { params, body: { challenge } });
      expect([begun.status, begun.failure.code]).toEqual([404, 'NOT_FOUND']);
      const body = { code: 'x', state: 'x', verifier: challenge };
      const finished = await without.send(finishProviderSignIn, { params, body });
      expect([finished.status, finished.failure.code]).toEqual([404, 'NOT_FOUND']);
    } finally {
      await without.close();
    }
  });
});
