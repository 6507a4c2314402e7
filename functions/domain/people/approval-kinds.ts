import type { UserRow } from '#shared/accounts/users.contract.ts';
import { waitingStatuses, type WaitingKind } from '#shared/people/approval-choices.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

export const waitsForApproval = (status: UserStatus): boolean =>
  waitingStatuses.some((one) => one === status);

/** Kind of review an applicant waits for. */
export function kindOf({
  status,
  askedFor,
  rejectedBefore,
}: Pick<UserRow, 'status' | 'askedFor' | 'rejectedBefore'>): WaitingKind {
  if (status === 'kyc_submitted') return 'papers';
  if (askedFor !== null) return 'asked';
  return rejectedBefore ? 'again' : 'new';
}
