import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { listReorderIds, type searchReorder, draftReorder } from '#shared/purchasing/reorder.contract.ts';
import { searchSuppliers } from '#shared/purchasing/suppliers.contract.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { ReorderLine } from '../rules/reorder-lines.ts';
import type { ReorderSearch } from '../rules/reorder-search.ts';

type ReorderQuery = NonNullable<CallOptions<typeof searchReorder>['query']>;

/** Ids of all rows that match a search. */
export const reorderIds = ({ page: _page, pageSize: _size, ...query }: ReorderQuery) =>
  call(listReorderIds, { query });

/** Active suppliers. */
export const suppliersQuery = {
  ...apiQuery(searchSuppliers, { query: { isActive: 'true', limit: '100' } }),
  placeholderData: keepPreviousData,
};

export const sendDrafts = (body: {
  lines: ReorderLine[];
  review?: ReorderSearch['review'];
  clientRequestId: string;
}) => call(draftReorder, { body });

/** After drafts were created, refetches the lists of purchases. */
export function useDraftsWritten() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: roots.purchasing });
}
