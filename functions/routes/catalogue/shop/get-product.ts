import { getProduct as contract } from '#shared/catalogue/get-product.contract.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { createProductRepository } from '#functions/domain/catalogue/products/product-repository.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params }) =>
  getProduct(() => createProductRepository(table()).find(params.id)),
);
