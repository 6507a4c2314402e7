import type { Payback, StoredOrder } from './order-record.ts';
import { isFree, moneyHeld, type OrderMoney, addPayback, withFlags, withoutFlags } from './order-money.ts';

/** Causes, and the return if any, whose due amounts a refund takes. */
export type RefundParts = { causes: readonly Payback['cause'][]; returnId?: string | null };

type Paybacks = Pick<OrderMoney, 'paybacks'>;
type OrderName = Pick<StoredOrder, 'id' | 'code'>;

const sum = (lines: readonly Payback[]): number => lines.reduce((all, { amount }) => all + amount, 0);

const fits = (line: Payback, { causes, returnId }: RefundParts): boolean =>
  isFree(line) && causes.includes(line.cause) && (returnId === undefined || line.returnId === returnId);

/** Sum due for these parts that no refund has taken yet. */
export const freeOf = ({ paybacks }: Paybacks, parts: RefundParts): number =>
  sum(paybacks.filter((line) => fits(line, parts)));

/** Paybacks that a refund has taken, sent or not. */
export const paybacksOf = ({ paybacks }: Paybacks, refundId: string): Payback[] =>
  paybacks.filter((line) => line.refundId === refundId);

/** Marks an amount of the paybacks, splitting the last one. The caller ensures that enough is free. */
function mark({ paybacks }: Paybacks, parts: RefundParts, amount: number, said: Partial<Payback>): Payback[] {
  let left = amount;
  return paybacks.flatMap((line) => {
    const taken = fits(line, parts) ? Math.min(left, line.amount) : 0;
    if (taken === 0) return [line];
    left -= taken;
    const rest = line.amount - taken;
    return [{ ...line, amount: taken, ...said }, ...(rest > 0 ? [{ ...line, amount: rest }] : [])];
  });
}

/** Assigns an amount due to one refund; no other refund can take it then. */
export const take = (
  money: Paybacks,
  parts: RefundParts,
  { amount, refundId }: { amount: number; refundId: string },
): Payback[] => mark(money, parts, amount, { refundId });

/** Gives part of the price back as goodwill and assigns it to this refund. */
export function giveOff(money: OrderMoney, { amount, refundId }: { amount: number; refundId: string }) {
  const owed = addPayback(money, { cause: 'goodwill' }, amount);
  return {
    ...owed,
    goodwillAmount: (money.goodwillAmount ?? 0) + amount,
    paybacks: take(owed, { causes: ['goodwill'] }, { amount, refundId }),
  };
}

const owing = (flags: OrderMoney['flags'], refundDue: number): OrderMoney['flags'] =>
  refundDue > 0 ? withFlags(flags, 'refund_due') : withoutFlags(flags, 'refund_due');

/** Uses part of what a return is due to pay for another order: no money moves, and no refund can take it. */
export function carryOver(
  money: OrderMoney,
  { returnId, amount, to, at }: { returnId: string; amount: number; to: OrderName; at: Date },
) {
  const refundDue = money.refundDue - amount;
  const said = { paidAt: at.toISOString(), carriedTo: to };
  return {
    refundedAmount: money.refundedAmount + amount,
    refundDue,
    paybacks: mark(money, { causes: ['return'], returnId }, amount, said),
    flags: owing(money.flags, refundDue),
  };
}

/** Releases a failed refund: its paybacks are due again, except goodwill, which is withdrawn. */
export function releasePaybacks(money: OrderMoney, refundId: string) {
  const given = sum(paybacksOf(money, refundId).filter(({ cause }) => cause === 'goodwill'));
  const refundDue = money.refundDue - given;
  return {
    refundDue,
    goodwillAmount: (money.goodwillAmount ?? 0) - given,
    paybacks: money.paybacks
      .filter((line) => line.refundId !== refundId || line.cause !== 'goodwill')
      .map((line) => (line.refundId === refundId ? { ...line, refundId: null } : line)),
    flags: owing(money.flags, refundDue),
  };
}

/** Marks everything a refund had taken as paid back. */
export function sendBack(money: OrderMoney, refundId: string, at: Date) {
  const sent = sum(paybacksOf(money, refundId).filter(({ paidAt }) => paidAt === null));
  const refundDue = money.refundDue - sent;
  return {
    refundedAmount: money.refundedAmount + sent,
    refundDue,
    paybacks: money.paybacks.map((line) =>
      line.refundId === refundId && line.paidAt === null ? { ...line, paidAt: at.toISOString() } : line,
    ),
    flags: owing(money.flags, refundDue),
  };
}

/** Maximum goodwill: the money the shop keeps of the order. */
export const maxGoodwill = (money: OrderMoney): number => Math.max(0, moneyHeld(money));
