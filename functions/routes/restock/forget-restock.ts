import { forgetRestock as contract } from '#shared/restock/restock.contract.ts';
import { forgetRestock, variantsAwaited } from '#functions/domain/restock/await-restock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { productId }, query: { variantId }, table, now }) => {
    await forgetRestock({ table, now }, { userId, productId, variantId });
    return variantsAwaited({ table, now }, { userId, productId, just: { variantId, waits: false } });
  },
);
