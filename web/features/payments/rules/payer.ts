import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { hasProof } from '#web/platform/guest-proof.ts';

/** Who pays: a signed-in member, or a guest with what proves that the order is theirs. */
export type Payer = { kind: 'member' } | { kind: 'guest'; proof: GuestProof };

/** What the address of a payment says. `fresh`: straight from the checkout. `returned`: back from the provider. */
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
  /** The cart this browser holds. */
  guestSession: string | undefined;
  /** What proved the order in this tab before. */
  remembered: GuestProof;
};

/** What this tab knows of the order goes first, then who is signed in, then the cart of this browser. */
export function payerOf({ signedIn, guestSession, remembered }: PayerFacts): Payer | undefined {
  const isKnown = hasProof(remembered);
  if (signedIn && !isKnown) return { kind: 'member' };
  const proof = { ...(guestSession && { sessionId: guestSession }), ...remembered };
  return hasProof(proof) ? { kind: 'guest', proof } : undefined;
}
