import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';

/** Who looks at an order: the member it belongs to, or a guest with what proves that it is theirs. */
export type OrderAsker = { kind: 'member' } | { kind: 'guest'; proof: GuestProof };

export const member: OrderAsker = { kind: 'member' };

/** An address of mail or a number, whichever was typed. */
export function proofOf(contact: string): GuestProof {
  const text = contact.trim();
  return text.includes('@') ? { email: text } : { phone: text.replace(/[\s.]/g, '') };
}
