import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { CheckoutIssue } from '#shared/orders/place-order.contract.ts';
import { maxOrderLines, type OrderItem } from '#shared/orders/order.ts';
import { lineTotal } from '#shared/orders/order-totals.ts';
import { isSelectedLine, type StoredLine } from '#functions/domain/cart/order-lines.ts';
import { capOf, limitOf } from '#functions/domain/cart/cart-line.ts';
import { maxShelves, type StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { type Offer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { goodsIn, maxOf, type Sellable } from '#functions/domain/catalogue/views/offer.ts';
import type { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { comboSnapshot } from './combo-snapshot.ts';
import type { PackedLine } from './parcels.ts';
import { planStock, takingsSoFar, type StockDemand } from './stock-plan.ts';

/** A cart line with the shop's current offer for it. */
export type BasketLine = { line: StoredLine; offer: Offer | undefined };

/** Chooses the lines to order: the named ones, or all that are not saved for later. */
export function chooseLines(
  lines: readonly StoredLine[],
  cartItemIds: readonly string[] | undefined,
): StoredLine[] {
  const chosen = lines.filter(isSelectedLine({ cartItemIds }));
  if (chosen.length === 0) throw new AppError('CART_EMPTY');
  if (chosen.length > maxOrderLines)
    throw new AppError('ORDER_TOO_LARGE', { params: { limit: maxOrderLines } });
  return chosen.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
}

type OrderedLine = Pick<StoredLine, 'productId' | 'variantId' | 'variantName' | 'quantity'>;

/** Builds an order line, with copied name and price, so that later changes do not affect it. */
export function itemOf(
  { productId, variantId, variantName, quantity }: OrderedLine,
  { card, variant, unit, price, parts }: Pick<Offer, 'card' | 'variant' | 'unit' | 'price' | 'parts'>,
): OrderItem {
  const { unitTotal, subtotal } = lineTotal({ price, taxRate: card.taxRate, quantity });
  const { id, name, slug } = card.business;
  return {
    id: cartItemIdOf({ productId, variantId }),
    productId,
    variantId: variantId === noVariantId ? null : variantId,
    variantName,
    name: card.name,
    slug: card.slug,
    code: variant?.sku ?? card.code,
    image: variant?.image ?? card.image,
    ground: card.ground,
    unit: unit ?? '',
    price,
    taxType: card.taxType,
    taxRate: card.taxRate,
    unitTotal,
    quantity,
    subtotal,
    freeShipping: card.freeShipping,
    business: { id, name, slug },
    ...(parts && { parts: comboSnapshot(parts, unitTotal) }),
  };
}

export const gramsOf = ({ weight }: Pick<Offer, 'weight'>): number => Math.round((weight ?? 0) * 1000);

/** A line that can be ordered as it stands. */
type Ready = { line: StoredLine; offer: Offer };

const onlyAt = (stocks: readonly StoredStock[], warehouseId: string | undefined): readonly StoredStock[] =>
  warehouseId ? stocks.filter((shelf) => shelf.warehouseId === warehouseId) : stocks;

/** Pieces a line takes, with the shelves they may come from; a combo takes the pieces of its parts. */
export const demandsOf = (offer: Offer, quantity: number, pickupId?: string): StockDemand[] =>
  goodsIn(offer).map(({ goods, quantity: each }) => ({
    productId: goods.card.id,
    quantity: each * quantity,
    shelves: onlyAt(goods.stocks, pickupId),
  }));

const wantedOf = ({ line, offer }: Ready, pickupId: string | undefined): StockDemand[] =>
  demandsOf(offer, line.quantity, pickupId);

type Obstacle = Pick<CheckoutIssue, 'state' | 'available' | 'limit'>;

/** Returns why a line cannot be ordered, in the cart's terms, with `left` pieces available for it. */
function obstacleOf({ quantity }: StoredLine, offer: Offer, left: number): Obstacle | undefined {
  const limits = { ...offer, available: left };
  const [available, limit] = [capOf(limits), limitOf(limits)];
  if (available === 0) return { state: 'out_of_stock', available, limit };
  if (quantity < offer.minQuantity) return { state: 'below_minimum', available, limit };
  return available < quantity ? { state: 'short', available, limit } : undefined;
}

/** Splits a basket into orderable lines and issues. Lines on one shelf share its stock. */
export function checkBasket(basket: readonly BasketLine[], pickupId: string | undefined) {
  const issues: CheckoutIssue[] = [];
  const ready: Ready[] = [];
  const takings = takingsSoFar();
  for (const { line, offer } of basket) {
    const left = ({ card, stocks }: Sellable) =>
      takings.leftFor({ productId: card.id, shelves: onlyAt(stocks, pickupId) });
    const obstacle: Obstacle | undefined = offer
      ? obstacleOf(line, offer, maxOf(offer, left))
      : { state: 'unavailable', available: 0, limit: 'stock' };
    if (offer && !obstacle) {
      for (const demand of wantedOf({ line, offer }, pickupId)) takings.fill(demand);
      ready.push({ line, offer });
    } else if (obstacle) {
      const found = { cartItemId: cartItemIdOf(line), name: line.seen.name, wanted: line.quantity };
      issues.push({ ...found, minimum: offer?.minQuantity ?? 1, ...obstacle });
    }
  }
  return { ready, items: ready.map(({ line, offer }) => itemOf(line, offer)), issues };
}

/** Plans the shelves the lines are taken from: the pickup warehouse only, or the parcel plan. */
export function planBasket(
  ready: readonly Ready[],
  { pickupId, province }: { pickupId: string | undefined; province: string },
): StockHold[] {
  const takings = planStock(
    ready.flatMap((one) => wantedOf(one, pickupId)),
    province,
  );
  if (!takings) throw new AppError('OUT_OF_STOCK');
  if (takings.length > maxShelves) {
    const limit = Math.floor((ready.length * maxShelves) / takings.length);
    throw new AppError('ORDER_TOO_LARGE', { params: { limit } });
  }
  return takings;
}

/** Goods that a line puts into parcels; if a combo ships for free, its parts do too. */
export const packedGoods = (offer: Offer): PackedLine[] =>
  goodsIn(offer).map(({ goods }) => ({
    productId: goods.card.id,
    shelves: goods.stocks,
    grams: gramsOf(goods),
    freeShipping: offer.card.freeShipping,
  }));

export const packedOf = (ready: readonly Ready[]): PackedLine[] =>
  ready.flatMap(({ offer }) => packedGoods(offer));
