import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { getMe } from '#shared/accounts/users.contract.ts';
import { exampleOf } from '../support/example-of.ts';
import { aBrowser, aServer, failure, type Asked } from './fake-browser.ts';

const sessionKey = 'cholang-session';
const endedKey = 'cholang-ended-session';
const kept = { accessToken: 'access', refreshToken: 'refresh', username: 'K7M2QD9X' };
const isRefresh = ({ path }: Asked) => path === '/api/auth/refresh';

let browser: Awaited<ReturnType<typeof aBrowser>>;
beforeEach(async () => {
  browser = await aBrowser();
  browser.stored.set(sessionKey, JSON.stringify(kept));
});
afterEach(() => vi.unstubAllGlobals());

const ended = async () => (await import('#web/platform/api/ended-session.ts')).endedSession.read();
const ask = async () => {
  const { call } = await import('#web/platform/api/call.ts');
  return call(getMe).catch((error: unknown) => error);
};

describe('a session that ended by itself', () => {
  it.each([
    ['over', failure(401, 'REFRESH_TOKEN_REUSED')],
    ['locked', failure(403, 'ACCOUNT_LOCKED')],
  ])('is remembered as %s, with whose it was', async (reason, refusal) => {
    aServer((request) => (isRefresh(request) ? refusal : failure(410, 'TOKEN_EXPIRED')));
    await ask();
    expect(await ended()).toEqual({ reason, username: 'K7M2QD9X' });
    expect(browser.stored.has(sessionKey)).toBe(false);
  });

  it('is remembered when its new token is refused as well', async () => {
    aServer((request) =>
      isRefresh(request)
        ? { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } }
        : failure(401, 'UNAUTHORIZED'),
    );
    await ask();
    expect(await ended()).toMatchObject({ reason: 'over' });
  });

  it('is remembered when it has no refresh token', async () => {
    browser.stored.set(sessionKey, JSON.stringify({ ...kept, refreshToken: '' }));
    aServer(() => failure(410, 'TOKEN_EXPIRED'));
    await ask();
    expect(await ended()).toMatchObject({ reason: 'over' });
  });

  it('is noted before the session goes, so that whoever hears of it knows why', async () => {
    const { giveUpSession, endedSession } = await import('#web/platform/api/ended-session.ts');
    const { subscribeSession } = await import('#web/platform/api/stored-session.ts');
    const heard: unknown[] = [];
    const stop = subscribeSession(() => heard.push(endedSession.read()?.reason));
    giveUpSession('locked');
    stop();
    expect(heard).toEqual(['locked']);
  });

  it('is forgotten by signing in', async () => {
    const { giveUpSession } = await import('#web/platform/api/ended-session.ts');
    const { beginSession } = await import('#web/platform/session/sign-in.ts');
    giveUpSession('over');
    beginSession(new QueryClient(), { ...kept, clientKey: 'k' }, exampleOf(SessionUser));
    expect(await ended()).toBeUndefined();
    expect(JSON.parse(browser.stored.get(sessionKey) ?? '')).toMatchObject({ clientKey: 'k' });
  });
});

it('a session that somebody signed out of did not end by itself', async () => {
  const { giveUpSession } = await import('#web/platform/api/ended-session.ts');
  const { writeSession } = await import('#web/platform/api/stored-session.ts');
  const { endSession } = await import('#web/platform/session/sign-in.ts');
  aServer(() => ({ status: 200, body: { success: true } }));
  giveUpSession('over');
  writeSession(kept);
  endSession();
  expect(await ended()).toBeUndefined();
});

it('nobody who was signed out has a session that ended', async () => {
  const { giveUpSession } = await import('#web/platform/api/ended-session.ts');
  browser.stored.delete(sessionKey);
  giveUpSession('over');
  expect(await ended()).toBeUndefined();
});

it.each(['', 'null', '[]', '{"reason":"bored","username":"K7M2QD9X"}', '{"reason":"over"}'])(
  'takes %o for nothing',
  async (text) => {
    browser.stored.set(endedKey, text);
    expect(await ended()).toBeUndefined();
  },
);
