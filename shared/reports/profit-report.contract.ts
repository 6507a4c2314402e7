import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { PageNumber } from '../pages.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { profitEnds, profitGroups } from './report-choices.ts';
import { inBounds, mostReportDays, ReportFilters, ReportPeriod } from './report-query.ts';

/** What is left of sales once everything known is taken off. Orders count on the day they were placed, whatever became of them. */
export const ProfitSums = z.object({
  /** Pieces their buyers kept. */
  quantity: z.int(),
  /** What buyers pay in the end: tax and bringing in, vouchers, returns and goodwill off. */
  revenue: Vnd,
  /** The same before tax. */
  net: Vnd,
  /** Of that, goods nobody knows the cost of. */
  unknown: Vnd,
  /** What the goods that were kept cost the shop when they were ordered. */
  cost: Vnd,
  /** What goods cost that came back spoiled, or never. */
  lost: Vnd,
  /** By the statements of carriers: the way out, the way back, collecting cash, insurance. */
  feeOut: Vnd,
  feeBack: Vnd,
  codFee: Vnd,
  insurance: Vnd,
  /** What carriers said it would cost where no statement has come yet. */
  awaited: Vnd,
  /** What carriers paid for what they lost or spoiled. */
  compensation: Vnd,
  /** Net less all of that. */
  profit: z.int(),
});
export type ProfitSums = z.infer<typeof ProfitSums>;

export const ProfitRow = ProfitSums.extend({
  /** Of what; a day is its own. Null: nobody knows, or it is gone. */
  id: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  /** Orders sold under it; not told of what orders have several of. */
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
    /** Which end stands first, where rows are not days. */
    first: z.enum(profitEnds).default('best'),
    page: PageNumber,
    limit: z.coerce.number().int().min(1).max(mostReportDays).default(mostReportDays),
  }).refine(inBounds, { path: ['end'] }),
  reply: z.object({
    period: ReportPeriod,
    before: ReportPeriod.extend({ revenue: Vnd, profit: z.int() }),
    rows: z.array(ProfitRow),
    /** How many rows there are in all, and what all of them come to: whatever the way, the same. */
    totalCount: z.int(),
    total: ProfitSums.extend({ orders: z.int() }),
  }),
});
