import { beforeAll, describe, expect, it } from 'vitest';
import {
  claimItems,
  credentialsItem,
  neverExpires,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { findAccount } from '#functions/domain/accounts/find-account.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { login } from '#functions/domain/accounts/sign-in/login.ts';
import { changePassword } from '#functions/domain/accounts/sign-in/password-change.ts';
import { hashPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { resetPassword } from '#functions/domain/accounts/sign-in/password-reset.ts';
import { refreshSession, startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put, update } from '#functions/platform/table/table-operations.ts';
import { linkToken, otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { stutteringTable } from '#tests/support/stuttering-table.ts';
import { useSecret } from '../support/secret.ts';

beforeAll(useSecret);

const [older, newer] = ['Cổng-làng-cây-đa-7', 'Bến-nước-con-đò-9'];
const begun = '2026-11-21T03:00:00.000Z';
const today = () => new Date('2026-11-22T03:00:00.000Z');
const userAgent = 'test';
const sourceIp = '203.0.113.9';

/** A member with a password, and the ways to choose another. */
async function aMember() {
  const { table, put: lay } = memoryTable();
  const context = contextOf(table, today);
  const profile = aProfile({}, begun);
  lay([
    profileRecord.item(profile),
    credentialsItem(profile.id, { passwordHash: await hashPassword(older), sessionsFrom: begun }),
    ...Object.values(claimItems(profile, neverExpires)),
  ]);
  const { id: userId, email: username } = profile;
  const reset = async () => {
    const link = newLink('reset-password', { userId, at: today(), sessionsFrom: begun });
    await table.write([link.operation]);
    await resetPassword(context, {
      token: await linkToken('reset-password', link.linkId),
      password: newer,
      sourceIp,
    });
  };
  const change = async () => {
    const otp = { otpId: 'o1', tries: 0, sessionsFrom: begun, expiresAt: secondsAfter(today(), 600) };
    await table.write([put({ ...accountKeys.otp(userId), entity: 'otp', ...otp })]);
    const asked = { userId, sessionId: 's1', otp: await otpCode(otp.otpId), newPassword: newer };
    await changePassword(context, asked);
  };
  const signIn = (password: string, at: Table = table, now = today) =>
    login(contextOf(at, now), { username, password, userAgent, sourceIp });
  const refresh = (refreshToken: string) => refreshSession(context, { refreshToken });
  return { table, context, userId, reset, change, signIn, refresh };
}

type Member = Awaited<ReturnType<typeof aMember>>;

/** Somebody else is done just after an account was read, while its password is still being looked at. */
function afterReading({ table }: Member, happens: () => Promise<void>): Table {
  const getMany = async (asked: Parameters<Table['getMany']>[0]) => {
    const found = await table.getMany(asked);
    await happens();
    return found;
  };
  return { ...table, getMany: getMany as Table['getMany'] };
}

describe('while the password is replaced', () => {
  it.each(['reset', 'change'] as const)('by a %s nobody signs in with the old one', async (how) => {
    const member = await aMember();
    const crossed = afterReading(member, member[how]);
    await expect(member.signIn(older, crossed)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const { tokens } = await member.signIn(newer);
    await expect(member.refresh(tokens.refreshToken)).resolves.toMatchObject({});
  });

  it('nobody is signed in by Google under the old one either', async () => {
    const member = await aMember();
    const account = await findAccount(member.context, member.userId);
    if (!account) throw new Error('The member is gone');
    await member.reset();
    const begins = startSession(member.context, {
      ...account,
      userAgent,
      refusal: 'PROVIDER_SIGN_IN_FAILED',
    });
    await expect(begins).rejects.toMatchObject({ code: 'PROVIDER_SIGN_IN_FAILED' });
  });

  it('a session of the old one is over, though its clock was ahead', async () => {
    const member = await aMember();
    const aheadBy = 5_000;
    const { tokens } = await member.signIn(older, member.table, () => new Date(today().getTime() + aheadBy));
    await member.reset();
    await expect(member.refresh(tokens.refreshToken)).rejects.toMatchObject({
      code: 'REFRESH_TOKEN_INVALID',
    });
  });
});

describe('a session from before its password was noted', () => {
  it('goes on, until the password is replaced', async () => {
    const member = await aMember();
    const hourBefore = () => new Date(today().getTime() - 3_600_000);
    const { tokens } = await member.signIn(older, member.table, hourBefore);
    const [userId = '', sessionId = ''] = tokens.refreshToken.split('.');
    await member.table.write([update(accountKeys.session(userId, sessionId), { remove: ['sessionsFrom'] })]);
    const { refreshToken } = await member.refresh(tokens.refreshToken);
    await member.reset();
    await expect(member.refresh(refreshToken)).rejects.toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
  });
});

describe('a refresh', () => {
  const refreshAt = (table: Table, refreshToken: string) =>
    refreshSession(contextOf(table, today), { refreshToken });

  it('goes on where the answer of the table is lost and its client sends the write once more', async () => {
    const member = await aMember();
    const { tokens } = await member.signIn(older);
    const { refreshToken } = await refreshAt(stutteringTable(member.table), tokens.refreshToken);
    await expect(member.refresh(refreshToken)).resolves.toMatchObject({});
  });

  it('closes the session when another one was quicker', async () => {
    const member = await aMember();
    const { tokens } = await member.signIn(older);
    const crossed = meanwhile(member.table, () => member.refresh(tokens.refreshToken));
    const late = refreshAt(crossed.table, tokens.refreshToken);
    await expect(late).rejects.toMatchObject({ code: 'REFRESH_TOKEN_REUSED' });
    expect(crossed.happened()).toBe(true);
  });
});
