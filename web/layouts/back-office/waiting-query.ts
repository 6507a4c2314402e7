import { queryOptions } from '@tanstack/react-query';
import { countWaiting } from '#shared/overview/waiting.contract.ts';
import { call } from '../../platform/api/call.ts';
import * as roots from '../../platform/api/query-roots.ts';

/** Query of the counts of waiting entries. Refetched on live events and when the user returns to the tab. */
export const waitingQuery = queryOptions({
  queryKey: roots.waiting,
  queryFn: ({ signal }) => call(countWaiting, { signal }),
  staleTime: 60_000,
});
