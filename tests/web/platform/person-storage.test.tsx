// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endedSession, giveUpSession } from '#web/platform/api/ended-session.ts';
import { clearSession, writeSession } from '#web/platform/api/stored-session.ts';
import { forgetPersonal, readPersonal, savePersonal } from '#web/platform/person-storage.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { connectNavigation } from '#web/platform/navigation/go-to.ts';
import { followSession } from '#web/platform/session/follow-session.ts';
import { connectToaster } from '#web/platform/feedback/toast.ts';

const signIn = (username: string) => writeSession({ accessToken: 'a', refreshToken: 'r', username });

let stop = (): void => undefined;
const follow = () => {
  const router = {
    invalidate: () => Promise.resolve(),
    state: { location: { pathname: place.split('?')[0], href: place } },
  };
  stop = followSession(new QueryClient(), router as unknown as AnyRouter);
};
let place = '/e-commerce/cart?open=1';
const shown = vi.fn<NonNullable<Parameters<typeof connectToaster>[0]>>();
const go = vi.fn<(address: string) => void>();
beforeAll(async () => void (await i18n.init({ lng: 'vi', resources: { vi: texts }, defaultNS: 'common' })));
beforeEach(() => {
  place = '/e-commerce/cart?open=1';
  shown.mockReset();
  connectToaster(shown);
  connectNavigation(go);
  clearSession();
  endedSession.forget();
  sessionStorage.clear();
});
afterEach(() => stop());

describe('what somebody said in this tab', () => {
  it('is theirs alone, also in a page that was not open when they left', () => {
    signIn('LAN');
    savePersonal('note', 'Gọi cổng sau');
    expect(readPersonal('note')).toBe('Gọi cổng sau');
    signIn('MINH');
    expect(readPersonal('note')).toBeUndefined();
    clearSession();
    expect(readPersonal('note')).toBeUndefined();
  });

  it('goes along with a guest who signs in', () => {
    follow();
    savePersonal('note', 'Gọi cổng sau');
    signIn('LAN');
    expect(readPersonal('note')).toBe('Gọi cổng sau');
  });

  it('goes with a member who leaves', () => {
    signIn('LAN');
    follow();
    savePersonal('note', 'Gọi cổng sau');
    clearSession();
    expect(sessionStorage.length).toBe(0);
  });

  it('is there again for a member whose session ended, as soon as they sign in', () => {
    signIn('LAN');
    follow();
    savePersonal('note', 'Gọi cổng sau');
    giveUpSession('over');
    expect(readPersonal('note')).toBeUndefined();
    signIn('LAN');
    expect(readPersonal('note')).toBe('Gọi cổng sau');
  });

  it('is there again after the page was loaded anew in between', () => {
    signIn('LAN');
    follow();
    savePersonal('note', 'Gọi cổng sau');
    giveUpSession('over');
    stop();
    follow();
    signIn('LAN');
    expect(readPersonal('note')).toBe('Gọi cổng sau');
  });

  it('goes when somebody else signs in after the session ended', () => {
    signIn('LAN');
    follow();
    savePersonal('note', 'Gọi cổng sau');
    giveUpSession('over');
    stop();
    follow();
    signIn('MINH');
    expect(sessionStorage.length).toBe(0);
  });

  it('is nothing once it is forgotten, or junk', () => {
    savePersonal('note', 'x');
    forgetPersonal('note');
    expect(readPersonal('note')).toBeUndefined();
    sessionStorage.setItem('cholang-own-note', '{');
    expect(readPersonal('note')).toBeUndefined();
  });
});

describe('a session that ended', () => {
  it('is said on the page that is open, with the way to sign in and back', async () => {
    signIn('LAN');
    follow();
    giveUpSession('locked');
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
    expect(shown.mock.calls[0]?.[0].title).toBe('Tài khoản đã bị khóa');
    shown.mock.calls[0]?.[0].action?.onClick();
    expect(go).toHaveBeenCalledExactlyOnceWith('/login?callbackUrl=%2Fe-commerce%2Fcart%3Fopen%3D1');
  });

  it.each(['/login?callbackUrl=%2Faccount', '/e-commerce/checkout'])(
    'is not said a second time at %s, which says it itself',
    async (address) => {
      place = address;
      signIn('LAN');
      follow();
      giveUpSession('over');
      await Promise.resolve();
      await Promise.resolve();
      expect(shown).not.toHaveBeenCalled();
    },
  );

  it('by signing out is not said', async () => {
    signIn('LAN');
    follow();
    clearSession();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
  });
});
