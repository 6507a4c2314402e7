import * as refunds from '#shared/refunds/index.ts';
import { type Area, read, route, write } from './area.ts';

const throughView = { table: 'read', views: ['refunds'] } as const;
const withPayments = { table: 'read', views: ['refunds', 'payments'] } as const;
/** Money that matched no order is read as its provider reported it. */
const asking = { table: 'write', payments: [] } as const;

export const refundsArea: Area = {
  name: 'refunds',
  routes: [
    route(refunds.searchRefunds, throughView),
    route(refunds.listOwedOrders, { ...read, indexes: ['gsi1'] }),
    route(refunds.createRefund, { ...asking, indexes: ['gsi2'] }),
    route(refunds.getRefund, read),
    route(refunds.approveRefund, asking),
    route(refunds.processRefund, { table: 'write', payments: ['vnpay', 'stripe'], indexes: ['gsi2'] }),
    route(refunds.settleRefund, { ...write, indexes: ['gsi2'] }),

    route(refunds.listRefundLogs, read),
    route(refunds.listRefundAttempts, read),
    route(refunds.listFailedAttempts, { ...read, indexes: ['gsi1'] }),
    route(refunds.getAttemptFigures, throughView),
    route(refunds.cleanUpAttempts, { ...write, indexes: ['gsi1'] }),

    route(refunds.getRefundOverview, throughView),
    route(refunds.getRefundMetrics, withPayments),
    route(refunds.getRefundDashboard, withPayments),
    route(refunds.getRefundStatusSummary, throughView),
    route(refunds.getRefundTrends, throughView),
  ],
};
