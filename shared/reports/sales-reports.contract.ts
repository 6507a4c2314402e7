import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { PageNumber } from '../pages.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { salesGroups } from './report-choices.ts';
import { inBounds, maxReportDays, ReportFilters, ReportPeriod, ReportQuery } from './report-query.ts';

const access = staff('reports.read');

/** Orders of a day, warehouse and channel, by the day they were placed and their present status. */
export const OrderDay = z.object({
  day: z.iso.date(),
  warehouseId: z.string().nullable(),
  saleChannelId: SaleChannel,
  ordersCreated: z.int(),
  /** Orders that count: their payment is certain and they are not cancelled. */
  ordersPayable: z.int(),
  ordersCompleted: z.int(),
  /** Orders that were cancelled, or whose goods and money went back. */
  ordersCancelled: z.int(),
  /** Average revenue of an order that counts. */
  aov: Vnd,
  revenue: Vnd,
});
export type OrderDay = z.infer<typeof OrderDay>;

export const listOrderDays = defineRoute({
  name: 'reports/list-order-days',
  summary: 'Orders day by day, each warehouse and sale channel by itself',
  method: 'GET',
  path: '/admin/reports/orders/daily',
  access,
  query: ReportQuery,
  reply: z.array(OrderDay),
});

/** Sales of a group. Revenue is what buyers finally pay with shipping; other sums are before tax. */
export const SalesRow = z.object({
  /** Id of the group; the day itself if grouped by day. Null if unknown or deleted. */
  id: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  /** Orders in this group; null for groups of which one order can contain several. */
  orders: z.int().nullable(),
  quantity: z.int(),
  revenue: Vnd,
  /** Sum of the goods before tax. */
  net: Vnd,
  /** Part of `net` whose cost is known, and that cost. */
  known: Vnd,
  cost: Vnd,
});
export type SalesRow = z.infer<typeof SalesRow>;

const Sums = SalesRow.pick({ quantity: true, revenue: true, net: true, known: true, cost: true }).extend({
  orders: z.int(),
});

export const getSalesReport = defineRoute({
  name: 'reports/get-sales-report',
  summary: 'What was sold in a period: by day, product, category, business, warehouse or sale channel',
  method: 'GET',
  path: '/admin/e-commerce/reports',
  access,
  query: ReportFilters.extend({
    groupBy: z.enum(salesGroups).default('day'),
    page: PageNumber,
    limit: z.coerce.number().int().min(1).max(maxReportDays).default(maxReportDays),
  }).refine(inBounds, { path: ['end'] }),
  reply: z.object({
    period: ReportPeriod,
    before: ReportPeriod.extend({ orders: z.int(), revenue: Vnd }),
    /** Days in ascending order; other groups by revenue. */
    rows: z.array(SalesRow),
    /** Number of all rows, and their sums. */
    totalCount: z.int(),
    total: Sums,
  }),
});
