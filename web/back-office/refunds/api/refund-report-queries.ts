import {
  getAttemptFigures,
  getRefundDashboard,
  getRefundTrends,
} from '#shared/refunds/refund-logs.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

export const refundDashboardQuery = (query: DateRange) => apiQuery(getRefundDashboard, { query });
export const refundTrendsQuery = (query: DateRange) => apiQuery(getRefundTrends, { query });
export const attemptFiguresQuery = (query: Partial<DateRange>) => apiQuery(getAttemptFigures, { query });
