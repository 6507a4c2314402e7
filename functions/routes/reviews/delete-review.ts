import { deleteReview as contract } from '#shared/reviews/write-review.contract.ts';
import { deleteReview } from '#functions/domain/reviews/update-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, table, now }) => {
  await deleteReview({ table, now }, { id, userId, missing: 'REVIEW_NOT_FOUND' });
  return { success: true as const };
});
