import { deleteRating } from '#shared/reviews/ratings.contract.ts';
import { deleteReview } from '#functions/domain/reviews/update-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(deleteRating, async ({ actor: { userId }, params: { id }, table, now }) => {
  await deleteReview({ table, now }, { id, userId, missing: 'RATING_NOT_FOUND' });
  return { success: true as const };
});
