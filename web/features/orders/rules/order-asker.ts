import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';

/** Reader of an order: its member, or a guest with a proof. */
export type OrderAsker = { kind: 'member' } | { kind: 'guest'; proof: GuestProof };

export const member: OrderAsker = { kind: 'member' };

/** Returns the proof for a typed contact, an e-mail address or a phone number. */
export function proofOf(contact: string): GuestProof {
  const text = contact.trim();
  return text.includes('@') ? { email: text } : { phone: text.replace(/[\s.]/g, '') };
}
