import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import { withdrawPayback, moneyHeld, addPayback, priceOf } from '../order-money.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import {
  freeOf,
  giveOff,
  releasePaybacks,
  maxGoodwill,
  type RefundParts,
  sendBack,
  take,
} from '../refund-money.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';

const tooMuch = (most: number): AppError =>
  new AppError('REFUND_TOO_MUCH', { params: { most: formatVnd(most) } });

type Part = { amount: number; refundId: string };

/** Reserves part of the due amount for a refund, at most what no other refund has taken. */
export function takeForRefund(
  order: StoredOrder,
  { parts, at, ...part }: Part & { parts: RefundParts | 'goodwill'; at: Date },
): ChangedOrder {
  const { amount } = part;
  if (parts === 'goodwill') {
    const most = maxGoodwill(order);
    if (amount > most) throw tooMuch(most);
    return changeOrder(order, giveOff(order, part), [], at);
  }
  const most = freeOf(order, parts);
  if (amount > most) throw tooMuch(most);
  return changeOrder(order, { paybacks: take(order, parts, part) }, [], at);
}

/**
 * Releases a failed refund: its part is due again. A goodwill discount is taken back, but the money stays due
 * as far as the order costs less by now, because goods came back or the order was cancelled. Money due for a
 * cancellation pays for the order if it was revived since.
 */
export function releaseRefund(order: StoredOrder, refundId: string, at: Date): ChangedOrder {
  const isOver = order.stock === 'released';
  const again = { ...order, ...releasePaybacks(order, refundId) };
  const freed = isOver
    ? again
    : { ...again, ...withdrawPayback(again, ({ cause }) => cause === 'cancelled') };
  const more = moneyHeld(freed) - (isOver ? 0 : priceOf(freed));
  const owed = addPayback(freed, { cause: isOver ? 'cancelled' : 'surplus' }, more);
  return changeOrder(order, { goodwillAmount: freed.goodwillAmount, ...owed }, [], at);
}

/** Records that a refund was paid; the last one ends a cancelled order. */
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
