import { describe, expect, it } from 'vitest';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { holdStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aStockedShop, far } from './stock-shop.ts';

async function aShop() {
  const shop = await aStockedShop();
  const { table, name } = shop;
  return {
    ...shop,
    hold: (quantity: number, onHand = 10) =>
      table.write([holdStock({ ...name, quantity, onHand }, { why: 'held' }, 'no')]),
    take: (quantity: number) => table.write([takeStock({ ...name, quantity }, { why: 'sold' })]),
  };
}

describe('what a product counts', () => {
  it('is corrected from what was read, with its reason, and the shop follows', async () => {
    const { save, hold, follow, ledger, table, product } = await aShop();
    await hold(3);
    const [row] = await save({ onHand: 12, onHandBefore: 10 }, { reason: 'Đếm lại' });
    expect(row).toMatchObject({ onHand: 12, reserved: 3, available: 9, warehouseName: warehouse.name });
    const offer = await findOffer(table, product.card.id);
    expect(typeof offer === 'object' && offer.available).toBe(9);
    await follow();
    expect(await ledger()).toMatchObject([
      { why: 'opening', revision: 0, after: { onHand: 10 } },
      { why: 'held', revision: 1 },
      { why: 'corrected', revision: 2, note: 'Đếm lại', before: { onHand: 10 }, after: { onHand: 12 } },
    ]);
  });

  it.each([
    ['late', { onHand: 11, onHandBefore: 10 }],
    ['by chance what lies there since some were packed', { onHand: 7, onHandBefore: 10 }],
    ['blind', { onHand: 11 }],
  ])('409: %s, it brings no sold goods back, and says what lies there now', async (_, change) => {
    const { save, hold, take, shelf } = await aShop();
    await hold(3);
    await take(3);
    await expect(save(change)).rejects.toMatchObject({
      code: 'STALE_STATE',
      details: { params: { changed: 'inventories.0.onHand', onHand: 7, warehouse: warehouse.name } },
    });
    expect(await shelf()).toMatchObject({ onHand: 7, reserved: 0 });
  });

  it('409: not even when they were packed between reading and writing', async () => {
    const { table, save, hold, take, shelf } = await aShop();
    await hold(3);
    const crossed = meanwhile(table, () => take(3));
    await expect(save({ onHand: 11, onHandBefore: 10 }, { at: crossed.table })).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect([crossed.happened(), await shelf()]).toMatchObject([true, { onHand: 7, reserved: 0 }]);
  });

  it('422: never counted below what orders hold, not even of one that comes meanwhile', async () => {
    const { table, save, hold, shelf } = await aShop();
    const crossed = meanwhile(table, () => hold(3));
    await expect(save({ onHand: 2, onHandBefore: 10 }, { at: crossed.table })).rejects.toMatchObject({
      code: 'STOCK_HELD',
      details: { params: { held: 3, warehouse: warehouse.name } },
    });
    expect([crossed.happened(), await shelf()]).toMatchObject([true, { onHand: 10, reserved: 3 }]);
  });

  it('keeps what an order reserved between reading and writing', async () => {
    const { table, save, hold, shelf } = await aShop();
    const crossed = meanwhile(table, () => hold(3));
    await save({ onHand: 20, onHandBefore: 10 }, { at: crossed.table });
    expect(await shelf()).toMatchObject({ onHand: 20, reserved: 3 });
  });

  it('refuses what is held and on order otherwise than it is, on a shelf that is there or not', async () => {
    const { save, hold, shelf } = await aShop();
    await hold(3);
    await expect(save({ minQuantity: 4, reserved: 0 })).rejects.toThrow('STOCK_NOT_SET');
    await expect(save({ minQuantity: 4, onOrder: 99 })).rejects.toThrow('STOCK_NOT_SET');
    await expect(save({ warehouseId: 'far', onHand: 1, reserved: 1 })).rejects.toThrow('STOCK_NOT_SET');
    expect(await shelf()).toMatchObject({ reserved: 3, onOrder: 0, minQuantity: 0 });
  });

  it('leaves what is held and on order alone, and moves nothing where nothing is said', async () => {
    const { save, hold, shelf, follow, ledger } = await aShop();
    await hold(3);
    await save({ onHand: 10, onHandBefore: 10, reserved: 3, onOrder: 0, minQuantity: 4, maxQuantity: 40 });
    expect(await shelf()).toMatchObject({
      reserved: 3,
      onOrder: 0,
      minQuantity: 4,
      maxQuantity: 40,
      moves: 1,
    });
    await save({ maxQuantity: null });
    expect(await shelf()).toMatchObject({ minQuantity: 4, maxQuantity: null });
    await follow();
    expect(await ledger()).toHaveLength(2);
  });

  it.each([
    {},
    { onHand: 10, onHandBefore: 10 },
    { cost: 0 },
    { minQuantity: 0 },
    { maxQuantity: null },
    { place: '' },
  ])('is not written at all where it is so already: %j', async (change) => {
    const { save, rows } = await aShop();
    const before = rows();
    await save(change);
    expect(rows()).toEqual(before);
  });

  it('begins in a warehouse named for the first time, where carts find it', async () => {
    const { save, table, product, shelf } = await aShop();
    await save({ warehouseId: far.id, onHand: 5, minQuantity: 1 });
    expect(await shelf(far.id)).toMatchObject({ onHand: 5, moves: 1, move: { why: 'corrected' } });
    const record = await findProduct({ table, now: () => new Date() }, product.card.id);
    expect(record?.card.warehouseIds).toEqual([warehouse.id, far.id]);
    const offer = await findOffer(table, product.card.id);
    expect(typeof offer === 'object' && offer.available).toBe(15);
  });

  it('makes no shelf where nothing is said of one', async () => {
    const { save, shelf } = await aShop();
    await save({ warehouseId: far.id, onHand: 0, minQuantity: 0, maxQuantity: null });
    expect(await shelf(far.id)).toBeUndefined();
  });

  it('is sent again without being counted again', async () => {
    const { context, product, shelf } = await aShop();
    const asked = {
      productId: product.card.id,
      userId: 'thu-kho',
      seesCosts: false,
      inventories: [{ warehouseId: warehouse.id, onHand: 12, onHandBefore: 10 }],
      clientRequestId: 'mot-lan-thoi',
    };
    await saveInventories(context, asked);
    const again = await saveInventories(context, asked);
    expect([again[0]?.onHand, (await shelf())?.moves]).toEqual([12, 1]);
  });

  it('403: what a piece cost is neither said nor shown to who may not see it', async () => {
    const { save, shelf, context, product } = await aShop();
    await expect(save({ cost: 1.25 }, { seesCosts: false })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [shown] = await save({ cost: 1.25 });
    expect([shown?.cost, (await shelf())?.move?.why]).toEqual([1.25, 'valued']);
    const [hidden] = await save({ minQuantity: 1 }, { seesCosts: false });
    expect(hidden).not.toHaveProperty('cost');
    // Nor in one row among others that say nothing of it.
    const several = [
      { warehouseId: warehouse.id, cost: 2 },
      { warehouseId: far.id, onHand: 1 },
    ];
    const asked = { productId: product.card.id, userId: 'thu-kho', seesCosts: false, inventories: several };
    await expect(saveInventories(context, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await shelf())?.cost).toBe(1.25);
  });

  it('is counted down to nothing in a flash sale, out of all portions', async () => {
    const { save, context, product, follow, shelf, ledger } = await aStockedShop({
      name: 'Gạo nếp',
      flashSale: true,
    });
    await arrangeShelves(context, product);
    const [row] = await save({ onHand: 0, onHandBefore: 10 });
    expect([row?.onHand, row?.reserved, await shelf()]).toMatchObject([0, 0, { onHand: 0, reserved: 0 }]);
    await follow();
    expect((await ledger()).map(({ why }) => why)).toEqual(['opening', 'spread', 'corrected']);
  });
});
