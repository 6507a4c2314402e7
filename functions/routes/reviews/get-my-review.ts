import { getMyReview } from '#shared/reviews/read-reviews.contract.ts';
import { readMine } from '#functions/domain/reviews/my-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getMyReview, async ({ actor, params }) =>
  readMine(table(), actor, params.productId),
);
