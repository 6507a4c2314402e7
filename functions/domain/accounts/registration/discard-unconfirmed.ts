import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { Claim, type Profile, profileRecord } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { findProfile, findUserIdByEmail } from '../find-account.ts';

/** Releases the phone number, unless another account holds it by now. */
async function phoneOperations(
  { table }: Context,
  { id, phoneNumber }: Profile,
): Promise<Operation<'phone'>[]> {
  const key = accountKeys.phone(phoneNumber);
  const claim = await table.get(key, Claim);
  return claim?.userId === id ? [remove(key, { when: { userId: id }, refusal: 'phone' })] : [];
}

/**
 * Frees an address that was registered and never confirmed, so that its real owner can start again. The
 * password, phone number and mailed link of the earlier registration stop working.
 */
export async function discardUnconfirmed(context: Context, email: string): Promise<void> {
  const userId = await findUserIdByEmail(context, email);
  const profile = userId ? await findProfile(context, userId) : undefined;
  if (profile?.status !== 'pending') return;
  const { id, referenceId } = profile;
  // If the address was confirmed at this very moment, the write fails: the account stays and the address counts
  // as taken.
  await context.table.write([
    ...profileRecord.softDelete(profile),
    remove(accountKeys.credentials(id)),
    remove(accountKeys.email(email), { when: { userId: id }, refusal: 'claim' }),
    remove(accountKeys.reference(referenceId), { when: { userId: id }, refusal: 'claim' }),
    ...(await phoneOperations(context, profile)),
  ]);
}
