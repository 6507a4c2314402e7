import { expect, it } from 'vitest';
import type { Table } from '#functions/platform/table/table.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { type ReturnRequest, requestReturn } from '#functions/domain/returns/request-return.ts';
import { returnKeys } from '#functions/domain/returns/return-keys.ts';
import { readTally } from '#functions/domain/returns/return-tally.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const buyer = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };

/** The count of what is on its way is read first, and the order only after somebody else was quick. */
function readApart(table: Table, orderId: string, happens: () => Promise<unknown>) {
  const others = Promise.withResolvers<void>();
  const { pk, sk } = returnKeys.tally(orderId);
  let isFirst = true;
  const get: Table['get'] = async (key, schema) => {
    if (key.pk !== pk || key.sk !== sk) {
      await others.promise;
      return table.get(key, schema);
    }
    const found = await table.get(key, schema);
    if (isFirst) {
      isFirst = false;
      await happens();
      others.resolve();
    }
    return found;
  };
  return { ...table, get };
}

it.each([
  ['the first', 0],
  ['a later', 1],
])('the last piece goes back once, whatever was read between the writes of %s return', async (_, before) => {
  const { table, put } = memoryTable();
  const line = anOrderItem(aProduct({ name: 'Ấm đất', price: 100_000 }), before + 1);
  const order = aStoredOrder(buyer, [line]);
  put([orderRecord.item(order)]);
  const asked: ReturnRequest = {
    orderId: order.id,
    items: [{ itemId: line.id, quantity: 1 }],
    reason: 'damaged',
    note: '',
    resolution: 'refund',
    method: 'pickup',
    media: [],
  };
  const ask = (at: Table) => requestReturn(contextOf(at), { userId: buyer.id, ...asked });
  for (let nth = 0; nth < before; nth += 1) await ask(table);
  const crossed = readApart(table, order.id, () => ask(table));
  await expect(ask(crossed)).rejects.toMatchObject({ code: 'RETURN_EXISTS' });
  expect((await readTally(table, order.id)).held).toEqual({ [line.id]: before + 1 });
});
