import { describe, expect, it } from 'vitest';
import { owedOf } from '#shared/purchasing/debt-rules.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { findShelfBySerial } from '#functions/domain/inventory/stock/serials.ts';
import { holdStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { findDebt } from '#functions/domain/purchasing/book-debt.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { losingAnswer } from '#tests/support/lost-answers.ts';
import { aBuyingShop } from './purchase-world.ts';

/** Tins that a shop has none of, and a case of 24 of them, two of which came at 240,000 each. */
async function twoCases(given: object = {}, line: object = {}, tins = 0) {
  const shop = await aBuyingShop({ name: 'Sữa hộp', unit: 'hop', ...given });
  const ofTin = { masterUnitId: shop.product.card.id, conversionValue: 24 };
  const kase = aProduct({ name: 'Sữa thùng', unit: 'thung', available: 0, ...ofTin });
  shop.put(productItems(kase));
  await shop.save({ onHand: 0, onHandBefore: 10 });
  const item = (productId: string, quantity: number, cost: number) => ({
    productId,
    variantId: null,
    quantity,
    cost,
    taxRate: 8 as const,
  });
  const came = (lineId: string, quantity: number, named: object = {}) => ({
    lineId,
    quantity,
    isLast: false,
    lots: [],
    serials: [],
    ...named,
  });
  const loose = tins > 0 ? [item(shop.product.card.id, tins, 12_000)] : [];
  const ordered = await shop.sent({}, { items: [item(kase.card.id, 2, 240_000), ...loose] });
  const lines = [came('1', 2, line), ...loose.map(() => came('2', tins))];
  const purchase = await shop.receive(ordered, 2, { lines });
  await shop.follow();
  const sell = async (quantity: number) => {
    const { onHand = 0 } = (await shop.shelf()) ?? {};
    await shop.table.write([holdStock({ ...shop.name, quantity, onHand }, { why: 'held' }, 'no')]);
    await shop.table.write([takeStock({ ...shop.name, quantity }, { why: 'sold' })]);
  };
  const owed = async () => owedOf(await findDebt(shop.context, shop.supplier.id));
  const back = (quantity: number, named: object) => ({
    lines: [{ lineId: '1', quantity, lots: [], serials: [], ...named }],
  });
  return { ...shop, kase, purchase, sell, owed, back };
}

describe('cases that go back to their supplier', () => {
  it('leave as tins, at what these cost, and are owed for no more', async () => {
    const { purchase, sendBack, shelf, follow, ledger, owed } = await twoCases();
    expect(await shelf()).toMatchObject({ onHand: 48, cost: 10_000 });
    expect(await owed()).toBe(518_400);
    const after = await sendBack(purchase, 1);
    expect(after).toMatchObject({
      lines: [{ received: 2, sentBack: 1, base: { quantity: 24 } }],
      sentBacks: [{ lines: [{ lineId: '1', quantity: 1 }], credit: 259_200, difference: 0 }],
    });
    expect(await shelf()).toMatchObject({ onHand: 24, cost: 10_000 });
    expect(await owed()).toBe(259_200);
    await follow();
    expect((await ledger()).at(-1)).toMatchObject({
      why: 'sent-back',
      before: { onHand: 48 },
      after: { onHand: 24 },
    });
  });

  it('take what they cost when they came, and what stays bears the rest', async () => {
    const { save, purchase, sendBack, shelf } = await twoCases();
    await save({ cost: 12_000 });
    expect((await sendBack(purchase, 1)).sentBacks).toMatchObject([{ difference: 0 }]);
    // 48 at 12,000, less 24 at 10,000.
    expect(await shelf()).toMatchObject({ onHand: 24, cost: 14_000 });
  });

  it('are as many whole ones as are free, and as came', async () => {
    const { purchase, sendBack, sell, shelf } = await twoCases();
    await expect(sendBack(purchase, 3)).rejects.toMatchObject({
      code: 'PURCHASE_SENT_BACK_MORE',
      details: { params: { most: 2, name: 'Sữa thùng' } },
    });
    await sell(1);
    // Forty-seven tins are one case, and some.
    await expect(sendBack(purchase, 2)).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { free: 1 } },
    });
    const after = await sendBack(purchase, 1);
    expect(await shelf()).toMatchObject({ onHand: 23 });
    await expect(sendBack(after, 1)).rejects.toMatchObject({ details: { params: { free: 0 } } });
  });

  it('go once, though the answer was lost and the press came again', async () => {
    const { table, purchase, sendBack, shelf, owed } = await twoCases();
    const key = { clientRequestId: 'tra-mot-thung' };
    await sendBack(purchase, 1, { ...key, at: losingAnswer(table).table }).catch(() => undefined);
    expect(await sendBack(purchase, 1, key)).toMatchObject({ lines: [{ sentBack: 1 }] });
    expect(await shelf()).toMatchObject({ onHand: 24 });
    expect(await owed()).toBe(259_200);
  });

  it('are named by their lots in cases, of which tins are kept', async () => {
    const lot = (code: string, quantity: number) => ({ code, expiresOn: '2099-01-01', quantity });
    const { purchase, sendBack, back, follow, ledger, sell } = await twoCases(
      { isBatchExpireControl: true },
      { lots: [lot('L1', 1), lot('L2', 1)] },
    );
    await expect(sendBack(purchase, 1)).rejects.toMatchObject({ code: 'LOTS_NEEDED' });
    await expect(sendBack(purchase, 2, back(2, { lots: [lot('L1', 2)] }))).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { name: 'Sữa thùng, L1', free: 1 } },
    });
    const after = await sendBack(purchase, 1, back(1, { lots: [lot('L2', 1)] }));
    expect(after.sentBacks[0]?.lines).toMatchObject([{ lots: [{ code: 'L2', quantity: 1 }] }]);
    await follow();
    expect((await ledger()).at(-1)).toMatchObject({ lots: [{ code: 'L2', quantity: 24 }] });
    await sell(1);
    await follow();
    await expect(sendBack(after, 1, back(1, { lots: [lot('L1', 1)] }))).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { free: 0 } },
    });
  });

  it('are named by a number for each tin, which is free again', async () => {
    const numbers = Array.from({ length: 48 }, (_, place) => `SN${place + 1}`);
    const { table, purchase, sendBack, back } = await twoCases(
      { isLotSerialControl: true },
      { serials: numbers },
    );
    await expect(sendBack(purchase, 1, back(1, { serials: ['SN1'] }))).rejects.toMatchObject({
      code: 'SERIALS_NEEDED',
    });
    await sendBack(purchase, 1, back(1, { serials: numbers.slice(0, 24) }));
    expect(await findShelfBySerial(table, 'SN24')).toBeUndefined();
    expect(await findShelfBySerial(table, 'SN25')).toBeDefined();
  });
});

