import type { LineName } from '#shared/cart/item-id.ts';

/**
 * Access patterns of carts, and the keys that serve them.
 *
 *   everything in one cart     pk CART#<userId> | CART#GUEST#<sessionId>  sk HEAD | LINE#<product>#<variant>
 *   the lines saved for later  the same, with sk LINE#<product>#<variant>#LATER
 *   whether a product is in it the same, with the line's sk
 *   state of a guest's session the guest's HEAD, which expires with its lines
 */
export type CartOwner =
  | { kind: 'member'; userId: string }
  | { kind: 'guest'; sessionId: string; expiresAt: number };

export const partitionOf = (owner: CartOwner): string =>
  owner.kind === 'member' ? `CART#${owner.userId}` : `CART#GUEST#${owner.sessionId}`;

export const headKey = (owner: CartOwner) => ({ pk: partitionOf(owner), sk: 'HEAD' });

export const sessionKey = (sessionId: string) => ({ pk: `CART#GUEST#${sessionId}`, sk: 'HEAD' });

export const lineKey = (owner: CartOwner, { productId, variantId, savedForLater }: LineName) => ({
  pk: partitionOf(owner),
  sk: `LINE#${productId}#${variantId}${savedForLater ? '#LATER' : ''}`,
});
