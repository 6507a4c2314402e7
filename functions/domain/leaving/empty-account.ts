import * as z from 'zod';
import type { LeftPosts } from '#shared/accounts/leaving.contract.ts';
import { type Profile, profileRecord, unsaid } from '#functions/domain/accounts/account.ts';
import { accountNote } from '#functions/domain/accounts/account-note.ts';
import { forgetSignIns, namesReleased } from '#functions/domain/accounts/sign-in/forget-sign-ins.ts';
import { sessionsEnded } from '#functions/domain/accounts/sessions/revocations.ts';
import { hasClosedAccount } from '#functions/domain/accounts/standing.ts';
import { forgetAddresses } from '#functions/domain/addresses/forget-addresses.ts';
import { forgetMessages } from '#functions/domain/contact/forget-messages.ts';
import { findCustomer } from '#functions/domain/customers/records/customer.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { forgetPerson } from './forget-person.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { forgetComments } from '#functions/domain/discussion/forget-author.ts';
import { forgetFavorites } from '#functions/domain/favorites/forget-favorites.ts';
import { forgetPapers } from '#functions/domain/identity/forget-papers.ts';
import { forgetProfiles } from '#functions/domain/invoice-profiles/forget-profiles.ts';
import { forgetReader } from '#functions/domain/library/own-marks.ts';
import { forgetMember } from '#functions/domain/members/forget-member.ts';
import { forgetListener } from '#functions/domain/notifications/forget-listener.ts';
import { forgetRequests } from '#functions/domain/people/forget-requests.ts';
import { forgetReactions } from '#functions/domain/reactions/forget-reactions.ts';
import { requireNoOpenRewards } from '#functions/domain/referrals/rewards/read-rewards.ts';
import { forgetAuthor } from '#functions/domain/reviews/forget-author.ts';
import { forgetReminders } from '#functions/domain/news/event-reminders.ts';
import { forgetSeen } from '#functions/domain/subjects/seen-subjects.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, remove } from '#functions/platform/table/table-operations.ts';
import { holdsOf, hasOpenOrders } from './leaving-holds.ts';
import { scheduleLeavingCheck, putOffLeaving } from './leaving.ts';
import { leavingKeys } from './leaving-keys.ts';

const Left = z.object({ userId: z.string() });

/** Name shown beside the texts of members who left. */
export const formerMemberName = 'Thành viên đã rời';

/** Delay of the second pass, by which every request from before the sign-out has ended. */
const secondLookMilliseconds = 5 * 60_000;

/**
 * Profile without personal data. The code stays taken for good, and so does the place in the referral tree: the
 * referred members stand below it, and the referrers above count them all.
 */
const emptied = ({ lineage }: Profile, at: Date): Partial<Profile> => ({
  ...unsaid,
  lineage,
  fullName: formerMemberName,
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

/** Removes names and sessions, on condition that the member is on the list of those who left. */
async function emptyProfile(context: Context, profile: Profile): Promise<void> {
  const { table, now } = context;
  const at = now();
  const refusal = await table.write([
    ...profileRecord.replace(profile, emptied(profile, at)).writes,
    ...(await namesReleased(context, profile)),
    check(leavingKeys.left(profile.id), { when: { pk: { present: true } }, refusal: 'back' }),
    await requireNoOpenRewards(context, profile.id),
    sessionsEnded(profile.id, { at }),
    accountNote(profile, 'left'),
    scheduleDue(scheduleLeavingCheck(context, profile.id, secondLookMilliseconds)),
  ]);
  // The account was changed at this moment. The error makes the queue deliver the message again.
  if (refusal) throw new Error('The account that is to be emptied has just changed');
}

/** Anonymises the member's orders once none is in progress. Orders keep the data that bookkeeping requires. */
async function forgetBuyer(context: Context, userId: string): Promise<void> {
  const { table, now } = context;
  if (await hasOpenOrders(context, userId)) {
    await table.write([scheduleDue(scheduleLeavingCheck(context, userId))]);
    return;
  }
  const customer = await findCustomer(table, userId);
  if (customer?.erasedAt === null) await eraseCustomer(context, { id: customer.id, reason: 'left' });
  // Removes data that was counted for the customer after the erasure.
  else if (customer) await forgetPerson(context, { customerId: customer.id, erasedAt: now().toISOString() });
}

/**
 * Empties the account of a member who left: first names and sessions, then all other data. Each step may run
 * twice, so an aborted run can continue. A second pass some minutes later catches data that was still being
 * written.
 */
export async function emptyAccount(
  context: Context & { bucket: Bucket },
  { userId, posts }: { userId: string; posts: LeftPosts },
): Promise<void> {
  const { table } = context;
  const [profile, left] = await Promise.all([
    profileRecord.find(table, { id: userId }),
    table.get(leavingKeys.left(userId), Left),
  ]);
  // A repeated message finds that the first one postponed the leaving: the account is active again, and the
  // member may cancel.
  if (!profile || !left) return;
  if (!hasClosedAccount(profile)) {
    const holds = await holdsOf(context, profile);
    if (holds.length > 0) return putOffLeaving(context, userId);
    await emptyProfile(context, profile);
  }
  const keepsWords = posts === 'keep';
  await forgetAuthor(context, { userId, name: formerMemberName, keepsWords });
  await forgetComments(context, { userId, keepsWords });
  await forgetReactions(context, userId);
  await forgetSeen(context, userId);
  await forgetReminders(context, userId);
  await forgetSignIns(context, userId);
  await forgetPapers(context, userId);
  await forgetProfiles(context, userId);
  await forgetAddresses(context, userId);
  await forgetFavorites(context, userId);
  await forgetReader(context, userId);
  // From here on the account cannot be followed or notified any more, so the existing entries are deleted last.
  await forgetMessages(context, userId);
  await forgetRequests(context, userId);
  await forgetMember(context, userId);
  await forgetListener(context, userId);
  await forgetBuyer(context, userId);
  await table.write([remove(leavingKeys.leaving(userId))]);
}
