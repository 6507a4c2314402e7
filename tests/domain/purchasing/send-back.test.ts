import { describe, expect, it } from 'vitest';
import { holdStock, shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { findShelfBySerial } from '#functions/domain/inventory/stock/serials.ts';
import { getPurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { losingAnswer } from '#tests/support/lost-answers.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aBuyingShop } from './purchase-world.ts';

type Shop = Awaited<ReturnType<typeof aBuyingShop>>;
const came = async ({ sent, receive }: Shop, quantity = 20) => receive(await sent(), quantity);

describe('goods that go back to their supplier', () => {
  it('leave the shelf with a line that says why, for which purchase', async () => {
    const shop = await aBuyingShop();
    const purchase = await came(shop);
    const after = await shop.sendBack(purchase, 3);
    expect(after).toMatchObject({
      status: 'received',
      lines: [{ received: 20, sentBack: 3 }],
      sentBacks: [{ number: 1, reason: 'Hàng lỗi', lines: [{ lineId: '1', quantity: 3 }], credit: 97_200 }],
    });
    expect(await shop.shelf()).toMatchObject({ onHand: 27, onOrder: 0 });
    await shop.follow();
    const of = { kind: 'purchase', id: purchase.id, code: purchase.code };
    expect((await shop.ledger()).at(-1)).toMatchObject({
      why: 'sent-back',
      note: 'Hàng lỗi',
      of,
      before: { onHand: 30 },
      after: { onHand: 27 },
    });
  });

  it('leave at what they cost when they came: all of them gone, the shelf costs what it cost before', async () => {
    const shop = await aBuyingShop();
    await shop.save({ cost: 12_000 });
    const purchase = await came(shop);
    expect(await shop.shelf()).toMatchObject({ onHand: 30, cost: 24_000 });
    const after = await shop.sendBack(purchase, 20);
    expect(await shop.shelf()).toMatchObject({ onHand: 10, cost: 12_000 });
    expect(after.sentBacks).toMatchObject([{ difference: 0 }]);
  });

  it('never make what stays cost less than nothing: what it cannot bear is a difference', async () => {
    const shop = await aBuyingShop();
    await shop.save({ onHand: 22, onHandBefore: 10, cost: 12 });
    const purchase = await came(shop, 2);
    // Twenty-two of 12, and two of 30.000: 2.511 a piece.
    expect(await shop.shelf()).toMatchObject({ onHand: 24, cost: 2_511 });
    await shop.save({ onHand: 4, onHandBefore: 24 });
    const after = await shop.sendBack(purchase, 2);
    // 60.000 leave of 10.044 that lay there.
    expect(await shop.shelf()).toMatchObject({ onHand: 2, cost: 0 });
    expect(after.sentBacks).toMatchObject([{ difference: -49_956 }]);
  });

  it('leave a difference of whole đồng, to the nearest', async () => {
    const shop = await aBuyingShop();
    await shop.save({ onHand: 22, onHandBefore: 10, cost: 13 });
    const purchase = await came(shop, 2);
    expect(await shop.shelf()).toMatchObject({ onHand: 24, cost: 2511.92 });
    await shop.save({ onHand: 4, onHandBefore: 24 });
    const after = await shop.sendBack(purchase, 2);
    // 60.000 leave of the 10.047,68 that lay there.
    expect(after.sentBacks).toMatchObject([{ difference: -49_952 }]);
  });

  it('are as many as came and were not sent back before, and lie there free', async () => {
    const shop = await aBuyingShop();
    const purchase = await came(shop, 5);
    await expect(shop.sendBack(purchase, 6)).rejects.toMatchObject({
      code: 'PURCHASE_SENT_BACK_MORE',
      details: { params: { most: 5 } },
    });
    const after = await shop.sendBack(purchase, 4);
    await expect(shop.sendBack(after, 2)).rejects.toMatchObject({
      code: 'PURCHASE_SENT_BACK_MORE',
      details: { params: { most: 1 } },
    });
    await shop.table.write([holdStock({ ...shop.name, quantity: 11, onHand: 11 }, { why: 'held' }, 'no')]);
    await expect(shop.sendBack(after, 1)).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { free: 0 } },
    });
    await expect(shop.sendBack(await shop.sent(), 1)).rejects.toMatchObject({ code: 'PURCHASE_STATE' });
  });

  it('are none where their shelf is gone', async () => {
    const shop = await aBuyingShop();
    const purchase = await came(shop, 5);
    await shop.table.write([remove(shelfKey(shop.name))]);
    await expect(shop.sendBack(purchase, 1)).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { free: 0 } },
    });
  });

  it('are sold between the look and the write: whoever sends them back looks again', async () => {
    const shop = await aBuyingShop();
    const purchase = await came(shop, 5);
    const sold = holdStock({ ...shop.name, quantity: 14, onHand: 15 }, { why: 'held' }, 'no');
    const { table: at } = meanwhile(shop.table, async () => {
      await shop.table.write([sold]);
    });
    await expect(shop.sendBack(purchase, 2, { at })).rejects.toMatchObject({ code: 'PURCHASE_SHELF_SHORT' });
    expect(await shop.shelf()).toMatchObject({ onHand: 15 });
  });

  it('go once, though the answer was lost and the press came again', async () => {
    const shop = await aBuyingShop();
    const purchase = await came(shop, 5);
    const key = { clientRequestId: 'tra-mot-lan-thoi' };
    await shop.sendBack(purchase, 2, { ...key, at: losingAnswer(shop.table).table }).catch(() => undefined);
    expect(await shop.sendBack(purchase, 2, key)).toMatchObject({ lines: [{ sentBack: 2 }] });
    expect(await shop.shelf()).toMatchObject({ onHand: 13 });
  });

  it('are named by their lots where they are kept so, of what is left of each', async () => {
    const shop = await aBuyingShop({ name: 'Sữa chua', isBatchExpireControl: true });
    const lot = (code: string, quantity: number) => ({ code, expiresOn: '2099-01-01', quantity });
    const line = (quantity: number, lots: object[]) => ({
      lines: [{ lineId: '1', quantity, isLast: false, lots, serials: [] }] as never,
    });
    const purchase = await shop.receive(await shop.sent(), 5, line(5, [lot('L1', 2), lot('L2', 3)]));
    await shop.follow();
    await expect(shop.sendBack(purchase, 2)).rejects.toMatchObject({ code: 'LOTS_NEEDED' });
    await expect(shop.sendBack(purchase, 3, line(3, [lot('L1', 3)]))).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { free: 2 } },
    });
    const after = await shop.sendBack(purchase, 2, line(2, [lot('L1', 2)]));
    expect(after.sentBacks[0]?.lines).toMatchObject([{ lots: [{ code: 'L1', quantity: 2 }] }]);
    await shop.follow();
    expect((await shop.ledger()).at(-1)).toMatchObject({ lots: [{ code: 'L1', quantity: 2 }] });
  });

  it('are named by their numbers where they are kept so, which are free again', async () => {
    const shop = await aBuyingShop({ name: 'Máy xay', isLotSerialControl: true });
    const line = (...serials: string[]) => ({
      lines: [{ lineId: '1', quantity: serials.length, isLast: false, lots: [], serials }] as never,
    });
    const purchase = await shop.receive(await shop.sent(), 2, line('SN1', 'SN2'));
    await expect(shop.sendBack(purchase, 1)).rejects.toMatchObject({ code: 'SERIALS_NEEDED' });
    await expect(shop.sendBack(purchase, 1, line('SN9'))).rejects.toMatchObject({ code: 'SERIAL_NOT_FOUND' });
    const after = await shop.sendBack(purchase, 1, line('SN1'));
    expect(await findShelfBySerial(shop.table, 'SN1')).toBeUndefined();
    expect(await findShelfBySerial(shop.table, 'SN2')).toMatchObject(shop.name);
    expect(await shop.receive(after, 1, line('SN1'))).toMatchObject({ lines: [{ received: 3 }] });
  });

  it('says nothing of money to those who may not see costs', async () => {
    const shop = await aBuyingShop();
    const purchase = await came(shop);
    await shop.sendBack(purchase, 3);
    const seen = await getPurchase(shop.context, { id: purchase.id, seesCosts: false });
    expect(seen.sentBacks).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toMatch(/cost|credit|difference|freight|isOwed/);
  });
});
