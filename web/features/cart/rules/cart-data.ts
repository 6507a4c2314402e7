import type { Cart } from '#shared/cart/cart.ts';

/** The fields that both kinds of cart share, which is all that screens use. */
export type CartData = Pick<
  Cart,
  'cartId' | 'items' | 'totalItems' | 'totalQuantity' | 'totalPrice' | 'freeShippingFrom'
>;
