import { AppError } from '#shared/contract/errors.ts';
import { ConsentReceipt, type Identity } from '#shared/identity/identity.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { identityKeys } from './identity-keys.ts';
import { readAccesses } from './access-log.ts';
import { vaultFor } from './sealing.ts';
import { toIdentities } from './mask-papers.ts';
import { findWallet } from './wallet.ts';

export async function listMyIdentities(context: Context, userId: string): Promise<Identity[]> {
  const wallet = await findWallet(context, userId);
  if (!wallet || wallet.papers.length === 0) return [];
  const [vault, looks] = await Promise.all([vaultFor(wallet), readAccesses(context, userId)]);
  return toIdentities(wallet, vault, looks);
}

export async function getMyIdentity(
  context: Context,
  { userId, id }: { userId: string; id: string },
): Promise<Identity> {
  const found = (await listMyIdentities(context, userId)).find((one) => one.id === id);
  if (!found) throw new AppError('IDENTITY_NOT_FOUND');
  return found;
}

const maxConsents = 100;

export async function listConsents({ table }: Context, userId: string): Promise<ConsentReceipt[]> {
  const { items } = await table.list(
    {
      pk: identityKeys.partition(userId),
      startsWith: 'CONSENT#',
      newestFirst: true,
      limit: maxConsents,
    },
    ConsentReceipt,
  );
  return items;
}
