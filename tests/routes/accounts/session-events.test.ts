import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmPasswordChange,
  getMe,
  listUsers,
  login,
  refresh,
  requestPasswordChangeOtp,
  resetPassword,
  signOut,
} from '#shared/accounts/index.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import type { TokenPair } from '#shared/accounts/user.ts';
import { newId } from '#shared/values/ids.ts';
import { Credentials, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { otpSeconds } from '#functions/domain/accounts/sign-in/password-change.ts';
import { startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { refreshMilliseconds } from '#functions/platform/tokens/revocation-list.ts';
import { linkToken, otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { now, secondsFromNow } from '#functions/platform/clock.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import { aWorld, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const newPassword = 'Bến-nước-con-đò-9';

/** An admin in two browsers: `here` is the one things happen to. */
type Signed = { profile: Profile; here: TokenPair; there: TokenPair };

async function signedIn(): Promise<Signed> {
  const profile = await world.anAccount({ role: 'admin' });
  const account = { profile, credentials: { sessionsFrom: profile.createdAt } };
  const start = () =>
    startSession(
      { table: world.table, now },
      { ...account, userAgent: 'test', refusal: 'INVALID_CREDENTIALS' },
    );
  return { profile, here: await start(), there: await start() };
}

const passwordSince = async (userId: string) =>
  (await world.table.get(accountKeys.credentials(userId), Credentials))?.sessionsFrom;

async function resetLink(userId: string): Promise<string> {
  const link = newLink('reset-password', {
    userId,
    at: now(),
    sessionsFrom: await passwordSince(userId),
  });
  await world.table.write([link.operation]);
  return linkToken('reset-password', link.linkId);
}

async function codeFor(userId: string): Promise<string> {
  const otp = { entity: 'otp', otpId: newId(), tries: 0, expiresAt: secondsFromNow(otpSeconds) };
  const sessionsFrom = await passwordSince(userId);
  await world.table.write([put({ ...accountKeys.otp(userId), ...otp, sessionsFrom })]);
  return otpCode(otp.otpId);
}

const renew = ({ refreshToken }: TokenPair) => world.send(refresh, { body: { refreshToken } });
const reset = async (userId: string) =>
  world.send(resetPassword, { body: { token: await resetLink(userId), password: newPassword } });
const changeFrom = async (userId: string, { accessToken: token }: TokenPair) =>
  world.send(confirmPasswordChange, { token, body: { otp: await codeFor(userId), newPassword } });
const become = (profile: Profile, change: Partial<Profile>) =>
  world.table.write(profileRecord.replace(profile, change).writes);

/** How a session comes to stand so. What `here` holds afterwards is what its owner, or a thief, still has of it. */
const states = {
  fresh: () => Promise.resolve(),
  'renewed once': async (signed) => {
    signed.here = (await renew(signed.here)).body;
  },
  'held as spent': ({ here }) => renew(here),
  'closed for reuse': async (signed) => {
    const { body } = await renew(signed.here);
    await renew(signed.here);
    signed.here = body;
  },
  'signed out': ({ here: { refreshToken } }) => world.send(signOut, { body: { refreshToken } }),
  'signed out there': ({ there: { refreshToken } }) => world.send(signOut, { body: { refreshToken } }),
  'ended by a reset': ({ profile }) => reset(profile.id),
  'ended by a change there': ({ profile, there }) => changeFrom(profile.id, there),
  'kept by a change here': ({ profile, here }) => changeFrom(profile.id, here),
  'no longer staff': ({ profile }) => become(profile, { role: 'user' }),
  locked: ({ profile }) => become(profile, { status: 'inactive' }),
  'a quarter of an hour old': () => world.cloud.clock.advance(15 * 60 + 1),
  'a month old': () => world.cloud.clock.advance(31 * 24 * 3600),
  deleted: ({ profile: { id } }) =>
    world.table.write([remove(accountKeys.profile(id)), remove(accountKeys.credentials(id))]),
} satisfies Record<string, (signed: Signed) => Promise<unknown>>;
type State = keyof typeof states;

const events = {
  renews: ({ here }: Signed) => renew(here),
  reads: ({ here: { accessToken: token } }: Signed) => world.send(getMe, { token }),
  'works as staff': ({ here: { accessToken: token } }: Signed) => world.send(listUsers, { token }),
  'opens a socket': ({ here: { accessToken: token } }: Signed) => world.send(createTicket, { token }),
  'asks for a code': ({ here: { accessToken: token } }: Signed) =>
    world.send(requestPasswordChangeOtp, { token, body: { currentPassword: password } }),
  'changes the password': ({ profile, here }: Signed) => changeFrom(profile.id, here),
  resets: ({ profile }: Signed) => reset(profile.id),
  'signs out': ({ here: { refreshToken } }: Signed) => world.send(signOut, { body: { refreshToken } }),
};

const spent = 'REFRESH_TOKEN_REUSED';
const over = 'REFRESH_TOKEN_INVALID';
const gone = 'USER_NOT_FOUND';
const old = 'TOKEN_EXPIRED';
const ended = 'SESSION_ENDED';
const behind = 'TOKEN_BEHIND';
const wrong = 'WRONG_CURRENT_PASSWORD';
const shut = 'ACCOUNT_LOCKED';
const noLink = 'RESET_LINK_INVALID';

/*
 * Every event in every state, written out by hand. What ended lately is read twice a second, so an access token outlives
 * what it was based on by no more than that (docs/decisions/0074); an account that is taken out of the table by hand
 * tells nobody.
 */
// prettier-ignore
const table: Record<State, string[]> = {
  //                            renews  reads  staff  socket  code    change  reset   sign out
  'fresh':                    ['ok',    'ok',  'ok',  'ok',   'ok',   'ok',   'ok',   'ok'],
  'renewed once':             ['ok',    'ok',  'ok',  'ok',   'ok',   'ok',   'ok',   'ok'],
  'held as spent':            [spent,   'ok',  'ok',  'ok',   'ok',   'ok',   'ok',   'ok'],
  'closed for reuse':         [over,    ended, ended, ended,  ended,  ended,  'ok',   'ok'],
  'signed out':               [over,    ended, ended, ended,  ended,  ended,  'ok',   'ok'],
  'signed out there':         ['ok',    'ok',  'ok',  'ok',   'ok',   'ok',   'ok',   'ok'],
  'ended by a reset':         [over,    ended, ended, ended,  ended,  ended,  'ok',   'ok'],
  'ended by a change there':  [over,    ended, ended, ended,  ended,  ended,  'ok',   'ok'],
  'kept by a change here':    ['ok',    'ok',  'ok',  'ok',   wrong,  'ok',   'ok',   'ok'],
  'no longer staff':          ['ok',    behind, behind, behind, behind, behind, 'ok', 'ok'],
  'locked':                   [shut,    behind, behind, behind, behind, behind, 'ok', 'ok'],
  'a quarter of an hour old': ['ok',    old,   old,   old,    old,    old,    'ok',   'ok'],
  'a month old':              [over,    old,   old,   old,    old,    old,    'ok',   'ok'],
  'deleted':                  [over,    gone,  'ok',  'ok',   gone,   gone,   noLink, 'ok'],
};

const said = ({ status, failure }: { status: number; failure: { code: string } }) =>
  status < 400 ? 'ok' : failure.code;

describe.each(Object.keys(states) as State[])('a session that is %s', (state) => {
  it(`answers ${table[state].join(', ')}`, async () => {
    const all = await Promise.all(Object.values(events).map(signedIn));
    await Promise.all(all.map((signed) => states[state](signed)));
    if (table[state].some((answer) => [ended, behind].includes(answer))) await wait(refreshMilliseconds);
    const answers = await Promise.all(
      Object.values(events).map((happens, nth) => happens(all[nth] as Signed)),
    );
    expect(answers.map(said)).toEqual(table[state]);
  });
});

/** What is left after an event: of this session, of the other one, and of the right to sign in anew. */
describe.each([
  ['renews', 'ok', 'ok'],
  ['reads', 'ok', 'ok'],
  ['signs out', over, 'ok'],
  ['changes the password', 'ok', over],
  ['resets', over, over],
] as const)('once it %s', (event, own, other) => {
  it(`this session renews: ${own}; the other: ${other}`, async () => {
    const signed = await signedIn();
    const answer = await events[event](signed);
    if (event === 'renews') signed.here = answer.body as TokenPair;
    expect([said(await renew(signed.here)), said(await renew(signed.there))]).toEqual([own, other]);
  });
});

describe('a session that a change of the password kept', () => {
  it('ends with a reset: whoever reads the mail shuts everybody else out', async () => {
    const signed = await signedIn();
    await states['kept by a change here'](signed);
    await reset(signed.profile.id);
    expect(said(await renew(signed.here))).toBe(over);
  });
});

describe('a code mailed before a reset', () => {
  it('changes no password after it: whoever had both lost both', async () => {
    const { profile, here } = await signedIn();
    const { accessToken: token } = here;
    await world.send(requestPasswordChangeOtp, { token, body: { currentPassword: password } });
    const { text } = await world.mailTo(profile.email);
    const otp = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    await reset(profile.id);
    const signIn = (given: string) =>
      world.send(login, { body: { username: profile.email, password: given } });
    const anew = await signIn(newPassword);
    const change = await world.send(confirmPasswordChange, {
      token: anew.body.accessToken,
      body: { otp, newPassword: password },
    });
    expect(said(change)).toBe('INVALID_OTP');
    expect([said(await signIn(password)), said(anew)]).toEqual(['INVALID_CREDENTIALS', 'ok']);
  });
});

describe('what a renewed token says', () => {
  it('is what is true now: who is no longer staff works no more', async () => {
    const signed = await signedIn();
    await states['no longer staff'](signed);
    const { body } = await renew(signed.here);
    expect(said(await events['works as staff']({ ...signed, here: body }))).toBe('FORBIDDEN');
  });
});
