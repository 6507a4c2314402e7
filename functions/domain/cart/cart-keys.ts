import type { LineName } from '#shared/cart/item-id.ts';

/**
 * The questions a cart asks of the table, and the keys that answer them.
 *
 *   everything in one cart            pk CART#<userId> | CART#GUEST#<sessionId>   sk HEAD | LINE#<product>#<variant>
 *   what is saved for later of it     the same, with sk LINE#<product>#<variant>#LATER
 *   is this already in it             the same, with the line's sk
 *   is this guest's session alive     the guest's HEAD, which expires with its lines
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
