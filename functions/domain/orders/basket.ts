import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { AppError } from '#shared/errors.ts';
import type { CheckoutIssue } from '#shared/orders/checkout.ts';
import { mostOrderLines, type OrderItem } from '#shared/orders/order.ts';
import { lineTotal } from '#shared/orders/order-totals.ts';
import type { StoredLine } from '#functions/domain/cart/order-lines.ts';
import type { Taking } from '#functions/domain/catalogue/hold-stock.ts';
import { type Offer, wholeProduct } from '#functions/domain/catalogue/product-offers.ts';
import { leftOf, planLine, preferredWarehouses, type Wanted } from './stock-plan.ts';

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

type Ordered = Pick<StoredLine, 'productId' | 'variantId' | 'variantName' | 'quantity'>;

/** A line of an order: what is sold now, kept as it is today. */
export function itemOf(
  { productId, variantId, variantName, quantity }: Ordered,
  { card, variant, unit }: Pick<Offer, 'card' | 'variant' | 'unit'>,
): OrderItem {
  const price = card.price + (variant?.additionalPrice ?? 0);
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

const wantedOf = ({ line, offer }: BasketLine): Wanted => ({
  productId: line.productId,
  quantity: line.quantity,
  shelves: offer?.stocks ?? [],
});

function issueOf({ line, offer }: BasketLine, pickupId: string | undefined): CheckoutIssue | undefined {
  const minimum = offer?.minQuantity ?? 1;
  const found = { cartItemId: cartItemIdOf(line), name: line.seen.name, wanted: line.quantity, minimum };
  if (!offer) return { ...found, state: 'unavailable', available: 0 };
  const available = Math.min(leftOf(offer.stocks, pickupId), offer.maxQuantity ?? Infinity);
  if (available < minimum) return { ...found, state: 'out_of_stock', available: 0 };
  if (line.quantity < minimum) return { ...found, state: 'below_minimum', available };
  return available < line.quantity ? { ...found, state: 'short', available } : undefined;
}

/** What of a basket can be ordered, and what stands in the way of the rest. */
export function checkBasket(basket: readonly BasketLine[], pickupId: string | undefined) {
  const issues: CheckoutIssue[] = [];
  const items: OrderItem[] = [];
  for (const one of basket) {
    const issue = issueOf(one, pickupId);
    if (issue) issues.push(issue);
    else if (one.offer) items.push(itemOf(one.line, one.offer));
  }
  return { items, issues };
}

/** From where each line is taken: the warehouse it is fetched from, or the one that fills most of the order. */
export function planStock(basket: readonly BasketLine[], pickupId: string | undefined): Taking[] {
  const lines = basket.map(wantedOf).map((wanted) => ({
    ...wanted,
    shelves: pickupId ? wanted.shelves.filter(({ warehouseId }) => warehouseId === pickupId) : wanted.shelves,
  }));
  const preferred = preferredWarehouses(lines);
  return lines.flatMap((wanted) => {
    const takings = planLine(wanted, preferred);
    if (!takings) throw new AppError('OUT_OF_STOCK');
    return takings;
  });
}

/** What the parcel weighs, without what is sent free by itself. */
export const gramsOf = (basket: readonly BasketLine[]): number =>
  basket.reduce(
    (sum, { line, offer }) =>
      offer?.card.freeShipping ? sum : sum + Math.round((offer?.weight ?? 0) * 1000) * line.quantity,
    0,
  );
