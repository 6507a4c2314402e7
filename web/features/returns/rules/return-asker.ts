import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';

/** Owner of a return: a member, or a guest with the order's proof. */
export type ReturnAsker = { kind: 'member' } | { kind: 'guest'; orderId: string; proof: GuestProof };

export const asMember: ReturnAsker = { kind: 'member' };

/** Returns the parts of a guest's proof that the API accepts. */
export const proofOf = ({ sessionId, token }: GuestProof): GuestProof => ({
  ...(sessionId && { sessionId }),
  ...(token && { token }),
});

/** Returns the address of a return; the proof is not part of it. */
export const addressOfReturn = (asker: ReturnAsker, id: string): string =>
  asker.kind === 'member'
    ? `/e-commerce/returns/${id}`
    : `/e-commerce/orders/guest-return?order=${asker.orderId}&id=${id}`;
