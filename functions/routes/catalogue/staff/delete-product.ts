import { deleteProduct as contract } from '#shared/catalogue/admin-products.contract.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { countOrdersOf } from '#functions/domain/orders/reading/orders-of-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, table, now }) => {
  await deleteProduct({ table, now }, params.id, countOrdersOf);
  return { success: true as const };
});
