import * as z from 'zod';
import { signInProviders } from '#shared/accounts/sign-in-providers.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { Claim, type Profile } from './account.ts';
import { accountKeys } from './account-keys.ts';
import { forgetDevices } from './common-traces.ts';

const Passkey = z.object({ entity: z.literal('passkey'), id: z.string() });
const Provider = z.object({ subject: z.string() });

/** A key opens nothing without its claim. */
function claimOf(item: unknown): Operation[] {
  const { data } = Passkey.safeParse(item);
  return data ? [remove(accountKeys.passkeyClaim(data.id))] : [];
}

/** Their address and number may be somebody else’s from then on; the code stays taken for good. */
async function releaseNames({ table }: Context, { id, email, phoneNumber }: Profile): Promise<void> {
  const names = [accountKeys.email(email), accountKeys.phone(phoneNumber)];
  const claims = await table.getMany(names.map((key) => [key, Claim] as const));
  for (const [place, key] of names.entries())
    if (claims[place]?.userId === id)
      await table.write([remove(key, { when: { userId: id }, refusal: 'moved' })]);
  for (const provider of signInProviders) {
    const key = accountKeys.joinedProvider(id, provider);
    const joined = await table.get(key, Provider);
    if (joined) await table.write([remove(key), remove(accountKeys.providerClaim(provider, joined.subject))]);
  }
}

/** Nothing opens the account of somebody who left any more: no name, password, key, code or session. */
export async function forgetSignIns(context: Context, profile: Profile): Promise<void> {
  await releaseNames(context, profile);
  await clearItems(context.table, { pk: accountKeys.sessions(profile.id) }, claimOf);
  await forgetDevices(context, profile.id);
}
