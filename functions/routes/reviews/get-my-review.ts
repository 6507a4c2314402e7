import { getMyReview } from '#shared/reviews/read-reviews.contract.ts';
import { readMine } from '#functions/domain/reviews/my-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getMyReview, ({ actor, params, table, now }) =>
  readMine({ table, now }, { ...actor, ...params }),
);
