import { queryOptions } from '@tanstack/react-query';
import { listRelatedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const minute = 60_000;

export const relatedProductsQuery = (id: string) => ({
  ...apiQuery(listRelatedProducts, { params: { id }, query: { limit: 12 } }),
  staleTime: 5 * minute,
});

/** Returns the query of a business's best-selling products. */
export const businessProductsQuery = (businessId: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'business-products', businessId],
    queryFn: async ({ signal }) => {
      const query = { businessId, sortBy: 'sold', pageSize: 13 } as const;
      return (await call(listProducts, { query, signal })).data;
    },
    staleTime: 5 * minute,
  });
