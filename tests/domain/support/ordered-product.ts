import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { config } from '../orders/doing-surroundings.ts';
import { pickupWish } from './pickup-wish.ts';

const owner = memberOwner('lan');
export const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });

export type Shelf = { warehouseId: string; onHand: number; cost: number };

/** Places an order of one product with these shelves, and returns the number of table calls too. */
export async function ordered(
  quantity: number,
  shelves: readonly Shelf[],
  by: 'shopper' | 'staff' = 'shopper',
) {
  let trips = 0;
  const { table, put } = memoryTable(async () => {
    trips += 1;
  });
  const made = aProduct({ name: 'Gạo', price: 50_000, available: 0 });
  const stocks = shelves.map(({ warehouseId, onHand }) => ({
    variantId: noVariantId,
    warehouseId,
    warehouseName: warehouseId,
    province: 'Hà Nội',
    onHand,
    reserved: 0,
  }));
  const product = {
    ...made,
    stocks,
    card: { ...made.card, warehouseIds: shelves.map(({ warehouseId }) => warehouseId) },
  };
  put([...productItems(product), warehouseItem(aWarehouse()), warehouseItem(far)]);
  const shelfOf = (warehouseId: string) => productKeys.stock(product.card.id, noVariantId, warehouseId);
  for (const { warehouseId, cost } of shelves)
    await table.write([update(shelfOf(warehouseId), { set: { cost } })]);
  const offer = await findOffer(table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  put([lineItem(owner, newLine(offer, quantity, new Date().toISOString()))]);
  trips = 0;
  const { order } = await placeOrder(contextOf(table), {
    config,
    input: {
      ...pickupWish,
      ...(by === 'staff' && { lines: [{ productId: product.card.id, variantId: null, quantity }] }),
    },
  });
  const placed = trips;
  const stored = await findOrder({ table }, order.id);
  if (!stored) throw new Error('There is no order');
  return { table, stored, product, shelfOf, trips: placed };
}

/** Shelf of the pickup warehouse. */
export const here = (onHand: number, cost: number): Shelf => ({ warehouseId: warehouse.id, onHand, cost });
