import { expect, it } from 'vitest';
import { type ErrorCode } from '#shared/contract/errors.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

/** Orders of one guest, each to be paid ahead, and what becomes of one when it turns to cash. */
function aGuestsOrders(count: number) {
  const { table, put } = memoryTable();
  const orders = Array.from({ length: count }, () => aWaitingOrder({ userId: null, sessionId: 'g-khach' }));
  put(orders.map(orderRecord.item));
  const context = { table, now: () => new Date() };
  const turnToCash = (id: string) =>
    saveChange(context, {
      id,
      asker: asShop,
      decide: (order, at) => changeOrder(order, { paymentMethod: 'cash' }, [], at),
    });
  return { context, ids: orders.map(({ id }) => id), turnToCash };
}

it('a change that opens one more cash order than a guest may have is refused, and leaves the order as it was', async () => {
  const { context, ids, turnToCash } = aGuestsOrders(4);
  const [fourth = '', ...others] = ids;
  for (const id of others) await turnToCash(id);
  await expect(turnToCash(fourth)).rejects.toMatchObject({
    code: 'TOO_MANY_OPEN_ORDERS' satisfies ErrorCode,
  });
  expect(await requireOrder(context, { id: fourth, asker: asShop })).toMatchObject({
    paymentMethod: 'transfer',
    openSlots: [],
  });
});
