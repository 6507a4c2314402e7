import type { PasskeyAssertion } from '#shared/accounts/proof.ts';
import type { AssertionRequest } from '#shared/accounts/passkeys.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { Claim } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { type Account, findAccount } from '../find-account.ts';
import { findChallenge, putChallenge, timeoutMilliseconds } from './challenges.ts';
import { passkeysOf, StoredPasskey } from './passkey-record.ts';
import { ourSite } from './site.ts';
import { readClientData, verifyAssertion } from './verify-passkey.ts';

/** Issues a passkey challenge: with `userId` for that member's keys, without it for any key of the site. */
export async function askForPasskey(context: Context, userId?: string): Promise<AssertionRequest> {
  const keys = userId ? await passkeysOf(context, userId) : [];
  return {
    challenge: await putChallenge(context, { purpose: userId ? 'prove' : 'sign-in', userId }),
    rpId: ourSite().rpId,
    allowCredentials: keys.map(({ id }) => id),
    timeoutMilliseconds,
  };
}

async function ownerOf(context: Context, { id, userHandle }: PasskeyAssertion): Promise<Account | undefined> {
  const claim = await context.table.get(accountKeys.passkeyClaim(id), Claim);
  const account = claim && (await findAccount(context, claim.userId));
  // A user handle sent by the key must belong to its owner.
  const isTheirs = !userHandle || account?.credentials.passkeyHandle === userHandle;
  return isTheirs ? account : undefined;
}

/**
 * Verifies the answer to a passkey challenge and returns the owner of the key. With `userId` the challenge must
 * have been issued to that member, otherwise to a sign-in. `unknown`: the key belongs to nobody here;
 * `refused`: every other fault. Each answer counts once.
 */
export async function takePasskey(
  context: Context,
  assertion: PasskeyAssertion,
  userId?: string,
): Promise<Account | 'unknown' | 'refused'> {
  const { table, now } = context;
  const asked = readClientData(assertion.clientDataJSON)?.challenge ?? '';
  const question = { purpose: userId ? 'prove' : 'sign-in', userId } as const;
  const [answered, account] = await Promise.all([
    findChallenge(context, asked, question),
    ownerOf(context, assertion),
  ]);
  if (!answered) return 'refused';
  if (!account) return 'unknown';
  const { id } = account.profile;
  if (userId && userId !== id) return 'refused';
  const key = accountKeys.passkey(id, assertion.id);
  const known = await table.get(key, StoredPasskey);
  if (!known) return 'unknown';
  const verified = verifyAssertion(assertion, known, ourSite());
  if (!verified) return 'refused';
  const refusal = await table.write([
    answered,
    update(
      key,
      { set: { counter: verified.counter, usedAt: now().toISOString() } },
      { when: { counter: known.counter }, refusal: 'counted' },
    ),
  ]);
  return refusal ? 'refused' : account;
}
