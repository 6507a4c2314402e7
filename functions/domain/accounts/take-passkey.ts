import type { PasskeyAssertion } from '#shared/accounts/proof.ts';
import type { AssertionRequest } from '#shared/accounts/passkeys.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { Claim } from './account.ts';
import { accountKeys } from './account-keys.ts';
import { type Account, findAccount } from './find-account.ts';
import { findChallenge, putChallenge, timeoutMilliseconds } from './challenges.ts';
import { passkeysOf, StoredPasskey } from './passkey-record.ts';
import { ourSite } from './passkeys/site.ts';
import { readClientData, verifyAssertion } from './passkeys/verify-passkey.ts';

/** A challenge for somebody’s own keys; for whoever is about to sign in, for any key of ours there is. */
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
  // What the key itself says of whose it is has to be so, where it says anything.
  const isTheirs = !userHandle || account?.credentials.passkeyHandle === userHandle;
  return isTheirs ? account : undefined;
}

/**
 * Whose passkey answered a question of ours: with `userId` one put to this member, otherwise one put to whoever signs
 * in. `unknown` is a key of nobody here, `refused` anything else that is wrong with it. Each answer counts once.
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
