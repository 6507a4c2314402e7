import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  getAdminProduct,
  listAdminProductIds,
  listAdminProducts,
  type ProductForStaff,
} from '#shared/catalogue/admin-products.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

type ProductFilter = NonNullable<CallOptions<typeof listAdminProducts>['query']>;
type Page = ReplyOf<typeof listAdminProducts>;

/** Ids of all products that match a search. */
export const productIds = ({ page: _page, pageSize: _size, ...query }: ProductFilter) =>
  call(listAdminProductIds, { query });

/** Loaded again for every form, so that edits start from the current version. */
export const productQuery = (id: string) =>
  queryOptions<ProductForStaff>({
    queryKey: [...roots.staffProducts, 'one', id],
    queryFn: ({ signal }): Promise<ProductForStaff> => call(getAdminProduct, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

const shownParts = 20;

/** Products that can be part of a combo, searched by name, code, SKU or barcode. */
export const partsToChoose = (q: string) => ({
  ...apiQuery(listAdminProducts, { query: { ...(q && { q }), pageSize: shownParts } }),
  select: ({ data }: Page) => data.filter(({ type, isUnit }) => type !== 'combo' && !isUnit),
  placeholderData: keepPreviousData,
});

/** A selected part of a combo with its price and stock. */
export const partQuery = (id: string) => ({
  ...apiQuery(getAdminProduct, { params: { id } }),
  enabled: id !== '',
  staleTime: 60_000,
});

/** Updates the row optimistically on every cached page and returns a function that undoes it. */
export function showSelling(client: QueryClient, id: string, isActive: boolean): () => void {
  const lists = { queryKey: listAdminProducts.name.split('/') };
  const before = client.getQueriesData<Page>(lists);
  const turned = (page: Page): Page => ({
    ...page,
    data: page.data.map((row) => (row.id === id ? { ...row, isActive, allowsSale: isActive } : row)),
  });
  client.setQueriesData<Page>(lists, (page) => page && turned(page));
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}
