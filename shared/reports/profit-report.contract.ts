import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { PageNumber } from '../pages.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { profitEnds, profitGroups } from './report-choices.ts';
import { inBounds, maxReportDays, ReportFilters, ReportPeriod } from './report-query.ts';

/** Profit: sales minus known costs; orders count on the day they were placed, whatever follows. */
export const ProfitSums = z.object({
  /** Pieces that their buyers kept. */
  quantity: z.int(),
  /** Sum that buyers paid in the end: with tax and shipping, minus vouchers, returns and goodwill. */
  revenue: Vnd,
  /** Revenue before tax. */
  net: Vnd,
  /** Part of `net` whose cost is unknown. */
  unknown: Vnd,
  /** Cost of the kept goods at the time they were ordered. */
  cost: Vnd,
  /** Cost of goods that came back damaged or never. */
  lost: Vnd,
  /** Fees from carriers' statements: delivery, return, cash collection, insurance. */
  feeOut: Vnd,
  feeBack: Vnd,
  codFee: Vnd,
  insurance: Vnd,
  /** Fees that carriers quoted for parcels without a statement yet. */
  awaited: Vnd,
  /** Compensation that carriers paid for lost or damaged goods. */
  compensation: Vnd,
  /** `net` minus all costs, plus compensation. */
  profit: z.int(),
});
export type ProfitSums = z.infer<typeof ProfitSums>;

export const ProfitRow = ProfitSums.extend({
  /** Id of the group; the day itself if grouped by day. Null if unknown or deleted. */
  id: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  /** Orders in this group; null for groups of which one order can contain several. */
  orders: z.int().nullable(),
});
export type ProfitRow = z.infer<typeof ProfitRow>;

export const getProfitReport = defineRoute({
  name: 'reports/get-profit-report',
  summary: 'What is left of sales after cost and carriers, added up in one of seven ways',
  method: 'GET',
  path: '/admin/e-commerce/reports/profit',
  access: staff('reports.read'),
  query: ReportFilters.extend({
    groupBy: z.enum(profitGroups).default('day'),
    /** Which end of the list comes first, if it is not grouped by day. */
    first: z.enum(profitEnds).default('best'),
    page: PageNumber,
    limit: z.coerce.number().int().min(1).max(maxReportDays).default(maxReportDays),
  }).refine(inBounds, { path: ['end'] }),
  reply: z.object({
    period: ReportPeriod,
    before: ReportPeriod.extend({ revenue: Vnd, profit: z.int() }),
    rows: z.array(ProfitRow),
    /** Number of all rows, and their sums. The sums do not depend on the grouping. */
    totalCount: z.int(),
    total: ProfitSums.extend({ orders: z.int() }),
  }),
});
