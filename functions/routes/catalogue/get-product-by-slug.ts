import { getProductBySlug } from '#shared/catalogue/get-product.ts';
import { getProduct } from '#functions/domain/catalogue/get-product.ts';
import { createProductRepository } from '#functions/domain/catalogue/product-repository.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(getProductBySlug, async ({ params }) =>
  getProduct(() => createProductRepository(table()).findBySlug(params.slug)),
);
