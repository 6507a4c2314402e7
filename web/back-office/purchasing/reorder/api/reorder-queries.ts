import { keepPreviousData } from '@tanstack/react-query';
import { listReorderIds, type searchReorder } from '#shared/purchasing/reorder.contract.ts';
import { searchSuppliers } from '#shared/purchasing/suppliers.contract.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

type ReorderQuery = NonNullable<CallOptions<typeof searchReorder>['query']>;

/** Ids of all rows that match a search. */
export const reorderIds = ({ page: _page, pageSize: _size, ...query }: ReorderQuery) =>
  call(listReorderIds, { query });

/** Active suppliers. */
export const suppliersQuery = {
  ...apiQuery(searchSuppliers, { query: { isActive: 'true', limit: '100' } }),
  placeholderData: keepPreviousData,
};
