import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  claimItems,
  credentialsItem,
  neverExpires,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { login } from '#functions/domain/accounts/sign-in/login.ts';
import { hashPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { resetPassword } from '#functions/domain/accounts/sign-in/password-reset.ts';
import { takeSignInTry } from '#functions/domain/accounts/sign-in/sign-in-tries.ts';
import { linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { useSecret } from '../support/secret.ts';

beforeAll(useSecret);
// In the middle of a quarter of an hour, by which tries are counted.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:05:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const password = 'Cổng-làng-cây-đa-7';
const [home, elsewhere] = ['203.0.113.9', '198.51.100.7'];
const locked = { code: 'LOGIN_LOCKED' };

/** A member, and somebody who knows their e-mail address. */
async function aMember() {
  const { table, put } = memoryTable();
  const context = contextOf(table);
  const profile = aProfile();
  const { id: userId, email: username, createdAt: sessionsFrom } = profile;
  put([
    profileRecord.item(profile),
    credentialsItem(userId, { passwordHash: await hashPassword(password), sessionsFrom }),
    ...Object.values(claimItems(profile, neverExpires)),
  ]);
  const signIn = (sourceIp: string, word = password) =>
    login(context, { username, password: word, userAgent: 'test', sourceIp });
  const guess = (sourceIp: string) => takeSignInTry(context, { userId, sourceIp });
  const guessFrom = async (sourceIp: string) => {
    for (let turn = 0; turn < 5; turn += 1) await guess(sourceIp);
  };
  /** As many networks as one guesser with IPv6 has for nothing. */
  const guessEverywhere = async () => {
    for (let network = 1; network <= 21; network += 1)
      await guessFrom(`2001:db8:0:${network}::1`).catch(() => undefined);
  };
  const reset = async (sourceIp: string, newer: string) => {
    const link = newLink('reset-password', { userId, at: context.now(), sessionsFrom });
    await table.write([link.operation]);
    const token = await linkToken('reset-password', link.linkId);
    await resetPassword(context, { token, password: newer, sourceIp });
  };
  return { signIn, guess, guessFrom, guessEverywhere, reset };
}

describe('wrong passwords', () => {
  it('lock out whoever types them, and nobody at another network', async () => {
    const { signIn } = await aMember();
    for (let turn = 0; turn < 5; turn += 1)
      await expect(signIn(elsewhere, 'sai')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(signIn(elsewhere)).rejects.toMatchObject(locked);
    await expect(signIn(home)).resolves.toMatchObject({ tokens: {} });
  });

  it('are counted for a line of IPv6 as a whole', async () => {
    const { guess } = await aMember();
    for (let host = 1; host <= 5; host += 1) await guess(`2001:db8:0:1::${host}`);
    await expect(guess('2001:db8:0:1::6')).rejects.toMatchObject(locked);
  });

  it('from everywhere lock out strangers, and nobody who has signed in from there before', async () => {
    const { signIn, guess, guessEverywhere } = await aMember();
    await signIn(home);
    await guessEverywhere();
    await expect(guess(elsewhere)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(signIn(home)).resolves.toMatchObject({ tokens: {} });
  });

  it('keep nobody out who has chosen a new password by mail', async () => {
    const { signIn, guessFrom, guessEverywhere, reset } = await aMember();
    await guessFrom(home);
    await guessEverywhere();
    await reset(home, 'Bến-nước-con-đò-9');
    await expect(signIn(home, 'Bến-nước-con-đò-9')).resolves.toMatchObject({ tokens: {} });
  });
});
