import { again, retry } from '#functions/platform/records/retry.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import { availableIn, type StoredCard, stockStatusOf } from '../views/product-record.ts';
import { combosOf } from './combo-links.ts';
import { findProduct } from './find-product.ts';

type Sale = { orderId: string; productId: string; quantity: number };

const soldMark = ({ orderId, productId }: Sale) => ({
  pk: `ORDER#${orderId}`,
  sk: `SOLD#${productId}`,
  entity: 'order-sold',
});

/** Counts the pieces an order sold of a product, once per order. */
export async function countSales({ table }: Context, sold: Sale): Promise<void> {
  const { productId, quantity } = sold;
  await table.write([
    create(soldMark(sold), { refusal: 'counted before' }),
    cardRecord.count(
      { id: productId },
      { add: { sold: quantity } },
      { when: { entity: 'product' }, refusal: 'off the shelves' },
    ),
  ]);
}

/** Writes the stock status shown in lists to the card, unless it is there already. */
export async function updateStockOfCard(
  context: Context,
  productId: string,
): Promise<StoredCard | undefined> {
  return retry(async () => {
    const found = await findProduct(context, productId);
    if (!found) return undefined;
    const stockStatus = stockStatusOf(availableIn(found));
    if (stockStatus === found.card.stockStatus) return found.card;
    const { stockVersion } = found.card;
    const refusal = await context.table.write([
      cardRecord.count(
        { id: productId },
        { set: { stockStatus }, add: { stockVersion: 1 } },
        {
          when: { entity: 'product', stockVersion: { missingOrAtMost: stockVersion } },
          refusal: 'changed meanwhile',
        },
      ),
    ]);
    return refusal ? again : found.card;
  });
}

/** Updates the stock status of a product, and of the combos it is a part of. */
export async function followStock(context: Context, productId: string): Promise<void> {
  const card = await updateStockOfCard(context, productId);
  for (const comboId of card ? await combosOf(context.table, card) : [])
    await updateStockOfCard(context, comboId);
}
