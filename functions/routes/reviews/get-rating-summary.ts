import { getRatingSummary } from '#shared/reviews/ratings.contract.ts';
import { findRating } from '#functions/domain/catalogue/products/product-rating.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getRatingSummary, async ({ params }) =>
  findRating(table(), params.productId),
);
