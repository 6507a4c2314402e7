import { awaitRestock as contract } from '#shared/restock/restock.contract.ts';
import { awaitRestock, variantsAwaited } from '#functions/domain/restock/await-restock.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { productId }, body: { variantId } }) => {
    await awaitRestock({ table: table(), now }, { userId, productId, variantId });
    return variantsAwaited(table(), userId, productId, { variantId, waits: true });
  },
);
