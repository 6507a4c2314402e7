import type { UserStatus } from '#shared/values/user-statuses.ts';

/** Whose turn it is with somebody's identity: theirs to begin, theirs to mend, ours, or nobody's until staff unlock. */
export type KycTurn = 'begin' | 'mend' | 'wait' | 'held';

const turns: Record<UserStatus, KycTurn | undefined> = {
  pending_kyc: 'begin',
  pending: 'mend',
  kyc_changing: 'mend',
  kyc_submitted: 'wait',
  pending_admin: 'wait',
  inactive: 'held',
  active: undefined,
};

/** Undefined where nothing is left to do. */
export const kycTurnOf = (status: UserStatus): KycTurn | undefined => turns[status];
