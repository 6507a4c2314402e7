import { AppError } from '#shared/contract/errors.ts';
import { maxAccessesPerDay, maxAccessesShown } from '#shared/identity/identity-choices.ts';
import { PaperAccess } from '#shared/identity/identity.ts';
import { newId } from '#shared/values/ids.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { identityKeys } from './identity-keys.ts';
import { getOwner } from './paper-owner.ts';
import { vaultFor } from './sealing.ts';
import { findWallet, submittedPapers } from './wallet.ts';
import * as z from 'zod';

const StoredLook = PaperAccess.extend({ paperId: z.string(), userId: z.string() });

/** Retention of looks; long enough for the owner to ask about them. */
const keptSeconds = 2 * 365 * 24 * 3600;

/** The latest looks at any paper of the wallet. */
export async function readAccesses({ table }: Context, userId: string) {
  const { items } = await table.list(
    { pk: identityKeys.partition(userId), startsWith: 'LOOK#', newestFirst: true, limit: maxAccessesShown },
    StoredLook,
  );
  return items;
}

export async function listAccesses(
  context: Context,
  { userId, id }: { userId: string; id: string },
): Promise<PaperAccess[]> {
  const wallet = await findWallet(context, userId);
  if (!wallet?.papers.some((paper) => paper.id === id)) throw new AppError('IDENTITY_NOT_FOUND');
  return (await readAccesses(context, userId)).filter(({ paperId }) => paperId === id);
}

type LookAtNumber = { ownerId: string; id: string; lookerId: string };

const looksOfADay = { calls: maxAccessesPerDay, seconds: 24 * 3600 };

/**
 * Records a look before the number is shown, so that no look goes unrecorded. A look by staff counts against
 * their daily limit in the same write, so that parallel looks cannot exceed it.
 */
export async function recordAccess(context: Context, { ownerId, id, lookerId }: LookAtNumber): Promise<void> {
  const { fullName } = await getProfile(context, lookerId);
  const at = context.now();
  const lookId = newId(at.getTime());
  const turn =
    lookerId === ownerId ? undefined : limitRateInWrite('identity/looks', lookerId, looksOfADay, 'too-many');
  const noted = {
    id: lookId,
    at: at.toISOString(),
    by: lookerId === ownerId ? 'owner' : 'staff',
    name: fullName,
    paperId: id,
    userId: lookerId,
  } as const;
  const refused = await context.table.write([
    create({
      ...identityKeys.look(ownerId, lookId),
      entity: 'identity-look',
      ...noted,
      expiresAt: secondsAfter(at, keptSeconds),
    }),
    ...(turn ? [turn.write] : []),
  ]);
  if (turn && refused) throw turn.refused();
}

async function look(context: Context, asked: LookAtNumber): Promise<string> {
  const wallet = await findWallet(context, asked.ownerId);
  const isOwner = asked.lookerId === asked.ownerId;
  const papers = wallet ? (isOwner ? wallet.papers : submittedPapers(wallet)) : [];
  const paper = papers.find((one) => one.id === asked.id);
  if (!wallet || !paper) throw new AppError('IDENTITY_NOT_FOUND');
  const vault = await vaultFor(wallet);
  await recordAccess(context, asked);
  return vault.open(paper.id, paper.facts).number;
}

export const ownNumber = async (context: Context, { userId, id }: { userId: string; id: string }) => ({
  id,
  number: await look(context, { ownerId: userId, id, lookerId: userId }),
});

export const numberForStaff = async (context: Context, { id, staffId }: { id: string; staffId: string }) => ({
  id,
  number: await look(context, { ownerId: await getOwner(context, id), id, lookerId: staffId }),
});
