import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EditDraft } from '#shared/orders/edit-order.contract.ts';
import { previewEdit } from '#functions/domain/checkout/edit-order.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { paybackFor } from '#functions/domain/orders/order-money.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { moveReturn, type ReturnMove } from '#functions/domain/returns/move-return.ts';
import { readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { type ReturnRequest, requestReturn } from '#functions/domain/returns/request-return.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { update } from '#functions/platform/table/table-operations.ts';
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
  const asked: Omit<ReturnRequest, 'orderId' | 'items'> = {
    reason: 'damaged',
    note: '',
    resolution: 'exchange',
    method: 'pickup',
    media: [],
  };
  const ask = (of: string, resolution: 'refund' | 'exchange' = 'exchange') =>
    requestReturn(contextOf(table), {
      ...asked,
      userId: buyer.id,
      orderId: of,
      items: [{ itemId: line.id, quantity: back }],
      resolution,
    });
  const moveOne = (id: string, to: ReturnMove['to'], more: Partial<ReturnMove> = {}, at: Table = table) =>
    moveReturn(contextOf(at), { id, asker: shopRequester, to, by: 'staff', note: '', ...more });
  const looked = (id: string) =>
    moveOne(id, 'inspected', { inspection: { qaResult: 'passed', note: '', restock } });
  const passes = async (id: string) => {
    for (const to of ['approved', 'returning', 'received'] as const) await moveOne(id, to);
    return looked(id);
  };
  const { id } = await ask(order.id);
  await passes(id);
  const name = { productId: product.card.id, variantId: '-', warehouseId: warehouse.id };
  return {
    table,
    order,
    id,
    ask,
    looked,
    step: moveOne,
    move: (to: ReturnMove['to'], at: Table = table) => moveOne(id, to, {}, at),
    choose: (resolution: 'refund' | 'exchange') =>
      chooseResolution(contextOf(table), { id, resolution, reason: '', userId: 'admin' }),
    counts: () => table.get(shelfKey(name), Counts),
    orderOf: (of: string) => requireOrder(contextOf(table), { id: of, asker: shopRequester }),
    /** Nobody but the orders says how many they hold. */
    holds: (reserved: number) => table.write([update(shelfKey(name), { set: { reserved } })]),
    spread: async () => {
      const record = await findProduct(contextOf(table), product.card.id);
      if (record) await arrangeShelves(contextOf(table), record);
    },
  };
}

describe('what is sent in place of what came back', () => {
  it('is an order of its own: packed as any other, and paid for with the first', async () => {
    const { move, counts, orderOf, order } = await cameBack();
    const { status, replacement } = await move('exchanged');
    expect(status).toBe('exchanged');
    const sent = await orderOf(replacement?.id ?? '');
    expect(sent).toMatchObject({
      code: replacement?.code,
      status: 'confirmed',
      paymentStatus: 'paid',
      total: 0,
      stock: 'reserved',
      replaces: { orderId: order.id },
    });
    expect(await counts()).toEqual({ onHand: 1, reserved: 1 });
    expect(await orderOf(order.id)).toMatchObject({ returnedAmount: 0, refundDue: 0, status: 'completed' });
  });

  it('sends what came back and nothing else; where to may be changed, and costs nothing', async () => {
    const { table, move, orderOf, order } = await cameBack({ left: 5 });
    const { replacement } = await move('exchanged');
    const sent = await orderOf(replacement?.id ?? '');
    const draft = (quantity: number) =>
      EditDraft.parse({
        version: sent.version,
        lines: [{ productId: order.items[0]?.productId, variantId: null, quantity }],
        shippingAddress: null,
        prices: 'today',
      });
    const preview = (quantity: number) => previewEdit(contextOf(table), sent.id, draft(quantity));
    await expect(preview(2)).rejects.toMatchObject({ code: 'REPLACEMENT_GOODS', status: 409 });
    expect((await preview(1)).after).toMatchObject({ total: 0, shippingFee: 0 });
  });

  it('is ordered once, however often it is said', async () => {
    const { move, counts } = await cameBack({ left: 4 });
    const both = await Promise.all([move('exchanged'), move('exchanged')]);
    const again = await move('exchanged');
    expect(new Set([...both, again].map(({ replacement }) => replacement?.id)).size).toBe(1);
    expect(await counts()).toEqual({ onHand: 5, reserved: 1 });
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
    await expect(move('exchanged', crossed.table)).rejects.toMatchObject({ code: 'SHELF_SHORT' });
    expect([crossed.happened(), await counts()]).toEqual([true, { onHand: 1, reserved: 1 }]);
  });

  it.each([
    ['all of its price', 100_000],
    ['some of its price', 1],
  ])('409: none goes out where the shop has given back %s of its own accord', async (_, goodwill) => {
    const { table, move, order, orderOf, counts } = await cameBack();
    const give = async (amount: number) =>
      table.write(orderRecord.replace(await orderOf(order.id), { goodwillAmount: amount }).writes);
    await give(goodwill);
    await expect(move('exchanged')).rejects.toMatchObject({ code: 'EXCHANGE_UNPAID', status: 409 });
    expect(await counts()).toEqual({ onHand: 1, reserved: 0 });
    await give(0);
    expect((await move('exchanged')).status).toBe('exchanged');
  });

  it('409: nor where the price of the first order is given back while a replacement is exchanged', async () => {
    const { table, order, orderOf, ask, step, looked, move, counts } = await cameBack({ left: 4 });
    const { replacement } = await move('exchanged');
    const sent = await orderOf(replacement?.id ?? '');
    const came = { status: 'completed', stock: 'taken', completedAt: new Date().toISOString() } as const;
    await table.write(orderRecord.replace(sent, came).writes);
    const { id } = await ask(sent.id);
    for (const to of ['approved', 'returning', 'received'] as const) await step(id, to);
    await looked(id);
    const before = await counts();
    const crossed = meanwhile(table, async () =>
      table.write(orderRecord.replace(await orderOf(order.id), { goodwillAmount: 100_000 }).writes),
    );
    const late = step(id, 'exchanged', {}, crossed.table);
    await expect(late).rejects.toMatchObject({ status: 409 });
    expect([crossed.happened(), await counts()]).toEqual([true, before]);
    await expect(step(id, 'exchanged')).rejects.toMatchObject({ code: 'EXCHANGE_UNPAID' });
  });

  it('comes out of the portions of a flash sale', async () => {
    const { move, spread, counts } = await cameBack({ back: 3, left: 9, flashSale: true });
    await spread();
    expect(await counts()).toEqual({ onHand: 12, reserved: 12 });
    expect((await move('exchanged')).replacement).not.toBeNull();
    expect((await counts())?.onHand).toBe(12);
  });
});