describe('cases and tins of one paper', () => {
  const both = (cases: number, tins: number) => ({
    lines: [
      { lineId: '1', quantity: cases, lots: [], serials: [] },
      { lineId: '2', quantity: tins, lots: [], serials: [] },
    ],
  });

  it('leave one shelf together, which bears what is left of both', async () => {
    const { purchase, sendBack, shelf, save } = await twoCases({}, {}, 12);
    // 480,000 and 144,000 for 60.
    expect(await shelf()).toMatchObject({ onHand: 60, cost: 10_400 });
    const after = await sendBack(purchase, 0, both(1, 6));
    // 240,000 and 72,000 for 30.
    expect(await shelf()).toMatchObject({ onHand: 30, cost: 10_400 });
    await save({ cost: 12_000 });
    const all = await sendBack(after, 0, both(1, 6));
    expect(await shelf()).toMatchObject({ onHand: 0 });
    expect(all.sentBacks[0]).toMatchObject({ difference: 30 * 12_000 - 312_000 });
  });

  it('are free once: what the one takes, the other does not find', async () => {
    const { purchase, sendBack, sell } = await twoCases({}, {}, 12);
    await sell(3);
    await expect(sendBack(purchase, 0, both(2, 12))).rejects.toMatchObject({
      code: 'PURCHASE_SHELF_SHORT',
      details: { params: { name: 'Sữa hộp', free: 9 } },
    });
  });

  it('bear a later bill for as many as lie there, and no more', async () => {
    const { purchase, correct, sell, shelf } = await twoCases({}, {}, 12);
    await sell(30);
    const lines = [
      { lineId: '1', cost: 264_000 },
      { lineId: '2', cost: 13_000 },
    ];
    // A thousand more for each of 60, thirty of which are left.
    expect((await correct(purchase, { lines })).corrections).toMatchObject([
      { stock: 30_000, difference: 30_000 },
    ]);
    expect(await shelf()).toMatchObject({ onHand: 30, cost: 11_400 });
  });
});

describe('a later bill of cases', () => {
  it('makes each tin that is left cost its share, and what is owed is the bill', async () => {
    const { purchase, correct, shelf, owed } = await twoCases();
    const after = await correct(purchase, { lines: [{ lineId: '1', cost: 264_000 }] });
    expect(after.corrections).toMatchObject([{ stock: 48_000, difference: 0 }]);
    expect(await shelf()).toMatchObject({ onHand: 48, cost: 11_000 });
    expect(await owed()).toBe(570_240);
  });

  it('is borne by tins that were sold and that are left, each by its share; not by cases that went back', async () => {
    const { purchase, correct, sendBack, sell, shelf, owed } = await twoCases();
    const back = await sendBack(purchase, 1);
    await sell(18);
    const after = await correct(back, { lines: [{ lineId: '1', cost: 264_000 }] });
    // A thousand for each of 24 tins, six of which are left.
    expect(after.corrections).toMatchObject([{ stock: 6000, difference: 18_000 }]);
    expect(await shelf()).toMatchObject({ onHand: 6, cost: 11_000 });
    expect(await owed()).toBe(285_120);
  });
});
