import * as z from 'zod';
import { commaList } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { AddBody, Cart, CartCount, CartFilter, CartItem, CartItemId, UpdateBody } from './cart.ts';

/** Reasons why something cannot be added to a cart. */
export const addRefusals = [
  'PRODUCT_NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'VARIANT_REQUIRED',
  'OUT_OF_STOCK',
  'CART_FULL',
] as const;
export const updateRefusals = [
  'CART_ITEM_NOT_FOUND',
  'PRODUCT_UNAVAILABLE',
  'BELOW_MINIMUM',
  'OUT_OF_STOCK',
  'INSUFFICIENT_STOCK',
  'ABOVE_MAXIMUM',
] as const;

export const getCart = defineRoute({
  name: 'cart/get-cart',
  summary: 'The member’s cart at the prices and stock of now',
  method: 'GET',
  path: '/e-commerce/cart',
  access: 'member',
  query: CartFilter,
  reply: Cart,
});

export const getCartCount = defineRoute({
  name: 'cart/get-cart-count',
  summary: 'How many pieces lie in the member’s cart',
  method: 'GET',
  path: '/e-commerce/cart/count',
  access: 'member',
  reply: CartCount,
});

export const addToCart = defineRoute({
  name: 'cart/add-to-cart',
  summary: 'Put a product into the cart, or more of it',
  method: 'POST',
  path: '/e-commerce/cart/add',
  access: 'member',
  body: AddBody,
  /** `capped`: fewer pieces were added (stock); `lifted`: more, to reach one purchase's minimum. */
  reply: CartItem.extend({ capped: z.boolean(), lifted: z.boolean() }),
  errors: addRefusals,
});

export const updateCartItem = defineRoute({
  name: 'cart/update-cart-item',
  summary: 'Change how many of a line, or save it for later',
  method: 'PUT',
  path: '/e-commerce/cart/update',
  access: 'member',
  body: UpdateBody,
  reply: Cart,
  errors: updateRefusals,
});

/** Some clients and proxies drop the body of a DELETE, so the line may also be named in the URL. */
export const removeFromCart = defineRoute({
  name: 'cart/remove-from-cart',
  summary: 'Take a line out of the cart',
  method: 'DELETE',
  path: '/e-commerce/cart/remove',
  access: 'member',
  query: z.object({ cartItemId: CartItemId.optional() }),
  body: z.strictObject({ cartItemId: CartItemId }).optional(),
  reply: Cart,
  errors: ['CART_ITEM_NOT_FOUND'],
});

export const removeManyFromCart = defineRoute({
  name: 'cart/remove-many-from-cart',
  summary: 'Take several lines out of the cart',
  method: 'DELETE',
  path: '/e-commerce/cart/remove-multiple',
  access: 'member',
  query: z.object({ cartItemIds: commaList(CartItemId).optional() }),
  body: z.strictObject({ cartItemIds: z.array(CartItemId).min(1).max(100) }).optional(),
  reply: Cart,
});
