import { listFeaturedBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listBestSellingProducts, listFeaturedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { listPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const minute = 60_000;
/** Kept longer, so that a reader who returns finds the page at its height and scroll position. */
const kept = { staleTime: 5 * minute, gcTime: 30 * minute };

export const publicVouchersQuery = { ...apiQuery(listPublicVouchers), ...kept };
export const bestSellingQuery = { ...apiQuery(listBestSellingProducts, { query: { limit: 20 } }), ...kept };
export const featuredProductsQuery = { ...apiQuery(listFeaturedProducts, { query: { limit: 8 } }), ...kept };
export const featuredBusinessesQuery = {
  ...apiQuery(listFeaturedBusinesses, { query: { limit: 8 } }),
  ...kept,
};
