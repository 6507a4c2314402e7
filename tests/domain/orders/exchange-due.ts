import { expect } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import type { OthersAsked } from './doing-surroundings.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** More than any of the wishes needs: three combos of two pieces. */
const maxPieces = 6;

/** What goods are worth that were accepted: what is owed for them, or would be, of an order whose money is all there. */
function worthOf(paying: StoredOrder, { id, resolution, refundAmount }: StoredReturn): number {
  const {
    total,
    paidAmount,
    refundedAmount,
    refundDue,
    returnedAmount,
    goodwillAmount = 0,
    paybacks,
  } = paying;
  const kept = paidAmount - refundedAmount - refundDue;
  // What was never paid whole gives none, not even once all of it came back and the part that was paid is owed.
  if (paying.paymentStatus !== 'paid' || kept < total - returnedAmount - goodwillAmount) return 0;
  const own = paybacks.filter(({ returnId }) => returnId === id);
  // Some of it has gone back, or a refund has it.
  if (own.some(({ paidAt, refundId }) => paidAt || refundId)) return 0;
  if (resolution === 'refund') return sum(own.map(({ amount }) => amount));
  return Math.min(refundAmount, kept);
}

/** Why it had to be refused, by the goods that came back. */
function refusedFor({ before: { returned, paying } }: OthersAsked): { code: string } | { worth: number } {
  if (returned.status !== 'inspected' || returned.qaResult === 'failed') return { code: 'RETURN_STATE' };
  const worth = worthOf(paying, returned);
  return worth > 0 ? { worth } : { code: 'EXCHANGE_NO_CREDIT' };
}

/** What stood in the way of the goods, the sums and the money, each by its name. */
function alsoIn({ wish, before: { free } }: OthersAsked): string[] {
  const { told, hands } = wish;
  return [
    ...(free < maxPieces ? ['OUT_OF_STOCK', 'INSUFFICIENT_STOCK', 'PICKUP_SHORT', 'DISCOUNT_TOO_HIGH'] : []),
    ...(told === 'another total' ? ['ORDER_CHANGED'] : []),
    ...(told === 'another credit' ? ['EXCHANGE_CHANGED'] : []),
    ...(hands === 'two people' ? ['RETURN_STATE'] : []),
  ];
}

/**
 * Of somebody who chose by themselves: other goods were sent where some were accepted, paid for and there, and the sums
 * were those of now; in every other case it was refused, for what was in the way.
 */
export function checkChosen(asked: OthersAsked | undefined): void {
  if (!asked) return;
  const { refusal, answered, seen, wish } = asked;
  const due = refusedFor(asked);
  const also = alsoIn(asked);
  if ('code' in due) {
    expect([due.code, ...also]).toContain(refusal);
    return;
  }
  for (const { credit } of seen) expect(credit).toBe(due.worth);
  // Whoever pressed twice was told twice what was sent.
  if (refusal === undefined) expect(answered).toBe(wish.hands === 'twice' ? 2 : 1);
  if (wish.told === 'right') expect([undefined, ...also]).toContain(refusal);
  else expect(also).toContain(refusal);
}
