import { deleteProduct as contract } from '#shared/catalogue/save-product.contract.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { savingDeps } from '#functions/domain/catalogue/products/saving-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params }) => {
  await deleteProduct(savingDeps(), params.id);
  return { success: true as const };
});
