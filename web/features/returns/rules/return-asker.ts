import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';

/** Whose return it is: a member's, or that of a guest with what opens the order. */
export type ReturnAsker = { kind: 'member' } | { kind: 'guest'; orderId: string; proof: GuestProof };

export const asMember: ReturnAsker = { kind: 'member' };

/** What opens a guest's order, in the words of a call. */
export const proofOf = ({ sessionId, token }: GuestProof): GuestProof => ({
  ...(sessionId && { sessionId }),
  ...(token && { token }),
});

/** Where a return is opened; what proves that it is theirs stands in no address. */
export const addressOfReturn = (asker: ReturnAsker, id: string): string =>
  asker.kind === 'member'
    ? `/e-commerce/returns/${id}`
    : `/e-commerce/orders/guest-return?order=${asker.orderId}&id=${id}`;
