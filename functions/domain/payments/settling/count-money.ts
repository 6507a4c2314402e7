import { isLive } from '#shared/payments/payment.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { staleOrder, StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import {
  depositMissing,
  keptOf,
  missingOf,
  priceOf,
  withoutFlags,
} from '#functions/domain/orders/order-money.ts';
import {
  type goneAgain,
  type RevivedOrder,
  reviveOrder,
} from '#functions/domain/orders/moving/revive-order.ts';
import type { Arrival } from '#functions/domain/orders/moving/arrival.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { paidByTransfer } from '#functions/domain/orders/moving/take-deposit.ts';
import type { voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { duesOf } from '../attempts/begin-payment.ts';
import { endPayment } from '../attempts/end-payments.ts';
import { isOver, isPaid } from '../records/payable-order.ts';
import {
  movePayment,
  type PaymentChange,
  paymentRecord,
  type StoredPayment,
} from '../records/payment-record.ts';
import { verdictOf } from './transfer-verdict.ts';

/**
 * An order as money finds it: the attempt its code names, and the one that counts now. Whose order a person named may
 * have none at all: it was to be paid by hand.
 */
export type NamedPayment = {
  order: StoredOrder;
  payment: StoredPayment | undefined;
  current: StoredPayment | undefined;
};

/** Money as it is counted: how much, what it is called where it came from, and which notice told of it. */
export type ToldMoney = { amount: number; transaction: string; noticeId: string };

type CountedMoney = Omit<ToldMoney, 'noticeId'>;

/** What was in doubt is certain now. */
const withoutDoubt = (order: StoredOrder): StoredOrder => ({
  ...order,
  flags: withoutFlags(order.flags, 'held'),
});

/** What is waited for: its deposit first, or all of it. */
const awaitedOf = (order: StoredOrder): number => depositMissing(order) || missingOf(order);

const sumsOf = (order: StoredOrder) => ({
  total: depositMissing(order) > 0 ? keptOf(order) + depositMissing(order) : priceOf(order),
  received: keptOf(order),
  isPaid: isPaid(order),
  isOver: isOver(order),
});

/** A transfer to an earlier picture counts to the picture the shopper is looking at now. */
function targetOf({ payment, current }: NamedPayment): StoredPayment | undefined {
  if (!payment) return undefined;
  const isShown = current && isLive(current.status) && current.provider === 'vietqr';
  return isShown && payment.provider === 'vietqr' && !isLive(payment.status) ? current : payment;
}

const arrivalBy = (
  target: StoredPayment | undefined,
  { amount, transaction: reference }: CountedMoney,
  late: boolean,
  at: Date,
): Arrival => ({
  amount,
  reference,
  late,
  by: 'provider',
  at,
  way: target ? { paymentMethod: target.method, paymentProvider: target.provider } : paidByTransfer,
});

const mostReferences = 20;

/** An attempt remembers what its money is called, for whoever looks for it. */
const withMoney = (target: StoredPayment, { amount, transaction }: ToldMoney): PaymentChange => ({
  received: target.received + amount,
  references: [...target.references, transaction].slice(-mostReferences),
});

/** The attempt that pays an order, and the end of the other that was still open. */
function succeed(
  { current }: NamedPayment,
  target: StoredPayment | undefined,
  money: ToldMoney,
  at: Date,
): Operation<typeof staleOrder>[] {
  const others = current && current.id !== target?.id ? endPayment(current, 'superseded') : [];
  if (!target) return others;
  const change = {
    ...withMoney(target, money),
    reason: null,
    succeededAt: at.toISOString(),
    shortNotices: [],
  };
  const { writes } = movePayment(target, 'succeed', change) ?? paymentRecord.replace(target, change);
  return [...writes, ...duesOf(target).map(cancelDue), ...others];
}

/** Money that does not pay its order yet, or any more. */
function receive(target: StoredPayment | undefined, money: ToldMoney, isShort: boolean) {
  if (!target) return [];
  const shortNotices = isShort ? [...target.shortNotices, money.noticeId] : target.shortNotices;
  return paymentRecord.replace(target, { ...withMoney(target, money), shortNotices }).writes;
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
  /** What of it is more than there was to pay, and what its order still misses. */
  surplus: number;
  missing: number;
  paymentId: string | null;
  orderId: string | null;
  /** It paid its order: what was short before is settled. */
  settles: boolean;
  writes: Operation<SettlingRefusal>[];
};

const uncounted = { surplus: 0, missing: 0, paymentId: null, orderId: null, settles: false, writes: [] };

/** An order without an attempt we know waits like the others. */
const awaited = { status: 'pending', reason: null } as const;

/** What money does to the order it names, or has made go on: all of it stands in one transaction. */
export function countMoney(
  money: ToldMoney,
  all: readonly NamedPayment[],
  at: Date,
  revived?: RevivedOrder,
): MoneyDecision {
  const { amount } = money;
  const verdict = verdictOf(
    amount,
    all.map(({ payment = awaited, order }) => ({ payment, order: sumsOf(order) })),
  );
  const [named] = all;
  if (!named || verdict.outcome === 'unknown' || verdict.outcome === 'ambiguous')
    return { ...uncounted, outcome: verdict.outcome };
  const { order } = named;
  const target = targetOf(named);
  const isWaiting = !isOver(order) && !isPaid(order);
  const isSettled = revived !== undefined || (isWaiting && 'surplus' in verdict);
  const arrival = arrivalBy(target, money, verdict.outcome === 'late', at);
  const { after, writes } = revived ?? settlePaid(isSettled ? withoutDoubt(order) : order, arrival);
  const isShort = isWaiting && !isSettled;
  return {
    outcome: verdict.outcome,
    surplus: Math.max(0, after.refundDue - order.refundDue),
    missing: isShort ? awaitedOf(after) : 0,
    paymentId: target?.id ?? null,
    orderId: order.id,
    settles: isSettled,
    writes: [...writes, ...(isSettled ? succeed(named, target, money, at) : receive(target, money, isShort))],
  };
}
