import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getBusiness, listBrands, listBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listAdminCategories, type StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { listPublicWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const minute = 60_000;

/** Hidden ones as well: products are filed under them before they are shown, and after. */
export const categoriesQuery = {
  ...apiQuery(listAdminCategories),
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

export const businessQuery = (id: string) => apiQuery(getBusiness, { params: { id } });

export const brandsQuery = (q: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'brands-to-choose', q],
    queryFn: ({ signal }) => call(listBrands, { query: found(q), signal }),
    placeholderData: keepPreviousData,
  });

/** Businesses and brands that were found while one was chosen. */
export const makersFound = (client: QueryClient): { id: string; name: string }[] =>
  ['businesses-to-choose', 'brands-to-choose'].flatMap((found) =>
    client
      .getQueriesData<Pick<ReplyOf<typeof listBrands>, 'data'>>({ queryKey: [...roots.catalogue, found] })
      .flatMap(([, page]) => page?.data ?? []),
  );

type Named = { id: string; name: string };

/** What was found, and what is chosen already, which the search need not find. */
export const optionsOf = (found: readonly Named[] = [], known: Named | null | undefined) =>
  [...(known && !found.some(({ id }) => id === known.id) ? [known] : []), ...found].map(({ id, name }) => ({
    value: id,
    label: name,
  }));

type CategoryLine = Pick<StaffCategory, 'id' | 'name' | 'parentId' | 'isActive'>;

/** All categories in the order of the tree, each with the way to it; of one that is hidden it is said. */
export function inTree(rows: readonly CategoryLine[], hidden: string) {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const linesOf = (parent: string | null, above: string): { value: string; label: string }[] =>
    (below.get(parent) ?? []).flatMap(({ id, name, isActive }) => [
      { value: id, label: above + name + (isActive ? '' : ` (${hidden})`) },
      ...linesOf(id, `${above}${name} › `),
    ]);
  return linesOf(null, '');
}
