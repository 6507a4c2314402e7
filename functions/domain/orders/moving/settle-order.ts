import { cancelDue } from '#functions/domain/due/due-items.ts';
import { type Arrival, arrivalEntries, moneyNote, withMore, withReference } from './arrival.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import type { TimelineEntry } from '../order-record.ts';
import { mailBuyer } from './order-mail.ts';
import { isDepositCome, keptOf, missingOf, owe, priceOf, withFlags, withoutFlags } from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { depositCame, depositEntries, depositMail } from './take-deposit.ts';
import { unpaidDue } from './unpaid-clock.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const over: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];
const causes = { surplus: 'surplus', late_payment: 'late' } as const;

/** Money that does not settle an order: too little, too much, or too late. A person has to look at it. */
function noteMoney(
  order: StoredOrder,
  flag: 'underpaid' | 'surplus' | 'late_payment',
  arrival: Arrival,
): ChangedOrder {
  const { amount, by, at, isCollected = false } = arrival;
  const came = { ...withMore(order, amount), flags: withFlags(order.flags, flag) };
  const owed = flag === 'underpaid' ? { flags: came.flags } : owe(came, { cause: causes[flag] }, amount);
  const entry: TimelineEntry = { kind: 'payment', from: null, to: flag, by, note: moneyNote(arrival) };
  const change = { paidAmount: came.paidAmount, ...owed, ...withReference(order, arrival) };
  const changed = changeOrder(order, change, [entry], at);
  if (flag === 'underpaid' && isCollected) return changed;
  return { ...changed, writes: [...changed.writes, mailBuyer(changed.after, 'payment-problem', flag)] };
}

/** An order as it is once enough has come: what is more than it costs goes back. */
export function paidInFull(order: StoredOrder, arrival: Arrival): OrderChange {
  const { amount, late, way } = arrival;
  const came = withMore(order, amount);
  const surplus = keptOf(came) - priceOf(came);
  const flags = withFlags(
    withoutFlags(order.flags, 'underpaid', 'on_credit'),
    late && 'late_payment',
    surplus > 0 && 'surplus',
  );
  return {
    status: requireEvent(order, 'paid'),
    paymentStatus: 'paid',
    paidAmount: came.paidAmount,
    ...owe({ ...came, flags }, { cause: 'surplus' }, surplus),
    unpaidUntil: null,
    credit: null,
    ...way,
    ...withReference(order, arrival),
  };
}

/** What the story of an order tells when it is paid, and may go on with that. */
export const paidEntries = (before: StoredOrder, after: OrderChange, arrival: Arrival): TimelineEntry[] =>
  arrivalEntries(before, after, arrival, { from: before.paymentStatus, to: 'paid' });

/**
 * Money has come for an order. Enough of it pays, or is its deposit, and whoever waited for that goes on; too little is
 * noted, and what comes for an order that is paid already, or that is over, goes back.
 */
export function settlePaid(order: StoredOrder, arrival: Arrival): ChangedOrder {
  if (over.includes(order.status)) return noteMoney(order, 'late_payment', arrival);
  if (order.paymentStatus === 'paid') return noteMoney(order, 'surplus', arrival);
  const came = withMore(order, arrival.amount);
  const isPaid = missingOf(came) === 0;
  if (!isPaid && !isDepositCome(order, came)) return noteMoney(order, 'underpaid', arrival);
  const due = unpaidDue(order);
  const change = isPaid ? paidInFull(order, arrival) : depositCame(order, arrival);
  const entries = (isPaid ? paidEntries : depositEntries)(order, change, arrival);
  const changed = changeOrder(order, change, entries, arrival.at);
  const mail = isPaid ? mailBuyer(changed.after, 'order-paid') : depositMail(changed.after);
  return { ...changed, writes: [...changed.writes, ...(due ? [cancelDue(due)] : []), mail] };
}
