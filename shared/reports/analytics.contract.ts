import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { maxMisses, maxNeedle, shopSteps } from './shop-steps.ts';
import { inBounds, ReportPeriod } from './report-query.ts';

const Day = z.iso.date();

/** Figures of one day: browsers that reached each step, orders, and new members. */
const AnalyticsDay = z.object({
  day: Day,
  visit: z.int(),
  product: z.int(),
  cart: z.int(),
  checkout: z.int(),
  /** Orders placed, and those of them that count. */
  ordered: z.int(),
  paid: z.int(),
  revenue: Vnd,
  newUsers: z.int(),
});

export const getAnalytics = defineRoute({
  name: 'reports/get-analytics',
  summary: 'From a visit to a paid order day by day, who came back, and what was looked for in vain',
  method: 'GET',
  path: '/admin/analytics',
  access: staff('reports.read'),
  query: z.object({ start: Day.optional(), end: Day.optional() }).refine(inBounds, { path: ['end'] }),
  reply: z.object({
    period: ReportPeriod,
    days: z.array(AnalyticsDay),
    before: AnalyticsDay.omit({ day: true }).extend({ period: ReportPeriod }),
    /** Buyers by month of their first order, and how many ordered again in each later month. */
    cohorts: z.array(z.object({ month: z.string(), buyers: z.int(), again: z.array(z.int()) })),
    /** The most frequent searches without a result, in the months of the period. */
    misses: z.array(z.object({ words: z.string(), count: z.int() })),
  }),
});

/** Browsers report reached steps on leaving, once a day each, without identity; sums are stored. */
export const noteSteps = defineRoute({
  name: 'reports/note-steps',
  summary: 'Count steps on the way through the shop, and words that found nothing',
  method: 'POST',
  path: '/public/steps',
  access: 'public',
  limit: { calls: 20, seconds: 60, net: 3000 },
  body: z.strictObject({
    steps: z.array(z.enum(shopSteps)).max(shopSteps.length).default([]),
    misses: z.array(z.string().min(1).max(maxNeedle)).max(maxMisses).default([]),
  }),
  reply: z.object({}),
});
