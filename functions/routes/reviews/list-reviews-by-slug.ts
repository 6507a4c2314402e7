import { AppError } from '#shared/contract/errors.ts';
import { listReviewsBySlug } from '#shared/reviews/read-reviews.contract.ts';
import { findRatedBySlug } from '#functions/domain/catalogue/products/product-rating.ts';
import { listReviews, toListQuery } from '#functions/domain/reviews/list-reviews.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(listReviewsBySlug, async ({ actor, params, query }) => {
  const product = await findRatedBySlug(table(), params.slug);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  return listReviews(table(), toListQuery(product.id, query), actor?.userId, toReview);
});
