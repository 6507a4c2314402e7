import { awaitRestock as contract } from '#shared/restock/restock.contract.ts';
import { awaitRestock, variantsAwaited } from '#functions/domain/restock/await-restock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { productId }, body: { variantId }, table, now }) => {
    await awaitRestock({ table, now }, { userId, productId, variantId });
    return variantsAwaited({ table, now }, { userId, productId, just: { variantId, waits: true } });
  },
);
