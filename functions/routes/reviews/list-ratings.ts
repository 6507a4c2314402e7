import { listRatings } from '#shared/reviews/ratings.contract.ts';
import { listReviews } from '#functions/domain/reviews/list-reviews.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listRatings, ({ actor, query, table, now }) =>
  listReviews({ table, now }, { ...query, sort: 'newest', readerId: actor?.userId }, toRating),
);
