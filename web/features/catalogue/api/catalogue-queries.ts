import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { getCategoryTree } from '#shared/catalogue/list-categories.contract.ts';
import { listProducts, maxSuggested, suggestProducts } from '#shared/catalogue/list-products.contract.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Keys of public data start with 'catalogue'; this data survives a change of user. */

export type ProductFilter = NonNullable<CallOptions<typeof listProducts>['query']>;

export const productsQuery = (filter: ProductFilter) => ({
  ...apiQuery(listProducts, { query: filter }),
  placeholderData: keepPreviousData,
  // Kept longer, so that a reader who returns from a product finds the list at its length and scroll position.
  gcTime: 30 * 60_000,
});

/** Returns the query of the few newest products; the community's front page brings the answer to exactly this one. */
export const newestFewQuery = () => productsQuery({ sortBy: 'createdAt', sortDir: 'desc', pageSize: 6 });

export const newestPageSize = 20;
/** Loads three pages automatically; then a button follows, so that the page's end can be reached. */
export const newestByItself = 3 * newestPageSize;

export const newestProductsQuery = infiniteQueryOptions({
  queryKey: [...roots.catalogue, 'newest'],
  queryFn: ({ pageParam, signal }) =>
    call(listProducts, {
      query: { sortBy: 'createdAt', sortDir: 'desc', page: pageParam, pageSize: newestPageSize },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
  gcTime: 30 * 60_000,
});

export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: [...roots.product, slug],
    queryFn: ({ signal }) => call(getProductBySlug, { params: { slug }, signal }),
  });

export const suggestionsQuery = (q: string) => ({
  ...apiQuery(suggestProducts, { query: { q, limit: maxSuggested } }),
  placeholderData: keepPreviousData,
});

export const categoryTreeQuery = {
  ...apiQuery(getCategoryTree, { query: { withCounts: 'true' } }),
  staleTime: 10 * 60_000,
  gcTime: 30 * 60_000,
};
