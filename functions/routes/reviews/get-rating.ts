import { getRating } from '#shared/reviews/ratings.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getRating, async ({ actor, params, table, now }) =>
  toRating(
    ...(await readReview(
      { table, now },
      { ...params, readerId: actor?.userId, missing: 'RATING_NOT_FOUND' },
    )),
  ),
);
