import type { Role } from '#shared/contract/access.ts';
import type { Reader } from '#shared/audience/can-see.ts';
import { relationsOf } from '#functions/domain/members/relations.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

type SignedIn = { userId: string; role: Role };

/** The person who reads, with their blocks in both directions, read once for a whole request. */
export function readerOf(context: TableContext, actor: SignedIn): Promise<NonNullable<Reader>>;
export function readerOf(context: TableContext, actor: SignedIn | undefined): Promise<Reader>;
export async function readerOf({ table }: TableContext, actor: SignedIn | undefined): Promise<Reader> {
  if (!actor) return undefined;
  const { isApart } = await relationsOf(table, actor.userId);
  return { userId: actor.userId, role: actor.role, isApart };
}
