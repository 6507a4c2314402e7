import * as z from 'zod';
import type { LeftPosts } from '#shared/accounts/leaving.contract.ts';
import { signInProviders } from '#shared/accounts/sign-in-providers.contract.ts';
import { Claim, type Profile, profileRecord, unsaid } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { accountNote } from '#functions/domain/accounts/account-note.ts';
import { sessionsOver } from '#functions/domain/accounts/revocations.ts';
import { addressKeys } from '#functions/domain/addresses/address-keys.ts';
import { findCustomer } from '#functions/domain/customers/records/customer.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { purchaseKeys } from '#functions/domain/purchases/purchase-keys.ts';
import { reviewKeys } from '#functions/domain/reviews/review-keys.ts';
import { changeReview } from '#functions/domain/reviews/change-review.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import type { Query } from '#functions/platform/table/table.ts';
import { leavingKeys } from './leaving-keys.ts';

/** Whoever reads what they wrote sees this instead of a name. */
export const leftName = 'Thành viên đã rời';

const Place = z.object({ pk: z.string(), sk: z.string() });
const pageOfItems = 50;

/** Everything that lies there goes, a page at a time. */
async function clear({ table }: Context, asked: Query, also?: (item: unknown) => Operation[]): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...asked, limit: pageOfItems, cursor }, z.looseObject(Place.shape));
    for (const item of page.items) await table.write([remove(item), ...(also?.(item) ?? [])]);
    ({ cursor } = page);
  } while (cursor);
}

const Passkey = z.object({ entity: z.literal('passkey'), id: z.string() });

/** A key opens nothing without its claim. */
function claimOf(item: unknown): Operation[] {
  const { data } = Passkey.safeParse(item);
  return data ? [remove(accountKeys.passkeyClaim(data.id))] : [];
}

const Joined = z.object({ subject: z.string() });

async function releaseNames({ table }: Context, { id, email, phoneNumber }: Profile): Promise<void> {
  const names = [accountKeys.email(email), accountKeys.phone(phoneNumber)];
  const claims = await table.getMany(names.map((key) => [key, Claim] as const));
  for (const [place, key] of names.entries())
    if (claims[place]?.userId === id)
      await table.write([remove(key, { when: { userId: id }, refusal: 'moved' })]);
  for (const provider of signInProviders) {
    const key = accountKeys.joinedProvider(id, provider);
    const joined = await table.get(key, Joined);
    if (joined) await table.write([remove(key), remove(accountKeys.providerClaim(provider, joined.subject))]);
  }
}

const Bought = z.object({ reviewId: z.string().optional() });

/** What they said of goods stays under nobody’s name, or says nothing any more but its stars. */
async function settleReviews(context: Context, userId: string, posts: LeftPosts): Promise<void> {
  const { table, now } = context;
  let cursor: string | undefined;
  do {
    const page = await table.query(
      { pk: purchaseKeys.partition(userId), limit: pageOfItems, cursor },
      Bought,
    );
    for (const { reviewId: id } of page.items)
      if (id)
        await changeReview(
          table,
          () => reviewRecord.find(table, { id }),
          () => {
            const at = now().toISOString();
            const author = { name: leftName, avatarUrl: null };
            const to = posts === 'erase' ? { author, comment: '', media: [] } : { author };
            return { to: { ...to, updatedAt: at }, at };
          },
        );
    ({ cursor } = page);
  } while (cursor);
}

/** Nothing of it says who it was. The code stays taken for good, and whoever they invited keeps their place under it. */
const emptied = (at: Date): Partial<Profile> => ({
  ...unsaid,
  fullName: leftName,
  email: '',
  phoneNumber: '',
  avatarUrl: null,
  rejectedReason: null,
  verificationDate: null,
  emailVerifiedAt: null,
  status: 'inactive',
  role: 'user',
  updatedAt: at.toISOString(),
});

async function emptyProfile(context: Context, profile: Profile): Promise<void> {
  const { table, now } = context;
  const at = now();
  const farewell = profile.email ? [accountNote(profile, 'left')] : [];
  const refusal = await table.write([
    ...profileRecord.replace(profile, emptied(at)).writes,
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
  context: Context,
  { userId, posts }: { userId: string; posts: LeftPosts },
): Promise<void> {
  const { table } = context;
  const profile = await profileRecord.find(table, { id: userId });
  if (!profile) return;
  const customer = await findCustomer(table, userId);
  if (customer && customer.erasedAt === null)
    await eraseCustomer(context, { id: customer.id, reason: 'left' });
  await settleReviews(context, userId, posts);
  await releaseNames(context, profile);
  await clear(context, { pk: accountKeys.sessions(userId) }, claimOf);
  await clear(context, addressKeys.everything(userId));
  await clear(context, { pk: reviewKeys.likes(userId) });
  await clear(context, { pk: `USER#${userId}`, startsWith: 'FAVORITE' });
  if (profile.fullName !== leftName || profile.email !== '') await emptyProfile(context, profile);
  await table.write([remove(leavingKeys.leaving(userId))]);
}
