// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, writeSession } from '#web/platform/api/stored-session.ts';
import { forgetOwn, recallOwn, rememberOwn } from '#web/platform/own-memory.ts';
import { followSession } from '#web/platform/session/follow-session.ts';

const signIn = (username: string) => writeSession({ accessToken: 'a', refreshToken: 'r', username });

let stop = (): void => undefined;
const follow = () => {
  stop = followSession(new QueryClient(), { invalidate: () => Promise.resolve() } as unknown as AnyRouter);
};
beforeEach(() => {
  clearSession();
  sessionStorage.clear();
});
afterEach(() => stop());

describe('what somebody said in this tab', () => {
  it('is theirs alone, also in a page that was not open when they left', () => {
    signIn('LAN');
    rememberOwn('note', 'Gọi cổng sau');
    expect(recallOwn('note')).toBe('Gọi cổng sau');
    signIn('MINH');
    expect(recallOwn('note')).toBeUndefined();
    clearSession();
    expect(recallOwn('note')).toBeUndefined();
  });

  it('goes along with a guest who signs in', () => {
    follow();
    rememberOwn('note', 'Gọi cổng sau');
    signIn('LAN');
    expect(recallOwn('note')).toBe('Gọi cổng sau');
  });

  it('goes with a member who leaves', () => {
    signIn('LAN');
    follow();
    rememberOwn('note', 'Gọi cổng sau');
    clearSession();
    expect(sessionStorage.length).toBe(0);
  });

  it('is nothing once it is forgotten, or junk', () => {
    rememberOwn('note', 'x');
    forgetOwn('note');
    expect(recallOwn('note')).toBeUndefined();
    sessionStorage.setItem('cholang-own-note', '{');
    expect(recallOwn('note')).toBeUndefined();
  });
});
