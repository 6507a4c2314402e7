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

/** In percent, to two decimals. */
const Rate = z.number().min(0);

/** What the shop's payments are judged by. Rates are of attempts begun in the period, money is of when it came. */
export const PaymentKpis = z.object({
  /** Money that came in the period, by when it came. */
  revenue: Vnd,
  /** Attempts to pay begun in the period. */
  totalPayments: z.int(),
  /** Of these, those whose money came. */
  paymentSuccessRate: Rate,
  /** What came, by the orders it came for. */
  aov: Vnd,
  /** From an attempt's beginning to its money, of those that went through a provider. */
  avgTimeToPaySec: z.int(),
  /** Of those whose money came, those it went back of. */
  refundRate: Rate,
  /** Of codes for transfers, those whose time was up without money. */
  qrExpiryRate: Rate,
  /** Of codes for transfers, those that were replaced by a new one. */
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
    /** Money that went back in the period. */
    sentBack: Vnd,
    before: PaymentKpis.extend({ period: ReportPeriod, sentBack: Vnd }),
  }),
});

/** Attempts by the day they were begun on; money by the day it came or went back on. */
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

/** The money of a day on one account at a bank or provider, as that one's own list has it. */
export const MoneyDay = z.object({
  day: z.iso.date(),
  provider: z.enum(noticeProviders),
  /** The shop's account at its bank; empty at a provider. */
  account: z.string(),
  /** All that came: also too little, too much, too late, or without a name. */
  cameCount: z.int(),
  cameAmount: Vnd,
  /** All that went back. */
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
    /** By which day they are taken: begun, or paid. */
    basis: z.enum(paymentBases).default('begun'),
    /** Codes for transfers alone: all, those whose time was up, or those that were replaced. */
    qr: z.enum(qrFates).optional(),
    page: PageNumber,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }).refine(inBounds, { path: ['end'] }),
  reply: z.object({ data: z.array(PaymentRow), totalCount: z.int() }),
});
