import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { SinceDay, UntilDay } from '../values/days.ts';
import { Refund, RefundAttempt, RefundEvent, RefundId } from './refund.ts';
import { cleanUpDays, failedTryList, refundStatuses } from './refund-choices.ts';

const access = staff('refunds.work');
const params = z.object({ id: RefundId });
const period = z.object({ from: SinceDay.optional(), to: UntilDay.optional() });

export const listRefundLogs = defineRoute({
  name: 'refunds/list-refund-logs',
  summary: 'The story of a refund, oldest first',
  method: 'GET',
  path: '/refunds/{id}/logs',
  access,
  params,
  reply: z.array(RefundEvent),
  errors: ['REFUND_NOT_FOUND'],
});

export const listRefundAttempts = defineRoute({
  name: 'refunds/list-refund-attempts',
  summary: 'Each try to send a refund, oldest first',
  method: 'GET',
  path: '/refunds/{id}/logs/attempts',
  access,
  params,
  reply: z.array(RefundAttempt),
  errors: ['REFUND_NOT_FOUND'],
});

/** A failed attempt with its refund's present status, because a failed refund may be tried again. */
export const FailedAttempt = RefundAttempt.extend({ refundStatus: z.enum(refundStatuses) });
export type FailedAttempt = z.infer<typeof FailedAttempt>;

export const listFailedAttempts = defineList({
  name: 'refunds/list-failed-attempts',
  summary: 'Tries to send refunds that failed, the newest first',
  path: '/refunds/logs/failed',
  access,
  list: failedTryList,
  row: FailedAttempt,
});

export const getAttemptFigures = defineRoute({
  name: 'refunds/get-attempt-figures',
  summary: 'How many tries there were to send refunds, and how they ended',
  method: 'GET',
  path: '/refunds/logs/statistics',
  access,
  query: period,
  reply: z.object({ total: z.int(), succeeded: z.int(), failed: z.int() }),
});

/** Deletes attempts older than this. A trial only counts them and deletes nothing. */
export const CleanUpDraft = z.strictObject({ days: z.int().min(cleanUpDays.least).max(cleanUpDays.most) });

export const cleanUpAttempts = defineRoute({
  name: 'refunds/clean-up-attempts',
  summary: 'Delete tries of refunds that are older than so many days',
  method: 'POST',
  path: '/refunds/logs/cleanup',
  access,
  body: CleanUpDraft.extend({ trial: z.boolean().default(false) }),
  /** `more` is true if one call could not delete all; the client then calls again. */
  reply: z.object({ deleted: z.int(), more: z.boolean() }),
});

const Summary = z.array(z.object({ status: z.enum(refundStatuses), count: z.int(), amount: z.int() }));
const Overview = z.object({ count: z.int(), amount: z.int(), byStatus: Summary });
const Metrics = z.object({
  /** Succeeded refunds as a percentage of succeeded payments. */
  refundRate: z.number(),
  avgProcessHours: z.number(),
  failureRate: z.number(),
});
export type RefundMetrics = z.infer<typeof Metrics>;
export type RefundOverview = z.infer<typeof Overview>;

const figures = { method: 'GET', access, query: period } as const;

export const getRefundOverview = defineRoute({
  ...figures,
  name: 'refunds/get-refund-overview',
  summary: 'How many refunds there were, what they came to, and where they stand',
  path: '/refunds/analytics/overview',
  reply: Overview,
});

export const getRefundMetrics = defineRoute({
  ...figures,
  name: 'refunds/get-refund-metrics',
  summary: 'Rates of refunds and of failures, and how long they take',
  path: '/refunds/analytics/metrics',
  reply: Metrics,
});

export const getRefundDashboard = defineRoute({
  ...figures,
  name: 'refunds/get-refund-dashboard',
  summary: 'Figures of refunds with the newest of them',
  path: '/refunds/analytics/dashboard',
  reply: z.object({ overview: Overview, metrics: Metrics, recent: z.array(Refund) }),
});

export const getRefundStatusSummary = defineRoute({
  ...figures,
  name: 'refunds/get-refund-status-summary',
  summary: 'Refunds by where they stand',
  path: '/refunds/analytics/status-summary',
  reply: Summary,
});

export const getRefundTrends = defineRoute({
  ...figures,
  name: 'refunds/get-refund-trends',
  summary: 'Refunds by the day, or month, they were asked for',
  path: '/refunds/analytics/trends',
  query: period.extend({ interval: z.enum(['day', 'month']).default('day') }),
  reply: z.array(z.object({ day: z.string(), count: z.int(), amount: z.int() })),
});
