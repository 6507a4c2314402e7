import { queryOptions } from '@tanstack/react-query';
import { countWaiting } from '#shared/overview/waiting.contract.ts';
import { call } from '../../platform/api/call.ts';
import * as roots from '../../platform/api/query-roots.ts';

/** What waits for staff. Asked again when a live event says so, and when somebody comes back to the tab. */
export const waitingQuery = queryOptions({
  queryKey: roots.waiting,
  queryFn: ({ signal }) => call(countWaiting, { signal }),
  staleTime: 60_000,
});
