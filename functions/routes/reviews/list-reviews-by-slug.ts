import { AppError } from '#shared/contract/errors.ts';
import { listReviewsBySlug } from '#shared/reviews/read-reviews.contract.ts';
import { findRatedBySlug } from '#functions/domain/catalogue/products/product-rating.ts';
import { listReviews, toListQuery } from '#functions/domain/reviews/list-reviews.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listReviewsBySlug, async ({ actor, params, query, table, now }) => {
  const product = await findRatedBySlug({ table, now }, params.slug);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  return listReviews(
    { table, now },
    { ...toListQuery(product.id, query), readerId: actor?.userId },
    toReview,
  );
});
