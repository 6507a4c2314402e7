import { profileRecord } from '#functions/domain/accounts/account.ts';
import { listDirectReferrals } from '#functions/domain/accounts/direct-referrals.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { countMember } from './count-network.ts';

const atOnce = 50;

/** Sets a member's lineage from the current position of their referrer. */
async function putBelow(context: Context, userId: string): Promise<void> {
  const { table, now } = context;
  await profileRecord.change(table, { id: userId }, async (profile) => {
    const referrer = profile.referrerId && (await findProfile(context, profile.referrerId));
    // Members keep their place if their referrer left.
    if (!referrer) return undefined;
    const { lineage } = below(referrer);
    if (profile.lineage === lineage) return undefined;
    return profileRecord.replace(profile, { lineage, updatedAt: now().toISOString() });
  });
}

/** Updates a moved member's direct referrals, whose changes move those below them in turn. */
async function putChildrenBelow(context: Context, userId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await listDirectReferrals(context, userId, { limit: atOnce, cursor });
    for (const { id } of page.items) await putBelow(context, id);
    ({ cursor } = page);
  } while (cursor);
}

type Change = { userId: string; moved: boolean };

/** Places and counts a member who joined, was confirmed or moved; a move includes all members below. */
export async function placeMember(context: Context, { userId, moved }: Change): Promise<void> {
  await putBelow(context, userId);
  await countMember(context, userId);
  if (moved) await putChildrenBelow(context, userId);
}
