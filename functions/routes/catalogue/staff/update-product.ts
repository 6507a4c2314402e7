import { updateProduct as contract } from '#shared/catalogue/save-product.contract.ts';
import { readCategory } from '#functions/domain/catalogue/categories/read-category.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, table, now }) =>
  updateProduct({ table, now, findCategory: readCategory }, { id, change: body }),
);
