import { getRating } from '#shared/reviews/ratings.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getRating, async ({ actor, params }) =>
  toRating(...(await readReview(table(), params.id, actor?.userId, 'RATING_NOT_FOUND'))),
);
