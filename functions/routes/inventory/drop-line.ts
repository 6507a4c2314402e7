import { dropLine as contract } from '#shared/inventory/counts.contract.ts';
import { dropLine } from '#functions/domain/inventory/counts/count-goods.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, query, table, now }) => {
  await dropLine({ table, now }, { ...params, variantId: query.variantId ?? null });
  return { success: true as const };
});
