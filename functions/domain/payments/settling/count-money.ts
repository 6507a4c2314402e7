import { isLive } from '#shared/payments/payment.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { staleOrder, StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import {
  depositMissing,
  moneyHeld,
  missingOf,
  priceOf,
  withoutFlags,
} from '#functions/domain/orders/order-money.ts';
import {
  type stockTakenMeanwhile,
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
import { isClosed, isPaid } from '../records/payable-order.ts';
import {
  movePayment,
  type PaymentChange,
  paymentRecord,
  type StoredPayment,
} from '../records/payment-record.ts';
import { verdictOf } from './transfer-verdict.ts';

/** Order that money names: the attempt of its code, if any, and the order's current attempt. */
export type NamedPayment = {
  order: StoredOrder;
  payment: StoredPayment | undefined;
  current: StoredPayment | undefined;
};

/** Money to count: its amount, its transaction name, and the notice that reported it. */
export type ReportedMoney = { amount: number; transaction: string; noticeId: string };

type CountedMoney = Omit<ReportedMoney, 'noticeId'>;

/** Removes the `held` flag, because the money has come for certain. */
const withoutDoubt = (order: StoredOrder): StoredOrder => ({
  ...order,
  flags: withoutFlags(order.flags, 'held'),
});

/** Returns the awaited sum: the missing deposit first, else everything that is missing. */
const awaitedOf = (order: StoredOrder): number => depositMissing(order) || missingOf(order);

const sumsOf = (order: StoredOrder) => ({
  total: depositMissing(order) > 0 ? moneyHeld(order) + depositMissing(order) : priceOf(order),
  received: moneyHeld(order),
  isPaid: isPaid(order),
  isOver: isClosed(order),
});

/** Returns the attempt money counts to: an earlier QR code's money goes to the code shown now. */
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

const maxReferences = 20;

/** Adds the money to an attempt, with its transaction name for later searches. */
const withMoney = (target: StoredPayment, { amount, transaction }: ReportedMoney): PaymentChange => ({
  received: target.received + amount,
  references: [...target.references, transaction].slice(-maxReferences),
});

/** Returns the writes for the attempt that pays its order, and for the end of the other open attempt. */
function succeed(
  { current }: NamedPayment,
  target: StoredPayment | undefined,
  money: ReportedMoney,
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

/** Returns the writes for money that does not pay its order yet, or that comes after it was paid or ended. */
function receive(target: StoredPayment | undefined, money: ReportedMoney, isShort: boolean) {
  if (!target) return [];
  const shortNotices = isShort ? [...target.shortNotices, money.noticeId] : target.shortNotices;
  return paymentRecord.replace(target, { ...withMoney(target, money), shortNotices }).writes;
}

/** Revives the order that the money names, if it was cancelled and can still go on: see `reviveOrder`. */
export async function reviveNamed(
  context: Context,
  { money, named: all, at }: { money: CountedMoney; named: readonly NamedPayment[]; at: Date },
): Promise<RevivedOrder | undefined> {
  const [named, ...others] = all;
  if (!named || others.length > 0) return undefined;
  const arrival = arrivalBy(targetOf(named), money, true, at);
  return reviveOrder(context, { order: withoutDoubt(named.order), arrival });
}

/** Reasons to refuse, also that another buyer took what a revived order needs. */
export type SettlingRefusal = OrderRefusal | typeof stockTakenMeanwhile | typeof voucherSpent;

export type MoneyDecision = {
  outcome: ReturnType<typeof verdictOf>['outcome'];
  /** The part that exceeds what was to be paid, and the part that the order still misses. */
  surplus: number;
  missing: number;
  paymentId: string | null;
  orderId: string | null;
  /** Whether this money paid the order, which also settles earlier short notices. */
  settles: boolean;
  writes: Operation<SettlingRefusal>[];
};

const uncounted = { surplus: 0, missing: 0, paymentId: null, orderId: null, settles: false, writes: [] };

/** Stands in for an unknown attempt: its order waits for money like any other. */
const awaited = { status: 'pending', reason: null } as const;

/** Decides what money does to its order, or to one it revived, in one transaction. */
export function countMoney(
  money: ReportedMoney,
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
  const isWaiting = !isClosed(order) && !isPaid(order);
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
