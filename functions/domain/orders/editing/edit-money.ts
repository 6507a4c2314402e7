import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { OrderChange } from '../moving/change-order.ts';
import { unpaidDue, unpaidUntil } from '../moving/unpaid-clock.ts';
import { keepAfterAll, keptOf, missingOf, owe, priceOf, withoutFlags } from '../order-money.ts';
import type { FormerTerms, StoredOrder } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';

export type MoneyChange = { change: OrderChange; writes: Operation[] };

type Rest = {
  total: number;
  rest: 'cash' | 'ahead';
  former: FormerTerms | undefined;
  at: Date;
};

/** The clock of an order that waits no longer stops, and that of one that begins to wait starts. */
function clockWrites(before: StoredOrder, after: StoredOrder): Operation[] {
  const [was, is] = [unpaidDue(before), unpaidDue(after)];
  if (was?.at === is?.at) return [];
  return [...(was ? [cancelDue(was)] : []), ...(is ? [scheduleDue(is)] : [])];
}

/** Something is to be paid again: with the goods, or before they are packed. */
function toBePaid(order: StoredOrder, { rest, at }: Rest): OrderChange {
  if (order.paymentStatus !== 'paid' || order.credit) return {};
  if (rest === 'cash' || order.paymentMethod === 'cash')
    return {
      paymentStatus: 'processing',
      paymentMethod: 'cash',
      paymentProvider: null,
      // Staff spoke with whoever pays.
      provenBy: order.provenBy ?? 'staff',
    };
  return {
    paymentStatus: 'processing',
    status: requireEvent(order, 'pay-ahead'),
    unpaidUntil: unpaidUntil(at),
  };
}

/** What came is enough by now; of a member who has nothing to pay nothing is waited for. A guest's word is, all the same. */
const isEnough = ({ paymentStatus, userId }: StoredOrder, kept: number): boolean =>
  paymentStatus !== 'paid' && (kept > 0 || userId !== null);

/** What was to go back as too much, or as too late, pays for what is missing by now; the rest of it still goes. */
function netted(order: StoredOrder): StoredOrder {
  if (missingOf(order) === 0) return order;
  const kept = { ...order, ...keepAfterAll(order, ({ cause }) => cause === 'surplus' || cause === 'late') };
  return { ...kept, ...owe(kept, { cause: 'surplus' }, keptOf(kept) - priceOf(kept)) };
}

/**
 * How the money of an order stands that costs something else: what is undone is owed no more, what is too much goes
 * back, what is missing is asked for before anything is packed.
 */
export function settleEdit(order: StoredOrder, asked: Rest): MoneyChange {
  const { total, former } = asked;
  const undone = netted({
    ...order,
    total,
    ...keepAfterAll({ ...order, total }, ({ cause }) => cause === 'edited'),
  });
  const { refundedAmount, refundDue, paybacks, flags } = undone;
  const sums = { refundedAmount, refundDue, paybacks, flags };
  const done = (change: OrderChange): MoneyChange => {
    const after = { ...order, ...change };
    return { change, writes: clockWrites(order, after) };
  };
  if (missingOf(undone) > 0) return done({ total, ...sums, ...toBePaid(order, asked) });
  const kept = keptOf(undone);
  const owed = owe(undone, { cause: 'edited' }, kept - priceOf(undone));
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
