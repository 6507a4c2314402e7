import { listReviewsOfProduct } from '#shared/reviews/read-reviews.contract.ts';
import { listReviews, toListQuery } from '#functions/domain/reviews/list-reviews.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listReviewsOfProduct, ({ actor, params, query, table, now }) =>
  listReviews({ table, now }, { ...toListQuery(params.productId, query), readerId: actor?.userId }, toReview),
);
