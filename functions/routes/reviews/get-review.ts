import { getReview } from '#shared/reviews/read-reviews.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getReview, async ({ actor, params, table, now }) =>
  toReview(
    ...(await readReview(
      { table, now },
      { ...params, readerId: actor?.userId, missing: 'REVIEW_NOT_FOUND' },
    )),
  ),
);
