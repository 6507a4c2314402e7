import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { SinceDay, UntilDay } from '../values/days.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { returnMethods, returnReasons, returnStatuses, qaResults } from './return-choices.ts';
import { Resolution } from './return-status.ts';

/** Period by the day on which returns were requested, in Vietnam's time. */
const period = z.object({ start: SinceDay.optional(), end: UntilDay.optional() });
const asked = { method: 'GET', access: staff('returns.work'), query: period } as const;

const count = z.int().min(0);

export const ReturnAnalytics = z.object({
  total: count,
  byStatus: z.array(z.object({ status: z.enum(returnStatuses), count })),
  byReason: z.array(z.object({ reason: z.enum(returnReasons), count })),
  byQaResult: z.array(z.object({ qaResult: z.enum(qaResults), count })),
  byMethod: z.array(z.object({ method: z.enum(returnMethods), count })),
  byResolution: z.array(z.object({ resolution: Resolution, count })),
  /** Days with at least one return, oldest first. */
  byDay: z.array(z.object({ day: z.string(), count, pieces: count })),
});
export type ReturnAnalytics = z.infer<typeof ReturnAnalytics>;

export const getReturnAnalytics = defineRoute({
  ...asked,
  name: 'returns/get-return-analytics',
  summary: 'How many returns were asked for: where they stand, why, what was found, day by day',
  path: '/admin/return-orders/analytics',
  reply: ReturnAnalytics,
});

export const ReturnMetrics = z.object({
  total: count,
  /** Percentage approved, of the returns that were decided. */
  approvalRate: z.number(),
  /** Percentage accepted, of the inspected pieces. */
  passRate: z.number(),
  /** Average time from request to end, of the ended returns. */
  avgHandlingHours: z.number(),
  /** Returns as a percentage of all orders that arrived in the period. */
  returnRate: z.number(),
  /** Sum of the amounts due for them; null for callers without access to money. */
  refundAmount: Vnd.nullable(),
});
export type ReturnMetrics = z.infer<typeof ReturnMetrics>;

export const getReturnMetrics = defineRoute({
  ...asked,
  name: 'returns/get-return-metrics',
  summary: 'How often returns are approved and pass, how long they take, and what goes back for them',
  path: '/admin/return-orders/analytics/metrics',
  reply: ReturnMetrics,
});
