import * as z from 'zod';
import { closings } from '#shared/accounts/user-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { userStatuses } from '#shared/values/user-statuses.ts';

/** Decision of staff about a member and its reasons; stored in the profile. */
export const Standing = z.object({
  /** Reason for the status `inactive`: rejected as an applicant, locked later, or left for good. */
  closedAs: z.enum(closings).nullable().default(null),
  lockedReason: z.string().nullable().default(null),
  /** Status before the lock, which is restored when the lock is lifted. */
  statusBefore: z.enum(userStatuses).nullable().default(null),
  /** Time since when they wait for staff, if that is not the time they registered. */
  waitingSince: z.string().nullable().default(null),
  /** Earlier rejection, shown to the staff who review the application again. */
  rejectedBefore: z.object({ at: z.string(), reason: z.string() }).nullable().default(null),
  /** Time of the second application; only one is allowed. */
  resubmittedAt: z.string().nullable().default(null),
  /** Explanation the applicant gave with the second application. */
  said: z.string().nullable().default(null),
});
export type Standing = z.infer<typeof Standing>;

/** Standing of a member about whom nothing was decided yet. */
export const undecided: Standing = {
  closedAs: null,
  lockedReason: null,
  statusBefore: null,
  waitingSince: null,
  rejectedBefore: null,
  resubmittedAt: null,
  said: null,
};

/** Returns whether a member left. Nobody can restore such an account. */
export const hasClosedAccount = ({ closedAs }: Pick<Standing, 'closedAs'>): boolean => closedAs === 'left';

/** Refuses any further decision about a member who left. */
export function requireThere(standing: Pick<Standing, 'closedAs'>): void {
  if (hasClosedAccount(standing)) throw new AppError('USER_NOT_FOUND');
}

/** Changes of standing by an edit of one's own profile: if staff asked for more, it is the answer. */
export const answersStaff = (
  { status, askedFor }: { status: string; askedFor: string | null },
  at: Date,
): Partial<Standing & { askedFor: string | null }> =>
  status === 'pending_admin' && askedFor !== null ? { askedFor: null, waitingSince: at.toISOString() } : {};

/** Refuses a closed account. A rejected applicant is told why, since the mail may be lost. */
export function requireOpen({ status, closedAs, rejectedBefore }: Standing & { status: string }): void {
  if (status !== 'inactive') return;
  if (closedAs === 'rejected' && rejectedBefore)
    throw new AppError('ACCOUNT_REJECTED', { params: { reason: rejectedBefore.reason } });
  throw new AppError('ACCOUNT_LOCKED');
}
