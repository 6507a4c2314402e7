import { toggleRatingLike } from '#shared/reviews/ratings.contract.ts';
import { toggleLike } from '#functions/domain/reviews/like-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(toggleRatingLike, async ({ actor, params: { id } }) => {
  return toggleLike(table(), { id, userId: actor.userId, missing: 'RATING_NOT_FOUND' });
});
