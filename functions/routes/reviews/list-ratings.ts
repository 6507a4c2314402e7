import { listRatings } from '#shared/reviews/ratings.contract.ts';
import { listReviews } from '#functions/domain/reviews/list-reviews.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(listRatings, async ({ actor, query }) =>
  listReviews(table(), { ...query, sort: 'newest' }, actor?.userId, toRating),
);
