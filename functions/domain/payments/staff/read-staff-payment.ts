import { AppError } from '#shared/contract/errors.ts';
import { partsOf } from '#shared/payments/payment-id.ts';
import { isLive } from '#shared/payments/payment.ts';
import { PaymentRow, type StaffPayment } from '#shared/payments/staff-payments.contract.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import { afterEvent } from '#shared/orders/order-status.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { toPayment } from '../attempts/shown-payment.ts';
import { isPayable } from '../records/payable-order.ts';
import { readPaymentConfig } from '../records/payment-config.ts';
import { paymentKeys } from '../records/payment-keys.ts';
import { StoredNotice } from '../records/payment-notice.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import { listAttempts } from '../records/payment-repository.ts';
import { toMoneyOrder } from './money-order.ts';
import { namedDecisions } from './named-decisions.ts';
import { toNoticeRow } from './notice-row.ts';

/** Maximum number of notices that are read for one order. No order has more. */
const maxNotices = 50;

/** Lists the notices of an order, oldest first. */
async function noticesOf(table: Table, orderId: string) {
  const asked = { index: 'gsi2', pk: paymentKeys.noticesOf(orderId), limit: maxNotices } as const;
  const { items } = await table.list(asked, StoredNotice);
  return namedDecisions(
    table,
    items.map((notice) => ({ ...toNoticeRow(notice), raw: notice.raw })),
  );
}

/** Tells whether the provider can be queried. A bank only sends notices. */
const isAskable = ({ provider }: StoredPayment): boolean => provider === 'vnpay' || provider === 'stripe';

function mayOf(payment: StoredPayment, order: StoredOrder): StaffPayment['may'] {
  const isCurrent = order.paymentId === payment.id;
  const isOpenWay = afterEvent(order.status, 'pay-ahead') !== undefined;
  return {
    verify: isAskable(payment) && payment.status !== 'succeeded' && payment.status !== 'refunded',
    cancel: isLive(payment.status),
    renew: isCurrent && isPayable(order) && (isOpenWay || order.paymentMethod === 'transfer'),
    // Staff can take only payments by hand. A provider's money is confirmed by the provider itself.
    take:
      isCurrent && payment.provider === null && payment.status === 'created' && isPayable(order)
        ? missingOf(order)
        : null,
  };
}

export async function requireStaffPayment(
  context: Context,
  id: string,
): Promise<{ payment: StoredPayment; order: StoredOrder; attempts: StoredPayment[] }> {
  const { orderId } = partsOf(id);
  const [order, attempts] = await Promise.all([
    findOrder(context, orderId),
    orderId === '' ? [] : listAttempts(context.table, orderId),
  ]);
  const payment = attempts.find((one) => one.id === id);
  if (!payment || !order) throw new AppError('PAYMENT_NOT_FOUND');
  return { payment, order, attempts };
}

/** Returns an attempt with its order, the other attempts, and the order's notices. */
export async function readStaffPayment(context: Context, id: string): Promise<StaffPayment> {
  const { payment, order, attempts } = await requireStaffPayment(context, id);
  const [config, notices] = await Promise.all([readPaymentConfig(null), noticesOf(context.table, order.id)]);
  const { saleChannelId, warehouseId, references } = payment;
  return {
    payment: { ...toPayment(payment, config), saleChannelId, warehouseId, references },
    order: toMoneyOrder(order),
    attempts: attempts.map((attempt) => PaymentRow.parse(attempt)),
    notices,
    may: mayOf(payment, order),
  };
}
