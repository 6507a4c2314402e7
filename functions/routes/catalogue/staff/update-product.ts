import { updateProduct as contract } from '#shared/catalogue/save-product.contract.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { savingDeps } from '#functions/domain/catalogue/products/saving-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body }) =>
  updateProduct(savingDeps(), params.id, body),
);
