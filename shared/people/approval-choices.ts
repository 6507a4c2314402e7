import { one, words } from '../lists/query-parts.ts';

/** Statuses in which a user waits for an admin. */
export const waitingStatuses = ['pending_admin', 'kyc_submitted'] as const;

/** Waiting users: new, applying again, asked for more, or with identity papers to check. */
export const waitingKinds = ['new', 'again', 'asked', 'papers'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const approvalList = {
  filters: { searchTerm: words(), kind: one(waitingKinds) },
  sort: 'waitsSince',
  page: 'limit',
  size: 20,
} as const;

/** Hours after which a user has waited too long. */
export const waitsTooLongHours = 24;

/** Minutes without activity until an admin's lease on a review ends. */
export const reviewMinutes = 20;

/** Decisions about a user. The first three only apply to users who wait for approval. */
const decisions = ['approve', 'reject', 'request-info', 'lock', 'unlock', 'sign-out'] as const;
export type Decision = (typeof decisions)[number];

/** Decisions that need a reason, which the user can read. */
export const reasoned: readonly Decision[] = ['reject', 'request-info', 'lock'];

export const isDecision = (name: string): name is Decision => decisions.some((one) => one === name);
