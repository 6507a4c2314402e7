/** What counting money for an order comes to. */
export type CountEffect = { kind: 'pays' | 'short' | 'over' | 'surplus'; amount: number };

type Due = { missing: number; paymentStatus: string };

/** Told before it is done: enough, too little, more than is due, or for an order that waits for nothing. */
export function effectOf(amount: number, { missing, paymentStatus }: Due): CountEffect {
  if (missing === 0 || paymentStatus === 'paid') return { kind: 'surplus', amount };
  if (amount < missing) return { kind: 'short', amount: missing - amount };
  return amount === missing ? { kind: 'pays', amount } : { kind: 'over', amount: amount - missing };
}
