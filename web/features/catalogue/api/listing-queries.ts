import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCategoryBySlug, suggestCategories } from '#shared/catalogue/get-category.contract.ts';
import { getProductFacets, listPopularProducts } from '#shared/catalogue/product-lists.contract.ts';
import { call } from '#web/platform/api/call.ts';
import type { ProductFilter } from './catalogue-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const minute = 60_000;

/** Returns the query of the counts beside a list; they do not depend on page and order. */
export const facetsQuery = (narrowing: ProductFilter) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'facets', narrowing],
    queryFn: ({ signal }) => call(getProductFacets, { query: narrowing, signal }),
    placeholderData: keepPreviousData,
  });

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'category', slug],
    queryFn: ({ signal }) =>
      call(getCategoryBySlug, { params: { slug }, query: { includeFeatured: 'true' }, signal }),
    gcTime: 30 * minute,
  });

export const matchingCategoriesQuery = (q: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'matching-categories', q],
    queryFn: ({ signal }) => call(suggestCategories, { query: { q, limit: 6 }, signal }),
  });

export const popularProductsQuery = queryOptions({
  queryKey: [...roots.catalogue, 'popular'],
  queryFn: ({ signal }) => call(listPopularProducts, { query: { limit: 20 }, signal }),
});
