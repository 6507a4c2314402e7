import * as refunds from '#shared/refunds/index.ts';
import * as approving from '#functions/domain/refunds/approve-refund.ts';
import { closeReturn } from '#functions/domain/refunds/close-return.ts';
import * as creating from '#functions/domain/refunds/create-refund.ts';
import * as listing from '#functions/domain/refunds/list-owed.ts';
import * as processing from '#functions/domain/refunds/process-refund.ts';
import * as reading from '#functions/domain/refunds/read-refund.ts';
import {
  attemptFigures,
  refundDashboard,
  refundMetrics,
  refundOverview,
  refundTrends,
  statusSummary,
} from '#functions/domain/refunds/refund-figures.ts';
import * as refundLogs from '#functions/domain/refunds/refund-logs.ts';
import * as searching from '#functions/domain/refunds/search-refunds.ts';
import { settleTransfer } from '#functions/domain/refunds/settle-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const approveRefund = httpRoute(
  refunds.approveRefund,
  async ({ params: { id }, body, actor: { userId }, table, now }) => {
    await approving.approveRefund({ table, now }, { ...body, id, userId });
    return reading.readRefund({ table }, { id, userId });
  },
);

export const cleanUpAttempts = httpRoute(refunds.cleanUpAttempts, ({ body, table, now }) =>
  refundLogs.cleanUpAttempts({ table, now }, body),
);

export const createRefund = httpRoute(
  refunds.createRefund,
  async ({ body, actor: { userId }, table, now }) => {
    const { id } = await creating.createRefund({ table, now }, { ...body, userId });
    return reading.readRefund({ table }, { id, userId });
  },
);

export const getAttemptFigures = httpRoute(refunds.getAttemptFigures, ({ query }) => attemptFigures(query));

export const getRefundDashboard = httpRoute(refunds.getRefundDashboard, ({ query }) =>
  refundDashboard(query),
);

export const getRefundMetrics = httpRoute(refunds.getRefundMetrics, ({ query }) => refundMetrics(query));

export const getRefundOverview = httpRoute(refunds.getRefundOverview, ({ query }) => refundOverview(query));

export const getRefundStatusSummary = httpRoute(refunds.getRefundStatusSummary, ({ query }) =>
  statusSummary(query),
);

export const getRefundTrends = httpRoute(refunds.getRefundTrends, ({ query }) => refundTrends(query));

export const getRefund = httpRoute(refunds.getRefund, ({ params: { id }, actor: { userId }, table }) =>
  reading.readRefund({ table }, { id, userId }),
);

export const listFailedAttempts = httpRoute(refunds.listFailedAttempts, ({ query, table }) =>
  refundLogs.listFailedAttempts({ table }, query),
);

export const listOwedOrders = httpRoute(refunds.listOwedOrders, ({ query, table, now }) =>
  listing.listOwedOrders({ table, now }, query),
);

export const listRefundAttempts = httpRoute(refunds.listRefundAttempts, async ({ params: { id }, table }) => {
  await reading.requireRefund({ table }, id);
  return reading.listRefundAttempts({ table }, id);
});

export const listRefundLogs = httpRoute(refunds.listRefundLogs, async ({ params: { id }, table }) => {
  await reading.requireRefund({ table }, id);
  return reading.listRefundEvents({ table }, id);
});

export const processRefund = httpRoute(
  refunds.processRefund,
  async ({ params: { id }, body, actor: { userId }, table, now }) => {
    await processing.processRefund({ table, now }, { id, userId, tillId: body.tillId });
    await closeReturn({ table, now }, id);
    return reading.readRefund({ table }, { id, userId });
  },
);

export const searchRefunds = httpRoute(refunds.searchRefunds, ({ query }) => searching.searchRefunds(query));

export const settleRefund = httpRoute(
  refunds.settleRefund,
  async ({ params: { id }, body, actor: { userId }, table, now }) => {
    await settleTransfer({ table, now }, { ...body, id, userId });
    await closeReturn({ table, now }, id);
    return reading.readRefund({ table }, { id, userId });
  },
);
