import { getReturnAnalytics, getReturnMetrics } from '#shared/returns/return-figures.contract.ts';
import { getStaffReturn, getStaffReturnSlip, searchReturns } from '#shared/returns/staff-returns.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

const halfMinute = 30_000;
const preparingMilliseconds = 2_500;

/** A return; while its page is open, it is polled until its pictures are processed. */
export const staffReturnQuery = (id: string) => ({
  ...apiQuery(getStaffReturn, { params: { id }, query: { includeLogs: 'true' } }),
  staleTime: halfMinute,
  refetchInterval: ({ state }: { state: { data: { pendingMedia: number } | undefined } }) =>
    state.data?.pendingMedia ? preparingMilliseconds : (false as const),
});

export const returnsOfOrderQuery = (orderId: string) =>
  apiQuery(searchReturns, { query: { orderId, includeItems: 'true', limit: 50 } });

export const returnSlip = (id: string) => call(getStaffReturnSlip, { params: { id } });

const asked = ({ from, to }: DateRange) => ({ query: { start: from, end: to } });

export const returnAnalyticsQuery = (period: DateRange) => apiQuery(getReturnAnalytics, asked(period));
export const returnMetricsQuery = (period: DateRange) => apiQuery(getReturnMetrics, asked(period));
