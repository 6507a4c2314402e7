import { getRefund, listOwedOrders } from '#shared/refunds/refunds.contract.ts';
import {
  getAttemptFigures,
  getRefundDashboard,
  getRefundStatusSummary,
  getRefundTrends,
} from '#shared/refunds/refund-logs.contract.ts';
import { searchTills } from '#shared/tills/tills.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

export const refundQuery = (id: string) => apiQuery(getRefund, { params: { id } });
export const owedQuery = apiQuery(listOwedOrders, { query: { take: '20' } });

/** Open tills of the shop, from which cash is refunded. */
export const openTillsQuery = apiQuery(searchTills, { query: { status: 'open', limit: 100 } });

/** Number of refunds in each status, unfiltered. */
export const refundQueuesQuery = apiQuery(getRefundStatusSummary, { query: {} });

export const owedByQuery = (order: string) => apiQuery(listOwedOrders, { query: { order } });

/** Finds what one order owes, by order code or id. */
export const findOwed = async (order: string) => {
  const { data } = await call(listOwedOrders, { query: { order } });
  return data[0];
};

export const refundDashboardQuery = (query: DateRange) => apiQuery(getRefundDashboard, { query });
export const refundTrendsQuery = (query: DateRange) => apiQuery(getRefundTrends, { query });
export const attemptFiguresQuery = (query: Partial<DateRange>) => apiQuery(getAttemptFigures, { query });
