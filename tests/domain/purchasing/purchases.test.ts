import { describe, expect, it } from 'vitest';
import { holdStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { deletePurchase } from '#functions/domain/purchasing/delete-purchase.ts';
import { getPurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { deleteSupplier, getSupplier, updateSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { losingAnswer } from '#tests/support/lost-answers.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aBuyingShop } from './purchase-world.ts';

describe('a purchase', () => {
  it('is on its way once it is sent, and is expected after the days its supplier takes', async () => {
    const { draft, update, shelf } = await aBuyingShop();
    const written = await draft();
    expect(await shelf()).toMatchObject({ onHand: 10, onOrder: 0 });
    const sent = await update(written, { status: 'sent' });
    expect(sent).toMatchObject({ status: 'sent', version: 2, sentAt: expect.any(String) });
    expect(sent.expectedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await shelf()).toMatchObject({ onHand: 10, onOrder: 20 });
  });

  it('comes in parts: each is on the shelf, at the average of what all of it cost', async () => {
    const { sent, receive, shelf, follow, ledger } = await aBuyingShop();
    const purchase = await sent();
    const part = await receive(purchase, 5);
    expect(part).toMatchObject({ status: 'partly_received', lines: [{ received: 5 }] });
    // Ten pieces of unknown cost are left out of the average with five of 30.000.
    expect(await shelf()).toMatchObject({ onHand: 15, onOrder: 15, cost: 30_000 });
    const whole = await receive(part, 15);
    expect(whole).toMatchObject({ status: 'received', receipts: [{ number: 2 }, { number: 1 }] });
    expect(await shelf()).toMatchObject({ onHand: 30, onOrder: 0, cost: 30_000 });
    await follow();
    const of = { kind: 'purchase', id: purchase.id, code: purchase.code };
    expect((await ledger()).slice(1)).toMatchObject([
      { why: 'ordered', of, after: { onHand: 10, onOrder: 20 } },
      { why: 'received', of, after: { onHand: 15, onOrder: 15 } },
      { why: 'received', of, after: { onHand: 30, onOrder: 0 } },
    ]);
  });

  it('costs what it costs on the shelf: less the discount, with the freight, without the tax', async () => {
    const { sent, receive, shelf, save } = await aBuyingShop();
    await save({ onHand: 0, onHandBefore: 10 });
    const purchase = await sent(
      { quantity: 10, cost: 30_000, taxRate: 10 },
      { discount: 20_000, freight: 50_000 },
    );
    await receive(purchase, 10);
    expect(await shelf()).toMatchObject({ onHand: 10, cost: 33_000 });
  });

  it('makes the shelf it is meant for where there is none', async () => {
    const { draft, update, receive, shelf } = await aBuyingShop();
    const purchase = await update(await draft({}, { warehouseId: 'wh-far' }), { status: 'sent' });
    expect(await shelf('wh-far')).toMatchObject({ onHand: 0, onOrder: 20 });
    await receive(purchase, 20);
    expect(await shelf('wh-far')).toMatchObject({ onHand: 20, onOrder: 0, cost: 30_000 });
  });

  it('is sent in one go though it makes sixty shelves', async () => {
    const { draft, update, put } = await aBuyingShop();
    const goods = Array.from({ length: 60 }, (_, nth) => aProduct({ name: `Hàng ${nth}`, available: 0 }));
    put(goods.flatMap(productItems));
    const items = goods.map(({ card }) => ({
      productId: card.id,
      variantId: null,
      quantity: 2,
      cost: 1000,
      taxRate: 0,
    }));
    const sent = await update(await draft({}, { items, warehouseId: 'wh-far' }), { status: 'sent' });
    expect([sent.status, sent.lines.length]).toEqual(['sent', 60]);
  });

  it('is not received beyond what was ordered, but where somebody counted it, and then only a little', async () => {
    const { sent, receive, shelf } = await aBuyingShop();
    const purchase = await sent();
    await expect(receive(purchase, 21)).rejects.toMatchObject({
      code: 'PURCHASE_MORE_CAME',
      details: { params: { ordered: 20, received: 21 } },
    });
    await expect(receive(purchase, 23, { acceptsMore: true })).rejects.toMatchObject({
      code: 'PURCHASE_TOO_MUCH_CAME',
      details: { params: { most: 22 } },
    });
    expect(await receive(purchase, 22, { acceptsMore: true })).toMatchObject({ status: 'received' });
    expect(await shelf()).toMatchObject({ onHand: 32, onOrder: 0 });
  });

  it('is over for a line of which no more will come, and is cancelled where nothing came at all', async () => {
    const { sent, receive, shelf } = await aBuyingShop();
    const short = await receive(await sent(), 8, { isLast: true });
    expect(short).toMatchObject({ status: 'received', lines: [{ received: 8, isClosed: true }] });
    expect(await shelf()).toMatchObject({ onHand: 18, onOrder: 0 });
    expect(await receive(await sent(), 0, { isLast: true })).toMatchObject({
      status: 'cancelled',
      receipts: [],
    });
    expect(await shelf()).toMatchObject({ onHand: 18, onOrder: 0 });
  });

  it('names no lot of goods kept by lots of which no more will come', async () => {
    const { sent, receive } = await aBuyingShop({ name: 'Sữa', isBatchExpireControl: true });
    expect(await receive(await sent(), 0, { isLast: true })).toMatchObject({ status: 'cancelled' });
  });

  it('gives back what is on its way when it is cancelled, or closed before all of it came', async () => {
    const { sent, receive, update, shelf } = await aBuyingShop();
    expect(await update(await sent(), { status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
    expect(await shelf()).toMatchObject({ onHand: 10, onOrder: 0 });
    const part = await receive(await sent(), 5);
    expect(await update(part, { status: 'closed' })).toMatchObject({ status: 'closed' });
    expect(await shelf()).toMatchObject({ onHand: 15, onOrder: 0 });
  });

  it('leaves what others bring on its way when it is cancelled before it was sent', async () => {
    const { sent, draft, update, shelf } = await aBuyingShop();
    await sent();
    await update(await draft(), { status: 'cancelled' });
    expect(await shelf()).toMatchObject({ onHand: 10, onOrder: 20 });
  });

  it('is received whole in one step', async () => {
    const { sent, update, shelf } = await aBuyingShop();
    expect(await update(await sent(), { status: 'received' })).toMatchObject({ status: 'received' });
    expect(await shelf()).toMatchObject({ onHand: 30, onOrder: 0 });
  });

  it.each(['closed', 'received'] as const)('409: a draft is not %s', async (status) => {
    const { draft, update } = await aBuyingShop();
    await expect(update(await draft(), { status })).rejects.toMatchObject({
      code: 'PURCHASE_STATE',
      details: { params: { status: 'purchase-draft' } },
    });
  });

  it('409: what was received is not cancelled, and what was sent has its lines no more changed', async () => {
    const { sent, receive, update, product } = await aBuyingShop();
    const purchase = await sent();
    const items = [
      { productId: product.card.id, variantId: null, quantity: 1, cost: 1, taxRate: 0 as const },
    ];
    await expect(update(purchase, { items })).rejects.toMatchObject({ code: 'PURCHASE_STATE' });
    const noted = await update(purchase, { note: 'Giao buổi sáng' });
    const whole = await receive(noted, 20);
    await expect(update(whole, { status: 'cancelled' })).rejects.toMatchObject({ code: 'PURCHASE_STATE' });
  });

  it('is taken away as a draft alone; of what was sent is said what hangs on it', async () => {
    const { draft, update, context, product, supplier } = await aBuyingShop();
    const [gone, kept] = [await draft(), await draft()];
    await deletePurchase(context, gone.id);
    await expect(getPurchase(context, { id: gone.id, seesCosts: true })).rejects.toMatchObject({
      code: 'PURCHASE_NOT_FOUND',
    });
    await update(kept, { status: 'sent' });
    await expect(deletePurchase(context, kept.id)).rejects.toMatchObject({
      code: 'PURCHASE_SENT',
      details: { params: { code: kept.code, count: 1, list: `${product.card.name} (20)` } },
    });
    expect(await getSupplier(context, supplier.id)).toMatchObject({ purchases: 1 });
  });

  it('says what things cost to those alone who may see it', async () => {
    const { sent, context } = await aBuyingShop();
    const { id } = await sent({}, { freight: 9000 });
    const seen = await getPurchase(context, { id, seesCosts: false });
    expect(JSON.stringify(seen)).not.toMatch(/cost|taxRate|discount|freight|30000|9000/);
  });
});

describe('at the same moment', () => {
  it('two receive one delivery: it is in once, and the second is told', async () => {
    const { sent, receive, shelf } = await aBuyingShop();
    const purchase = await sent();
    const both = await Promise.allSettled([
      receive(purchase, 20),
      receive(purchase, 20, { userId: 'thu-kho' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'STALE_STATE' } });
    expect(await shelf()).toMatchObject({ onHand: 30, onOrder: 0 });
  });

  it('a press that comes twice is one receipt, one sending', async () => {
    const { draft, update, receive, shelf } = await aBuyingShop();
    const written = await draft();
    const send = { status: 'sent', clientRequestId: 'gui-mot-lan' } as const;
    const [once, again] = await Promise.all([update(written, send), update(written, send)]);
    expect(again).toEqual(once);
    const press = { clientRequestId: 'nhan-mot-lan' };
    const [one, other] = await Promise.all([receive(once, 5, press), receive(once, 5, press)]);
    expect(other).toEqual(one);
    expect(await receive(once, 5, press)).toEqual(one);
    expect(await shelf()).toMatchObject({ onHand: 15, onOrder: 15 });
  });

  it('an answer that is lost leaves one receipt behind, whoever asks again', async () => {
    const { sent, receive, shelf, table } = await aBuyingShop();
    const purchase = await sent();
    const press = { clientRequestId: 'nhan-mot-lan' };
    await expect(receive(purchase, 5, { ...press, at: losingAnswer(table).table })).rejects.toThrow(
      'hang up',
    );
    expect(await receive(purchase, 5, press)).toMatchObject({ lines: [{ received: 5 }] });
    expect(await shelf()).toMatchObject({ onHand: 15, onOrder: 15 });
  });

  it('a sale that crosses a receipt is looked at again, and both are counted', async () => {
    const { sent, receive, shelf, table, name } = await aBuyingShop();
    const purchase = await sent();
    const crossed = meanwhile(table, () =>
      table.write([holdStock({ ...name, quantity: 4, onHand: 10 }, { why: 'held' }, 'no')]),
    );
    await receive(purchase, 20, { at: crossed.table });
    expect([crossed.happened(), await shelf()]).toMatchObject([
      true,
      { onHand: 30, reserved: 4, onOrder: 0 },
    ]);
  });
});

describe('a supplier', () => {
  it('stays while purchases name it, and goes when none does', async () => {
    const { draft, context, supplier } = await aBuyingShop();
    const { id, code } = await draft();
    await expect(deleteSupplier(context, supplier.id)).rejects.toMatchObject({
      code: 'SUPPLIER_IN_USE',
      details: { params: { count: 1, list: code } },
    });
    await deletePurchase(context, id);
    expect(await deleteSupplier(context, supplier.id)).toEqual({ id: supplier.id });
  });

  it('is not taken away under a purchase that is just being written', async () => {
    const { draft, table, supplier, context } = await aBuyingShop();
    const crossed = meanwhile(table, () => draft());
    await expect(deleteSupplier({ ...context, table: crossed.table }, supplier.id)).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect(await getSupplier(context, supplier.id)).toMatchObject({ purchases: 1 });
  });

  it('is bought from no more once it is stopped', async () => {
    const { draft, context, supplier } = await aBuyingShop();
    await updateSupplier(context, { id: supplier.id, version: 1, isActive: false });
    await expect(draft()).rejects.toMatchObject({ code: 'SUPPLIER_STOPPED' });
  });
});
