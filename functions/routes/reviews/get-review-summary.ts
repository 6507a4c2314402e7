import { getReviewSummary } from '#shared/reviews/read-reviews.contract.ts';
import { findRating } from '#functions/domain/catalogue/products/product-rating.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getReviewSummary, async ({ params }) =>
  findRating(table(), params.productId),
);
