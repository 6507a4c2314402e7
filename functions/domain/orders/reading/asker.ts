/** Who asks for an order: the shop itself, a member, or a guest with what only its buyer has (see guest-access). */
export type Asker =
  | { kind: 'shop' }
  | { kind: 'member'; userId: string }
  | { kind: 'guest'; sessionId: string | undefined; link: OrderLinkProof | undefined };

/** The order a mailed link opens, and until when: of an order whose address was corrected only later links count. */
export type OrderLinkProof = { id: string; until: number };

/** Staff and the clock: all orders are theirs to work on. */
export const asShop: Asker = { kind: 'shop' };

export const asMember = ({ userId }: { userId: string }): Asker => ({ kind: 'member', userId });
