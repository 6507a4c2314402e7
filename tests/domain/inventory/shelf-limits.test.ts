import { describe, expect, it } from 'vitest';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { listInventories } from '#functions/domain/inventory/stock/read-inventories.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { buryShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aStockedShop, far } from './stock-shop.ts';

type Shop = Awaited<ReturnType<typeof aStockedShop>>;

const toldIn = ({ rows }: Shop) =>
  rows().flatMap((row) => (row['entity'] === 'activity' ? [row['fields']] : []));
const softDelete = async (shop: Shop) => {
  const shelf = await shop.shelf();
  if (shelf) await shop.table.write(buryShelf(shelf));
};
const setShelf = ({ table, name }: Shop, set: Record<string, unknown>) =>
  table.write([update(shelfKey(name), { set })]);

describe('what is too few and too many on a shelf, and where it lies', () => {
  it.each<[string, object, object, unknown[]]>([
    [
      'too few',
      { minQuantity: 4 },
      { minQuantity: 4, maxQuantity: null },
      [[{ field: 'stockMinimum', from: null, to: `${warehouse.name}: 4` }]],
    ],
    [
      'too many',
      { maxQuantity: 40 },
      { minQuantity: 0, maxQuantity: 40 },
      [[{ field: 'stockMaximum', from: null, to: `${warehouse.name}: 40` }]],
    ],
    ['its place', { place: 'A-03' }, { place: 'A-03' }, []],
    ['what it is already', { minQuantity: 0, maxQuantity: null, place: '' }, { minQuantity: 0 }, []],
  ])('%s is set by itself, without a movement', async (_, change, after, told) => {
    const shop = await aStockedShop();
    await shop.save(change);
    const shelf = await shop.shelf();
    expect([shelf, shelf?.moves, toldIn(shop)]).toMatchObject([{ onHand: 10, ...after }, undefined, told]);
  });

  it('is not written where an empty place is sent of a shelf that has none', async () => {
    const shop = await aStockedShop();
    await shop.save({ place: '' });
    expect((await shop.shelf())?.place).toBeUndefined();
    await shop.save({ place: 'A-03' });
    await shop.save({ place: '' });
    expect((await shop.shelf())?.place).toBe('');
  });

  it('are told as they were and as they are, and where they are no more', async () => {
    const shop = await aStockedShop();
    await shop.save({ minQuantity: 4, maxQuantity: 40 });
    await shop.save({ minQuantity: 0, maxQuantity: null });
    expect(toldIn(shop).at(-1)).toEqual([
      { field: 'stockMinimum', from: `${warehouse.name}: 4`, to: null },
      { field: 'stockMaximum', from: `${warehouse.name}: 40`, to: null },
    ]);
  });

  it('are set on a new shelf where theirs is taken away at that moment', async () => {
    const shop = await aStockedShop();
    const crossed = meanwhile(shop.table, () => softDelete(shop));
    await shop.save({ minQuantity: 4 }, { at: crossed.table });
    expect([crossed.happened(), await shop.shelf()]).toMatchObject([true, { onHand: 0, minQuantity: 4 }]);
  });

  it.each([{ onHand: 1 }, { cost: 1 }, { minQuantity: 1 }, { maxQuantity: 0 }])(
    'or anything else said alone makes a shelf: %j',
    async (change) => {
      const shop = await aStockedShop();
      await shop.save({ warehouseId: far.id, ...change });
      expect(await shop.shelf(far.id)).toMatchObject({ moves: 1, ...change });
    },
  );
});

describe('what a piece costs', () => {
  it('is a movement of its own, or goes with the count', async () => {
    const shop = await aStockedShop();
    await shop.save({ cost: 12.5 }, { reason: 'Hoá đơn' });
    expect(await shop.shelf()).toMatchObject({
      cost: 12.5,
      moves: 1,
      move: { why: 'valued', note: 'Hoá đơn' },
    });
    await shop.save({ cost: 12.5 });
    expect((await shop.shelf())?.moves).toBe(1);
    await shop.save({ cost: 13, onHand: 9, onHandBefore: 10, minQuantity: 2, place: 'B' });
    expect(await shop.shelf()).toMatchObject({
      cost: 13,
      onHand: 9,
      minQuantity: 2,
      place: 'B',
      moves: 2,
      move: { why: 'corrected' },
    });
  });

  it('is set over what sales took meanwhile', async () => {
    const shop = await aStockedShop();
    const crossed = meanwhile(shop.table, () => setShelf(shop, { onHand: 7, moves: 1 }));
    await shop.save({ cost: 5 }, { at: crossed.table });
    expect([crossed.happened(), await shop.shelf()]).toMatchObject([true, { onHand: 7, cost: 5, moves: 2 }]);
  });
});

it('a cost that somebody else sets at that moment is set once', async () => {
  const shop = await aStockedShop();
  const crossed = meanwhile(shop.table, () => shop.save({ cost: 5 }));
  await shop.save({ cost: 5 }, { at: crossed.table });
  expect([crossed.happened(), await shop.shelf()]).toMatchObject([true, { cost: 5, moves: 1 }]);
});

