import { needsCover } from '#shared/orders/order-status.ts';
import type { Payback, StoredOrder } from './order-record.ts';

type Flag = StoredOrder['flags'][number];

/** What is known of an order's money: what it costs, what came, what went back and what still has to. */
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

/** What the shop has of an order and owes nobody. */
export const keptOf = ({ paidAmount, refundedAmount, refundDue }: OrderMoney): number =>
  paidAmount - refundedAmount - refundDue;

/** What is kept in the end: goods that came back are not paid for, nor what was given off the price. */
export const priceOf = ({ total, returnedAmount, goodwillAmount = 0 }: OrderMoney): number =>
  Math.max(0, total - returnedAmount - goodwillAmount);

/** What an order counts for in the shop's sales: nothing while it waits, and nothing once it is called off. */
export const revenueOf = (order: OrderMoney & Pick<StoredOrder, 'status'>): number =>
  needsCover[order.status] ? priceOf(order) : 0;

/** What of an order is still to be paid. */
export const missingOf = (money: OrderMoney): number => Math.max(0, priceOf(money) - keptOf(money));

/** What of its deposit the shop does not have; of an order that costs less by now, no more than that. */
export const depositLacking = (order: OrderMoney & Pick<StoredOrder, 'deposit'>): number =>
  order.deposit ? Math.max(0, Math.min(order.deposit.amount, priceOf(order)) - keptOf(order)) : 0;

type DepositMoney = OrderMoney & Pick<StoredOrder, 'deposit' | 'status' | 'paymentMethod'>;

/** What an order waits for before the rest may be paid at the door; nothing where it needs no deposit, or goes on. */
export const depositMissing = (order: DepositMoney): number =>
  order.status === 'draft' && order.paymentMethod !== 'cash' ? depositLacking(order) : 0;

/** Its deposit is there with what came, and was not before. */
export const isDepositCome = (before: DepositMoney, after: DepositMoney): boolean =>
  depositMissing(before) > 0 && depositMissing(after) === 0;

/** The same of an order as it stands: nobody waits for the money of one that is over. */
export const stillToPay = (order: OrderMoney & Pick<StoredOrder, 'status'>): number =>
  order.status === 'draft' || needsCover[order.status] ? missingOf(order) : 0;

export const withFlags = (flags: readonly Flag[], ...more: (Flag | false)[]): Flag[] => [
  ...new Set([...flags, ...more.filter((flag) => flag !== false)]),
];

export const withoutFlags = (flags: readonly Flag[], ...gone: Flag[]): Flag[] =>
  flags.filter((flag) => !gone.includes(flag));

/** Who looks for what goes back finds it by its flag. */
const owing = (flags: readonly Flag[], refundDue: number): Flag[] =>
  refundDue > 0 ? withFlags(flags, 'refund_due') : withoutFlags(flags, 'refund_due');

const isOpen = ({ paidAt }: Payback): boolean => paidAt === null;
/** Due, and on its way back with no refund yet. */
export const isFree = (line: Payback): boolean => isOpen(line) && !line.refundId;
const sum = (paybacks: readonly Payback[]): number => paybacks.reduce((all, { amount }) => all + amount, 0);

/** Some of what came goes back, and never more than is there: each cause owns its part. */
export function owe(
  money: OrderMoney,
  { cause, returnId = null }: { cause: Payback['cause']; returnId?: string | null },
  wanted: number,
): RefundSums {
  const amount = Math.max(0, Math.min(wanted, keptOf(money)));
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

/** What of an order's money pays for other goods with orders of their own: it counts as given back, and never left the shop. */
export const carriedOf = ({ paybacks }: Pick<OrderMoney, 'paybacks'>): number =>
  sum(paybacks.filter(({ carriedTo }) => carriedTo));

const linesOf = ({ paybacks }: Pick<OrderMoney, 'paybacks'>, returnId: string): Payback[] =>
  paybacks.filter((line) => line.returnId === returnId);

/** What a return is owed now, what of it is on its way back with a refund, what it was paid, and what pays for other goods. */
export const owedFor = (money: Pick<OrderMoney, 'paybacks'>, returnId: string) => {
  const lines = linesOf(money, returnId);
  return {
    owed: sum(lines.filter(isFree)),
    onItsWay: sum(lines.filter((line) => isOpen(line) && !isFree(line))),
    paid: sum(lines.filter((line) => !isOpen(line) && !line.carriedTo)),
    carried: carriedOf({ paybacks: lines }),
  };
};

/** Some of what was due is kept after all; not what is on its way back already. */
export function keepAfterAll(money: OrderMoney, isKept: (line: Payback) => boolean): RefundSums {
  const gone = money.paybacks.filter((line) => isFree(line) && isKept(line));
  const refundDue = money.refundDue - sum(gone);
  return {
    refundedAmount: money.refundedAmount,
    refundDue,
    paybacks: money.paybacks.filter((line) => !gone.includes(line)),
    flags: owing(money.flags, refundDue),
  };
}
