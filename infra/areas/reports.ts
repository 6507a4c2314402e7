import * as reports from '#shared/reports/index.ts';
import { type Area, read, route } from './area.ts';

export const reportsArea: Area = {
  name: 'reports',
  routes: [
    route(reports.getReportSummary, { ...read, views: ['takings', 'refunds'] }),
    route(reports.listPaymentDays, { ...read, views: ['takings', 'refunds'] }),
    route(reports.listMoneyDays, { ...read, views: ['notices', 'refunds'], payments: [] }),
    route(reports.drillPayments, { ...read, views: ['payments'] }),
    route(reports.listOrderDays, { ...read, views: ['sales'] }),
    route(reports.getSalesReport, { ...read, views: ['sales', 'products', 'categories'] }),
    route(reports.getProfitReport, { ...read, views: ['profit', 'products', 'categories'] }),
    route(reports.getAnalytics, { ...read, views: ['sales', 'users'] }),
    route(reports.noteSteps, { table: 'write' }),
  ],
};
