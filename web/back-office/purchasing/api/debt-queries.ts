import { infiniteQueryOptions } from '@tanstack/react-query';
import { getDebt, listDebtEntries, sumDebts } from '#shared/purchasing/debts.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const debtQuery = (id: string) => apiQuery(getDebt, { params: { id } });
export const debtSumsQuery = () => apiQuery(sumDebts);

export const debtEntriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...roots.purchasing, 'debt-entries', id],
    queryFn: ({ signal, pageParam }) =>
      call(listDebtEntries, {
        params: { id },
        query: { take: 20, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
