import { isLive } from '#shared/payments/payment.ts';
import { forget } from '#functions/domain/due/due-items.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { noteMoney, settlePaid } from '#functions/domain/orders/settle-order.ts';
import type { Operation } from '#functions/platform/table-operations.ts';
import { duesOf } from './begin-payment.ts';
import { endPayment } from './end-payments.ts';
import { isOver, isPaid } from './payable-order.ts';
import { changePayment, type PaymentChange, type StoredPayment } from './payment-record.ts';
import { verdictOf } from './transfer-verdict.ts';

/** An order as money finds it: the attempt its code names, and the one that counts now. */
export type Named = { order: StoredOrder; payment: StoredPayment; current: StoredPayment | undefined };

/** What was in doubt is certain now. */
const withoutDoubt = (order: StoredOrder): StoredOrder => ({
  ...order,
  flags: order.flags.filter((flag) => flag !== 'held'),
});

const sumsOf = (order: StoredOrder) => ({
  total: order.total,
  received: order.paidAmount,
  isPaid: isPaid(order),
  isOver: isOver(order),
});

/** A transfer to an earlier picture counts to the picture the shopper is looking at now. */
function targetOf({ payment, current }: Named): StoredPayment {
  const isShown = current && isLive(current.status) && current.provider === 'vietqr';
  return isShown && payment.provider === 'vietqr' && !isLive(payment.status) ? current : payment;
}

const succeeded = (at: Date): PaymentChange => ({
  status: 'succeeded',
  reason: null,
  succeededAt: at.toISOString(),
});

/** Pays the order with one attempt, and gives up the other that was still open. */
function settle(
  named: Named,
  target: StoredPayment,
  amount: number,
  how: { surplus: number; late: boolean },
  at: Date,
) {
  const { order, current } = named;
  const { write } = changePayment(target, { ...succeeded(at), received: target.received + amount });
  return [
    ...settlePaid(withoutDoubt(order), { amount, ...how, by: 'provider', at }).writes,
    write,
    ...duesOf(target).map(forget),
    ...(current && current.id !== target.id ? endPayment(current, 'superseded') : []),
  ];
}

export type Counted = {
  outcome: ReturnType<typeof verdictOf>['outcome'];
  paymentId: string | null;
  orderId: string | null;
  writes: Operation[];
};

/** What money does to the order it names: all of it stands in one transaction. */
export function countMoney(amount: number, all: readonly Named[], at: Date): Counted {
  const verdict = verdictOf(
    amount,
    all.map(({ payment, order }) => ({ payment, order: sumsOf(order) })),
  );
  const [named] = all;
  if (!named || verdict.outcome === 'unknown' || verdict.outcome === 'ambiguous')
    return { outcome: verdict.outcome, paymentId: null, orderId: null, writes: [] };
  const { order } = named;
  const target = targetOf(named);
  const told = { outcome: verdict.outcome, paymentId: target.id, orderId: order.id };
  const isWaiting = !isOver(order) && !isPaid(order);
  if (isWaiting && 'surplus' in verdict) {
    const how = { surplus: verdict.surplus, late: verdict.outcome === 'late' };
    return { ...told, writes: settle(named, target, amount, how, at) };
  }
  const { write } = changePayment(target, { received: target.received + amount });
  const { writes } = isWaiting
    ? noteMoney(order, { received: amount, flag: 'underpaid', refundDue: 0, at })
    : settlePaid(order, { amount, surplus: amount, late: true, by: 'provider', at });
  return { ...told, writes: [...writes, write] };
}
