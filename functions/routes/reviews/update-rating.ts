import { updateRating } from '#shared/reviews/ratings.contract.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { updateReview } from '#functions/domain/reviews/update-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const missing = 'RATING_NOT_FOUND';

export const handler = httpRoute(
  updateRating,
  async ({ actor: { userId }, params: { id }, body: { value }, table, now }) => {
    await updateReview({ table, now }, { id, userId, missing, stars: value });
    return toRating(...(await readReview({ table, now }, { id, readerId: userId, missing })));
  },
);
