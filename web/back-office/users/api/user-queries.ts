import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listUsers } from '#shared/accounts/users.contract.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export type UserFilter = NonNullable<CallOptions<typeof listUsers>['query']>;

/** How many of the last arrivals the overview shows. */
export const newestCount = 5;

export const usersQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: [...roots.users, 'list', filter],
    queryFn: ({ signal }) => call(listUsers, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
