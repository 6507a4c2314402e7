import { notice } from '#shared/messages/index.ts';
import { deletePurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import { deletePurchase } from '#functions/domain/purchasing/delete-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, language, table, now }) => {
  await deletePurchase({ table, now }, params.id);
  return { success: true as const, message: notice('purchaseDeleted', language) };
});
