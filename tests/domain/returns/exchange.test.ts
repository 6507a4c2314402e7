import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { moveReturn, type ReturnMove } from '#functions/domain/returns/move-return.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const buyer = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
const Counts = z.object({ onHand: z.int(), reserved: z.int() });

/** So many pieces came back to be exchanged and are fine; so many more lie on their shelf. */
async function cameBack({ back = 1, left = 0, restock = true, flashSale = false } = {}) {
  const { table, put } = memoryTable();
  const product = aProduct({ name: 'Ấm đất', price: 100_000, available: left, flashSale });
  const line = anOrderItem(product, back);
  const order = aStoredOrder(buyer, [line]);
  put([...productItems(product), orderRecord.item(order)]);
  const { id } = await requestReturn(contextOf(table), {
    userId: buyer.id,
    orderId: order.id,
    items: [{ itemId: line.id, quantity: back }],
    reason: 'damaged',
    note: '',
    resolution: 'exchange',
    method: 'pickup',
    media: [],
  });
  const move = (to: ReturnMove['to'], more: Partial<ReturnMove> = {}, at: Table = table) =>
    moveReturn(contextOf(at), { id, asker: asShop, to, by: 'staff', note: '', ...more });
  for (const to of ['approved', 'returning', 'received'] as const) await move(to);
  await move('inspected', { qaResult: 'passed', restock });
  const name = { productId: product.card.id, variantId: '-', warehouseId: warehouse.id };
  const counts = () => table.get(shelfKey(name), Counts);
  /** Nobody but the orders says how many they hold. */
  const holds = (reserved: number) => table.write([update(shelfKey(name), { set: { reserved } })]);
  const spread = async () => {
    const record = await findProduct(contextOf(table), product.card.id);
    if (record) await arrangeShelves(contextOf(table), record);
  };
  return { table, product, move, counts, holds, spread };
}

describe('what is sent in place of what came back', () => {
  it('leaves the shelf: the shop has one piece fewer than it sold from', async () => {
    const { move, counts } = await cameBack();
    expect(await counts()).toEqual({ onHand: 1, reserved: 0 });
    expect((await move('exchanged')).status).toBe('exchanged');
    expect(await counts()).toEqual({ onHand: 0, reserved: 0 });
  });

  it('leaves it once, however often it is said', async () => {
    const { move, counts } = await cameBack({ left: 4 });
    await Promise.all([move('exchanged'), move('exchanged')]);
    await move('exchanged');
    expect(await counts()).toEqual({ onHand: 4, reserved: 0 });
  });

  it('409: there is none where what came back cannot be sold again, or orders hold all there is', async () => {
    const unfit = await cameBack({ restock: false });
    await expect(unfit.move('exchanged')).rejects.toMatchObject({ code: 'SHELF_SHORT', status: 409 });
    const held = await cameBack({ left: 2 });
    await held.holds(3);
    await expect(held.move('exchanged')).rejects.toMatchObject({ code: 'SHELF_SHORT' });
    expect(await held.counts()).toEqual({ onHand: 3, reserved: 3 });
  });

  it('409: not even where the last ones are sold at that moment', async () => {
    const { table, move, counts, holds } = await cameBack();
    const crossed = meanwhile(table, () => holds(1));
    await expect(move('exchanged', {}, crossed.table)).rejects.toMatchObject({ code: 'SHELF_SHORT' });
    expect([crossed.happened(), await counts()]).toEqual([true, { onHand: 1, reserved: 1 }]);
  });

  it('comes out of the portions of a flash sale', async () => {
    const { move, counts, spread } = await cameBack({ back: 3, left: 9, flashSale: true });
    await spread();
    expect(await counts()).toEqual({ onHand: 12, reserved: 12 });
    await move('exchanged');
    expect(await counts()).toEqual({ onHand: 9, reserved: 9 });
  });

  it('is counted nowhere once the product is gone', async () => {
    const { table, product, move, counts } = await cameBack();
    const shelf = { productId: product.card.id, variantId: '-', warehouseId: warehouse.id };
    await table.write([...cardRecord.bury(product.card), remove(shelfKey(shelf))]);
    expect((await move('exchanged')).status).toBe('exchanged');
    expect(await counts()).toBeUndefined();
  });
});
