import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { PageNumber } from '../pages.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { salesGroups } from './report-choices.ts';
import { inBounds, mostReportDays, ReportFilters, ReportPeriod, ReportQuery } from './report-query.ts';

const access = staff('reports.read');

/** Orders of one day, place and channel, by when they were placed and where they stand now. */
export const OrderDay = z.object({
  day: z.iso.date(),
  warehouseId: z.string().nullable(),
  saleChannelId: SaleChannel,
  ordersCreated: z.int(),
  /** Those that count: sure of their money, and not called off. */
  ordersPayable: z.int(),
  ordersCompleted: z.int(),
  /** Called off, or their goods and money went back. */
  ordersCancelled: z.int(),
  /** What one of those that count brings. */
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

/** What was sold under one name. Revenue is what buyers pay in the end, bringing included; the other sums are of goods before tax. */
export const SalesRow = z.object({
  /** Of what; a day is its own. Null: nobody knows, or it is gone. */
  id: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  /** Orders it stands in; not told of what orders have several of. */
  orders: z.int().nullable(),
  quantity: z.int(),
  revenue: Vnd,
  /** Before tax. */
  net: Vnd,
  /** Of that, what the cost is known of, and the cost. */
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
    limit: z.coerce.number().int().min(1).max(mostReportDays).default(mostReportDays),
  }).refine(inBounds, { path: ['end'] }),
  reply: z.object({
    period: ReportPeriod,
    before: ReportPeriod.extend({ orders: z.int(), revenue: Vnd }),
    /** Days upwards, all else by what it brought. */
    rows: z.array(SalesRow),
    /** How many rows there are in all, and what all of them come to. */
    totalCount: z.int(),
    total: Sums,
  }),
});
