import type { LeftPosts } from '#shared/accounts/leaving.contract.ts';
import { type Profile, profileRecord, unsaid } from '#functions/domain/accounts/account.ts';
import { accountNote } from '#functions/domain/accounts/account-note.ts';
import { forgetSignIns } from '#functions/domain/accounts/forget-sign-ins.ts';
import { sessionsOver } from '#functions/domain/accounts/revocations.ts';
import { forgetAddresses } from '#functions/domain/addresses/forget-addresses.ts';
import { findCustomer } from '#functions/domain/customers/records/customer.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { forgetFavorites } from '#functions/domain/favorites/forget-favorites.ts';
import { forgetPapers } from '#functions/domain/identity/forget-papers.ts';
import { forgetProfiles } from '#functions/domain/invoice-profiles/forget-profiles.ts';
import { forgetMember } from '#functions/domain/members/forget-member.ts';
import { forgetListener } from '#functions/domain/notifications/forget-listener.ts';
import { forgetAuthor } from '#functions/domain/reviews/forget-author.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { leavingKeys } from './leaving-keys.ts';

/** Whoever reads what they wrote sees this instead of a name. */
export const leftName = 'Thành viên đã rời';

/**
 * Nothing of it says who it was. The code stays taken for good, and so does the place in the tree of who brought whom:
 * whoever they invited stands under it, and those above count them all.
 */
const emptied = ({ lineage }: Profile, at: Date): Partial<Profile> => ({
  ...unsaid,
  lineage,
  fullName: leftName,
  email: '',
  phoneNumber: '',
  avatarUrl: null,
  rejectedReason: null,
  verificationDate: null,
  status: 'inactive',
  closedAs: 'left',
  role: 'user',
  updatedAt: at.toISOString(),
});

async function emptyProfile(context: Context, profile: Profile): Promise<void> {
  const { table, now } = context;
  const at = now();
  const farewell = profile.email ? [accountNote(profile, 'left')] : [];
  const refusal = await table.write([
    ...profileRecord.replace(profile, emptied(profile, at)).writes,
    sessionsOver(profile.id, { at }),
    ...farewell,
  ]);
  // Changed this very moment: the message comes again.
  if (refusal) throw new Error('The account that is to be emptied has just changed');
}

/**
 * Empties the account of somebody who left. Each step may be done twice; the profile goes last of what names them, so
 * that one that broke off is gone on with. Orders keep what the books must keep, without a name.
 */
export async function emptyAccount(
  context: Context & { bucket: Bucket },
  { userId, posts }: { userId: string; posts: LeftPosts },
): Promise<void> {
  const { table } = context;
  const profile = await profileRecord.find(table, { id: userId });
  if (!profile) return;
  const customer = await findCustomer(table, userId);
  if (customer && customer.erasedAt === null)
    await eraseCustomer(context, { id: customer.id, reason: 'left' });
  await forgetAuthor(context, { userId, name: leftName, keepsWords: posts === 'keep' });
  await forgetSignIns(context, profile);
  await forgetPapers(context, userId);
  await forgetProfiles(context, userId);
  await forgetAddresses(context, userId);
  await forgetFavorites(context, userId);
  if (profile.fullName !== leftName || profile.email !== '') await emptyProfile(context, profile);
  // Whoever is there no more is followed and told of nothing anew: what was so far goes after that.
  await forgetMember(context, userId);
  await forgetListener(context, userId);
  await table.write([remove(leavingKeys.leaving(userId))]);
}
