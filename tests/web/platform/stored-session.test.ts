import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearSession,
  readSession,
  sessionKey,
  subscribeSession,
  writeSession,
} from '#web/platform/api/stored-session.ts';
import { aBrowser } from './fake-browser.ts';

const session = { accessToken: 'a', refreshToken: 'r', username: 'K7M2QD9X' };
let browser: Awaited<ReturnType<typeof aBrowser>>;

beforeEach(async () => {
  browser = await aBrowser();
});
afterEach(() => vi.unstubAllGlobals());

it('keeps both tokens under one key and hands out the same object until they change', () => {
  writeSession(session);
  expect([...browser.stored.keys()]).toEqual([sessionKey]);
  expect(readSession()).toEqual(session);
  expect(readSession()).toBe(readSession());
  clearSession();
  expect(readSession()).toBeUndefined();
});

it.each(['', 'not json', '{"refreshToken":"r"}', 'null', '[]'])('takes %o for nobody', (text) => {
  browser.stored.set(sessionKey, text);
  expect(readSession()).toBeUndefined();
});

it('keeps the key of this client beside the tokens, and reads a session from before there was one', () => {
  writeSession({ ...session, clientKey: 'k' });
  expect(readSession()).toEqual({ ...session, clientKey: 'k' });
  browser.anotherTabWrites(sessionKey, JSON.stringify({ ...session, clientKey: 7 }));
  expect(readSession()).toEqual(session);
});

it('hears of signing in and out in other tabs, and not of other keys', () => {
  const heard = vi.fn<() => void>();
  const stop = subscribeSession(heard);
  browser.anotherTabWrites(sessionKey, JSON.stringify(session));
  browser.anotherTabWrites('theme', 'dark');
  browser.anotherTabWrites(sessionKey, undefined);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  browser.anotherTabWrites(sessionKey, JSON.stringify(session));
  expect(heard).toHaveBeenCalledTimes(2);
});
