import { listRatingSummaries } from '#shared/reviews/ratings.contract.ts';
import { findRatings } from '#functions/domain/catalogue/products/product-rating.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(listRatingSummaries, async ({ body }) => {
  const productIds = [...new Set(body.productIds)];
  const summaries = await findRatings(table(), productIds);
  return summaries.map((summary, place) => ({ productId: productIds[place] ?? '', ...summary }));
});
