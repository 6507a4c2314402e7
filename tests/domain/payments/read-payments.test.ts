import { describe, expect, it } from 'vitest';
import { beginPayment } from '#functions/domain/payments/attempts/begin-payment.ts';
import { requirePayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { config } from '#tests/domain/orders/doing-surroundings.ts';
import { busyTable } from '#tests/support/busy-table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

async function aPayment() {
  const { table, put } = memoryTable();
  const order = aWaitingOrder({ userId: 'lan' });
  const { payment, writes } = beginPayment(order, { method: 'transfer' }, { config, at: new Date() });
  put([orderRecord.item({ ...order, paymentId: payment.id })]);
  await table.write(writes);
  return { table, order, payment };
}
const of = (userId: string) => ({ kind: 'member', userId }) as const;

describe('a payment that is asked for', () => {
  it('is shown to whose order it pays, and is not there for anybody else', async () => {
    const { table, payment } = await aPayment();
    const shown = await requirePayment(contextOf(table), { id: payment.id, asker: of('lan') });
    expect(shown.id).toBe(payment.id);
    const asking = requirePayment(contextOf(table), { id: payment.id, asker: of('hoa') });
    await expect(asking).rejects.toThrow('PAYMENT_NOT_FOUND');
  });

  it('is not said to be missing by a table that is too busy to tell whose it is', async () => {
    const { table, order, payment } = await aPayment();
    const { pk, sk } = orderKeys.head(order.id);
    const busy = busyTable(table, (key) => key.pk === pk && key.sk === sk);
    const asking = requirePayment(contextOf(busy), { id: payment.id, asker: of('lan') });
    await expect(asking).rejects.toThrow('UNAVAILABLE');
  });
});
