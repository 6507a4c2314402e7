import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { noticeProviders } from '../payments/notice-choices.ts';
import { PaymentStatus } from '../payments/payment-status.ts';
import { PaymentRow } from '../payments/staff-payments.contract.ts';
import { commaList, PageNumber } from '../pages.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { paymentBases, qrFates } from './report-choices.ts';
import { inBounds, ReportFilters, ReportPeriod, ReportQuery } from './report-query.ts';

const access = staff('reports.read');

/** Percentage with two decimals. */
const Rate = z.number().min(0);

/** Key figures of payments: rates of attempts begun in the period, money when received. */
export const PaymentKpis = z.object({
  /** Money received in the period. */
  revenue: Vnd,
  /** Payment attempts begun in the period. */
  totalPayments: z.int(),
  /** Percentage of these attempts that were paid. */
  paymentSuccessRate: Rate,
  /** Average received per order. */
  aov: Vnd,
  /** Average time from the start of an attempt to its money, for attempts through a provider. */
  avgTimeToPaySec: z.int(),
  /** Percentage of paid attempts that were refunded. */
  refundRate: Rate,
  /** Percentage of transfer codes that expired unpaid. */
  qrExpiryRate: Rate,
  /** Percentage of transfer codes that were replaced by a new one. */
  regenRate: Rate,
});
export type PaymentKpis = z.infer<typeof PaymentKpis>;

export const getReportSummary = defineRoute({
  name: 'reports/get-report-summary',
  summary: 'What payments are judged by, in a period and in the one before',
  method: 'GET',
  path: '/admin/reports/summary',
  access,
  query: ReportQuery,
  reply: PaymentKpis.extend({
    period: ReportPeriod,
    /** Money sent back in the period. */
    sentBack: Vnd,
    before: PaymentKpis.extend({ period: ReportPeriod, sentBack: Vnd }),
  }),
});

/** Figures of a day: attempts by their beginning, money by its receipt or return. */
export const PaymentDay = z.object({
  day: z.iso.date(),
  pendingCount: z.int(),
  pendingAmount: Vnd,
  succeededCount: z.int(),
  succeededAmount: Vnd,
  cancelledCount: z.int(),
  cancelledAmount: Vnd,
  failedCount: z.int(),
  failedAmount: Vnd,
  refundedCount: z.int(),
  refundedAmount: Vnd,
  receivedCount: z.int(),
  receivedAmount: Vnd,
});
export type PaymentDay = z.infer<typeof PaymentDay>;

export const listPaymentDays = defineRoute({
  name: 'reports/list-payment-days',
  summary: 'Payments day by day: how many of each standing, and what they come to',
  method: 'GET',
  path: '/admin/reports/payments/daily',
  access,
  query: ReportQuery,
  reply: z.array(PaymentDay),
});

/** Money of one day on one account at a bank or provider, according to that provider's own list. */
export const MoneyDay = z.object({
  day: z.iso.date(),
  provider: z.enum(noticeProviders),
  /** The shop's bank account; empty for other providers. */
  account: z.string(),
  /** All incoming money, including amounts that are too small, too large, late or without a known order. */
  cameCount: z.int(),
  cameAmount: Vnd,
  /** All outgoing money. */
  sentCount: z.int(),
  sentAmount: Vnd,
});
export type MoneyDay = z.infer<typeof MoneyDay>;

export const listMoneyDays = defineRoute({
  name: 'reports/list-money-days',
  summary: 'Money that came and went back, by the day it moved, as bank and providers list it',
  method: 'GET',
  path: '/admin/reports/payments/money',
  access,
  query: ReportFilters.pick({ start: true, end: true }).refine(inBounds, { path: ['end'] }),
  reply: z.array(MoneyDay),
});

export const drillPayments = defineRoute({
  name: 'reports/drill-payments',
  summary: 'The payments behind a figure',
  method: 'GET',
  path: '/admin/reports/drilldown/payments',
  access,
  query: ReportFilters.extend({
    status: commaList(PaymentStatus).optional(),
    search: z.string().max(100).optional(),
    /** The day that counts: when the attempt was begun, or when it was paid. */
    basis: z.enum(paymentBases).default('begun'),
    /** Limits the list to transfer codes: all, the expired ones, or the replaced ones. */
    qr: z.enum(qrFates).optional(),
    page: PageNumber,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }).refine(inBounds, { path: ['end'] }),
  reply: z.object({ data: z.array(PaymentRow), totalCount: z.int() }),
});
