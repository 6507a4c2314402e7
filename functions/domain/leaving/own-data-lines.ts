import * as z from 'zod';
import { subjectText } from '#shared/subjects/subject.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { listSessions } from '#functions/domain/accounts/sessions/own-sessions.ts';
import { passkeysOf } from '#functions/domain/accounts/passkeys/passkey-record.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { messagesOf } from '#functions/domain/contact/messages-of.ts';
import { subjectOf } from '#functions/domain/discussion/comment-record.ts';
import { commentsOf } from '#functions/domain/discussion/comments-of.ts';
import { listFavoriteIds } from '#functions/domain/favorites/favorites.ts';
import { findWallet } from '#functions/domain/identity/wallet.ts';
import { profileBook } from '#functions/domain/invoice-profiles/profile-book.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { followedBy } from '#functions/domain/members/follows.ts';
import { relationsOf } from '#functions/domain/members/relations.ts';
import { listNotifications } from '#functions/domain/notifications/list-notifications.ts';
import { listOwnPrivacy } from '#functions/domain/people/ask-privacy.ts';
import { reactionsOf } from '#functions/domain/reactions/reactions-of.ts';
import { reviewIdsOf } from '#functions/domain/reviews/purchases.ts';
import { ledgerLines } from '#functions/domain/referrals/rewards/read-rewards.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Line of a member's exported data. */
export const Line = z.object({
  part: z.string(),
  what: z.string(),
  at: z.string().nullable(),
  text: z.string(),
  amount: z.number().nullable(),
});
export type Line = z.infer<typeof Line>;

const maxNotifications = 500;

const line = (
  part: string,
  what: string,
  text: string,
  at: string | null = null,
  amount: number | null = null,
): Line => ({ part, what, at, text, amount });

/** Papers by kind and last digits. Only the wallet shows numbers, and records each look. */
async function paperLines(context: Context, userId: string): Promise<Line[]> {
  const wallet = await findWallet(context, userId);
  return (wallet?.papers ?? []).map(({ kind, tail, createdAt }) =>
    line('paper', kind, `…${tail}`, createdAt),
  );
}

async function signInLines(context: Context, actor: Actor): Promise<Line[]> {
  const [sessions, keys] = await Promise.all([
    listSessions(context, actor),
    passkeysOf(context, actor.userId),
  ]);
  return [
    ...sessions.map(({ device, network, usedAt }) => line('session', device ?? '', network ?? '', usedAt)),
    ...keys.map(({ name, createdAt }) => line('passkey', name, '', createdAt)),
  ];
}

const shown = [
  'fullName',
  'email',
  'phoneNumber',
  'referenceId',
  'role',
  'status',
  'language',
  'bio',
  'website',
  'dob',
  'gender',
  'country',
] as const;

async function profileLines(context: Context, userId: string): Promise<Line[]> {
  const profile = await getProfile(context, userId);
  return [
    ...shown.flatMap((name) => (profile[name] ? [line('profile', name, profile[name])] : [])),
    line('profile', 'createdAt', '', profile.createdAt),
  ];
}

async function addressLines(context: Context, userId: string): Promise<Line[]> {
  const { all } = await addressBook.read(context, userId);
  return all.map(({ recipientName, phone, street, ward, district, province }) =>
    line('address', recipientName, [phone, street, ward, district, province].filter(Boolean).join(', ')),
  );
}

const favoriteLines = async (context: Context, userId: string): Promise<Line[]> =>
  (await listFavoriteIds(context, userId)).map((id) => line('favorite', id, ''));

async function reviewLines({ table }: Context, userId: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const ids of reviewIdsOf({ table }, userId)) {
    const reviews = await Promise.all(ids.map((id) => reviewRecord.find(table, { id })));
    for (const review of reviews)
      if (review) lines.push(line('review', `${review.stars} ★`, review.comment, review.createdAt));
  }
  return lines;
}

async function commentLines(context: Context, userId: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const { content, createdAt, ...comment } of commentsOf(context, userId))
    lines.push(line('comment', subjectText(subjectOf(comment)), content, createdAt));
  return lines;
}

async function reactionLines(context: Context, userId: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const { kind, subjectId, type, at } of reactionsOf(context, userId))
    lines.push(line('reaction', subjectText({ kind, id: subjectId }), type, at));
  return lines;
}

async function profileOfInvoiceLines(context: Context, userId: string): Promise<Line[]> {
  const { all } = await profileBook.read(context, userId);
  return all.map(({ name, companyName, taxCode, address, createdAt }) =>
    line('invoiceProfile', companyName || name, [taxCode, address].filter(Boolean).join(', '), createdAt),
  );
}

/** Latest notifications as the list shows them. */
async function notificationLines(context: Context, { ownerId, language }: StoredJob): Promise<Line[]> {
  const asked = { userId: ownerId, page: 1, limit: maxNotifications, language };
  const { data } = await listNotifications(context, asked);
  return data.map(({ message, createdAt }) => line('notification', '', message, createdAt));
}

async function messageLines(context: Context, userId: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const { code, message, createdAt } of messagesOf(context, userId))
    lines.push(line('message', code, message, createdAt));
  return lines;
}

async function privacyLines(context: Context, userId: string): Promise<Line[]> {
  const requests = await listOwnPrivacy(context, userId);
  return requests.map(({ kind, text, createdAt }) => line('privacyRequest', kind, text, createdAt));
}

/** Followed, blocked and muted members by name, without those who left. */
async function tieLines({ table }: Context, userId: string): Promise<Line[]> {
  const [following, { blocks, mutes }] = await Promise.all([
    followedBy(table, userId),
    relationsOf(table, userId),
  ]);
  const ties: [part: string, ids: Iterable<string>][] = [
    ['following', following],
    ['blocked', blocks],
    ['muted', mutes],
  ];
  const known = await findMembers(
    table,
    ties.flatMap(([, ids]) => [...ids]),
  );
  return ties.flatMap(([part, ids]) =>
    [...ids].flatMap((id) => {
      const member = known.get(id);
      return member ? [line(part, member.fullName, '')] : [];
    }),
  );
}

async function rewardLines(context: Context, userId: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const { orderCode, voucherCode, at, amount } of ledgerLines(context, userId))
    lines.push(line('reward', orderCode ?? voucherCode ?? '', '', at, amount));
  return lines;
}

/** Data that the export worker may not read; it is read when the file is requested. */
export async function linesBehindWalls(context: Context, actor: Actor): Promise<Line[]> {
  return [...(await signInLines(context, actor)), ...(await paperLines(context, actor.userId))];
}

/** All stored data of a member except orders, in reading order. */
export async function ownLines(context: Context, job: StoredJob): Promise<Line[]> {
  const { ownerId } = job;
  const parts = [
    profileLines,
    addressLines,
    profileOfInvoiceLines,
    favoriteLines,
    reviewLines,
    commentLines,
    reactionLines,
    tieLines,
    rewardLines,
    messageLines,
    privacyLines,
  ];
  const lines: Line[] = [];
  for (const read of parts) lines.push(...(await read(context, ownerId)));
  return [...lines, ...(await notificationLines(context, job))];
}
