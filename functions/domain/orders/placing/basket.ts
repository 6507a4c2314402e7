import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { CheckoutIssue } from '#shared/orders/place-order.contract.ts';
import { mostOrderLines, type OrderItem } from '#shared/orders/order.ts';
import { lineTotal } from '#shared/orders/order-totals.ts';
import type { StoredLine } from '#functions/domain/cart/order-lines.ts';
import { capOf, limitOf } from '#functions/domain/cart/cart-line.ts';
import { mostShelves, type StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { type Offer, wholeProduct } from '#functions/domain/catalogue/products/product-offers.ts';
import type { PackedLine } from './parcels.ts';
import { planStock, takingsSoFar, type StockDemand } from './stock-plan.ts';

/** A line of the cart beside what the shop sells by that name now. */
export type BasketLine = { line: StoredLine; offer: Offer | undefined };

/** The lines to be ordered: those named, or all that are not saved for later. */
export function chooseLines(
  lines: readonly StoredLine[],
  wanted: readonly string[] | undefined,
): StoredLine[] {
  const chosen = lines.filter((line) => (wanted ? wanted.includes(cartItemIdOf(line)) : !line.savedForLater));
  if (chosen.length === 0) throw new AppError('CART_EMPTY');
  if (chosen.length > mostOrderLines)
    throw new AppError('ORDER_TOO_LARGE', { params: { limit: mostOrderLines } });
  return chosen.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
}

type OrderedLine = Pick<StoredLine, 'productId' | 'variantId' | 'variantName' | 'quantity'>;

/** A line of an order: what is sold now, kept as it is today. */
export function itemOf(
  { productId, variantId, variantName, quantity }: OrderedLine,
  { card, variant, unit, price }: Pick<Offer, 'card' | 'variant' | 'unit' | 'price'>,
): OrderItem {
  const { unitTotal, subtotal } = lineTotal({ price, taxRate: card.taxRate, quantity });
  const { id, name, slug } = card.business;
  return {
    id: cartItemIdOf({ productId, variantId }),
    productId,
    variantId: variantId === wholeProduct ? null : variantId,
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
  };
}

export const gramsOf = ({ weight }: Pick<Offer, 'weight'>): number => Math.round((weight ?? 0) * 1000);

/** A line that can be ordered as it stands. */
type Ready = { line: StoredLine; offer: Offer };

const wantedOf = (
  { line: { productId, quantity }, offer }: Ready,
  pickupId: string | undefined,
): StockDemand => ({
  productId,
  quantity,
  shelves: pickupId ? offer.stocks.filter(({ warehouseId }) => warehouseId === pickupId) : offer.stocks,
});

type Obstacle = Pick<CheckoutIssue, 'state' | 'available' | 'limit'>;

/** As the cart says it, of what is left for this line. */
function obstacleOf({ quantity }: StoredLine, offer: Offer, left: number): Obstacle | undefined {
  const limits = { ...offer, available: left };
  const [available, limit] = [capOf(limits), limitOf(limits)];
  if (available === 0) return { state: 'out_of_stock', available, limit };
  if (quantity < offer.minQuantity) return { state: 'below_minimum', available, limit };
  return available < quantity ? { state: 'short', available, limit } : undefined;
}

/** What of a basket can be ordered, and what stands in the way of the rest. Lines that share a shelf share what it has. */
export function checkBasket(basket: readonly BasketLine[], pickupId: string | undefined) {
  const issues: CheckoutIssue[] = [];
  const ready: Ready[] = [];
  const takings = takingsSoFar();
  for (const { line, offer } of basket) {
    const wanted = offer && wantedOf({ line, offer }, pickupId);
    const obstacle: Obstacle | undefined = wanted
      ? obstacleOf(line, offer, takings.leftFor(wanted))
      : { state: 'unavailable', available: 0, limit: 'stock' };
    if (offer && wanted && !obstacle) {
      takings.fill(wanted);
      ready.push({ line, offer });
    } else if (obstacle) {
      const found = { cartItemId: cartItemIdOf(line), name: line.seen.name, wanted: line.quantity };
      issues.push({ ...found, minimum: offer?.minQuantity ?? 1, ...obstacle });
    }
  }
  return { ready, items: ready.map(({ line, offer }) => itemOf(line, offer)), issues };
}

/** From where the lines that can be ordered are taken: the counter they are fetched at, or as the plan for parcels says. */
export function planBasket(
  ready: readonly Ready[],
  { pickupId, province }: { pickupId: string | undefined; province: string },
): StockHold[] {
  const takings = planStock(
    ready.map((one) => wantedOf(one, pickupId)),
    province,
  );
  if (!takings) throw new AppError('OUT_OF_STOCK');
  if (takings.length > mostShelves) {
    const limit = Math.floor((ready.length * mostShelves) / takings.length);
    throw new AppError('ORDER_TOO_LARGE', { params: { limit } });
  }
  return takings;
}

export const packedOf = (ready: readonly Ready[]): PackedLine[] =>
  ready.map(({ line: { productId }, offer }) => ({
    productId,
    shelves: offer.stocks,
    grams: gramsOf(offer),
    freeShipping: offer.card.freeShipping,
  }));
