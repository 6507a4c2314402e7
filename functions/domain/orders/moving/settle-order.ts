import { cancelDue } from '#functions/domain/due/due-items.ts';
import { type Arrival, arrivalEntries, moneyNote, withMore, withReference } from './arrival.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import type { TimelineEntry } from '../order-record.ts';
import { mailBuyer } from './order-mail.ts';
import {
  hasDeposit,
  moneyHeld,
  missingOf,
  addPayback,
  priceOf,
  withFlags,
  withoutFlags,
} from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { isDepositPaid, depositEntries, depositMail } from './take-deposit.ts';
import { unpaidDue } from './unpaid-clock.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const over: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];
const causes = { surplus: 'surplus', late_payment: 'late' } as const;

/** Books money that does not settle an order: too little, too much or too late. The flag shows it to staff. */
function noteMoney(
  order: StoredOrder,
  flag: 'underpaid' | 'surplus' | 'late_payment',
  arrival: Arrival,
): ChangedOrder {
  const { amount, by, at, isCollected = false } = arrival;
  const came = { ...withMore(order, amount), flags: withFlags(order.flags, flag) };
  const owed =
    flag === 'underpaid' ? { flags: came.flags } : addPayback(came, { cause: causes[flag] }, amount);
  const entry: TimelineEntry = { kind: 'payment', from: null, to: flag, by, note: moneyNote(arrival) };
  const change = { paidAmount: came.paidAmount, ...owed, ...withReference(order, arrival) };
  const changed = changeOrder(order, change, [entry], at);
  if (flag === 'underpaid' && isCollected) return changed;
  return { ...changed, writes: [...changed.writes, mailBuyer(changed.after, 'payment-problem', flag)] };
}

/** Change of an order once enough money has come; any excess becomes a refund. */
export function paidInFull(order: StoredOrder, arrival: Arrival): OrderChange {
  const { amount, late, way } = arrival;
  const came = withMore(order, amount);
  const surplus = moneyHeld(came) - priceOf(came);
  const flags = withFlags(
    withoutFlags(order.flags, 'underpaid', 'on_credit'),
    late && 'late_payment',
    surplus > 0 && 'surplus',
  );
  return {
    status: requireEvent(order, 'paid'),
    paymentStatus: 'paid',
    paidAmount: came.paidAmount,
    ...addPayback({ ...came, flags }, { cause: 'surplus' }, surplus),
    unpaidUntil: null,
    credit: null,
    ...way,
    ...withReference(order, arrival),
  };
}

/** Timeline entries of an order that is paid, and may move on because of it. */
export const paidEntries = (before: StoredOrder, after: OrderChange, arrival: Arrival): TimelineEntry[] =>
  arrivalEntries(before, after, arrival, { from: before.paymentStatus, to: 'paid' });

/**
 * Books money that came for an order. If it completes the price or the deposit, the order moves on. Too little
 * is flagged; money for an order that is already paid or over becomes a refund.
 */
export function settlePaid(order: StoredOrder, arrival: Arrival): ChangedOrder {
  if (over.includes(order.status)) return noteMoney(order, 'late_payment', arrival);
  if (order.paymentStatus === 'paid') return noteMoney(order, 'surplus', arrival);
  const came = withMore(order, arrival.amount);
  const isPaid = missingOf(came) === 0;
  if (!isPaid && !hasDeposit(order, came)) return noteMoney(order, 'underpaid', arrival);
  const due = unpaidDue(order);
  const change = isPaid ? paidInFull(order, arrival) : isDepositPaid(order, arrival);
  const entries = (isPaid ? paidEntries : depositEntries)(order, change, arrival);
  const changed = changeOrder(order, change, entries, arrival.at);
  const mail = isPaid ? mailBuyer(changed.after, 'order-paid') : depositMail(changed.after);
  return { ...changed, writes: [...changed.writes, ...(due ? [cancelDue(due)] : []), mail] };
}
