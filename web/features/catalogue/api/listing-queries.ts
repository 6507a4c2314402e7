import { keepPreviousData } from '@tanstack/react-query';
import { getCategoryBySlug, suggestCategories } from '#shared/catalogue/get-category.contract.ts';
import { getProductFacets, listPopularProducts } from '#shared/catalogue/product-lists.contract.ts';
import type { ProductFilter } from './catalogue-queries.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Returns the query of the counts beside a list; they do not depend on page and order. */
export const facetsQuery = (narrowing: ProductFilter) => ({
  ...apiQuery(getProductFacets, { query: narrowing }),
  placeholderData: keepPreviousData,
});

export const categoryQuery = (slug: string) => ({
  ...apiQuery(getCategoryBySlug, { params: { slug }, query: { includeFeatured: 'true' } }),
  gcTime: 30 * 60_000,
});

export const matchingCategoriesQuery = (q: string) => apiQuery(suggestCategories, { query: { q, limit: 6 } });

export const popularProductsQuery = apiQuery(listPopularProducts, { query: { limit: 20 } });
