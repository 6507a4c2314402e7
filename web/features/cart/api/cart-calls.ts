import type { CartItem } from '#shared/cart/cart.ts';
import {
  addToGuestCart,
  removeFromGuestCart,
  startGuestSession,
  updateGuestItem,
} from '#shared/cart/guest-cart.contract.ts';
import {
  addToCart,
  removeFromCart,
  removeManyFromCart,
  updateCartItem,
} from '#shared/cart/member-cart.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import type { CartOwner } from '../rules/cart-owner.ts';
import { forgetGuestSession, readGuestSession, writeGuestSession } from '../rules/guest-session.ts';
import type { CartData } from '../rules/cart-data.ts';

export type AddLine = CallOptions<typeof addToCart>['body'];
export type ChangeLine = CallOptions<typeof updateCartItem>['body'];

/** Result of adding: fewer than requested if `capped`, more if `lifted`. A guest gets the whole cart. */
export type AddedLine = {
  capped: boolean;
  lifted: boolean;
  quantity: number;
  limit: CartItem['limit'];
  cart: CartData | undefined;
};

/** Starts the guest's session on the first action. */
export async function beginGuestSession(): Promise<string> {
  const known = readGuestSession();
  if (known) return known;
  const begun = await call(startGuestSession, {});
  writeGuestSession(begun);
  return begun.sessionId;
}

async function addAsGuest(body: AddLine, isSecondTry = false): Promise<AddedLine> {
  const sessionId = await beginGuestSession();
  try {
    const { capped, lifted, ...cart } = await call(addToGuestCart, { query: { sessionId }, body });
    const line = cart.items.find(
      ({ productId, variantId }) => productId === body.productId && variantId === (body.variantId ?? null),
    );
    return { capped, lifted, quantity: line?.quantity ?? 0, limit: line?.limit ?? 'stock', cart };
  } catch (error) {
    if (isSecondTry || !isApiError(error, 'SESSION_NOT_FOUND')) throw error;
    forgetGuestSession(sessionId);
    return addAsGuest(body, true);
  }
}

export async function addLine(owner: CartOwner, body: AddLine): Promise<AddedLine> {
  if (owner.kind === 'guest') return addAsGuest(body);
  const { capped, lifted, quantity, limit } = await call(addToCart, { body });
  return { capped, lifted, quantity, limit, cart: undefined };
}

export const changeLine = (owner: CartOwner, body: ChangeLine): Promise<CartData> =>
  owner.kind === 'member'
    ? call(updateCartItem, { body })
    : call(updateGuestItem, { query: { sessionId: owner.id ?? '' }, body });

/** Ignores a line that no longer exists, because it was to be removed anyway. */
const unlessGone = (error: unknown): undefined => {
  if (isApiError(error, 'CART_ITEM_NOT_FOUND')) return undefined;
  throw error;
};

export const removeLine = (owner: CartOwner, cartItemId: string): Promise<CartData | undefined> =>
  (owner.kind === 'member'
    ? call(removeFromCart, { body: { cartItemId } })
    : call(removeFromGuestCart, { query: { sessionId: owner.id ?? '', cartItemId } })
  ).catch(unlessGone);

export async function removeLines(
  owner: CartOwner,
  cartItemIds: readonly string[],
): Promise<CartData | undefined> {
  if (owner.kind === 'member') return call(removeManyFromCart, { body: { cartItemIds: [...cartItemIds] } });
  let cart: CartData | undefined;
  for (const cartItemId of cartItemIds) cart = (await removeLine(owner, cartItemId)) ?? cart;
  return cart;
}
