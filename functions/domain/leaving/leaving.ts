import * as z from 'zod';
import { leavingDays, type LeavingState, LeftPosts } from '#shared/accounts/leaving.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { AppError } from '#shared/contract/errors.ts';
import { addressedName } from '#functions/domain/accounts/account.ts';
import { accountNote } from '#functions/domain/accounts/account-note.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { requireProof } from '#functions/domain/accounts/sign-in/reauthenticate.ts';
import { cancelDue, type Due, scheduleDue } from '#functions/domain/due/due-items.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { holdsOf } from './leaving-holds.ts';
import { leavingKeys } from './leaving-keys.ts';

const dayMilliseconds = 24 * 3600 * 1000;

export const Departure = z.object({
  userId: z.string(),
  dueAt: z.string(),
  posts: LeftPosts,
  /** `due` once the member can no longer cancel. */
  state: z.enum(['waiting', 'due']),
});
export type Departure = z.infer<typeof Departure>;

const dueOf = ({ dueAt, userId }: Pick<Departure, 'dueAt' | 'userId'>): Due => ({
  at: dueAt,
  kind: 'leaving',
  of: userId,
});

export async function readLeaving(context: Context, userId: string): Promise<LeavingState> {
  const [profile, leaving] = await Promise.all([
    getProfile(context, userId),
    context.table.get(leavingKeys.leaving(userId), Departure),
  ]);
  return {
    dueAt: leaving?.dueAt ?? null,
    posts: leaving?.posts ?? 'keep',
    holds: await holdsOf(context, profile),
  };
}

/** Starts leaving. A repeated request keeps the first date, so that a thief cannot postpone it. */
export async function beginLeaving(
  context: Context,
  { userId, proof, posts }: { userId: string; proof: FreshProof; posts: LeftPosts },
): Promise<LeavingState> {
  const { table, now } = context;
  const { profile } = await requireProof(context, userId, proof);
  const holds = await holdsOf(context, profile);
  if (holds.length > 0) throw new AppError('LEAVING_HELD');
  const dueAt = new Date(now().getTime() + leavingDays * dayMilliseconds).toISOString();
  const leaving: Departure = { userId, dueAt, posts, state: 'waiting' };
  const refusal = await table.write([
    put(
      { ...leavingKeys.leaving(userId), entity: 'leaving', ...leaving },
      { when: { pk: { missing: true } }, refusal: 'asked' },
    ),
    scheduleDue(dueOf(leaving)),
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'leaving-dated', fullName: addressedName(profile), dueAt },
    }),
  ]);
  return refusal ? readLeaving(context, userId) : { dueAt, posts, holds };
}

export async function cancelLeaving(context: Context, userId: string): Promise<void> {
  const { table } = context;
  const [profile, leaving] = await Promise.all([
    getProfile(context, userId),
    table.get(leavingKeys.leaving(userId), Departure),
  ]);
  if (!leaving) throw new AppError('NOT_LEAVING');
  const refusal = await table.write([
    remove(leavingKeys.leaving(userId), { when: { state: 'waiting' }, refusal: 'due' }),
    cancelDue(dueOf(leaving)),
    accountNote(profile, 'leaving-undone'),
  ]);
  if (refusal) throw new AppError('NOT_LEAVING');
}

/** Due item that makes the sweep look at a leaving member again. */
export const scheduleLeavingCheck = (context: Context, userId: string, milliseconds = dayMilliseconds): Due =>
  dueOf({ userId, dueAt: new Date(context.now().getTime() + milliseconds).toISOString() });

/**
 * Postpones leaving by a day, because something to settle came up at the last moment; the account becomes
 * active again. After a restore of the table no dates exist, so members on the list are only looked at again.
 */
export async function putOffLeaving(context: Context, userId: string): Promise<void> {
  const again = scheduleLeavingCheck(context, userId);
  const leaving = await context.table.get(leavingKeys.leaving(userId), Departure);
  await context.table.write([
    ...(leaving
      ? [
          update(
            leavingKeys.leaving(userId),
            { set: { state: 'waiting', dueAt: again.at } },
            { when: { state: 'due' }, refusal: 'moved' },
          ),
          remove(leavingKeys.left(userId)),
        ]
      : []),
    scheduleDue(again),
  ]);
}

/**
 * Carries out leaving on its date. New orders postpone it a day at a time; otherwise the member is added to the
 * list of those who left, and the event of that write empties the account. Members already on the list are
 * emptied again, which removes data added since.
 */
export async function tendLeaving(context: Context, { of: userId, at }: Due): Promise<void> {
  const { table, now } = context;
  const toldAgain = { set: { toldAt: now().toISOString() } };
  const isHere = await table.write([update(leavingKeys.left(userId), toldAgain, { refusal: 'here' })]);
  if (!isHere) return;
  const leaving = await table.get(leavingKeys.leaving(userId), Departure);
  if (leaving?.state !== 'waiting' || leaving.dueAt !== at) return;
  // The condition includes the date, because a member who cancels and asks again has a new one.
  const stillWaiting = { when: { state: 'waiting', dueAt: at }, refusal: 'moved' } as const;
  const holds = await holdsOf(context, await getProfile(context, userId));
  if (holds.length > 0) {
    const dueAt = new Date(now().getTime() + dayMilliseconds).toISOString();
    await table.write([
      update(leavingKeys.leaving(userId), { set: { dueAt } }, stillWaiting),
      scheduleDue(dueOf({ userId, dueAt })),
    ]);
    return;
  }
  await table.write([
    update(leavingKeys.leaving(userId), { set: { state: 'due' } }, stillWaiting),
    put({
      ...leavingKeys.left(userId),
      entity: 'left',
      userId,
      posts: leaving.posts,
      leftAt: now().toISOString(),
    }),
  ]);
}
