/** Who asks for an order: the shop itself, a member, or a guest with what only its buyer has (see guest-access). */
export type Asker =
  | { kind: 'shop' }
  | { kind: 'member'; userId: string }
  | { kind: 'guest'; sessionId: string | undefined; orderId: string | undefined };

/** Staff and the clock: all orders are theirs to work on. */
export const asShop: Asker = { kind: 'shop' };

export const asMember = ({ userId }: { userId: string }): Asker => ({ kind: 'member', userId });
