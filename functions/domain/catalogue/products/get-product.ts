import type { Product } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { nextSwitch } from '#shared/price-books/effective-price.ts';
import { cacheUntil } from '#functions/platform/handlers/cache-lifetime.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { forEverybody, pricedRecord } from '../views/priced-card.ts';
import { type ProductRecord, toProduct } from '../views/product-record.ts';
import { toUnit, withUnits, type WithUnits } from './unit-family.ts';
import { findProduct, findProductAt } from './find-product.ts';

/** Builds the product as shoppers see it now; a product off sale is reported as missing. */
export function toPublicProduct(record: WithUnits | undefined, at: Date): Product {
  if (!record?.card.isActive) throw new AppError('PRODUCT_NOT_FOUND');
  cacheUntil(nextSwitch(record.card.priceWindows, at.toISOString()));
  const pricing = forEverybody(at);
  const product = toProduct(pricedRecord(record, pricing));
  const sold = (record.units ?? []).filter(({ card }) => card.isActive);
  for (const { card } of sold) cacheUntil(nextSwitch(card.priceWindows, at.toISOString()));
  const units = sold.map((unit) => toUnit(unit, pricing));
  const isOwn = record.card.priceWindows.some(({ audience }) => audience !== undefined);
  return {
    ...product,
    ...(units.length > 1 && { units }),
    ...(isOwn && { hasOwnPrices: true as const }),
  };
}

/** Adds the units a product is sold in; for display only, so they may be slightly stale. */
const inUnits = ({ table }: TableContext, record: ProductRecord | undefined) =>
  record && withUnits(table.recent, record);

export const findPublicProduct = async (context: Context, address: string): Promise<WithUnits | undefined> =>
  inUnits(context, await findProductAt(context, address));

export const getProduct = async (context: Context, id: string): Promise<Product> =>
  toPublicProduct(await inUnits(context, await findProduct(context, id)), context.now());

export const getProductAt = async (context: Context, address: string): Promise<Product> =>
  toPublicProduct(await findPublicProduct(context, address), context.now());
