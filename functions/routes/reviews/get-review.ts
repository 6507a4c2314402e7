import { getReview } from '#shared/reviews/read-reviews.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getReview, async ({ actor, params }) =>
  toReview(...(await readReview(table(), params.id, actor?.userId, 'REVIEW_NOT_FOUND'))),
);
