import { cartItemIdOf } from '#shared/cart/item-id.ts';
import type { Cart, CartFilter, CartItem, LineState } from '#shared/cart/cart.ts';
import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { fold, words } from '#shared/values/text.ts';
import { type Offer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { stockStatusOf } from '#functions/domain/catalogue/views/product-record.ts';
import { capOf, limitOf, productOf, type StoredLine, unitTotalOf } from './cart-line.ts';

function stateOf(offer: Offer | undefined, quantity: number): LineState {
  if (!offer) return 'unavailable';
  const cap = capOf(offer);
  if (cap === 0) return 'out_of_stock';
  if (quantity < offer.minQuantity) return 'below_minimum';
  return cap < quantity ? 'short' : 'ok';
}

/** Builds a line for shoppers: price and stock today, the price when added, whether it can be bought. */
export function toCartItem(line: StoredLine, offer: Offer | undefined): CartItem {
  const { productId, variantId, variantName, quantity, addedUnitTotal, savedForLater, addedAt } = line;
  const unitTotal = offer ? unitTotalOf(offer) : addedUnitTotal;
  return {
    cartItemId: cartItemIdOf(line),
    productId,
    variantId: variantId === noVariantId ? null : variantId,
    variantName,
    quantity,
    unitTotal,
    addedUnitTotal,
    priceChanged: unitTotal !== addedUnitTotal,
    subtotal: unitTotal * quantity,
    stockStatus: stockStatusOf(offer?.available ?? 0),
    available: offer ? capOf(offer) : 0,
    limit: offer ? limitOf(offer) : 'stock',
    minQuantity: offer?.minQuantity ?? 1,
    state: stateOf(offer, quantity),
    savedForLater,
    addedAt,
    product: offer ? productOf(offer) : line.seen,
  };
}

const isWithin = (value: number, min = 0, max = Infinity): boolean => value >= min && value <= max;

const isAmong = (value: string, wanted: readonly string[] | undefined): boolean =>
  !wanted?.length || wanted.includes(value);

/** Whether every word of the search occurs in the line's name, code or stall. */
function isMeant({ product, variantName }: CartItem, q = ''): boolean {
  const text = fold([product.name, product.code, product.business.name, variantName ?? ''].join(' '));
  return words(fold(q)).every((word) => text.includes(word));
}

/** Whether a line matches the filter; a category includes its subcategories. */
export const matchesCartFilter =
  (filter: Partial<CartFilter>, pathOf: (item: CartItem) => readonly string[]) =>
  (item: CartItem): boolean =>
    isMeant(item, filter.q) &&
    (!filter.categoryId?.length || pathOf(item).some((id) => filter.categoryId?.includes(id))) &&
    isAmong(item.product.business.id, filter.businessId) &&
    isAmong(item.stockStatus, filter.stockStatus) &&
    isWithin(item.unitTotal, filter.minPrice, filter.maxPrice) &&
    isWithin(item.quantity, filter.minQuantity, filter.maxQuantity);

const sum = (items: readonly CartItem[], of: (item: CartItem) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const canBeBought = ({ state }: CartItem): boolean => state !== 'out_of_stock' && state !== 'unavailable';

export type Totals = Pick<Cart, 'totalItems' | 'totalQuantity' | 'totalPrice' | 'freeShippingFrom'>;

/** Totals of a cart without lines saved for later; the price counts only what can be bought. */
export function totalsOf(items: readonly CartItem[]): Totals {
  const counted = items.filter(({ savedForLater }) => !savedForLater);
  return {
    totalItems: counted.length,
    totalQuantity: sum(counted, ({ quantity }) => quantity),
    totalPrice: sum(counted.filter(canBeBought), ({ subtotal }) => subtotal),
    freeShippingFrom,
  };
}

/** Counts the pieces from the lines alone: every page asks for it, so no products are read. */
export const countOf = (lines: readonly Pick<StoredLine, 'quantity' | 'savedForLater'>[]): number =>
  lines.reduce((total, { quantity, savedForLater }) => (savedForLater ? total : total + quantity), 0);
