import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '../account.ts';
import { findProfile, findUserIdByReference } from '../find-account.ts';
import { hasClosedAccount } from '../standing.ts';

/** Referrer of a member and all referrers above; empty for members who joined on their own. */
export type Origin = Pick<Profile, 'referrerId' | 'lineage'>;
export const selfRegistered: Origin = { referrerId: null, lineage: '' };

/** Origin of a member referred by this one: directly below them. */
export const below = ({ id, lineage, referenceId }: Profile): Origin => ({
  referrerId: id,
  lineage: `${lineage}${referenceId}/`,
});

/** Returns whether a member may refer others. Unconfirmed accounts may vanish tomorrow. */
export const mayReferOthers = (profile: Profile): boolean =>
  profile.emailVerifiedAt !== null && !hasClosedAccount(profile);

export async function findReferrer(context: Context, code: string | undefined): Promise<Origin> {
  if (!code) return selfRegistered;
  const userId = await findUserIdByReference(context, code);
  const referrer = userId && (await findProfile(context, userId));
  if (!referrer || !mayReferOthers(referrer)) throw new AppError('REFERRER_NOT_FOUND');
  return below(referrer);
}
