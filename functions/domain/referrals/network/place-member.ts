import { profileRecord } from '#functions/domain/accounts/account.ts';
import { listBrought } from '#functions/domain/accounts/brought.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { below } from '#functions/domain/accounts/origin.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { countMember } from './count-network.ts';

const atOnce = 50;

/** Their lineage follows from whoever brought them, as that one stands this moment. */
async function putBelow(context: Context, userId: string): Promise<void> {
  const { table, now } = context;
  await profileRecord.change(
    table,
    () => findProfile(context, userId),
    async (profile) => {
      const referrer = profile.referrerId && (await findProfile(context, profile.referrerId));
      // Whoever left keeps the place of those they brought.
      if (!referrer) return undefined;
      const { lineage } = below(referrer);
      if (profile.lineage === lineage) return undefined;
      return profileRecord.replace(profile, { lineage, updatedAt: now().toISOString() });
    },
  );
}

/** Those they brought stand below them wherever they stand now; each that moves is heard of in turn. */
async function putChildrenBelow(context: Context, userId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await listBrought(context, userId, { limit: atOnce, cursor });
    for (const { id } of page.items) await putBelow(context, id);
    ({ cursor } = page);
  } while (cursor);
}

type Change = { userId: string; moved: boolean };

/** Somebody joined, came further, or stands elsewhere: they stand and count where they belong, and whoever moved takes all below along. */
export async function placeMember(context: Context, { userId, moved }: Change): Promise<void> {
  await putBelow(context, userId);
  await countMember(context, userId);
  if (moved) await putChildrenBelow(context, userId);
}
