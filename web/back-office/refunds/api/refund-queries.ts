import { getRefund, listOwedOrders } from '#shared/refunds/refunds.contract.ts';
import {
  cleanUpAttempts,
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

/** Counts refund attempts older than the given days, at most one batch of them. */
export const countOldTries = (days: number) => call(cleanUpAttempts, { body: { days, trial: true } });

/** Deletes old refund attempts in batches until none is left, and returns how many were deleted. */
export async function cleanUpTries(days: number): Promise<number> {
  let gone = 0;
  for (;;) {
    const { deleted, more } = await call(cleanUpAttempts, { body: { days } });
    gone += deleted;
    if (!more) return gone;
  }
}

export const refundDashboardQuery = (query: DateRange) => apiQuery(getRefundDashboard, { query });
export const refundTrendsQuery = (query: DateRange) => apiQuery(getRefundTrends, { query });
export const attemptFiguresQuery = (query: Partial<DateRange>) => apiQuery(getAttemptFigures, { query });
