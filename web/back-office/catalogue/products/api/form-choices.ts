import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getBusiness, listBrands, listBusinesses } from '#shared/catalogue/maker.contract.ts';
import type { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { listPublicWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Includes hidden categories, because products are assigned to them too. */
export { staffCategoriesQuery as categoriesQuery } from '../../categories/api/category-queries.ts';

export const warehousesQuery = { ...apiQuery(listPublicWarehouses), staleTime: 10 * 60_000 };

const shown = 50;
const found = (q: string) => ({ ...(q && { q }), sortBy: 'name', sortDir: 'asc', pageSize: shown }) as const;

export const businessesQuery = (q: string) => ({
  ...apiQuery(listBusinesses, { query: found(q) }),
  placeholderData: keepPreviousData,
});

export const businessQuery = (id: string) => apiQuery(getBusiness, { params: { id } });

export const brandsQuery = (q: string) => ({
  ...apiQuery(listBrands, { query: found(q) }),
  placeholderData: keepPreviousData,
});

/** Businesses and brands from earlier searches in the selects of the form. */
export const makersFound = (client: QueryClient): { id: string; name: string }[] =>
  [listBusinesses, listBrands].flatMap(({ name }) =>
    client
      .getQueriesData<Pick<ReplyOf<typeof listBrands>, 'data'>>({ queryKey: name.split('/') })
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
