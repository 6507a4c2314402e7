import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TillLine } from '#shared/tills/till-choices.ts';
import {
  getTill,
  getTillSlip,
  listOwnTills,
  listTillEntries,
  searchTills,
} from '#shared/tills/tills.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const ownTillsQuery = apiQuery(listOwnTills);
export const tillQuery = (id: string) => apiQuery(getTill, { params: { id } });
export const tillSlip = (id: string) => call(getTillSlip, { params: { id } });

/** Oldest tills that are still open from earlier days; the limit is more than ever occurs at once. */
export const lateTillsQuery = (yesterday: string) =>
  apiQuery(searchTills, { query: { status: 'open', to: yesterday, sortOrder: 'asc', limit: 10 } });

/** Rows behind a figure of a till, paginated; without a figure, all rows. */
export const entriesQuery = (id: string, line: TillLine | undefined) =>
  infiniteQueryOptions({
    queryKey: [...roots.tills, 'entries', id, line ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listTillEntries, {
        params: { id },
        query: { ...(line && { line }), ...(cursor && { cursor }) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
