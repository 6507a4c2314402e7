import { infiniteQueryOptions } from '@tanstack/react-query';
import { listCustomerGroups } from '#shared/customers/customer-groups.contract.ts';
import { getCustomer, listCustomerOrders } from '#shared/customers/customers.contract.ts';
import { listProvinces } from '#shared/places/list-divisions.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const customerQuery = (id: string) => apiQuery(getCustomer, { params: { id } });

/** All customer groups, and the tags in use. */
export const labelsQuery = { ...apiQuery(listCustomerGroups), staleTime: 60_000 };

export const provincesQuery = { ...apiQuery(listProvinces), staleTime: Infinity };

export const customerOrdersQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...roots.customers, 'orders-of', id],
    queryFn: ({ signal, pageParam }) =>
      call(listCustomerOrders, {
        params: { id },
        query: { take: 10, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
