import type { Product } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type ProductRecord, toProduct } from '../views/product-record.ts';

/** A product shoppers may see; one taken off sale answers as if it were not there. */
export async function getProduct(find: () => Promise<ProductRecord | undefined>): Promise<Product> {
  const record = await find();
  if (!record?.card.isActive) throw new AppError('PRODUCT_NOT_FOUND');
  return toProduct(record);
}
