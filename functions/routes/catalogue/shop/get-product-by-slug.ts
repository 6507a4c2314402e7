import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { createProductRepository } from '#functions/domain/catalogue/products/product-repository.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

/** An address may also be made of the product's id, as links from orders and mails are. */
export const handler = httpRoute(getProductBySlug, async ({ params: { slug } }) => {
  const products = createProductRepository(table());
  return getProduct(async () => (await products.findBySlug(slug)) ?? (await products.find(slug)));
});
