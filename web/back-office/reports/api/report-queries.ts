import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#shared/contract/route.ts';
import {
  drillPayments,
  getReportSummary,
  listMoneyDays,
  listPaymentDays,
} from '#shared/reports/payment-reports.contract.ts';
import { getAnalytics } from '#shared/reports/analytics.contract.ts';
import { getSalesReport, listOrderDays } from '#shared/reports/sales-reports.contract.ts';
import { getProfitReport } from '#shared/reports/profit-report.contract.ts';
import type { profitEnds, ProfitGroup, SalesGroup } from '#shared/reports/report-choices.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

type Filters = QueryOf<typeof getReportSummary>;
type Drill = Omit<QueryOf<typeof drillPayments>, 'page' | 'limit' | 'status'> & { status?: string };

const kept = { placeholderData: keepPreviousData, staleTime: 30_000 };

export const summaryQuery = (query: Filters) =>
  queryOptions({ ...apiQuery(getReportSummary, { query }), ...kept });

export const paymentDaysQuery = (query: Filters) =>
  queryOptions({ ...apiQuery(listPaymentDays, { query }), ...kept });

export const moneyDaysQuery = (query: QueryOf<typeof listMoneyDays>) =>
  queryOptions({ ...apiQuery(listMoneyDays, { query }), ...kept });

export const orderDaysQuery = (query: Filters) =>
  queryOptions({ ...apiQuery(listOrderDays, { query }), ...kept });

export const salesQuery = (query: Filters & { groupBy: SalesGroup; page: number; limit: number }) =>
  queryOptions({ ...apiQuery(getSalesReport, { query }), ...kept });

export const drillQuery = (query: Drill & { page: number; limit: number }) =>
  queryOptions({ ...apiQuery(drillPayments, { query }), ...kept });

export const analyticsQuery = (query: QueryOf<typeof getAnalytics>) =>
  queryOptions({ ...apiQuery(getAnalytics, { query }), ...kept });

type ProfitAsked = Filters & {
  groupBy: ProfitGroup;
  first: (typeof profitEnds)[number];
  page: number;
  limit: number;
};

export const profitQuery = (query: ProfitAsked) =>
  queryOptions({ ...apiQuery(getProfitReport, { query }), ...kept });
