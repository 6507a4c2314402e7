import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  explainDifference,
  getReconciledDay,
  listReconciledDays,
  reconcileDay,
  type ReconciledDay,
} from '#shared/reconciliation/reconciliation.contract.ts';
import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useMoneyChanged } from '../../use-money-changed.ts';

export const reconciledDaysQuery = (until: string | undefined) =>
  apiQuery(listReconciledDays, { query: { ...(until && { until }), take: '31' } });

export const reconciledDayQuery = (day: string) => apiQuery(getReconciledDay, { params: { day } });

type Explanation = { provider: ListedBy; difference: string; reason: string };

/** Actions on a reconciled day: compare it again, and explain its differences. */
export function useDayActs(day: string) {
  const client = useQueryClient();
  const moneyChanged = useMoneyChanged();
  const options = {
    onSettled: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: roots.reconciliation }), moneyChanged()]);
    },
  };
  return {
    compare: useMutation<ReconciledDay, ApiError, ListedBy>({
      mutationFn: (provider) => call(reconcileDay, { params: { day }, body: { provider } }),
      ...options,
    }),
    explain: useMutation<ReconciledDay, ApiError, Explanation>({
      mutationFn: ({ provider, difference, reason }) =>
        call(explainDifference, { params: { day, provider, difference }, body: { reason } }),
      ...options,
    }),
  };
}
