import { queryOptions } from '@tanstack/react-query';
import { getMe } from '#shared/accounts/users.contract.ts';
import { call } from '../api/call.ts';
import * as roots from '../api/query-roots.ts';

export const meKey = roots.me;

/** Query of the signed-in account from the server: role and status are never taken from the token. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ signal }) => call(getMe, { signal }),
  staleTime: 5 * 60_000,
});
