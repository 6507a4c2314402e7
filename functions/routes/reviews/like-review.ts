import { likeReview as contract } from '#shared/reviews/write-review.contract.ts';
import { likeReview } from '#functions/domain/reviews/like-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body: { liked } }) => {
  return likeReview(table(), { id, userId: actor.userId, missing: 'REVIEW_NOT_FOUND' }, liked);
});
