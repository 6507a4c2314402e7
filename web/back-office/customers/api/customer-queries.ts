import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Customer } from '#shared/customers/customer.ts';
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

/**
 * Caches the customer that a write returned, because it is the newest version, and refetches lists and the
 * history.
 */
export async function keepCustomer(client: QueryClient, customer: Customer): Promise<void> {
  client.setQueryData(customerQuery(customer.id).queryKey, customer);
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'get-customer';
  await Promise.all([
    client.invalidateQueries({ queryKey: roots.customers, predicate: isOther }),
    client.invalidateQueries({ queryKey: [...roots.activity, 'customer', customer.id] }),
  ]);
}

/** Refetches the data of one customer's page, which includes the notes. */
export const askAgain = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: customerQuery(id).queryKey }),
    client.invalidateQueries({ queryKey: [...roots.activity, 'customer', id] }),
  ]);
