import { shopperMayCancel } from '#shared/orders/order-status.ts';
import { putBackStock, releaseStock } from '#functions/domain/catalogue/hold-stock.ts';
import { forget } from '#functions/domain/due/due-items.ts';
import { giveBackVouchers } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Operation } from '#functions/platform/table-operations.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';
import type { StoredOrder } from './order-record.ts';
import { requireMove, wrongState } from './order-state.ts';
import { unpaidDue } from './settle-order.ts';

export type Cancellation = {
  by: 'shopper' | 'staff' | 'system';
  /** In somebody's words, or the name of a note of the shop's own. */
  reason: string;
  at: Date;
};

/** What an order has of the stock goes back to where it came from; the order's own state says that it did. */
export function giveBackStock({ stock, holdings }: StoredOrder): Operation[] {
  if (stock === 'reserved') return holdings.map(releaseStock);
  return stock === 'taken' ? holdings.map(putBackStock) : [];
}

/** What of its money goes back when an order is over. */
const moneyBack = ({ paidAmount, refundedAmount, flags }: StoredOrder) =>
  paidAmount > refundedAmount
    ? { refundDue: paidAmount - refundedAmount, flags: [...new Set([...flags, 'refund_due' as const])] }
    : { refundDue: 0, flags };

/** Calls an order off: its stock is free again, its vouchers are its buyer's again, and money that came goes back. */
export function cancelOrder(order: StoredOrder, { by, reason, at }: Cancellation): ChangedOrder {
  requireMove(order, 'cancelled');
  if (by === 'shopper' && !shopperMayCancel(order.status)) throw wrongState(order);
  // The clock gives up only what nobody paid: money may have come while it looked.
  if (by === 'system' && order.status !== 'draft') throw wrongState(order);
  const due = unpaidDue(order);
  const isPaid = order.paymentStatus === 'paid';
  const changed = changeOrder(
    order,
    {
      status: 'cancelled',
      ...(!isPaid && { paymentStatus: 'canceled' as const }),
      ...moneyBack(order),
      stock: 'released',
      cancelReason: reason,
      unpaidUntil: null,
    },
    [{ kind: 'status', from: order.status, to: 'cancelled', by, note: reason }],
    at,
  );
  return {
    ...changed,
    writes: [
      ...changed.writes,
      ...giveBackStock(order),
      ...giveBackVouchers(order, at),
      ...(due ? [forget(due)] : []),
      mailBuyer(changed.order, 'order-cancelled', reason),
    ],
  };
}
