import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import * as ids from '#shared/values/ids.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { discardUnconfirmed } from '#functions/domain/accounts/registration/discard-unconfirmed.ts';
import {
  verificationRules,
  verifyEmail,
} from '#functions/domain/accounts/registration/email-verification.ts';
import { findProfile, findUserIdByEmail } from '#functions/domain/accounts/find-account.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { register } from '#functions/domain/accounts/registration/register.ts';
import { now } from '#functions/platform/clock.ts';
import { linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { moveClock, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
afterEach(() => moveClock(0));

const email = 'chu-nhan@example.com';
const strangers = { password: 'Mật-khẩu-của-kẻ-lạ', phoneNumber: '0911111111' };
const owners = { password: 'Mật-khẩu-chủ-nhân', phoneNumber: '0922222222' };
const dayAndMore = (24 * 3600 + 60) * 1000;

const signUp = (table: Table, who: typeof strangers) =>
  register({ table, now }, { fullName: 'Trần Thị Thử', email, ...who, language: 'vi' });

/** A stranger signed up with somebody's address a day ago, and has just been sent a fresh link. */
async function aSquat() {
  const { table } = memoryTable();
  const squatter = await signUp(table, strangers);
  moveClock(dayAndMore);
  const link = newLink('verify-email', { userId: squatter.id, at: now() });
  await table.write([link.operation]);
  const token = await linkToken('verify-email', link.linkId);
  const confirm = (crossed = table) =>
    verifyEmail({ table: crossed, now }, { token, password: strangers.password, rules: verificationRules });
  const stateOf = async (id: string) => (await findProfile({ table, now }, id))?.status;
  const ownerOf = () => findUserIdByEmail({ table, now }, email);
  return { table, squatter, confirm, stateOf, ownerOf };
}

describe('an address that two sign up with', () => {
  it('is its owner’s when they sign up just before the stranger confirms', async () => {
    const { table, squatter, confirm, stateOf, ownerOf } = await aSquat();
    let owner = '';
    const crossed = meanwhile(table, async () => {
      ({ id: owner } = await signUp(table, owners));
    });
    await expect(confirm(crossed.table)).rejects.toMatchObject({ code: 'VERIFICATION_TOKEN_EXPIRED' });
    expect(crossed.happened()).toBe(true);
    expect([await ownerOf(), await stateOf(owner)]).toEqual([owner, 'pending']);
    expect(await stateOf(squatter.id)).toBeUndefined();
  });

  it('stays the one’s who confirms just before the other signs up, who is told that it is taken', async () => {
    const { table, squatter, confirm, stateOf, ownerOf } = await aSquat();
    const crossed = meanwhile(table, () => confirm());
    await expect(signUp(crossed.table, owners)).rejects.toMatchObject({ code: 'EMAIL_EXISTS' });
    expect(crossed.happened()).toBe(true);
    expect([await ownerOf(), await stateOf(squatter.id)]).toEqual([squatter.id, 'pending_kyc']);
  });

  it('is not taken from the one who confirms just before its owner comes from Google', async () => {
    const { table, squatter, confirm, stateOf, ownerOf } = await aSquat();
    const crossed = meanwhile(table, () => confirm());
    await discardUnconfirmed({ table: crossed.table, now }, email);
    expect(crossed.happened()).toBe(true);
    expect([await ownerOf(), await stateOf(squatter.id)]).toEqual([squatter.id, 'pending_kyc']);
  });

  it('is one account’s when both sign up at the same moment', async () => {
    const { table } = memoryTable();
    const crossed = meanwhile(table, () => signUp(table, strangers));
    await expect(signUp(crossed.table, owners)).rejects.toMatchObject({ code: 'EMAIL_EXISTS' });
    expect(crossed.happened()).toBe(true);
  });
});

it('a code that somebody has is passed over: the next account gets another', async () => {
  const { table } = memoryTable();
  const [first, second] = ['AAAAAAAA', 'BBBBBBBB'];
  const drawn = [first, first, second];
  vi.spyOn(ids, 'newReferenceId').mockImplementation(() => drawn.shift() ?? second);
  const before = await signUp(table, strangers);
  const after = await register(
    { table, now },
    { fullName: 'Lê Văn Hai', email: 'hai@example.com', ...owners, language: 'vi' },
  );
  expect([before.referenceId, after.referenceId]).toEqual([first, second]);
  expect((await findProfile({ table, now }, before.id))?.fullName).toBe('Trần Thị Thử');
  expect(await table.get(accountKeys.reference(first), z.object({ userId: z.string() }))).toEqual({
    userId: before.id,
  });
});
