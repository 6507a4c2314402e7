import { deleteProduct as contract } from '#shared/catalogue/save-product.contract.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, table, now }) => {
  await deleteProduct({ table, now }, params.id);
  return { success: true as const };
});
