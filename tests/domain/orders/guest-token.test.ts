import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestToken, readGuestToken } from '#functions/platform/tokens/guest-token.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { playSecrets } from '../support/secret.ts';

beforeEach(() => {
  vi.stubEnv('ORDER_LINK_SECRET_ID', 'cholang/order-links');
  playSecrets('a secret only this test run knows');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const later = () => nowSeconds() + 60;

describe('the token of a guest’s order', () => {
  it('opens the order it was made for, until its time', async () => {
    const until = later();
    const token = await guestToken('O1', until);
    expect(await readGuestToken(token)).toEqual({ id: 'O1', until });
    vi.stubEnv('CLOCK_OFFSET_MS', String(61_000));
    expect(await readGuestToken(token)).toBeUndefined();
  });

  it('is the same for one order and one time, so that a mail sent again says the same', async () => {
    const until = later();
    expect(await guestToken('O1', until)).toBe(await guestToken('O1', until));
  });

  it.each([
    ['another order', (token: string) => token.replace(/^O1/, 'O2')],
    ['a longer life', (token: string) => token.replace(/\.([0-9a-z]+)\./, '.zzzzzzz.')],
    ['another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (token: string) => token.split('.').slice(0, 2).join('.')],
    ['more after it', (token: string) => `${token}.x`],
    ['nothing', () => ''],
    ['junk', () => '...'],
  ])('of %s opens nothing', async (_, change) => {
    expect(await readGuestToken(change(await guestToken('O1', later())))).toBeUndefined();
  });

  it('signed with another secret opens nothing', async () => {
    const token = await guestToken('O1', later());
    playSecrets('the secret that signs sessions');
    vi.stubEnv('ORDER_LINK_SECRET_ID', 'cholang/order-links-of-others');
    expect(await readGuestToken(token)).toBeUndefined();
  });
});
