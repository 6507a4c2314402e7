/**
 * Reader of an order: the shop itself, a member, or a guest with a secret that only the buyer has (see
 * guest-access).
 */
export type Requester =
  | { kind: 'shop' }
  | { kind: 'member'; userId: string }
  | { kind: 'guest'; sessionId: string | undefined; link: OrderLinkProof | undefined };

/**
 * Order id and expiry of a mailed link; after the order's address was corrected, only links with a later expiry
 * open it.
 */
export type OrderLinkProof = { id: string; until: number };

/** Used by staff and scheduled tasks, which may open every order. */
export const asShop: Requester = { kind: 'shop' };

export const asMember = ({ userId }: { userId: string }): Requester => ({ kind: 'member', userId });
