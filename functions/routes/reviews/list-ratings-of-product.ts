import { listRatingsOfProduct } from '#shared/reviews/ratings.contract.ts';
import { listReviews } from '#functions/domain/reviews/list-reviews.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listRatingsOfProduct, ({ actor, params, query, table, now }) =>
  listReviews({ table, now }, { ...params, ...query, sort: 'newest', readerId: actor?.userId }, toRating),
);
