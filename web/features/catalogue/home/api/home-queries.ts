import { queryOptions } from '@tanstack/react-query';
import { listFeaturedBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listBestSellingProducts, listFeaturedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { listPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { call } from '#web/platform/api/call.ts';

const root = 'catalogue';
const minute = 60_000;
/** Who comes back from a product finds the page as tall as it was, and so the place where they stood. */
const kept = { staleTime: 5 * minute, gcTime: 30 * minute };

export const publicVouchersQuery = queryOptions({
  queryKey: [root, 'public-vouchers'],
  queryFn: ({ signal }) => call(listPublicVouchers, { signal }),
  ...kept,
});

export const bestSellingQuery = queryOptions({
  queryKey: [root, 'best-selling'],
  queryFn: ({ signal }) => call(listBestSellingProducts, { query: { limit: 20 }, signal }),
  ...kept,
});

export const featuredProductsQuery = queryOptions({
  queryKey: [root, 'featured-products'],
  queryFn: ({ signal }) => call(listFeaturedProducts, { query: { limit: 8 }, signal }),
  ...kept,
});

export const featuredBusinessesQuery = queryOptions({
  queryKey: [root, 'featured-businesses'],
  queryFn: ({ signal }) => call(listFeaturedBusinesses, { query: { limit: 8 }, signal }),
  ...kept,
});
