import * as z from 'zod';
import { closings } from '#shared/accounts/user-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { userStatuses } from '#shared/values/user-statuses.ts';

/** What staff decided of somebody, and what it rests on; kept in their profile. */
export const Standing = z.object({
  /** Why the door is shut while `inactive`: turned away before they were let in, locked afterwards, or gone for good. */
  closedAs: z.enum(closings).nullable().default(null),
  lockedReason: z.string().nullable().default(null),
  /** Where they stood before they were locked, and stand again once they are not. */
  statusBefore: z.enum(userStatuses).nullable().default(null),
  /** Since when they wait for staff, where that is not since they came. */
  waitingSince: z.string().nullable().default(null),
  /** That they were turned away once, for whoever looks at them again. */
  rejectedBefore: z.object({ at: z.string(), reason: z.string() }).nullable().default(null),
  /** When they came again after that; once is all there is. */
  resubmittedAt: z.string().nullable().default(null),
  /** What they said to that. */
  said: z.string().nullable().default(null),
});
export type Standing = z.infer<typeof Standing>;

/** Of whom nothing was decided yet. */
export const undecided: Standing = {
  closedAs: null,
  lockedReason: null,
  statusBefore: null,
  waitingSince: null,
  rejectedBefore: null,
  resubmittedAt: null,
  said: null,
};

/** Whoever left is nobody from then on, and nobody brings them back. */
export const hasLeft = ({ closedAs }: Pick<Standing, 'closedAs'>): boolean => closedAs === 'left';

/** Of whoever left nothing is said any more, by nobody. */
export function requireThere(standing: Pick<Standing, 'closedAs'>): void {
  if (hasLeft(standing)) throw new AppError('USER_NOT_FOUND');
}

/** What an edit of one's own profile changes beside what it says: asked for more, it is the answer. */
export const answersStaff = (
  { status, askedFor }: { status: string; askedFor: string | null },
  at: Date,
): Partial<Standing & { askedFor: string | null }> =>
  status === 'pending_admin' && askedFor !== null ? { askedFor: null, waitingSince: at.toISOString() } : {};

/**
 * Refuses whoever proved who they are and may not come in. An applicant who was turned away is told why and how to apply
 * again; the mail that says so may be lost.
 */
export function requireOpen({ status, closedAs, rejectedBefore }: Standing & { status: string }): void {
  if (status !== 'inactive') return;
  if (closedAs === 'rejected' && rejectedBefore)
    throw new AppError('ACCOUNT_REJECTED', { params: { reason: rejectedBefore.reason } });
  throw new AppError('ACCOUNT_LOCKED');
}