describe('a count that is said with its lots', () => {
  const lots = [{ code: 'L1', expiresOn: '2027-01-01', quantity: 4 }];

  it('is a movement even where as many lie there, over the number that was read', async () => {
    const shop = await aStockedShop();
    await shop.save({ lots, minQuantity: 3 }, { reason: 'Đếm lô' });
    expect(await shop.shelf()).toMatchObject({
      onHand: 10,
      minQuantity: 3,
      moves: 1,
      move: { why: 'corrected', note: 'Đếm lô', lotsNow: lots },
    });
    await shop.save({ lots, onHand: 8, onHandBefore: 10 });
    expect((await shop.shelf())?.onHand).toBe(8);
    for (const change of [{ onHand: 9 }, { onHand: 9, onHandBefore: 10 }])
      expect(await shop.save({ lots, ...change }).catch((error: unknown) => error)).toMatchObject({
        code: 'STALE_STATE',
        details: { params: { changed: 'inventories.0.onHand', onHand: 8, warehouse: warehouse.name } },
      });
  });

  it('names them on a new shelf too', async () => {
    const shop = await aStockedShop();
    await shop.save({ warehouseId: far.id, onHand: 4, lots });
    expect((await shop.shelf(far.id))?.move).toMatchObject({ lots });
  });
});

describe('what is said of several shelves', () => {
  it('is refused as a whole, and says of which row', async () => {
    const shop = await aStockedShop();
    const row = { warehouseId: warehouse.id, onHand: 8, onHandBefore: 10 };
    const save = (second: object) =>
      saveInventories(shop.context, {
        productId: shop.product.card.id,
        userId: 'thu-kho',
        seesCosts: true,
        inventories: [row, { warehouseId: far.id, ...second }],
      }).catch((error: unknown) => error);
    expect(await save({ onHand: 3, onHandBefore: 2 })).toMatchObject({
      code: 'STALE_STATE',
      details: { params: { changed: 'inventories.1.onHand', onHand: 0, warehouse: '' } },
    });
    expect((await shop.shelf())?.onHand).toBe(10);
    expect(await save({ onHand: 3 })).toMatchObject([{ onHand: 8 }, { onHand: 3 }]);
  });

  it('is written in one go however many portions they lie in', async () => {
    const shop = await aStockedShop();
    const houses = Array.from({ length: 11 }, (_, nth) =>
      aWarehouse({ id: `wh-${nth}`, name: `Kho ${nth}` }),
    );
    const shelf = (warehouseId: string) => ({
      variantId: '-',
      warehouseId,
      warehouseName: warehouseId,
      province: '',
      onHand: 16,
      reserved: 0,
    });
    const sale = aProduct({
      name: 'Sốc',
      flashSale: true,
      facts: { stocks: houses.map(({ id }) => shelf(id)) },
    });
    shop.put([...houses.map(warehouseItem), ...productItems(sale)]);
    await arrangeShelves(shop.context, sale);
    const rows = await saveInventories(shop.context, {
      productId: sale.card.id,
      userId: 'thu-kho',
      seesCosts: true,
      inventories: houses.map(({ id }) => ({ warehouseId: id, onHand: 0, onHandBefore: 16 })),
    });
    expect(rows.map(({ onHand, reserved }) => [onHand, reserved])).toEqual(houses.map(() => [0, 0]));
    expect((await findProduct(shop.context, sale.card.id))?.card.stockStatus).toBe('out_of_stock');
  });
});

describe('the shelves of a product', () => {
  const size = (value: string) => ({ name: 'Cỡ', value, sku: value, additionalPrice: 0, stock: 0 });

  it('are those of what is sold, and of what still lies, is held or is on its way under another name', async () => {
    const shop = await aStockedShop();
    const shown = async () =>
      (await listInventories(shop.context, { productId: shop.product.card.id, seesCosts: true })).length;
    const label = { ...(await shop.shelf())?.label, isSold: false };
    for (const [counts, expected] of [
      [{ onHand: 1, reserved: 0, onOrder: 0 }, 1],
      [{ onHand: 0, reserved: 1, onOrder: 0 }, 1],
      [{ onHand: 0, reserved: 0, onOrder: 1 }, 1],
      [{ onHand: 0, reserved: 0, onOrder: 0 }, 0],
    ] as const) {
      await setShelf(shop, { ...counts, label });
      expect(await shown()).toBe(expected);
    }
    await shop.table.write([update(shelfKey(shop.name), { remove: ['label'] })]);
    expect(await shown()).toBe(1);
    expect(await refusalOf(listInventories(shop.context, { productId: 'nothing', seesCosts: true }))).toBe(
      'PRODUCT_NOT_FOUND',
    );
  });

  it('stand in the order of variants and warehouses, each under its name', async () => {
    const shop = await aStockedShop();
    const shirt = aProduct({ name: 'Áo', variants: [size('S'), size('M')], available: 2 });
    const market = aWarehouse({ id: 'wh-sau', name: 'Chợ' });
    shop.put([...productItems(shirt), warehouseItem(market)]);
    await saveInventories(shop.context, {
      productId: shirt.card.id,
      userId: 'thu-kho',
      seesCosts: true,
      inventories: [
        { warehouseId: far.id, variantId: 'co-m', onHand: 3, place: '' },
        { warehouseId: market.id, variantId: 'co-m', onHand: 1 },
      ],
    });
    const rows = await listInventories(shop.context, { productId: shirt.card.id, seesCosts: false });
    expect(
      rows.map((row) => [row.variantName, row.warehouseName, row.variantId, row.onHand, row.place]),
    ).toEqual([
      ['Cỡ: M', market.name, 'co-m', 1, ''],
      ['Cỡ: M', warehouse.name, 'co-m', 2, ''],
      ['Cỡ: M', far.name, 'co-m', 3, ''],
      ['Cỡ: S', warehouse.name, 'co-s', 2, ''],
    ]);
    expect(rows[0]).not.toHaveProperty('cost');
  });
});
