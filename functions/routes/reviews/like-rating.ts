import { likeRating } from '#shared/reviews/ratings.contract.ts';
import { likeReview } from '#functions/domain/reviews/like-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(likeRating, ({ actor: { userId }, params: { id }, table, now }) =>
  likeReview({ table, now }, { id, userId, missing: 'RATING_NOT_FOUND', liked: true }),
);
