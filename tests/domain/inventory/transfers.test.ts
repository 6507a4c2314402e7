import { describe, expect, it } from 'vitest';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { searchTransfers } from '#functions/domain/inventory/transfers/read-transfers.ts';
import { receiveTransfer } from '#functions/domain/inventory/transfers/receive-transfer.ts';
import { requestTransfer, updateTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { cancelTransfer, sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { holdStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aStockedShop, far } from './stock-shop.ts';

/** Ten pieces at ten thousand each in one warehouse, and a transfer of four of them to another. */
async function aTransferOf(quantity = 4) {
  const shop = await aStockedShop();
  await shop.save({ cost: 10_000 });
  const goods = { productId: shop.product.card.id, variantId: null };
  const draft = { fromId: warehouse.id, toId: far.id, note: '', lines: [{ ...goods, quantity }] };
  const made = await requestTransfer(shop.context, {
    ...draft,
    userId: 'lan',
    clientRequestId: 'mot-lan-thoi',
  });
  const by = { id: made.id, userId: 'lan' };
  const at = async () => {
    const [here, there] = await Promise.all([shop.shelf(), shop.shelf(far.id)]);
    return [here?.onHand, there?.onOrder ?? 0, there?.onHand ?? 0];
  };
  const receive = (received: number, rest: 'later' | 'lost' | 'not-sent', version: number, key?: string) =>
    receiveTransfer(shop.context, {
      ...by,
      version,
      lines: [{ ...goods, received, rest }],
      clientRequestId: key,
    });
  return { ...shop, draft, made, by, at, receive };
}

describe('a transfer', () => {
  it('leaves its shelf when it is sent, is nobody’s on its way, and arrives when it is received', async () => {
    const { context, made, by, at, receive, shelf, follow, ledger } = await aTransferOf();
    expect(made).toMatchObject({ status: 'requested', pieces: 4, from: { id: warehouse.id } });
    expect(await at()).toEqual([10, 0, 0]);
    const sent = await sendTransfer(context, { ...by, version: 1 });
    expect(sent).toMatchObject({ status: 'sent', sentBy: { id: 'lan' } });
    expect(await at()).toEqual([6, 4, 0]);
    const done = await receive(4, 'later', 2);
    expect(done).toMatchObject({ status: 'received', received: 4, short: 0, closedBy: { id: 'lan' } });
    expect(await at()).toEqual([6, 0, 4]);
    // It is worth there what it was worth here, and no reply says so.
    expect((await shelf(far.id))?.cost).toBe(10_000);
    expect(JSON.stringify(done)).not.toContain('cost');
    await follow();
    expect((await ledger()).at(-1)).toMatchObject({
      why: 'transfer-sent',
      of: { kind: 'transfer', code: made.code },
    });
    expect((await ledger(far.id)).map(({ why }) => why)).toEqual(['transfer-sent', 'transfer-received']);
  });

  it('is one, however often it is asked for, sent or received', async () => {
    const { context, draft, made, by, at, receive } = await aTransferOf();
    const again = await requestTransfer(context, {
      ...draft,
      userId: 'lan',
      clientRequestId: 'mot-lan-thoi',
    });
    expect(again.id).toBe(made.id);
    await sendTransfer(context, { ...by, version: 1 });
    expect((await sendTransfer(context, { ...by, version: 1 })).version).toBe(2);
    await receive(1, 'later', 2, 'dem-lan-1');
    expect((await receive(1, 'later', 2, 'dem-lan-1')).received).toBe(1);
    await expect(receive(1, 'later', 2, 'dem-lan-2')).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect(await at()).toEqual([6, 3, 1]);
  });

  it('arrives in parts; what is missing has a cause and a person', async () => {
    const { context, by, at, receive } = await aTransferOf();
    await sendTransfer(context, { ...by, version: 1 });
    expect(await receive(1, 'later', 2)).toMatchObject({ status: 'sent', received: 1 });
    await expect(receive(4, 'later', 3)).rejects.toMatchObject({
      code: 'TRANSFER_TOO_MANY',
      details: { params: { open: 3 } },
    });
    const done = await receive(2, 'lost', 3);
    expect(done).toMatchObject({
      status: 'received',
      received: 3,
      short: 1,
      lines: [{ shortages: [{ quantity: 1, cause: 'lost', by: { id: 'lan' } }] }],
    });
    expect(await at()).toEqual([6, 0, 3]);
    await expect(receive(1, 'later', 4)).rejects.toMatchObject({ code: 'TRANSFER_CLOSED' });
  });

  it('puts what never left back where it lay', async () => {
    const { context, by, at, receive } = await aTransferOf();
    await sendTransfer(context, { ...by, version: 1 });
    await receive(3, 'not-sent', 2);
    expect(await at()).toEqual([7, 0, 3]);
  });

  it('is called off before it arrives, and what was sent goes back', async () => {
    const { context, by, at, receive } = await aTransferOf();
    await sendTransfer(context, { ...by, version: 1 });
    const off = await cancelTransfer(context, { ...by, version: 2 });
    expect(off.status).toBe('cancelled');
    expect((await cancelTransfer(context, { ...by, version: 2 })).version).toBe(3);
    expect(await at()).toEqual([10, 0, 0]);
    await expect(receive(1, 'later', 3)).rejects.toMatchObject({ code: 'TRANSFER_CLOSED' });
  });

  it('is not called off once some of it arrived', async () => {
    const { context, by, receive } = await aTransferOf();
    await sendTransfer(context, { ...by, version: 1 });
    await receive(1, 'later', 2);
    await expect(cancelTransfer(context, { ...by, version: 3 })).rejects.toMatchObject({
      code: 'TRANSFER_CLOSED',
    });
  });

  it('takes no piece an order holds, also not one that is held at that moment', async () => {
    const { context, table, name, by, at } = await aTransferOf(8);
    const held = { ...name, quantity: 3, onHand: 10 };
    const crossed = meanwhile(table, async () => {
      await table.write([holdStock(held, { why: 'held' }, 'no')]);
    });
    await expect(sendTransfer(contextOf(crossed.table), { ...by, version: 1 })).rejects.toMatchObject({
      code: 'STOCK_HELD',
    });
    expect(crossed.happened()).toBe(true);
    expect(await at()).toEqual([10, 0, 0]);
    await expect(sendTransfer(context, { ...by, version: 1 })).rejects.toMatchObject({ code: 'STOCK_HELD' });
  });

  it('is sent once where it is changed at that moment', async () => {
    const { context, table, draft, by, at } = await aTransferOf();
    const crossed = meanwhile(table, async () => {
      const lines = draft.lines.map((line) => ({ ...line, quantity: 2 }));
      await updateTransfer(context, { ...draft, lines, id: by.id, version: 1 });
    });
    await expect(sendTransfer(contextOf(crossed.table), { ...by, version: 1 })).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect(await at()).toEqual([10, 0, 0]);
    await sendTransfer(context, { ...by, version: 2 });
    expect(await at()).toEqual([8, 2, 0]);
    await expect(updateTransfer(context, { ...draft, id: by.id, version: 3 })).rejects.toMatchObject({
      code: 'TRANSFER_CLOSED',
    });
  });

  it('keeps its product from being taken away while it is on its way', async () => {
    const shop = await aTransferOf(10);
    await sendTransfer(shop.context, { ...shop.by, version: 1 });
    await expect(
      deleteProduct(shop.context, shop.product.card.id, () => Promise.resolve([])),
    ).rejects.toMatchObject({ code: 'PRODUCT_REFERENCED', details: { params: { pieces: 10 } } });
  });

  it('names goods nobody sells under that name', async () => {
    const { context, draft, put } = await aTransferOf();
    const other = aProduct({
      name: 'Trà',
      variants: [{ name: 'Gói', value: 'To', sku: 'T', additionalPrice: 0, stock: 0 }],
    });
    put(productItems(other));
    const ask = (line: { productId: string; variantId: string | null }) =>
      requestTransfer(context, {
        ...draft,
        lines: [{ ...line, quantity: 1 }],
        userId: 'lan',
        clientRequestId: undefined,
      });
    await expect(ask({ productId: 'khong-co', variantId: null })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    });
    await expect(ask({ productId: other.card.id, variantId: null })).rejects.toMatchObject({
      code: 'VARIANT_NOT_FOUND',
    });
    expect(await ask({ productId: other.card.id, variantId: 'goi-to' })).toMatchObject({
      lines: [{ variantName: 'Gói: To', code: 'T' }],
    });
  });
});

describe('the list of transfers', () => {
  it('is narrowed by status, by either warehouse and by code', async () => {
    const { context, made, by } = await aTransferOf();
    const ask = async (query: object) =>
      (await searchTransfers(context, { page: 1, pageSize: 20, ...query } as never)).total;
    expect(await ask({ status: 'sent' })).toBe(0);
    await sendTransfer(context, { ...by, version: 1 });
    expect(await ask({ status: 'sent' })).toBe(1);
    expect(await ask({ warehouseId: far.id })).toBe(1);
    expect(await ask({ warehouseId: 'khac' })).toBe(0);
    expect(await ask({ q: made.code.toLowerCase() })).toBe(1);
  });
});
