import { likeRating } from '#shared/reviews/ratings.contract.ts';
import { likeReview } from '#functions/domain/reviews/like-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(likeRating, async ({ actor, params: { id } }) => {
  return likeReview(table(), { id, userId: actor.userId, missing: 'RATING_NOT_FOUND' }, true);
});
