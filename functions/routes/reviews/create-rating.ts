import { createRating as contract } from '#shared/reviews/ratings.contract.ts';
import { createRating } from '#functions/domain/reviews/create-review.ts';
import { toRating } from '#functions/domain/reviews/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, body: { productId, value }, table, now }) => {
    const review = await createRating({ table, now }, { userId, productId, stars: value });
    return toRating(review, { userId, liked: () => false });
  },
);
