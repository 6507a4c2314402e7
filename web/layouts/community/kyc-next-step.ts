import type { UserStatus } from '#shared/values/user-statuses.ts';

/** Next step: the member starts or corrects it, staff check it, or none until staff unlock the account. */
export type KycNextStep = 'begin' | 'mend' | 'wait' | 'held';

const turns: Record<UserStatus, KycNextStep | undefined> = {
  pending_kyc: 'begin',
  pending: 'mend',
  kyc_changing: 'mend',
  kyc_submitted: 'wait',
  pending_admin: 'wait',
  inactive: 'held',
  active: undefined,
};

/** Returns undefined if nothing is left to do. */
export const kycNextStepOf = (status: UserStatus): KycNextStep | undefined => turns[status];
