import { listRatingSummaries } from '#shared/reviews/ratings.contract.ts';
import { findRatings } from '#functions/domain/catalogue/products/product-rating.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listRatingSummaries, async ({ body, table, now }) => {
  const productIds = [...new Set(body.productIds)];
  const summaries = await findRatings({ table, now }, productIds);
  return summaries.map((summary, place) => ({ productId: productIds[place] ?? '', ...summary }));
});
