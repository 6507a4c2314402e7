import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getBusiness, listBrands, listBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listAdminCategories, type StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { listPublicWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const minute = 60_000;

/** Includes hidden categories, because products are assigned to them too. */
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

/** Businesses and brands from earlier searches in the selects of the form. */
export const makersFound = (client: QueryClient): { id: string; name: string }[] =>
  ['businesses-to-choose', 'brands-to-choose'].flatMap((found) =>
    client
      .getQueriesData<Pick<ReplyOf<typeof listBrands>, 'data'>>({ queryKey: [...roots.catalogue, found] })
      .flatMap(([, page]) => page?.data ?? []),
  );

type NamedChoice = { id: string; name: string };

/** Options of a select: the search results plus the selected entry, which the search may not contain. */
export const optionsOf = (found: readonly NamedChoice[] = [], known: NamedChoice | null | undefined) =>
  [...(known && !found.some(({ id }) => id === known.id) ? [known] : []), ...found].map(({ id, name }) => ({
    value: id,
    label: name,
  }));

type CategoryLine = Pick<StaffCategory, 'id' | 'name' | 'parentId' | 'isActive'>;

/** All categories in tree order, each named with its path; hidden ones are marked. */
export function inTree(rows: readonly CategoryLine[], hidden: string) {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const linesOf = (parent: string | null, above: string): { value: string; label: string }[] =>
    (below.get(parent) ?? []).flatMap(({ id, name, isActive }) => [
      { value: id, label: above + name + (isActive ? '' : ` (${hidden})`) },
      ...linesOf(id, `${above}${name} › `),
    ]);
  return linesOf(null, '');
}
