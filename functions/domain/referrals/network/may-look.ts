import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findTwo } from '#functions/domain/accounts/brought.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isBelow } from './lineage.ts';

export type Looker = { userId: string; role: Role };

/** Whose network is looked at, and by whom: staff see everything, members what is theirs to know. */
export type Look = { owner: Profile; looker: Profile; isStaff: boolean };

/** A member looks at their own network and at those of everybody in it. Nobody else's is told from a missing one. */
export async function requireInNetwork(
  context: Context,
  { id, actor }: { id: string; actor: Looker },
): Promise<Look> {
  const [looker, owner] = await findTwo(context, [actor.userId, id]);
  const isStaff = can(actor.role, 'users.manage');
  // What staff look at is told of, as all of it is theirs to see.
  if (looker && owner && isStaff && owner.id !== looker.id)
    log.info('staff looked at a network', { ownerId: owner.id, lookerId: looker.id });
  if (looker && owner && (isStaff || owner.id === looker.id || isBelow(owner, looker)))
    return { owner, looker, isStaff };
  throw new AppError('USER_NOT_FOUND');
}
