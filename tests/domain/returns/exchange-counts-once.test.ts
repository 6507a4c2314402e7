import { describe, expect, it } from 'vitest';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { profitRows } from '#functions/domain/reports/profit/profit-rows.ts';
import { salesRows } from '#functions/domain/reports/sales/sales-rows.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { received, returnWorld } from './return-world.ts';

const cost = 60_000;

/** One of four pieces, each of a known cost, came back and was exchanged. */
async function exchanged(restocked: 0 | 1) {
  const world = returnWorld({ from: [4, 0] });
  await world.change({ items: [{ ...world.line, cost }] });
  const [shelf] = world.shelves;
  if (shelf) await world.table.write([update(shelfKey(shelf), { set: { onHand: 5 } })]);
  const id = await received(world, 1, { resolution: 'exchange' });
  await world.inspect(id, 1, { restocked });
  const { replacement } = await world.move(id, 'exchanged');
  const sent = () => requireOrder(world.context(), { id: replacement?.id ?? '', asker: shopRequester });
  return { ...world, id, sent };
}

const sumOf = (orders: readonly StoredOrder[]) => {
  const profit = orders.flatMap((order) => profitRows(order).profit);
  const sum = (name: 'sold' | 'quantity' | 'revenue' | 'cost' | 'lost' | 'feeOut') =>
    profit.reduce((all, row) => all + row[name], 0);
  return {
    orders: sum('sold'),
    pieces: sum('quantity'),
    cost: sum('cost'),
    lost: sum('lost'),
    fee: sum('feeOut'),
  };
};

describe('an exchange', () => {
  it('is one order of four pieces that cost what four cost, where the piece went back on the shelf', async () => {
    const { stored, sent } = await exchanged(1);
    const both = [await stored(), await sent()];
    expect(sumOf(both)).toEqual({ orders: 1, pieces: 4, cost: 4 * cost, lost: 0, fee: 0 });
    const rows = both.map(salesRows);
    expect(rows.flatMap(({ sales }) => sales)).toHaveLength(1);
    expect(rows.flatMap(({ sold_goods }) => sold_goods)).toMatchObject([
      { quantity: 4, revenue: 400_000, cost: 4 * cost },
    ]);
  });

  it('costs the broken piece beside that, where it did not', async () => {
    const { stored, sent } = await exchanged(0);
    expect(sumOf([await stored(), await sent()])).toMatchObject({ pieces: 4, cost: 4 * cost, lost: cost });
  });

  it('costs what its carrier asks for the replacement, and what of that was lost on its way', async () => {
    const { stored, sent } = await exchanged(1);
    const order = await sent();
    const feeOut = 30_000;
    const carriage = { feeOut, feeBack: 0, codFee: 0, insurance: 0, awaited: 0, compensation: 0 };
    const lost = { ...order, carriage, lostPieces: { [order.items[0]?.id ?? '']: 1 } };
    expect(sumOf([await stored(), lost])).toEqual({
      orders: 1,
      pieces: 4,
      cost: 4 * cost,
      lost: cost,
      fee: feeOut,
    });
  });

  it('loses a broken piece once, where its buyer is paid after the replacement was called off', async () => {
    const { table, context, stored, sent, id } = await exchanged(0);
    const order = await sent();
    await table.write(orderRecord.replace(order, { status: 'cancelled', stock: 'released' }).writes);
    await chooseResolution(context(), { id, resolution: 'refund', reason: '', userId: 'an' });
    expect(sumOf([await stored(), await sent()])).toMatchObject({ pieces: 3, cost: 3 * cost, lost: cost });
  });
});
