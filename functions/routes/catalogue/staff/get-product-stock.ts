import { getProductStock as contract } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { createProductRepository } from '#functions/domain/catalogue/products/product-repository.ts';
import { toSavedProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

/** Also of what is not on sale. */
export const handler = httpRoute(contract, async ({ params }) => {
  const record = await createProductRepository(table()).find(params.id);
  if (!record) throw new AppError('PRODUCT_NOT_FOUND');
  return toSavedProduct(record);
});
