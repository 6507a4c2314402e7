import type { OrderItem } from '#shared/orders/order.ts';
import { costOf } from './trade.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import {
  availableOf,
  type ProductRecord,
  stockStatusOf,
} from '#functions/domain/catalogue/views/product-record.ts';
import { itemOf } from '#functions/domain/orders/placing/basket.ts';
import type { Holding, StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Random } from '#seed/random.ts';

export type OrderedGood = { item: StoredOrder['items'][number]; holding: Holding; grams: number };

/** Minimum stock of a shelf for demo orders, so that no order empties it. */
const comfortable = 12;

function boughtItem({ card, detail }: ProductRecord, variantId: string, quantity: number): OrderItem {
  const variant = detail.variants.find(({ id }) => id === variantId);
  const variantName = variant ? `${variant.name}: ${variant.value}` : null;
  return itemOf(
    { productId: card.id, variantId, variantName, quantity },
    { card, variant, unit: detail.unit, price: card.price + (variant?.additionalPrice ?? 0) },
  );
}

/** Picks different goods from one warehouse, so that a pickup has one counter and a delivery one parcel. */
export function buy(
  goods: readonly ProductRecord[],
  lines: number,
  random: Random,
): { warehouseId: string; bought: OrderedGood[] } {
  const stocked = goods.filter(({ stocks }) => stocks.some(({ onHand }) => onHand >= comfortable));
  const first = random.pick(stocked).stocks.find(({ onHand }) => onHand >= comfortable);
  const warehouseId = first?.warehouseId ?? '';
  const shelfOf = ({ stocks }: ProductRecord) =>
    stocks.find((shelf) => shelf.warehouseId === warehouseId && shelf.onHand >= comfortable);
  const bought = random
    .shuffle(stocked)
    .filter((record) => shelfOf(record))
    .slice(0, lines)
    .map((record) => {
      const quantity = random.between(1, 3);
      const variantId = shelfOf(record)?.variantId ?? noVariantId;
      const { id: productId } = record.card;
      const cost = costOf(record);
      return {
        item: { ...boughtItem(record, variantId, quantity), ...(cost !== undefined && { cost }) },
        holding: { productId, variantId, warehouseId, quantity },
        grams: record.card.freeShipping ? 0 : Math.round(record.detail.weight * 1000) * quantity,
      };
    });
  return { warehouseId, bought };
}

/** Adds the quantities reserved by orders to the goods' stock. */
export function withReservations(
  goods: readonly ProductRecord[],
  holdings: readonly Holding[],
): ProductRecord[] {
  const held = Map.groupBy(holdings, ({ productId }) => productId);
  return goods.map((record) => {
    const own = held.get(record.card.id);
    if (!own) return record;
    const stocks = record.stocks.map((shelf) => ({
      ...shelf,
      reserved: own
        .filter((one) => one.variantId === shelf.variantId && one.warehouseId === shelf.warehouseId)
        .reduce((sum, { quantity }) => sum + quantity, shelf.reserved),
    }));
    return { ...record, stocks, card: { ...record.card, stockStatus: stockStatusOf(availableOf(stocks)) } };
  });
}
