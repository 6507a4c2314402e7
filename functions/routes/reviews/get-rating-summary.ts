import { getRatingSummary } from '#shared/reviews/ratings.contract.ts';
import { findRating } from '#functions/domain/catalogue/products/product-rating.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getRatingSummary, ({ params, table, now }) =>
  findRating({ table, now }, params.productId),
);
