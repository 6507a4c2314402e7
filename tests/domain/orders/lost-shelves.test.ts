import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import { completePacking } from '#functions/domain/orders/moving/move-order.ts';
import { type OrderEdit, saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { cameBack, type FoundByShelf } from '#functions/domain/orders/moving/undo-order.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put as putting, remove } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const Shelf = z.object({ onHand: z.int(), reserved: z.int() });
const at = '2026-11-22T03:00:00.000Z';

/** An order that is being packed, of two pieces from each of two warehouses. */
function aShop(given: Partial<StoredOrder> = {}) {
  const { table, put } = memoryTable();
  const [hanoi, saigon] = ['hni', 'sgn'].map((warehouseId) => ({
    productId: 'tea',
    variantId: '-',
    warehouseId,
  }));
  if (!hanoi || !saigon) throw new Error('There are two shelves');
  const shelf = (name: typeof hanoi, onHand: number) =>
    putting({ ...shelfKey(name), entity: 'stock', ...name, onHand, reserved: 2 });
  const order = aWaitingOrder({
    status: 'packing',
    paymentStatus: 'paid',
    paidAmount: 180_000,
    totalQuantity: 4,
    holdings: [hanoi, saigon].map((name) => ({ ...name, quantity: 2 })),
    ...given,
  });
  put([orderRecord.item(order)]);
  const save = (decide: OrderEdit['decide'], where: Table = table) =>
    saveChange(
      contextOf(where, () => new Date(at)),
      { id: order.id, asker: shopRequester, decide },
    );
  const counts = () => Promise.all([hanoi, saigon].map((name) => table.get(shelfKey(name), Shelf)));
  return { table, hanoi, saigon, shelf, save, counts, order };
}

describe('an order whose shelf', () => {
  it('is short is not packed, and nothing of it leaves the other', async () => {
    const { table, hanoi, saigon, shelf, save, counts, order } = aShop();
    await table.write([shelf(hanoi, 1), shelf(saigon, 5)]);
    expect(await refusalOf(save(completePacking))).toBe('SHELF_SHORT');
    expect(await counts()).toEqual([
      { onHand: 1, reserved: 2 },
      { onHand: 5, reserved: 2 },
    ]);
    expect((await orderRecord.find(table, { id: order.id }))?.status).toBe('packing');
  });

  it('has gone with its product is packed from the other', async () => {
    const { table, saigon, shelf, save, counts } = aShop();
    await table.write([shelf(saigon, 5)]);
    const packed = await save(completePacking);
    expect([packed.status, packed.stock, packed.holdings.map(({ warehouseId }) => warehouseId)]).toEqual([
      'packing_completed',
      'taken',
      ['sgn'],
    ]);
    expect(await counts()).toEqual([undefined, { onHand: 3, reserved: 0 }]);
  });

  it('goes at that moment is called off with the other', async () => {
    const { table, hanoi, saigon, shelf, save, counts } = aShop({ status: 'confirmed' });
    await table.write([shelf(hanoi, 5), shelf(saigon, 5)]);
    let isFirst = true;
    const crossed: Table = {
      ...table,
      write: async (operations) => {
        if (isFirst) {
          isFirst = false;
          await table.write([remove(shelfKey(hanoi))]);
        }
        return table.write(operations);
      },
    };
    const off = await save(
      (order, then) => cancelOrder(order, { by: 'staff', reason: 'x', at: then }),
      crossed,
    );
    expect([off.status, off.holdings.length, await counts()]).toEqual([
      'cancelled',
      1,
      [undefined, { onHand: 5, reserved: 0 }],
    ]);
  });

  it('stands there and lost nothing keeps all its shelves', async () => {
    const { table, hanoi, saigon, shelf, save } = aShop();
    await table.write([shelf(hanoi, 2), shelf(saigon, 2)]);
    let reads = 0;
    const counted: Table = {
      ...table,
      getMany: (asked) => {
        reads += 1;
        return table.getMany(asked);
      },
    };
    expect((await save(completePacking, counted)).holdings).toHaveLength(2);
    // Shelves are only looked for once one of them seems to be gone.
    expect(reads).toBe(0);
  });
});

it.each<[string, FoundByShelf, object]>([
  ['whole', new Map(), {}],
  [
    'in part',
    new Map([['tea.-.hni', { damaged: 1, missing: 0, lots: [{ code: 'A', expiresOn: '', quantity: 1 }] }]]),
    { lost: { damaged: 1, missing: 0 }, lots: [{ code: 'A', expiresOn: '', quantity: 1 }] },
  ],
])('what comes back %s is told with the lots somebody named, and what is lost', (_, found, told) => {
  const { order } = aShop({ status: 'shipped', stock: 'taken' });
  const { writes } = cameBack(order, new Date(at), found);
  const causes = writes.flatMap((write) => {
    const { Key, ExpressionAttributeValues = {} } = write.build('t').Update ?? {};
    const said = Object.values(ExpressionAttributeValues).find((value) => typeof value === 'object');
    if (!String(Key?.['sk']).includes('hni')) return [];
    // A shelf's last change is plain data, and says of what it was, by whom and when.
    const { why, at: _at, who: _who, way: _way, of: _of, ...more } = said as Record<string, unknown>;
    return [{ why, ...more }];
  });
  expect(causes).toEqual([{ why: 'parcel-returned', ...told }]);
});

it.each([
  ['stock-gone-again', undefined],
  ['till-moved', undefined],
  ['order-moved', undefined],
  ['too-many-open', 'TOO_MANY_OPEN_ORDERS'],
] as const)(
  'a change that is refused once for %s is looked at again, or refused by name',
  async (reason, code) => {
    const { table, hanoi, saigon, shelf, save } = aShop();
    await table.write([shelf(hanoi, 2), shelf(saigon, 2)]);
    const left: string[] = [reason];
    // One of the refusals the writes of an order name.
    const write = (async (operations) => left.shift() ?? table.write(operations)) as Table['write'];
    expect(await refusalOf(save(completePacking, { ...table, write }))).toBe(code);
  },
);

it('an order that gives back a voucher it does not hold is a mistake', async () => {
  const { table, save } = aShop();
  const write = (async () => 'voucher-not-held') as Table['write'];
  await expect(save(completePacking, { ...table, write })).rejects.toThrow('a voucher it does not hold');
});
