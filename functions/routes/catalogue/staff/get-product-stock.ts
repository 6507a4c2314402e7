import { getProductStock as contract } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { toSavedProduct } from '#functions/domain/catalogue/products/read-for-staff.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

/** Includes products that are not on sale. */
export const handler = httpRoute(contract, async ({ params, table, now }) => {
  const record = await findProduct({ table, now }, params.id);
  if (!record) throw new AppError('PRODUCT_NOT_FOUND');
  return toSavedProduct(record);
});
