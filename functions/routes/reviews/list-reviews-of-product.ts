import { listReviewsOfProduct } from '#shared/reviews/read-reviews.contract.ts';
import { listReviews, toListQuery } from '#functions/domain/reviews/list-reviews.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(listReviewsOfProduct, async ({ actor, params, query }) =>
  listReviews(table(), toListQuery(params.productId, query), actor?.userId, toReview),
);