describe('money in place of other goods', () => {
  it('is owed once it is chosen, and kept once goods are wished for again', async () => {
    const { choose, order, orderOf, move } = await cameBack();
    await expect(move('refunded')).rejects.toMatchObject({ code: 'RETURN_STATE' });
    await choose('refund');
    await choose('refund');
    expect(await orderOf(order.id)).toMatchObject({ refundDue: 100_000, returnedAmount: 100_000 });
    await expect(move('refunded')).rejects.toMatchObject({ code: 'RETURN_OWED' });
    await choose('exchange');
    expect(await orderOf(order.id)).toMatchObject({ refundDue: 0, returnedAmount: 0, flags: [] });
  });

  it('is owed where what was sent instead was called off', async () => {
    const { table, move, choose, orderOf, order, id } = await cameBack();
    const { replacement } = await move('exchanged');
    await expect(choose('refund')).rejects.toMatchObject({ code: 'RETURN_STATE' });
    const sent = await orderOf(replacement?.id ?? '');
    await table.write(orderRecord.replace(sent, { status: 'cancelled', stock: 'released' }).writes);
    // Other goods are what was wished for already.
    expect((await choose('exchange')).status).toBe('exchanged');
    expect(await choose('refund')).toMatchObject({ status: 'inspected', replacement: null });
    expect(paybackFor(await orderOf(order.id), id).owed).toBe(100_000);
  });

  it.each([
    ['called off', { status: 'cancelled', stock: 'released' }, true],
    ['brought back by its carrier', { status: 'returned', stock: 'released' }, true],
    ['on its way', { status: 'delivering', stock: 'taken' }, false],
    ['given back by its buyer, who was paid for it', { status: 'returned', stock: 'taken' }, false],
  ] as const)(
    'may be chosen just where staff are offered it: what was sent was %s',
    async (_, change, isLost) => {
      const { table, move, choose, orderOf, id } = await cameBack();
      const { replacement } = await move('exchanged');
      const sent = await orderOf(replacement?.id ?? '');
      await table.write(orderRecord.replace(sent, change).writes);
      const asked = { id, role: 'admin', includeLogs: undefined } as const;
      expect((await readStaffReturn(contextOf(table), asked)).may.choose).toBe(isLost);
      const chosen = await choose('refund').then(
        () => true,
        () => false,
      );
      expect(chosen).toBe(isLost);
    },
  );

  it('is the first order’s, when what was sent instead comes back as well', async () => {
    const { table, move, orderOf, order, ask, step, looked } = await cameBack();
    const { replacement } = await move('exchanged');
    const sent = await orderOf(replacement?.id ?? '');
    const came = { status: 'completed', stock: 'taken', completedAt: new Date().toISOString() } as const;
    await table.write(orderRecord.replace(sent, came).writes);
    const { version } = await orderOf(order.id);
    const second = await ask(sent.id, 'refund');
    expect(second.refundAmount).toBe(100_000);
    // Steps that change nothing of its money leave the first order alone.
    for (const to of ['approved', 'returning', 'received'] as const) await step(second.id, to);
    expect((await orderOf(order.id)).version).toBe(version);
    await looked(second.id);
    expect(paybackFor(await orderOf(order.id), second.id).owed).toBe(100_000);
    expect((await orderOf(sent.id)).refundDue).toBe(0);
  });
});
