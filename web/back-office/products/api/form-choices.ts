import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCategoryTree } from '#shared/catalogue/list-categories.contract.ts';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { listBrands, listBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listPublicWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const minute = 60_000;

export const categoriesQuery = {
  ...apiQuery(getCategoryTree),
  staleTime: 5 * minute,
  retry: 1,
};

export const warehousesQuery = { ...apiQuery(listPublicWarehouses), staleTime: 10 * minute };

const shown = 50;
const found = (q: string) => ({ ...(q && { q }), sortBy: 'name', sortDir: 'asc', pageSize: shown }) as const;

export const businessesQuery = (q: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'businesses-to-choose', q],
    queryFn: ({ signal }) => call(listBusinesses, { query: found(q), signal }),
    placeholderData: keepPreviousData,
  });

export const brandsQuery = (q: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'brands-to-choose', q],
    queryFn: ({ signal }) => call(listBrands, { query: found(q), signal }),
    placeholderData: keepPreviousData,
  });

/** All categories in the order of the tree, each with the way to it. */
export const inTree = (nodes: readonly CategoryNode[], above = ''): { value: string; label: string }[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: id, label: above + name },
    ...inTree(children, `${above}${name} › `),
  ]);
