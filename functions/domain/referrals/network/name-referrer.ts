import * as z from 'zod';
import { Referrer } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import { maxLevels } from '#shared/referrals/referral-choices.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile, findUserIdByReference, getProfile } from '#functions/domain/accounts/find-account.ts';
import { countOf } from '#functions/domain/accounts/member-counts.ts';
import { below, mayReferOthers } from '#functions/domain/accounts/registration/origin.ts';
import { hasOrdered } from '#functions/domain/orders/reading/has-ordered.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { networkKeys } from './network-keys.ts';

/** Returns whether a member may still name a referrer: there is none yet, and the member has bought nothing. */
export const mayName = async (context: Context, profile: Profile): Promise<boolean> =>
  profile.referrerId === null && !(await hasOrdered(context, profile.id));

/** Tells whether a member is above another, referrer by referrer: a stored lineage may be outdated. */
async function isAbove(context: Context, one: string, other: Profile): Promise<boolean> {
  let at: Profile | undefined = other;
  for (let step = 0; at && step < maxLevels * 2; step += 1) {
    if (at.id === one) return true;
    at = at.referrerId ? await findProfile(context, at.referrerId) : undefined;
  }
  return at !== undefined;
}

const LastNaming = z.object({ number: z.int() });

/** Names a referrer. These writes are serialised: two at once could form a cycle. */
export const nameReferrer = (
  context: Context,
  { userId, referenceId }: { userId: string; referenceId: string },
): Promise<z.infer<typeof Referrer>> =>
  retry(async () => {
    const { table, now } = context;
    const [last, profile, referrerId] = await Promise.all([
      table.get(networkKeys.naming, LastNaming),
      getProfile(context, userId),
      findUserIdByReference(context, referenceId),
    ]);
    const referrer = referrerId && (await findProfile(context, referrerId));
    if (!referrer || !mayReferOthers(referrer)) throw new AppError('REFERRER_NOT_FOUND');
    // A repeated request with the same referrer succeeds.
    if (profile.referrerId === referrer.id) return Referrer.parse(referrer);
    if (profile.referrerId !== null) throw new AppError('REFERRER_KNOWN');
    if (await isAbove(context, userId, referrer)) throw new AppError('REFERRER_CIRCLE');
    if (await hasOrdered(context, userId)) throw new AppError('REFERRER_TOO_LATE');
    const refusal = await table.write([
      put(
        { ...networkKeys.naming, entity: 'network-naming', number: (last?.number ?? 0) + 1 },
        { when: last ? { number: last.number } : { pk: { missing: true } }, refusal: 'named-meanwhile' },
      ),
      countOf(referrer.id, { referrals: 1 }),
      ...profileRecord.replace(profile, { ...below(referrer), updatedAt: now().toISOString() }).writes,
    ]);
    if (!refusal) return Referrer.parse(referrer);
    return retryOn<'named-meanwhile' | 'state'>(refusal);
  });
