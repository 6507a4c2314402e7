import * as reports from '#shared/reports/index.ts';
import * as drilling from '#functions/domain/reports/drill-payments.ts';
import * as moneyDays from '#functions/domain/reports/money-days.ts';
import * as paymentDays from '#functions/domain/reports/payment-days.ts';
import * as profitReport from '#functions/domain/reports/profit/profit-report.ts';
import * as reporting from '#functions/domain/reports/report-summary.ts';
import * as analytics from '#functions/domain/reports/sales/analytics.ts';
import * as orderDays from '#functions/domain/reports/sales/order-days.ts';
import * as salesReport from '#functions/domain/reports/sales/sales-report.ts';
import * as notingSteps from '#functions/domain/reports/steps/note-steps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const drillPayments = httpRoute(reports.drillPayments, ({ query, now }) =>
  drilling.drillPayments({ now }, query),
);

export const getAnalytics = httpRoute(reports.getAnalytics, ({ query, table, now }) =>
  analytics.getAnalytics({ table, now }, query),
);

export const getProfitReport = httpRoute(reports.getProfitReport, ({ query, table, now }) =>
  profitReport.getProfitReport({ table, now }, query),
);

export const getReportSummary = httpRoute(reports.getReportSummary, ({ query, now }) =>
  reporting.getReportSummary({ now }, query),
);

export const getSalesReport = httpRoute(reports.getSalesReport, ({ query, table, now }) =>
  salesReport.getSalesReport({ table, now }, query),
);

export const listMoneyDays = httpRoute(reports.listMoneyDays, ({ query, now }) =>
  moneyDays.listMoneyDays({ now }, query),
);

export const listOrderDays = httpRoute(reports.listOrderDays, ({ query, now }) =>
  orderDays.listOrderDays({ now }, query),
);

export const listPaymentDays = httpRoute(reports.listPaymentDays, ({ query, now }) =>
  paymentDays.listPaymentDays({ now }, query),
);

export const noteSteps = httpRoute(reports.noteSteps, ({ body, table, now }) =>
  notingSteps.noteSteps({ table, now }, body),
);
