import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  deleteProduct,
  getAdminProduct,
  listAdminProductIds,
  listAdminProducts,
  setProductSelling,
} from '#shared/catalogue/admin-products.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export type ProductFilter = NonNullable<CallOptions<typeof listAdminProducts>['query']>;
type Page = ReplyOf<typeof listAdminProducts>;

const lists = [...roots.staffProducts, 'list'] as const;

export const productsQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: [...lists, filter],
    queryFn: ({ signal }) => call(listAdminProducts, { query: filter, signal }),
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    retryDelay: 1000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

/** Ids of all products that match a search. */
export const productIds = ({ page: _page, pageSize: _size, ...query }: ProductFilter) =>
  call(listAdminProductIds, { query });

/** Loaded again for every form, so that edits start from the current version. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.staffProducts, 'one', id],
    queryFn: ({ signal }) => call(getAdminProduct, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** After a product was saved, refetches product data of staff and of shoppers. */
export const productsChanged = (client: QueryClient) =>
  Promise.all(
    [roots.staffProducts, roots.catalogue, roots.activity].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

export const removeProduct = (id: string) => call(deleteProduct, { params: { id } });

/** Updates the row optimistically on every cached page and returns a function that undoes it. */
export function showSelling(client: QueryClient, id: string, isActive: boolean): () => void {
  const before = client.getQueriesData<Page>({ queryKey: lists });
  const turned = (page: Page): Page => ({
    ...page,
    data: page.data.map((row) => (row.id === id ? { ...row, isActive, allowsSale: isActive } : row)),
  });
  client.setQueriesData<Page>({ queryKey: lists }, (page) => page && turned(page));
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}

export const sell = (id: string, isActive: boolean) =>
  call(setProductSelling, { params: { id }, body: { isActive } });
