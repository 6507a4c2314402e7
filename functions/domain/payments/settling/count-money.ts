import { isLive } from '#shared/payments/payment.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { staleOrder, StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import { keptOf, priceOf, withoutFlags } from '#functions/domain/orders/order-money.ts';
import {
  type goneAgain,
  type RevivedOrder,
  reviveOrder,
} from '#functions/domain/orders/moving/revive-order.ts';
import { type Arrival, settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import type { voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { duesOf } from '../attempts/begin-payment.ts';
import { endPayment } from '../attempts/end-payments.ts';
import { isOver, isPaid } from '../records/payable-order.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import { verdictOf } from './transfer-verdict.ts';

/** So much money, and what its bank or provider calls it by. */
export type CountedMoney = { amount: number; reference: string };

/** An order as money finds it: the attempt its code names, and the one that counts now. */
export type NamedPayment = { order: StoredOrder; payment: StoredPayment; current: StoredPayment | undefined };

/** What was in doubt is certain now. */
const withoutDoubt = (order: StoredOrder): StoredOrder => ({
  ...order,
  flags: withoutFlags(order.flags, 'held'),
});

const sumsOf = (order: StoredOrder) => ({
  total: priceOf(order),
  received: keptOf(order),
  isPaid: isPaid(order),
  isOver: isOver(order),
});

/** A transfer to an earlier picture counts to the picture the shopper is looking at now. */
function targetOf({ payment, current }: NamedPayment): StoredPayment {
  const isShown = current && isLive(current.status) && current.provider === 'vietqr';
  return isShown && payment.provider === 'vietqr' && !isLive(payment.status) ? current : payment;
}

const arrivalBy = (
  target: StoredPayment,
  { amount, reference }: CountedMoney,
  late: boolean,
  at: Date,
): Arrival => ({
  amount,
  reference,
  late,
  by: 'provider',
  at,
  way: { paymentMethod: target.method, paymentProvider: target.provider },
});

/** The attempt that pays an order, and the end of the other that was still open. */
function succeed(
  { current }: NamedPayment,
  target: StoredPayment,
  amount: number,
  at: Date,
): Operation<typeof staleOrder>[] {
  const change = { reason: null, succeededAt: at.toISOString(), received: target.received + amount };
  const { writes } = movePayment(target, 'succeed', change) ?? paymentRecord.replace(target, change);
  return [
    ...writes,
    ...duesOf(target).map(cancelDue),
    ...(current && current.id !== target.id ? endPayment(current, 'superseded') : []),
  ];
}

/** The order that money names goes on where it was given up, if it still can: see `reviveOrder`. */
export async function reviveNamed(
  context: Context,
  { money, named: all, at }: { money: CountedMoney; named: readonly NamedPayment[]; at: Date },
): Promise<RevivedOrder | undefined> {
  const [named, ...others] = all;
  if (!named || others.length > 0) return undefined;
  const arrival = arrivalBy(targetOf(named), money, true, at);
  return reviveOrder(context, { order: withoutDoubt(named.order), arrival });
}

/** What else money may meet: somebody was quicker with the goods or the voucher of an order that was to go on. */
export type SettlingRefusal = OrderRefusal | typeof goneAgain | typeof voucherSpent;

export type MoneyDecision = {
  outcome: ReturnType<typeof verdictOf>['outcome'];
  paymentId: string | null;
  orderId: string | null;
  writes: Operation<SettlingRefusal>[];
};

/** What money does to the order it names, or has made go on: all of it stands in one transaction. */
export function countMoney(
  money: CountedMoney,
  all: readonly NamedPayment[],
  at: Date,
  revived?: RevivedOrder,
): MoneyDecision {
  const { amount } = money;
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
  const isSettled = revived !== undefined || (isWaiting && 'surplus' in verdict);
  const arrival = arrivalBy(target, money, verdict.outcome === 'late', at);
  const { writes } = revived ?? settlePaid(isSettled ? withoutDoubt(order) : order, arrival);
  const onPayment = isSettled
    ? succeed(named, target, amount, at)
    : paymentRecord.replace(target, { received: target.received + amount }).writes;
  return { ...told, writes: [...writes, ...onPayment] };
}
