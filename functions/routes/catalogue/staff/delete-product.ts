import { deleteProduct as contract } from '#shared/catalogue/admin-products.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { findOrdersOf } from '#functions/domain/orders/reading/orders-of-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ language, params, table, now }) => {
  await deleteProduct({ table, now }, params.id, findOrdersOf);
  return { success: true as const, message: notice('productDeleted', language) };
});
