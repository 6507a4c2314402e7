import { createReview as contract } from '#shared/reviews/write-review.contract.ts';
import { createReview } from '#functions/domain/reviews/create-review.ts';
import { toReview } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, body: { rating, ...said }, table, now }) => {
    const review = await createReview({ table, now }, { userId, stars: rating, ...said });
    return toReview(review, { userId, liked: () => false });
  },
);
