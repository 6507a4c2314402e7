import { likeReview as contract } from '#shared/reviews/write-review.contract.ts';
import { likeReview } from '#functions/domain/reviews/like-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  ({ actor: { userId }, params: { id }, body: { liked }, table, now }) =>
    likeReview({ table, now }, { id, userId, missing: 'REVIEW_NOT_FOUND', liked }),
);
