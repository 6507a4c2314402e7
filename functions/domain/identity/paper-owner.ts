import * as z from 'zod';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { identityKeys } from './identity-keys.ts';

const Owner = z.object({ userId: z.string() });

/** Finds the owner of a paper; staff requests contain only the paper's id. */
export async function getOwner({ table }: Context, paperId: string): Promise<string> {
  const owner = orThrow(await table.get(identityKeys.owner(paperId), Owner), 'IDENTITY_NOT_FOUND');
  return owner.userId;
}

export const ownerItem = (paperId: string, userId: string) => ({
  ...identityKeys.owner(paperId),
  entity: 'identity-owner',
  userId,
});

export const ownPaper = (paperId: string, userId: string): Operation => create(ownerItem(paperId, userId));

export const disownPaper = (paperId: string): Operation => remove(identityKeys.owner(paperId));
