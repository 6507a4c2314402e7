import type { CartItem } from '#shared/cart/cart.ts';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import type { CartData } from './cart-data.ts';

export type AddedProduct = { productId: string; variantId?: string | null | undefined; quantity: number };

/** Tells whether the shop would currently accept the product into a cart. */
export const canBeAddedAgain = ({ state }: Pick<CartItem, 'state'>): boolean =>
  state !== 'out_of_stock' && state !== 'unavailable';

export const canBeBought = ({ state, savedForLater }: Pick<CartItem, 'state' | 'savedForLater'>): boolean =>
  !savedForLater && canBeAddedAgain({ state });

const sum = (items: readonly CartItem[], of: (item: CartItem) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Returns the cart with other lines and the totals for them, calculated like on the server. */
function withItems(cart: CartData, items: CartItem[]): CartData {
  const counted = items.filter(({ savedForLater }) => !savedForLater);
  return {
    ...cart,
    items,
    totalItems: counted.length,
    totalQuantity: sum(counted, ({ quantity }) => quantity),
    totalPrice: sum(counted.filter(canBeBought), ({ subtotal }) => subtotal),
  };
}

/** Tells whether another quantity would make the line buyable. */
const canBeAdjusted = ({ state }: CartItem): boolean => state === 'short' || state === 'below_minimum';

/** Creates a line that is shown until the server has answered, marked as pending and without a price. */
function placeholder({ productId, variantId, quantity }: AddedProduct, name: string): CartItem {
  return {
    cartItemId: cartItemIdOf({ productId, variantId: variantId ?? noVariant }),
    productId,
    variantId: variantId ?? null,
    variantName: null,
    quantity,
    unitTotal: 0,
    addedUnitTotal: 0,
    priceChanged: false,
    subtotal: 0,
    stockStatus: 'in_stock',
    available: quantity,
    limit: 'stock',
    minQuantity: 1,
    state: 'ok',
    savedForLater: false,
    addedAt: new Date().toISOString(),
    product: {
      id: productId,
      name,
      slug: '',
      code: '',
      price: 0,
      basePrice: 0,
      total: 0,
      taxRate: 0,
      image: '',
      thumbnail: '',
      ground: 1,
      freeShipping: false,
      business: { id: '', name: '', slug: '' },
      category: { id: '', name: '', slug: '' },
    },
  };
}

export const isPlaceholder = ({ product }: CartItem): boolean => product.slug === '';

const fits = ({ available, minQuantity }: CartItem, quantity: number): boolean =>
  minQuantity <= quantity && quantity <= available;

const times = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  quantity,
  subtotal: item.unitTotal * quantity,
  state: canBeAdjusted(item) && fits(item, quantity) ? 'ok' : item.state,
});

const changed = (cart: CartData, id: string, change: (item: CartItem) => CartItem): CartData =>
  withItems(
    cart,
    cart.items.map((item) => (item.cartItemId === id ? change(item) : item)),
  );

export function withAdded(cart: CartData, added: AddedProduct, waiting: string): CartData {
  const id = cartItemIdOf({ productId: added.productId, variantId: added.variantId ?? noVariant });
  if (cart.items.some(({ cartItemId }) => cartItemId === id))
    return changed(cart, id, (item) => times(item, item.quantity + added.quantity));
  return withItems(cart, [placeholder(added, waiting), ...cart.items]);
}

export const withQuantity = (cart: CartData, id: string, quantity: number): CartData =>
  changed(cart, id, (item) => times(item, quantity));

/** Saves a line for later or moves it back; it is merged with a line of the same product there. */
export function withSaved(cart: CartData, id: string, savedForLater: boolean): CartData {
  const item = cart.items.find(({ cartItemId }) => cartItemId === id);
  if (!item) return cart;
  const { productId, variantId } = item;
  const to = cartItemIdOf({ productId, variantId: variantId ?? noVariant, savedForLater });
  const there = cart.items.find(({ cartItemId }) => cartItemId === to);
  const moved = {
    ...times(item, item.quantity + (there?.quantity ?? 0)),
    cartItemId: to,
    savedForLater,
  };
  const others = cart.items.filter((one) => one !== there);
  return withItems(
    cart,
    others.map((one) => (one === item ? moved : one)),
  );
}

export const withoutLines = (cart: CartData, ids: readonly string[]): CartData =>
  withItems(
    cart,
    cart.items.filter(({ cartItemId }) => !ids.includes(cartItemId)),
  );
