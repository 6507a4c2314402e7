import { unitCostOf } from '#shared/inventory/unit-cost.ts';
import { type Offer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { goodsIn } from '#functions/domain/catalogue/views/offer.ts';
import type { StoredOrder } from '../order-record.ts';
import type { OrderQuote } from './compute-quote.ts';

type StockPart = Pick<OrderQuote, 'takings'> & {
  basket: readonly { line: { productId: string; variantId: string }; offer?: Offer | undefined }[];
};

/** Average unit cost over the shelves the pieces are taken from; undefined if one of them has no cost. */
export function averageCost(taken: readonly { quantity: number; cost: number }[]): number | undefined {
  if (taken.length === 0 || taken.some(({ cost }) => cost <= 0)) return undefined;
  const worth = taken.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);
  const pieces = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  return unitCostOf(worth, pieces);
}

/** Average unit cost of one offered good. */
function pieceCost(
  takings: OrderQuote['takings'],
  { card, variant, stocks }: Pick<Offer, 'card' | 'variant' | 'stocks'>,
): number | undefined {
  const named = variant?.id ?? noVariantId;
  const taken = takings
    .filter(({ productId, variantId }) => productId === card.id && variantId === named)
    .map(({ warehouseId, quantity }) => ({
      quantity,
      cost: stocks.find((shelf) => shelf.warehouseId === warehouseId)?.cost ?? 0,
    }));
  return averageCost(taken);
}

/** Unit cost of a line to the shop; a combo sums up its parts. */
function costOf(
  { basket, takings }: StockPart,
  { productId, variantId }: { productId: string; variantId: string | null },
): number | undefined {
  const named = variantId ?? noVariantId;
  const bought = basket.find(({ line }) => line.productId === productId && line.variantId === named);
  const goods = bought?.offer ? goodsIn(bought.offer) : [];
  const costs = goods.map(({ goods: piece, quantity }) => {
    const cost = pieceCost(takings, piece);
    return cost === undefined ? undefined : cost * quantity;
  });
  const known = costs.filter((cost) => cost !== undefined);
  if (known.length === 0 || known.length < costs.length) return undefined;
  return unitCostOf(
    known.reduce((sum, cost) => sum + cost, 0),
    1,
  );
}

/** Adds today's unit costs to the lines, so that later purchase prices leave the profit alone. */
export const withCosts = (quote: Pick<OrderQuote, 'items'> & StockPart): StoredOrder['items'] =>
  quote.items.map((item) => {
    const cost = costOf(quote, item);
    return cost === undefined ? item : { ...item, cost };
  });
