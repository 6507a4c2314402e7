import type { OwnPrices } from '#shared/price-books/own-prices.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { pricedRecord } from '#functions/domain/catalogue/views/priced-card.ts';
import { toProduct } from '#functions/domain/catalogue/views/product-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type PriceOwner, pricingFor } from './pricing-for.ts';

/** Returns a product with the prices that the viewer would pay. */
export async function ownPrices(
  context: Context,
  { id, owner }: { id: string; owner: PriceOwner },
): Promise<OwnPrices> {
  const record = await findProduct(context, id);
  if (!record?.card.isActive) throw new AppError('PRODUCT_NOT_FOUND');
  return toProduct(pricedRecord(record, await pricingFor(context, owner)([record.card])));
}
