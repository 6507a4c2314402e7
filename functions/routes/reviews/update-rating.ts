import { updateRating } from '#shared/reviews/ratings.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { reviewDeps } from '#functions/domain/reviews/review-deps.ts';
import { updateReview } from '#functions/domain/reviews/update-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const missing = 'RATING_NOT_FOUND';

export const handler = httpRoute(updateRating, async ({ actor, params: { id }, body: { value } }) => {
  const deps = reviewDeps();
  await updateReview(deps, { id, userId: actor.userId, missing }, { stars: value });
  return toRating(...(await readReview(deps.table, id, actor.userId, missing)));
});
