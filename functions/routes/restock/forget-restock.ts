import { forgetRestock as contract } from '#shared/restock/restock.contract.ts';
import { forgetRestock, variantsAwaited } from '#functions/domain/restock/await-restock.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { productId }, query: { variantId } }) => {
    await forgetRestock({ table: table(), now }, { userId, productId, variantId });
    return variantsAwaited(table(), userId, productId, { variantId, waits: false });
  },
);
