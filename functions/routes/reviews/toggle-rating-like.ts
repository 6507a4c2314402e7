import { toggleRatingLike } from '#shared/reviews/ratings.contract.ts';
import { toggleLike } from '#functions/domain/reviews/like-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(toggleRatingLike, ({ actor: { userId }, params: { id }, table, now }) =>
  toggleLike({ table, now }, { id, userId, missing: 'RATING_NOT_FOUND' }),
);
