import { many, one, words } from '../lists/query-parts.ts';

/** States of a case. An open one waits for a moderator. */
export const caseStates = ['open', 'approved', 'rejected', 'removed', 'kept'] as const;
export type CaseState = (typeof caseStates)[number];

/** Why content is in the queue: it waits for its first approval, or somebody reported it. */
export const caseCauses = ['approval', 'report'] as const;
export type CaseCause = (typeof caseCauses)[number];

/** Decisions of moderators. Content that waits is approved or rejected, reported content removed or kept. */
export const caseDecisions = ['approve', 'reject', 'remove', 'keep'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** State that a decision leads to. */
export const stateAfter: Record<CaseDecision, Exclude<CaseState, 'open'>> = {
  approve: 'approved',
  reject: 'rejected',
  remove: 'removed',
  keep: 'kept',
};

/** Decisions that are possible for each cause. */
export const decisionsFor: Record<CaseCause, readonly CaseDecision[]> = {
  approval: ['approve', 'reject'],
  report: ['keep', 'remove'],
};

/** Reasons of a report, and of a decision against content. */
export const reportReasons = ['spam', 'abuse', 'false', 'private', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const maxReportNote = 500;

/** Filters and sorts of the queue: what has waited longest comes first. */
export const caseList = {
  filters: { search: words(100), state: many(caseStates), cause: one(caseCauses) },
  sorts: ['createdAt', 'updatedAt', 'reportCount'],
  sort: 'createdAt',
  page: 'pageSize',
  size: 20,
} as const;
