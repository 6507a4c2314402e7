import type { OrderStatus } from '#shared/orders/order-status.ts';
import { forget } from '#functions/domain/due/due-items.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import type { Telling } from './order-events.ts';
import { mailBuyer } from './order-mail.ts';
import type { StoredOrder } from './order-record.ts';

type Flag = StoredOrder['flags'][number];

export type Settlement = {
  /** What has arrived now; with what was noted before it pays the order. */
  amount: number;
  /** How much of it is more than was due, and goes back. */
  surplus: number;
  /** It came after its code had run out. */
  late: boolean;
  by: 'provider' | 'system';
  at: Date;
};

export type Money = {
  /** What has arrived now. */
  received: number;
  flag: Extract<Flag, 'underpaid' | 'surplus' | 'late_payment'>;
  /** How much of it goes back. */
  refundDue: number;
  at: Date;
  by?: 'provider' | 'system';
};

const withFlags = (order: StoredOrder, ...flags: (Flag | false)[]): Flag[] => [
  ...new Set([...order.flags, ...flags.filter((flag) => flag !== false)]),
];

const over: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];

/** When an order is given up for want of money; the reminder goes when the money has come. */
export const unpaidDue = ({ id, unpaidUntil }: StoredOrder) =>
  unpaidUntil ? ({ at: unpaidUntil, kind: 'unpaid-order', of: id } as const) : undefined;

/** Money that does not settle an order: too little, too much, or too late. A person has to look at it. */
export function noteMoney(
  order: StoredOrder,
  { received, flag, refundDue, at, by = 'provider' }: Money,
): ChangedOrder {
  const flags = withFlags(order, flag, refundDue > 0 && 'refund_due');
  const change = {
    flags,
    paidAmount: order.paidAmount + received,
    refundDue: order.refundDue + refundDue,
  };
  const telling = { kind: 'payment', from: null, to: flag, by, note: String(received) } as const;
  const changed = changeOrder(order, change, [telling], at);
  return { ...changed, writes: [...changed.writes, mailBuyer(changed.order, 'payment-problem', flag)] };
}

/**
 * The order is paid: whoever waited for that goes on. Money for an order that is paid already, or that is over, is
 * noted instead and goes back, whatever whoever brought it believed.
 */
export function settlePaid(order: StoredOrder, { amount, surplus, late, by, at }: Settlement): ChangedOrder {
  if (over.includes(order.status))
    return noteMoney(order, { received: amount, flag: 'late_payment', refundDue: amount, at, by });
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded')
    return noteMoney(order, { received: amount, flag: 'surplus', refundDue: amount, at, by });
  const due = unpaidDue(order);
  const status = order.status === 'draft' ? 'confirmed' : order.status;
  const flags = withFlags(
    order,
    late && 'late_payment',
    surplus > 0 && 'surplus',
    surplus > 0 && 'refund_due',
  ).filter((flag) => flag !== 'underpaid');
  const tellings: Telling[] = [
    { kind: 'payment', from: order.paymentStatus, to: 'paid', by, note: String(amount) },
  ];
  if (status !== order.status)
    tellings.push({ kind: 'status', from: order.status, to: status, by, note: '' });
  const changed = changeOrder(
    order,
    {
      status,
      paymentStatus: 'paid',
      paidAmount: order.paidAmount + amount,
      refundDue: order.refundDue + surplus,
      flags,
      unpaidUntil: null,
    },
    tellings,
    at,
  );
  return {
    ...changed,
    writes: [...changed.writes, ...(due ? [forget(due)] : []), mailBuyer(changed.order, 'order-paid')],
  };
}
