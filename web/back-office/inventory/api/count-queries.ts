import { getCount, listUncounted } from '#shared/inventory/counts.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const countQuery = (id: string) => apiQuery(getCount, { params: { id } });
export const uncountedQuery = (id: string) => apiQuery(listUncounted, { params: { id } });
