import type { Cart } from '#shared/cart/cart.ts';

/** What both kinds of cart have in common, which is all the screens show. */
export type CartData = Pick<
  Cart,
  'cartId' | 'items' | 'totalItems' | 'totalQuantity' | 'totalPrice' | 'freeShippingFrom'
>;
