import { updateReview as contract } from '#shared/reviews/write-review.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { updateReview } from '#functions/domain/reviews/update-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const missing = 'REVIEW_NOT_FOUND';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { id }, body: { rating, ...said }, table, now }) => {
    await updateReview({ table, now }, { id, userId, missing, stars: rating, ...said });
    return toReview(...(await readReview({ table, now }, { id, readerId: userId, missing })));
  },
);
