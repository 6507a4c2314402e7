import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { AddBody, CartCount, CartFilter, CartItemId, GuestCart, UpdateBody } from './cart.ts';
import { addRefusals, updateRefusals } from './member-cart.contract.ts';

/** Id of a guest's session. Anybody who knows it has access to the cart, so it must not be guessable. */
export const GuestSessionId = z.string().regex(/^[0-9A-Za-z-]{26,64}$/);

/** Any text is accepted here; an unknown session is reported as not found. */
const InSession = z.object({ sessionId: z.string().min(1).max(128) });

const limit = { calls: 240, seconds: 60, by: ['sessionId'] };
const proofs = ['sessionId'];

export const startGuestSession = defineRoute({
  name: 'cart/start-guest-session',
  summary: 'Begin a guest’s cart',
  method: 'POST',
  path: '/public/guest-cart/session',
  access: 'public',
  body: z
    .strictObject({
      sessionId: GuestSessionId.optional().describe('A random id of the client’s own; one is made without'),
    })
    .optional(),
  reply: z.object({ sessionId: z.string(), sessionExpiresAt: z.string() }),
  status: 201,
  limit: { calls: 600, seconds: 60 },
});

export const getGuestCart = defineRoute({
  name: 'cart/get-guest-cart',
  summary: 'A guest’s cart at the prices and stock of now',
  method: 'GET',
  path: '/public/guest-cart',
  access: 'public',
  proofs,
  query: CartFilter.extend(InSession.shape),
  reply: GuestCart,
  errors: ['SESSION_NOT_FOUND'],
});

export const getGuestCartCount = defineRoute({
  name: 'cart/get-guest-cart-count',
  summary: 'How many pieces lie in a guest’s cart',
  method: 'GET',
  path: '/public/guest-cart/count',
  access: 'public',
  proofs,
  query: InSession,
  reply: CartCount,
  errors: ['SESSION_NOT_FOUND'],
});

export const addToGuestCart = defineRoute({
  name: 'cart/add-to-guest-cart',
  summary: 'Put a product into a guest’s cart, or more of it',
  method: 'POST',
  path: '/public/guest-cart/add',
  access: 'public',
  proofs,
  query: InSession,
  body: AddBody.extend({ warehouseId: z.string().min(1).max(64).nullish() }),
  /** `capped`: fewer pieces were added (stock); `lifted`: more, to reach one purchase's minimum. */
  reply: GuestCart.extend({ capped: z.boolean(), lifted: z.boolean() }),
  errors: ['SESSION_NOT_FOUND', ...addRefusals, 'UNKNOWN_WAREHOUSE'],
  limit,
});

export const updateGuestItem = defineRoute({
  name: 'cart/update-guest-item',
  summary: 'Change how many of a guest’s line, or save it for later',
  method: 'PUT',
  path: '/public/guest-cart/update',
  access: 'public',
  proofs,
  query: InSession,
  body: UpdateBody,
  reply: GuestCart,
  errors: ['SESSION_NOT_FOUND', ...updateRefusals],
  limit,
});

export const removeFromGuestCart = defineRoute({
  name: 'cart/remove-from-guest-cart',
  summary: 'Take a line out of a guest’s cart',
  method: 'DELETE',
  path: '/public/guest-cart/remove',
  access: 'public',
  proofs,
  query: InSession.extend({ cartItemId: CartItemId.optional() }),
  body: z.strictObject({ cartItemId: CartItemId }).optional(),
  reply: GuestCart,
  errors: ['SESSION_NOT_FOUND', 'CART_ITEM_NOT_FOUND'],
  limit,
});
