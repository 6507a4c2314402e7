import { needsCover } from '#shared/orders/order-status.ts';
import type { Payback, StoredOrder } from './order-record.ts';

type Flag = StoredOrder['flags'][number];

/** The fields of an order that describe its money: price, received, refunded and due. */
export type OrderMoney = Pick<
  StoredOrder,
  | 'total'
  | 'paidAmount'
  | 'refundedAmount'
  | 'refundDue'
  | 'returnedAmount'
  | 'goodwillAmount'
  | 'paybacks'
  | 'flags'
>;
type RefundSums = Pick<StoredOrder, 'refundedAmount' | 'refundDue' | 'paybacks' | 'flags'>;

/** Money the shop has for an order and does not owe back. */
export const moneyHeld = ({ paidAmount, refundedAmount, refundDue }: OrderMoney): number =>
  paidAmount - refundedAmount - refundDue;

/** Price in the end: the total without returned goods and goodwill discounts. */
export const priceOf = ({ total, returnedAmount, goodwillAmount = 0 }: OrderMoney): number =>
  Math.max(0, total - returnedAmount - goodwillAmount);

/** An order's share of sales: zero while it waits, and zero once it is cancelled. */
export const revenueOf = (order: OrderMoney & Pick<StoredOrder, 'status'>): number =>
  needsCover[order.status] ? priceOf(order) : 0;

/** Amount of an order that is still to be paid. */
export const missingOf = (money: OrderMoney): number => Math.max(0, priceOf(money) - moneyHeld(money));

/** Part of the deposit that has not come, capped at the current price of the order. */
export const depositLacking = (order: OrderMoney & Pick<StoredOrder, 'deposit'>): number =>
  order.deposit ? Math.max(0, Math.min(order.deposit.amount, priceOf(order)) - moneyHeld(order)) : 0;

type DepositMoney = OrderMoney & Pick<StoredOrder, 'deposit' | 'status' | 'paymentMethod'>;

/** Deposit still missing before the rest may be paid at the door; zero if none is needed. */
export const depositMissing = (order: DepositMoney): number =>
  order.status === 'draft' && order.paymentMethod !== 'cash' ? depositLacking(order) : 0;

/** Whether the new money completes the deposit. */
export const hasDeposit = (before: DepositMoney, after: DepositMoney): boolean =>
  depositMissing(before) > 0 && depositMissing(after) === 0;

/** Amount still expected in the order's state: zero for an order that is over. */
export const amountToPay = (order: OrderMoney & Pick<StoredOrder, 'status'>): number =>
  order.status === 'draft' || needsCover[order.status] ? missingOf(order) : 0;

export const withFlags = (flags: readonly Flag[], ...more: (Flag | false)[]): Flag[] => [
  ...new Set([...flags, ...more.filter((flag) => flag !== false)]),
];

export const withoutFlags = (flags: readonly Flag[], ...gone: Flag[]): Flag[] =>
  flags.filter((flag) => !gone.includes(flag));

/** Sets or clears the flag by which staff find refunds that are due. */
const owing = (flags: readonly Flag[], refundDue: number): Flag[] =>
  refundDue > 0 ? withFlags(flags, 'refund_due') : withoutFlags(flags, 'refund_due');

const isOpen = ({ paidAt }: Payback): boolean => paidAt === null;
/** Whether the amount is due and no refund has taken it yet. */
export const isFree = (line: Payback): boolean => isOpen(line) && !line.refundId;
const sum = (paybacks: readonly Payback[]): number => paybacks.reduce((all, { amount }) => all + amount, 0);

/** Adds an amount to the refunds due, at most what the shop keeps. Each cause has its own line. */
export function addPayback(
  money: OrderMoney,
  { cause, returnId = null }: { cause: Payback['cause']; returnId?: string | null },
  wanted: number,
): RefundSums {
  const amount = Math.max(0, Math.min(wanted, moneyHeld(money)));
  const { refundedAmount, paybacks, flags } = money;
  const refundDue = money.refundDue + amount;
  const line: Payback = { cause, returnId, amount, paidAt: null };
  return {
    refundedAmount,
    refundDue,
    paybacks: amount > 0 ? [...paybacks, line] : paybacks,
    flags: owing(flags, refundDue),
  };
}

/** Part of the money that pays for exchange orders: it counts as given back, but never left the shop. */
export const carriedOf = ({ paybacks }: Pick<OrderMoney, 'paybacks'>): number =>
  sum(paybacks.filter(({ carriedTo }) => carriedTo));

const linesOf = ({ paybacks }: Pick<OrderMoney, 'paybacks'>, returnId: string): Payback[] =>
  paybacks.filter((line) => line.returnId === returnId);

/** Sums of a return: due, taken by a refund, refunded, and used for exchange orders. */
export const paybackFor = (money: Pick<OrderMoney, 'paybacks'>, returnId: string) => {
  const lines = linesOf(money, returnId);
  return {
    owed: sum(lines.filter(isFree)),
    onItsWay: sum(lines.filter((line) => isOpen(line) && !isFree(line))),
    paid: sum(lines.filter((line) => !isOpen(line) && !line.carriedTo)),
    carried: carriedOf({ paybacks: lines }),
  };
};

/** Cancels some of the refunds due, except those a refund has already taken. */
export function withdrawPayback(money: OrderMoney, isKept: (line: Payback) => boolean): RefundSums {
  const gone = money.paybacks.filter((line) => isFree(line) && isKept(line));
  const refundDue = money.refundDue - sum(gone);
  return {
    refundedAmount: money.refundedAmount,
    refundDue,
    paybacks: money.paybacks.filter((line) => !gone.includes(line)),
    flags: owing(money.flags, refundDue),
  };
}
