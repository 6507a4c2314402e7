import type { Product } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { nextSwitch } from '#shared/price-books/effective-price.ts';
import { freshUntil } from '#functions/platform/handlers/fresh-until.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { forEverybody, pricedRecord } from '../views/priced-card.ts';
import { type ProductRecord, toProduct } from '../views/product-record.ts';
import { findProduct, findProductAt } from './find-product.ts';

/** A product as shoppers see it now; one taken off sale answers as if it were not there. */
export function toShownProduct(record: ProductRecord | undefined, at: Date): Product {
  if (!record?.card.isActive) throw new AppError('PRODUCT_NOT_FOUND');
  freshUntil(nextSwitch(record.card.priceWindows, at.toISOString()));
  const product = toProduct(pricedRecord(record, forEverybody(at)));
  const isOwn = record.card.priceWindows.some(({ audience }) => audience !== undefined);
  return { ...product, ...(isOwn && { hasOwnPrices: true as const }) };
}

export const getProduct = async (context: Context, id: string): Promise<Product> =>
  toShownProduct(await findProduct(context, id), context.now());

export const getProductAt = async (context: Context, address: string): Promise<Product> =>
  toShownProduct(await findProductAt(context, address), context.now());
