import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import { keepAfterAll, keptOf, owe, priceOf } from '../order-money.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { freeOf, giveOff, letGo, mostGoodwill, type RefundParts, sendBack, take } from '../refund-money.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';

const tooMuch = (most: number): AppError =>
  new AppError('REFUND_TOO_MUCH', { params: { most: formatVnd(most) } });

type Part = { amount: number; refundId: string };

/** A refund takes its part of what is due: never more than no other has taken. */
export function takeForRefund(
  order: StoredOrder,
  { parts, at, ...part }: Part & { parts: RefundParts | 'goodwill'; at: Date },
): ChangedOrder {
  const { amount } = part;
  if (parts === 'goodwill') {
    const most = mostGoodwill(order);
    if (amount > most) throw tooMuch(most);
    return changeOrder(order, giveOff(order, part), [], at);
  }
  const most = freeOf(order, parts);
  if (amount > most) throw tooMuch(most);
  return changeOrder(order, { paybacks: take(order, parts, part) }, [], at);
}

/**
 * A refund comes to nothing: its part is due as before. What was to be given off the price is kept again, but for what
 * the order does not cost any more by now: goods came back meanwhile, or all of it was called off. What was to go back
 * because the order was called off pays for it where it has gone on since.
 */
export function releaseRefund(order: StoredOrder, refundId: string, at: Date): ChangedOrder {
  const isOver = order.stock === 'released';
  const again = { ...order, ...letGo(order, refundId) };
  const freed = isOver ? again : { ...again, ...keepAfterAll(again, ({ cause }) => cause === 'cancelled') };
  const more = keptOf(freed) - (isOver ? 0 : priceOf(freed));
  const owed = owe(freed, { cause: isOver ? 'cancelled' : 'surplus' }, more);
  return changeOrder(order, { goodwillAmount: freed.goodwillAmount, ...owed }, [], at);
}

/** A refund has gone back: with the last of what was due an order that was called off is over. */
export function payOutRefund(
  order: StoredOrder,
  { refundId, amount, at }: { refundId: string; amount: number; at: Date },
): ChangedOrder {
  const money = sendBack(order, refundId, at);
  const next = money.refundDue === 0 ? requireEvent(order, 'pay-back') : order.status;
  const entry: TimelineEntry = {
    kind: 'payment',
    from: order.paymentStatus,
    to: 'refunded',
    by: 'staff',
    note: String(amount),
  };
  const changed =
    next === order.status
      ? changeOrder(order, money, [entry], at)
      : changeOrder(
          order,
          { ...money, status: next, paymentStatus: 'refunded' },
          [entry, { kind: 'status', from: order.status, to: next, by: 'staff', note: '' }],
          at,
        );
  return {
    ...changed,
    writes: [...changed.writes, mailBuyer(changed.after, 'order-refunded', formatVnd(amount))],
  };
}
