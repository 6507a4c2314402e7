import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { OrderChange } from '../moving/change-order.ts';
import { unpaidDue, unpaidUntil } from '../moving/unpaid-clock.ts';
import { withdrawPayback, moneyHeld, missingOf, addPayback, priceOf, withoutFlags } from '../order-money.ts';
import type { FormerTerms, StoredOrder } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';

export type MoneyChange = { change: OrderChange; writes: Operation[] };

type Rest = {
  total: number;
  rest: 'cash' | 'ahead';
  former: FormerTerms | undefined;
  at: Date;
};

/** Cancels the deadline of an order that no longer waits; schedules one for one that starts to. */
function clockWrites(before: StoredOrder, after: StoredOrder): Operation[] {
  const [was, is] = [unpaidDue(before), unpaidDue(after)];
  if (was?.at === is?.at) return [];
  return [...(was ? [cancelDue(was)] : []), ...(is ? [scheduleDue(is)] : [])];
}

/** Reopens the payment of a paid order: the rest is collected on delivery, or paid before packing. */
function toBePaid(order: StoredOrder, { rest, at }: Rest): OrderChange {
  if (order.paymentStatus !== 'paid' || order.credit) return {};
  if (rest === 'cash' || order.paymentMethod === 'cash')
    return {
      paymentStatus: 'processing',
      paymentMethod: 'cash',
      paymentProvider: null,
      // Staff made the edit after speaking with the buyer, which counts as the proof.
      provenBy: order.provenBy ?? 'staff',
    };
  return {
    paymentStatus: 'processing',
    status: requireEvent(order, 'pay-ahead'),
    unpaidUntil: unpaidUntil(at),
  };
}

/**
 * The money that came covers the order now. A member with nothing to pay needs no payment either; a guest with
 * nothing to pay still has to confirm.
 */
const isEnough = ({ paymentStatus, userId }: StoredOrder, kept: number): boolean =>
  paymentStatus !== 'paid' && (kept > 0 || userId !== null);

/** Uses refunds due for overpayment to cover what is missing now; the rest is still refunded. */
function netted(order: StoredOrder): StoredOrder {
  if (missingOf(order) === 0) return order;
  const kept = {
    ...order,
    ...withdrawPayback(order, ({ cause }) => cause === 'surplus' || cause === 'late'),
  };
  return { ...kept, ...addPayback(kept, { cause: 'surplus' }, moneyHeld(kept) - priceOf(kept)) };
}

/**
 * Recomputes the money of an order after its total changed. Refunds due from earlier edits are cancelled first,
 * then any excess becomes a refund, and a shortfall has to be paid before packing.
 */
export function settleEdit(order: StoredOrder, asked: Rest): MoneyChange {
  const { total, former } = asked;
  const undone = netted({
    ...order,
    total,
    ...withdrawPayback({ ...order, total }, ({ cause }) => cause === 'edited'),
  });
  const { refundedAmount, refundDue, paybacks, flags } = undone;
  const sums = { refundedAmount, refundDue, paybacks, flags };
  const done = (change: OrderChange): MoneyChange => {
    const after = { ...order, ...change };
    return { change, writes: clockWrites(order, after) };
  };
  if (missingOf(undone) > 0) return done({ total, ...sums, ...toBePaid(order, asked) });
  const kept = moneyHeld(undone);
  const owed = addPayback(undone, { cause: 'edited' }, kept - priceOf(undone));
  const way = former && { paymentMethod: former.paymentMethod, paymentProvider: former.paymentProvider };
  if (!isEnough(order, kept)) return done({ total, ...owed });
  return done({
    total,
    ...owed,
    ...way,
    flags: withoutFlags(owed.flags, 'underpaid', 'on_credit'),
    status: requireEvent(order, 'paid'),
    paymentStatus: 'paid',
    unpaidUntil: null,
    credit: null,
  });
}
