import type { Product } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type ProductRecord, toProduct } from '../views/product-record.ts';
import { findProduct, findProductAt } from './find-product.ts';

/** A product shoppers may see; one taken off sale answers as if it were not there. */
export function toShownProduct(record: ProductRecord | undefined): Product {
  if (!record?.card.isActive) throw new AppError('PRODUCT_NOT_FOUND');
  return toProduct(record);
}

export const getProduct = async (context: Context, id: string): Promise<Product> =>
  toShownProduct(await findProduct(context, id));

export const getProductAt = async (context: Context, address: string): Promise<Product> =>
  toShownProduct(await findProductAt(context, address));
