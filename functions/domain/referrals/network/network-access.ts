import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findTwo } from '#functions/domain/accounts/direct-referrals.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isBelow } from './lineage.ts';

export type Looker = { userId: string; role: Role };

/** Owner and viewer of a network. Staff see everything, members only what they may know. */
export type NetworkViewing = { owner: Profile; looker: Profile; isStaff: boolean };

/** Requires a visible network: one's own or of anybody in it. Others' does not exist. */
export async function requireInNetwork(
  context: Context,
  { id, actor }: { id: string; actor: Looker },
): Promise<NetworkViewing> {
  const [looker, owner] = await findTwo(context, [actor.userId, id]);
  const isStaff = can(actor.role, 'users.manage');
  // Looks by staff are logged, since staff see everything.
  if (looker && owner && isStaff && owner.id !== looker.id)
    log.info('staff looked at a network', { ownerId: owner.id, lookerId: looker.id });
  if (looker && owner && (isStaff || owner.id === looker.id || isBelow(owner, looker)))
    return { owner, looker, isStaff };
  throw new AppError('USER_NOT_FOUND');
}
