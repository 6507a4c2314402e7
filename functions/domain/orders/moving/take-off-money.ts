import { AppError } from '#shared/contract/errors.ts';
import { coverOf } from '#shared/orders/order-cover.ts';
import { afterEvent } from '#shared/orders/order-status.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { depositLacking, isFree, moneyHeld, withFlags, withoutFlags } from '../order-money.ts';
import type { Payback, StoredOrder, TimelineEntry } from '../order-record.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import { paidByTransfer } from './take-deposit.ts';
import { unpaidDue, unpaidUntil } from './unpaid-clock.ts';

/** Causes of due refunds whose money is unused and can be taken off again; the latest one goes first. */
const unused: readonly Payback['cause'][] = ['surplus', 'late', 'cancelled'];

function withoutPaybacks(paybacks: readonly Payback[], amount: number): { left: Payback[]; gone: number } {
  let wanted = amount;
  const left = paybacks.toReversed().flatMap((line) => {
    const gone = isFree(line) && unused.includes(line.cause) ? Math.min(wanted, line.amount) : 0;
    wanted -= gone;
    return line.amount > gone ? [{ ...line, amount: line.amount - gone }] : [];
  });
  return { left: left.toReversed(), gone: amount - wanted };
}

/** Makes an order wait for its money again; refused once work on it has started. */
function waitsAgain(order: StoredOrder, at: Date): OrderChange {
  const status = afterEvent(order.status, 'pay-ahead');
  if (status === undefined) throw new AppError('MONEY_USED');
  return { status, paymentStatus: 'processing', unpaidUntil: unpaidUntil(at) };
}

/** Sets the order back to before its deposit came. */
const awaitsDeposit = (order: StoredOrder, at: Date): OrderChange => ({
  ...waitsAgain(order, at),
  ...paidByTransfer,
  provenBy: order.provenBy === 'money' ? null : order.provenBy,
});

function wayBack(order: StoredOrder, after: StoredOrder, at: Date): OrderChange {
  if (order.paymentStatus === 'paid') return waitsAgain(order, at);
  return coverOf(order) === 'cash' && depositLacking(after) > 0 ? awaitsDeposit(order, at) : {};
}

/** Takes off money that belonged elsewhere, as if it never came; refused if already used. */
export function takeOffMoney(order: StoredOrder, amount: number, at: Date): ChangedOrder {
  const { left, gone } = withoutPaybacks(order.paybacks, amount);
  const rest = amount - gone;
  const isOver = !['draft', 'confirmed'].includes(order.status);
  if (rest > moneyHeld(order) || (rest > 0 && isOver)) throw new AppError('MONEY_USED');
  const refundDue = order.refundDue - gone;
  const kept = moneyHeld(order) - rest;
  const sums = { paidAmount: order.paidAmount - amount, refundDue, paybacks: left };
  const change: OrderChange = {
    ...sums,
    ...(rest > 0 && wayBack(order, { ...order, ...sums }, at)),
  };
  const isWaiting = (change.paymentStatus ?? order.paymentStatus) === 'processing';
  const has = (cause: Payback['cause']) => left.some((line) => line.cause === cause);
  const flags = withFlags(
    withoutFlags(order.flags, 'surplus', 'late_payment', 'refund_due', 'underpaid'),
    has('surplus') && 'surplus',
    has('late') && 'late_payment',
    refundDue > 0 && 'refund_due',
    isWaiting && kept > 0 && 'underpaid',
  );
  const entry: TimelineEntry = {
    kind: 'payment',
    from: null,
    to: 'taken_off',
    by: 'staff',
    note: String(amount),
  };
  const status = change.status ?? order.status;
  const moved: TimelineEntry[] =
    status === order.status
      ? []
      : [{ kind: 'status', from: order.status, to: status, by: 'staff', note: '' }];
  const changed = changeOrder(order, { ...change, flags }, [entry, ...moved], at);
  const due = change.unpaidUntil === undefined ? undefined : unpaidDue(changed.after);
  return { ...changed, writes: [...changed.writes, ...(due ? [scheduleDue(due)] : [])] };
}
