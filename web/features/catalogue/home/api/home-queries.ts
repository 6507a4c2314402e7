import { queryOptions } from '@tanstack/react-query';
import { listFeaturedBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listBestSellingProducts, listFeaturedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { listPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const minute = 60_000;
/** Kept longer, so that a reader who returns finds the page at its height and scroll position. */
const kept = { staleTime: 5 * minute, gcTime: 30 * minute };

export const publicVouchersQuery = queryOptions({
  queryKey: [...roots.vouchers, 'public'],
  queryFn: ({ signal }) => call(listPublicVouchers, { signal }),
  ...kept,
});

export const bestSellingQuery = queryOptions({
  queryKey: [...roots.catalogue, 'best-selling'],
  queryFn: ({ signal }) => call(listBestSellingProducts, { query: { limit: 20 }, signal }),
  ...kept,
});

export const featuredProductsQuery = queryOptions({
  queryKey: [...roots.catalogue, 'featured-products'],
  queryFn: ({ signal }) => call(listFeaturedProducts, { query: { limit: 8 }, signal }),
  ...kept,
});

export const featuredBusinessesQuery = queryOptions({
  queryKey: [...roots.catalogue, 'featured-businesses'],
  queryFn: ({ signal }) => call(listFeaturedBusinesses, { query: { limit: 8 }, signal }),
  ...kept,
});
