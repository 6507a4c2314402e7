import * as z from 'zod';
import { signInProviders } from '#shared/accounts/sign-in-providers.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { Claim, type Profile } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { forgetDevices } from '../sessions/same-person-signals.ts';

const Passkey = z.object({ entity: z.literal('passkey'), id: z.string() });
const Provider = z.object({ subject: z.string() });

/** Operation that removes the claim of a passkey; without the claim the key opens nothing. */
function claimOf(item: unknown): Operation[] {
  const { data } = Passkey.safeParse(item);
  return data ? [remove(accountKeys.passkeyClaim(data.id))] : [];
}

/**
 * Releases the address and number of a member, which others may then register; the code stays taken for good.
 * The operations belong to the transaction that removes them from the profile, because afterwards nothing says
 * which they were.
 */
export async function namesReleased(
  { table }: Context,
  { id, email, phoneNumber }: Profile,
): Promise<Operation<'moved'>[]> {
  const names = [accountKeys.email(email), accountKeys.phone(phoneNumber)];
  const claims = await table.getMany(names.map((key) => [key, Claim] as const));
  return names
    .filter((_, place) => claims[place]?.userId === id)
    .map((key) => remove(key, { when: { userId: id }, refusal: 'moved' }));
}

/** Removes every way to sign in to the account of a member who left. */
export async function forgetSignIns(context: Context, userId: string): Promise<void> {
  const { table } = context;
  for (const provider of signInProviders) {
    const key = accountKeys.joinedProvider(userId, provider);
    const joined = await table.get(key, Provider);
    if (joined) await table.write([remove(key), remove(accountKeys.providerClaim(provider, joined.subject))]);
  }
  await clearItems(table, { pk: accountKeys.sessions(userId) }, claimOf);
  await forgetDevices(context, userId);
}
