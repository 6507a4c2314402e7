/** Reader of an order: the shop, a member, or a guest with a secret of the buyer (see guest-access). */
export type Requester =
  | { kind: 'shop' }
  | { kind: 'member'; userId: string }
  | { kind: 'guest'; sessionId: string | undefined; link: OrderLinkProof | undefined };

/** Id and expiry of a mailed link; a corrected address voids links that expire earlier. */
type OrderLinkProof = { id: string; until: number };

/** Used by staff and scheduled tasks, which may open every order. */
export const shopRequester: Requester = { kind: 'shop' };

export const memberRequester = ({ userId }: { userId: string }): Requester => ({ kind: 'member', userId });
