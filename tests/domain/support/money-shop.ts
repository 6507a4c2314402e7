import { vi } from 'vitest';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { beginPayment, type PaymentStart } from '#functions/domain/payments/attempts/begin-payment.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import {
  findNotice,
  type NoticeVerdict,
  StoredNotice,
} from '#functions/domain/payments/records/payment-notice.ts';
import { paymentRecord, StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { noticesView } from '#functions/domain/payments/staff/notices-view.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { requireRefund } from '#functions/domain/refunds/read-refund.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put as write } from '#functions/platform/table/table-operations.ts';
import { config } from '#tests/domain/orders/doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { keptView } from './kept-view.ts';

export type Transfer = { amount: number; content?: string; reference?: string; key?: string };

/** Shop in memory whose views follow its table: unpaid orders and incoming payments. */
export async function moneyShop(startsAt = '2026-11-20T03:00:00.000Z') {
  const [notices, payments, refunds] = await Promise.all([
    keptView(noticesView),
    keptView(paymentsView),
    keptView(refundsView),
  ]);
  vi.spyOn(noticesView, 'rows').mockReturnValue(notices.view.ask);
  vi.spyOn(paymentsView, 'rows').mockReturnValue(payments.view.ask);
  vi.spyOn(refundsView, 'rows').mockReturnValue(refunds.view.ask);
  const { table, put, rows } = memoryTable(undefined, (_, after) => {
    if (after['entity'] === 'payment-notice') void notices.save(StoredNotice.parse(after));
    if (after['entity'] === 'payment') void payments.save(StoredPayment.parse(after));
    if (after['entity'] === 'refund') void refunds.save(StoredRefund.parse(after));
  });
  const clock = { now: new Date(startsAt) };
  const contextAt = (at: Table) => contextOf(at, () => clock.now);
  const context = contextAt(table);
  let told = 0;

  /** Order of 180.000 ₫ by default; with `start`, also a payment attempt. */
  async function anOrder(given: Partial<StoredOrder> = {}, start?: PaymentStart) {
    const order = aWaitingOrder({ userId: 'lan', createdAt: clock.now.toISOString(), ...given });
    const begun = start && beginPayment(order, start, { config, at: clock.now });
    await table.write([
      write(orderRecord.item({ ...order, paymentId: begun?.payment.id ?? order.paymentId })),
    ]);
    if (begun) await table.write(begun.writes);
    const { id } = order;
    return { id, code: order.code, payment: begun?.payment, paymentCode: begun?.payment.code ?? '' };
  }

  /** Bank notice of a transfer that was not processed yet. */
  async function tell({ amount, content = '', reference, key = String((told += 1)) }: Transfer) {
    const raw = JSON.stringify({
      id: key,
      accountNumber: config.bank.account,
      transferType: 'in',
      transferAmount: amount,
      content,
      referenceCode: reference ?? null,
    });
    return (await keepNotice(context, { provider: 'bank', key, raw, orderId: undefined })).id;
  }

  async function comes(transfer: Transfer, at = table): Promise<NoticeVerdict & { noticeId: string }> {
    const noticeId = await tell(transfer);
    return { ...(await applyNotice(contextAt(at), noticeId)), noticeId };
  }

  const required = async <T>(found: Promise<T | undefined>): Promise<T> => {
    const one = await found;
    if (one === undefined) throw new Error('It is not there');
    return one;
  };

  return {
    table,
    put,
    rows,
    clock,
    context,
    contextAt,
    anOrder,
    tell,
    comes,
    orderNow: (id: string) => requireOrder(context, { id, asker: shopRequester }),
    paymentNow: (id: string) => required(paymentRecord.find(table, { id })),
    noticeNow: (id: string) => required(findNotice(table, id)),
    refundNow: (id: string) => requireRefund(context, id),
  };
}

export type MoneyShop = Awaited<ReturnType<typeof moneyShop>>;
