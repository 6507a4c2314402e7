import { getReconciledDay, listReconciledDays } from '#shared/reconciliation/reconciliation.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const reconciledDaysQuery = (until: string | undefined) =>
  apiQuery(listReconciledDays, { query: { ...(until && { until }), take: '31' } });

export const reconciledDayQuery = (day: string) => apiQuery(getReconciledDay, { params: { day } });
