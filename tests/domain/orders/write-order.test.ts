import { describe, expect, it } from 'vitest';
import { writeOrder } from '#functions/domain/orders/placing/write-order.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
const how = { by: 'shopper', note: '' } as const;
const order = aWaitingOrder({ id: 'o1', code: 'CL1', total: 100_000 });

describe('an order that is written', () => {
  it('takes the place of no other with its id', async () => {
    const { table } = memoryTable();
    expect(await table.write(writeOrder(order, how, at))).toBeUndefined();
    const other = { ...order, code: 'CL2', total: 1, userId: 'lan' };
    await expect(table.write(writeOrder(other, how, at))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
    });
    expect((await findOrder({ table }, 'o1'))?.total).toBe(100_000);
  });

  it('takes it of none whose story is not there either', async () => {
    const { table, put } = memoryTable();
    put([orderRecord.item(order)]);
    const other = { ...order, code: 'CL2', total: 1, userId: 'lan' };
    await expect(table.write(writeOrder(other, how, at))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
    });
    expect((await findOrder({ table }, 'o1'))?.total).toBe(100_000);
  });

  it('is found by its guest as one order, and by a member without that', async () => {
    const { table, rows, put } = memoryTable();
    await table.write(writeOrder(order, how, at));
    const pointers = () => rows().filter(({ entity }) => entity === 'guest-order');
    expect(pointers().map(({ orderId }) => orderId)).toEqual(['o1', 'o1']);
    const member = { ...order, id: 'o2', code: 'CL2', userId: 'lan' };
    await table.write(writeOrder(member, how, at));
    expect(pointers()).toHaveLength(2);
    put([{ ...orderKeys.guest('PHONE#0912345678', 'o3'), entity: 'guest-order', orderId: 'o3' }]);
    await expect(table.write(writeOrder({ ...order, id: 'o3', code: 'CL3' }, how, at))).rejects.toMatchObject(
      { name: 'TransactionCanceledException' },
    );
  });
});
