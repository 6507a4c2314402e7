import { many, one, words } from '../lists/query-parts.ts';

/** States of a case. An open one waits for a moderator. */
export const caseStates = ['open', 'approved', 'rejected', 'removed', 'kept', 'restored', 'upheld'] as const;
export type CaseState = (typeof caseStates)[number];

/** Why content is in the queue: it waits for its first approval, somebody reported it, or its author appeals. */
export const caseCauses = ['approval', 'report', 'appeal'] as const;
export type CaseCause = (typeof caseCauses)[number];

/**
 * Decisions of moderators. Content that waits is approved or rejected, reported content removed or kept; on an appeal
 * the content is restored, or the first decision upheld.
 */
export const caseDecisions = ['approve', 'reject', 'remove', 'keep', 'restore', 'uphold'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** State that a decision leads to. */
export const stateAfter: Record<CaseDecision, Exclude<CaseState, 'open'>> = {
  approve: 'approved',
  reject: 'rejected',
  remove: 'removed',
  keep: 'kept',
  restore: 'restored',
  uphold: 'upheld',
};

/** Decisions that are possible for each cause: the one that suits the author first. */
export const decisionsFor: Record<CaseCause, readonly [CaseDecision, CaseDecision]> = {
  approval: ['approve', 'reject'],
  report: ['keep', 'remove'],
  appeal: ['restore', 'uphold'],
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
