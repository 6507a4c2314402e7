import { expect } from 'vitest';
import { coverOf } from '#shared/orders/order-cover.ts';
import type { OthersAsked } from './doing-surroundings.ts';
import type { Looked } from './order-world.ts';
import type { LoneDoing } from './refusals-due.ts';

type Order = Looked['found'][number]['order'];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** More than any of the wishes needs: three combos of two pieces. */
const mostPieces = 6;

/** What goods are worth that were accepted: what is owed for them, or would be, of an order whose money is all there. */
function worthOf(
  paying: Order,
  { id, resolution, refundAmount }: Looked['returns'][number]['stored'],
): number {
  const { paidAmount, refundedAmount, refundDue, paybacks } = paying;
  if (coverOf(paying) !== 'paid') return 0;
  const own = paybacks.filter(({ returnId }) => returnId === id);
  // Some of it has gone back, or a refund has it.
  if (own.some(({ paidAt, refundId }) => paidAt || refundId)) return 0;
  if (resolution === 'refund') return sum(own.map(({ amount }) => amount));
  return Math.min(refundAmount, paidAmount - refundedAmount - refundDue);
}

/** Why it had to be refused, by the goods that came back. */
function refusedFor(id: string, { found, returns }: Looked): { code: string } | { worth: number } {
  const stored = returns.find((one) => one.stored.id === id)?.stored;
  const own = found.find(({ order }) => order.id === stored?.orderId)?.order;
  const paying = found.find(({ order }) => order.id === (own?.replaces?.orderId ?? own?.id))?.order;
  if (!stored || !paying || stored.status !== 'inspected' || stored.qaResult === 'failed')
    return { code: 'RETURN_STATE' };
  const worth = worthOf(paying, stored);
  return worth > 0 ? { worth } : { code: 'EXCHANGE_NO_CREDIT' };
}

/** What stood in the way of the goods, the sums and the money, each by its name. */
function alsoIn({ wish, seen }: OthersAsked, free: number): string[] {
  const { isPaid, isCash, told, hands } = wish;
  const dearer = seen.some(({ total, credit }) => total > credit);
  return [
    ...(free < mostPieces ? ['OUT_OF_STOCK', 'INSUFFICIENT_STOCK', 'PICKUP_SHORT', 'DISCOUNT_TOO_HIGH'] : []),
    ...(told === 'another total' ? ['ORDER_CHANGED'] : []),
    ...(told === 'another credit' ? ['EXCHANGE_CHANGED'] : []),
    ...(isPaid && isCash && dearer ? ['TILL_REQUIRED'] : []),
    ...(hands === 'two people' ? ['RETURN_STATE'] : []),
  ];
}

/**
 * Of somebody who chose by themselves: other goods were sent where some were accepted, paid for and there, and the sums
 * were those of now; in every other case it was refused, for what was in the way.
 */
export function checkChosen({ name, refusal }: LoneDoing, before: Looked, free: number): void {
  const asked = before.ledger.asked.at(-1);
  if (name !== 'chooseOthers' || !asked) return;
  const due = refusedFor(asked.returnId, before);
  const also = alsoIn(asked, free);
  if ('code' in due) {
    expect([due.code, ...also]).toContain(refusal);
    return;
  }
  for (const { credit } of asked.seen) expect(credit).toBe(due.worth);
  if (asked.wish.told === 'right') expect([undefined, ...also]).toContain(refusal);
  else expect(also).toContain(refusal);
}
