import { getReviewSummary } from '#shared/reviews/read-reviews.contract.ts';
import { findRating } from '#functions/domain/catalogue/products/product-rating.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getReviewSummary, ({ params, table, now }) =>
  findRating({ table, now }, params.productId),
);
