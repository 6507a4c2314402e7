import { getOrderReviewStatus } from '#shared/reviews/read-reviews.contract.ts';
import { readOrderStatus } from '#functions/domain/reviews/my-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getOrderReviewStatus, async ({ actor, params }) =>
  readOrderStatus(table(), actor.userId, params.orderId),
);
