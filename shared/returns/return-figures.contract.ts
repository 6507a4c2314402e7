import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { SinceDay, UntilDay } from '../values/days.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { returnMethods, returnReasons, returnStatuses, qaResults } from './return-choices.ts';
import { Resolution } from './return-status.ts';

/** By the day returns were asked for, as people in Vietnam count days. */
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
  /** The days of which there are any, oldest first. */
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
  /** Of those somebody decided on, in percent. */
  approvalRate: z.number(),
  /** Of the pieces somebody looked at, in percent. */
  passRate: z.number(),
  /** From asked until over, of those that are. */
  avgHandlingHours: z.number(),
  /** Of all orders that arrived meanwhile, in percent. */
  returnRate: z.number(),
  /** What was found to be due for them; null for those whom money does not concern. */
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
