import { listCustomerGroups } from '#shared/customers/customer-groups.contract.ts';
import { getCustomer } from '#shared/customers/customers.contract.ts';
import { listProvinces } from '#shared/places/list-divisions.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const customerQuery = (id: string) => apiQuery(getCustomer, { params: { id } });

/** All customer groups, and the tags in use. */
export const labelsQuery = { ...apiQuery(listCustomerGroups), staleTime: 60_000 };

export const provincesQuery = { ...apiQuery(listProvinces), staleTime: Infinity };
