import type { GuestProof } from '#shared/orders/guest-orders.ts';

/** Who pays: a signed-in member, or a guest with what proves that the order is theirs. */
export type Payer = { kind: 'member' } | { kind: 'guest'; proof: GuestProof };

/** What the address of a payment says. `fresh`: straight from the checkout. `returned`: back from the provider. */
export type PaymentSearch = GuestProof & { fresh?: boolean; returned?: string };

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, most) || undefined
    : undefined;

/** A number that begins with 0 loses it where addresses read numbers; Vietnamese numbers all begin so. */
const phone = (value: unknown): string | undefined => {
  const given = text(value, 20);
  return given && typeof value === 'number' ? `0${given}` : given;
};

export function readPaymentSearch(given: Record<string, unknown>): PaymentSearch {
  const read: { [Key in keyof PaymentSearch]: PaymentSearch[Key] | undefined } = {
    email: text(given['email'], 120),
    phone: phone(given['phone']),
    sessionId: text(given['sessionId'], 128),
    fresh: given['fresh'] === true || undefined,
    returned: text(given['returned'], 8),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

const proofIn = ({ email, phone: number, sessionId }: PaymentSearch): GuestProof | undefined =>
  email || number || sessionId
    ? { ...(email && { email }), ...(number && { phone: number }), ...(sessionId && { sessionId }) }
    : undefined;

type Known = {
  search: PaymentSearch;
  signedIn: boolean;
  /** The cart this browser holds. */
  guestSession: string | undefined;
  /** What proved it in this tab before its shopper went to pay elsewhere. */
  remembered: GuestProof | undefined;
};

/** What the address proves goes first, then who is signed in, then what this browser remembers. */
export function payerOf({ search, signedIn, guestSession, remembered }: Known): Payer | undefined {
  const proof = proofIn(search);
  if (proof) return { kind: 'guest', proof };
  if (remembered) return { kind: 'guest', proof: remembered };
  if (signedIn) return { kind: 'member' };
  return guestSession ? { kind: 'guest', proof: { sessionId: guestSession } } : undefined;
}
