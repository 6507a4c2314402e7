import { createProduct as contract } from '#shared/catalogue/save-product.contract.ts';
import { can } from '#shared/contract/access.ts';
import { readCategory } from '#functions/domain/catalogue/categories/read-category.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId, role }, body, table, now }) =>
  createProduct(
    { table, now, findCategory: readCategory },
    { ...body, userId, seesCosts: can(role, 'costs.read') },
  ),
);
