import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { hasProof } from '#web/platform/guest-proof-storage.ts';

/** The payer: a signed-in member, or a guest with a proof of the order. */
export type Payer = { kind: 'member' } | { kind: 'guest'; proof: GuestProof };

/** Parsed address of a payment. `fresh`: right after the checkout. `returned`: back from the provider. */
export type PaymentSearch = { fresh?: boolean; returned?: string };

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, most) || undefined
    : undefined;

export function readPaymentSearch(given: Record<string, unknown>): PaymentSearch {
  const read: { [Key in keyof PaymentSearch]: PaymentSearch[Key] | undefined } = {
    fresh: given['fresh'] === true || undefined,
    returned: text(given['returned'], 8),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

type PayerFacts = {
  signedIn: boolean;
  /** Session of this browser's cart. */
  guestSession: string | undefined;
  /** The order's proof stored in this tab. */
  remembered: GuestProof;
};

/** Returns the payer: by the proof in this tab, then the signed-in user, then this browser's cart. */
export function payerOf({ signedIn, guestSession, remembered }: PayerFacts): Payer | undefined {
  const isKnown = hasProof(remembered);
  if (signedIn && !isKnown) return { kind: 'member' };
  const proof = { ...(guestSession && { sessionId: guestSession }), ...remembered };
  return hasProof(proof) ? { kind: 'guest', proof } : undefined;
}
