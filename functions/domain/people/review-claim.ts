import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { reviewMinutes } from '#shared/people/approval-choices.ts';
import type { ReviewClaim } from '#shared/people/person.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { type Operation, put, update } from '#functions/platform/table/table-operations.ts';
import { waitsForApproval } from './approval-kinds.ts';
import { peopleKeys } from './people-keys.ts';

/** Lease on a member under review. A released one expires instead: deletions are not published. */
export const StoredClaim = z.object({
  of: z.string(),
  userId: z.string(),
  name: z.string(),
  heldUntil: z.int(),
});
export type StoredClaim = z.infer<typeof StoredClaim>;

/** Current holder of the lease, or null once it has expired. */
export const claimHolder = (claim: StoredClaim | undefined, at: Date): ReviewClaim | null =>
  claim && claim.heldUntil > secondsOf(at)
    ? { userId: claim.userId, name: claim.name, until: new Date(claim.heldUntil * 1000).toISOString() }
    : null;

export const findClaim = ({ table }: TableContext, id: string): Promise<StoredClaim | undefined> =>
  table.get(peopleKeys.claim(id), StoredClaim);

const held = ({ name, until }: ReviewClaim) => new AppError('REVIEW_HELD', { params: { name, until } });

/** Refuses a decision if another admin holds the lease. */
export function requireFree(claim: StoredClaim | undefined, userId: string, at: Date): void {
  const other = claimHolder(claim, at);
  if (other && other.userId !== userId) throw held(other);
}

type ByAdmin = { id: string; userId: string };

/** Takes the lease on a member if it is free. If the caller holds it already, it is extended. */
export async function claimPerson(context: Context, { id, userId }: ByAdmin): Promise<void> {
  const { table, now } = context;
  const [profile, admin] = await Promise.all([getProfile(context, id), getProfile(context, userId)]);
  if (!waitsForApproval(profile.status)) throw new AppError('USER_STATE');
  const at = now();
  const heldUntil = secondsAfter(at, reviewMinutes * 60);
  const item = {
    ...peopleKeys.claim(id),
    entity: 'review-claim',
    of: id,
    userId,
    name: admin.fullName,
    heldUntil,
    expiresAt: heldUntil + 24 * 3600,
  };
  const isTaken = await table.write([
    put(item, { when: { heldUntil: { missingOrAtMost: secondsOf(at) } }, refusal: 'held' }),
  ]);
  if (!isTaken) return;
  const isOthers = await table.write([put(item, { when: { userId }, refusal: 'held' })]);
  if (!isOthers) return;
  requireFree(await findClaim(context, id), userId, at);
  throw new AppError('USER_STATE');
}

/** Operation that releases the lease if there is one; it is also part of the transaction of the decision. */
export const releaseClaim = (claim: StoredClaim | undefined, id: string, at: Date): Operation<'claim'>[] =>
  claim
    ? [
        update(
          peopleKeys.claim(id),
          { set: { heldUntil: secondsOf(at) } },
          { when: { userId: claim.userId }, refusal: 'claim' },
        ),
      ]
    : [];

/** Releases the caller's own lease. Nothing happens if another admin holds it. */
export async function releasePerson(context: Context, { id, userId }: ByAdmin): Promise<void> {
  await getProfile(context, id);
  const claim = await findClaim(context, id);
  if (claim?.userId !== userId) return;
  await context.table.write(releaseClaim(claim, id, context.now()));
}
