import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { saleStatuses } from '#functions/domain/orders/reading/sales-figures.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { salesPeriodDays } from '#shared/purchasing/reorder-rule.ts';
import { randomOf } from '#seed/random.ts';

const dayMilliseconds = 86_400_000;
/** Minimum stock of a well-run shop. */
const least = 12;

/** Cost of a piece, about two thirds of its price; undefined for a few goods. */
export function costOf({ card }: Pick<ProductRecord, 'card'>): number | undefined {
  const random = randomOf(`cost:${card.id}`);
  return random.next() < 0.1 ? undefined : Math.round(card.price * (0.58 + random.next() * 0.26));
}

/** Adds cost, minimum stock and recent sales to the goods, as the nightly count would write them. */
export function withTrade(
  goods: readonly ProductRecord[],
  orders: readonly StoredOrder[],
  today: Date,
): ProductRecord[] {
  const from = new Date(today.getTime() - salesPeriodDays * dayMilliseconds).toISOString();
  const counted = orders.filter(
    ({ status, createdAt }) =>
      saleStatuses.includes(status) && createdAt >= from && createdAt < today.toISOString(),
  );
  const held = Map.groupBy(
    counted.flatMap(({ holdings }) => holdings),
    ({ productId }) => productId,
  );
  return goods.map((record) => {
    const own = held.get(record.card.id) ?? [];
    const cost = costOf(record);
    const stocks = record.stocks.map((shelf) => ({
      ...shelf,
      ...(cost !== undefined && { cost }),
      ...(shelf.onHand < least && { minQuantity: least }),
      sold: own
        .filter((one) => one.variantId === shelf.variantId && one.warehouseId === shelf.warehouseId)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    }));
    return { ...record, stocks };
  });
}
