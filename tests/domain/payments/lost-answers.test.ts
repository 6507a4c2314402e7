import { beforeAll, describe, expect, it } from 'vitest';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { beginPayment } from '#functions/domain/payments/attempts/begin-payment.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { losingAnswer } from '#tests/support/lost-answers.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

beforeAll(stubSettings);

/** An order of 180.000 ₫ that waits for a transfer. */
async function awaited() {
  const { table, put } = memoryTable();
  const waiting = aWaitingOrder({ userId: 'lan' });
  const { payment, writes } = beginPayment(waiting, { method: 'transfer' }, { config, at: new Date() });
  put([orderRecord.item({ ...waiting, paymentId: payment.id })]);
  await table.write(writes);
  const name = { id: waiting.id, asker: shopRequester };

  async function told(id: string, amount: number, reference = id): Promise<string> {
    const transfer = { id, accountNumber: config.bank.account, transferType: 'in', transferAmount: amount };
    const raw = JSON.stringify({ ...transfer, content: payment.code, referenceCode: reference });
    const notice = { provider: 'bank', key: id, raw, orderId: waiting.id } as const;
    return (await keepNotice(contextOf(table), notice)).id;
  }

  /** The worker does what it does, nobody hears of it, and the queue gives it the notice again: twice at once. */
  async function worksOffUnheard(noticeId: string): Promise<void> {
    const losing = losingAnswer(table);
    await expect(applyNotice(contextOf(losing.table), noticeId)).rejects.toThrow('socket hang up');
    await Promise.all([1, 2].map(() => applyNotice(contextOf(table), noticeId)));
  }

  return {
    table,
    name,
    told,
    worksOffUnheard,
    worksOff: (noticeId: string) => applyNotice(contextOf(table), noticeId),
    async moneyNow() {
      const { status, paidAmount, refundDue, refundedAmount } = await requireOrder(contextOf(table), name);
      return { status, paidAmount, refundDue, refundedAmount };
    },
  };
}

describe('money that is worked off, though nobody hears of it, and again', () => {
  it('pays once, and its surplus is owed once', async () => {
    const order = await awaited();
    await order.worksOffUnheard(await order.told('1', 200_000));
    const paid = { status: 'confirmed', paidAmount: 200_000, refundDue: 20_000, refundedAmount: 0 };
    expect(await order.moneyNow()).toEqual(paid);
    // The same money, told of under another name, just as unheard.
    await order.worksOffUnheard(await order.told('2', 200_000, '1'));
    expect(await order.moneyNow()).toEqual(paid);
  });

  it('is owed once for an order that was called off, and so is what comes after it', async () => {
    const order = await awaited();
    await callOff(contextOf(order.table), { ...order.name, by: 'staff', reason: 'Hết hàng' });
    await order.worksOffUnheard(await order.told('1', 180_000));
    await order.worksOffUnheard(await order.told('2', 50_000));
    const owed = { status: 'cancelled', paidAmount: 230_000, refundDue: 230_000, refundedAmount: 0 };
    expect(await order.moneyNow()).toEqual(owed);
  });
});
