import { getOrderReviewStatus } from '#shared/reviews/read-reviews.contract.ts';
import { readOrderStatus } from '#functions/domain/reviews/my-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getOrderReviewStatus, ({ actor, params, table, now }) =>
  readOrderStatus({ table, now }, { ...actor, ...params }),
);
