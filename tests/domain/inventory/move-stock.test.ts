import { describe, expect, it } from 'vitest';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { findShelves, moveStock, type StockMove } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { openShelves } from '#functions/domain/catalogue/warehouses/open-shelves.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aStockedShop, far } from './stock-shop.ts';

const why = { why: 'received' } as const;

/** A shelf that counts this, and what moves it. */
async function aShelf(counts: Record<string, unknown> = {}) {
  const shop = await aStockedShop();
  const start = { onHand: 10, reserved: 3, onOrder: 4, cost: 100, moves: 7, ...counts };
  await shop.table.write([update(shelfKey(shop.name), { set: start })]);
  const writesOf = (...moves: readonly Partial<StockMove>[]) =>
    moveStock(
      shop.context,
      moves.map((move) => ({ ...shop.name, ...move })),
      why,
    );
  return {
    ...shop,
    writesOf,
    move: async (...moves: readonly Partial<StockMove>[]) => shop.table.write(await writesOf(...moves)),
    moved: (set: Record<string, unknown>) => shop.table.write([update(shelfKey(shop.name), { set })]),
    counts: async () => {
      const { onHand, reserved, onOrder, cost } = (await shop.shelf()) ?? {};
      return [onHand, reserved, onOrder, cost];
    },
  };
}

describe('pieces that come to a shelf, or leave it', () => {
  it.each<[string, Record<string, unknown>, Partial<StockMove>[], number[]]>([
    ['come as dear as those that lie there', {}, [{ onHand: 5 }], [15, 3, 4, 100]],
    ['come at their own price', {}, [{ onHand: 10, unitCost: 200 }], [20, 3, 4, 150]],
    ['come for nothing', {}, [{ onHand: 10, unitCost: 0 }], [20, 3, 4, 50]],
    [
      'come by two lines',
      {},
      [
        { onHand: 5, unitCost: 160 },
        { onHand: 5, unitCost: 240 },
      ],
      [20, 3, 4, 150],
    ],
    ['come to pieces of unknown cost', { cost: 0 }, [{ onHand: 10, unitCost: 200 }], [20, 3, 4, 200]],
    [
      'come by two lines, of which one says no price',
      {},
      [{ onHand: 5 }, { onHand: 5, unitCost: 240 }],
      [20, 3, 4, 135],
    ],
    [
      'come by two lines, of which one says no price, to pieces of unknown cost',
      { cost: 0 },
      [{ onHand: 5 }, { onHand: 5, unitCost: 240 }],
      [20, 3, 4, 240],
    ],
    ['leave', {}, [{ onHand: -7 }], [3, 3, 4, 100]],
    ['leave by two lines', {}, [{ onHand: -3 }, { onHand: -4 }], [3, 3, 4, 100]],
    ['leave and come', {}, [{ onHand: -3 }, { onHand: 4 }], [11, 3, 4, 100]],
    ['leave what is worth more', {}, [{ onHand: -5, valued: 50 }], [5, 3, 4, 110]],
    ['leave what is worth less than nothing', {}, [{ onHand: -5, valued: -900 }], [5, 3, 4, 0]],
    ['leave nothing that is worth more', { reserved: 0 }, [{ onHand: -10, valued: 50 }], [0, 0, 4, 100]],
    ['are on their way', {}, [{ onOrder: 6 }], [10, 3, 10, 100]],
    ['are on their way no more', {}, [{ onOrder: -3 }], [10, 3, 1, 100]],
    ['are on their way no more than they were', {}, [{ onOrder: -9 }], [10, 3, 0, 100]],
    ['are worth more', {}, [{ valued: 55 }], [10, 3, 4, 105.5]],
    ['are worth more by two lines', {}, [{ valued: 25 }, { valued: 30 }], [10, 3, 4, 105.5]],
    ['are worth more where none lie', { onHand: 0, reserved: 0 }, [{ valued: 55 }], [0, 0, 4, 100]],
    ['come to an empty shelf', { onHand: 0, reserved: 0 }, [{ onHand: 4, unitCost: 30 }], [4, 0, 4, 30]],
  ])('%s', async (_, start, moves, end) => {
    const { move, counts, shelf } = await aShelf(start);
    expect(await move(...moves)).toBeUndefined();
    expect([await counts(), (await shelf())?.moves]).toEqual([end, 8]);
  });

  it('are no more than nobody holds', async () => {
    const { writesOf } = await aShelf();
    const refused = await writesOf({ onHand: -8 }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'STOCK_HELD',
      details: { params: { held: 3, warehouse: warehouse.name } },
    });
    const nowhere = await writesOf({ warehouseId: far.id, onHand: -1 }).catch((error: unknown) => error);
    expect(nowhere).toMatchObject({ code: 'STOCK_HELD', details: { params: { held: 0, warehouse: '' } } });
  });

  it.each<[string, Partial<StockMove>, string | undefined]>([
    ['come at a price', { onHand: 1, unitCost: 9 }, 'shelf-moved'],
    ['are worth more', { valued: 9 }, 'shelf-moved'],
    ['are on their way no more', { onOrder: -1 }, 'shelf-moved'],
    ['leave what is worth more', { onHand: -1, valued: 9 }, 'shelf-moved'],
    ['come', { onHand: 1 }, undefined],
    ['are on their way', { onOrder: 1 }, undefined],
    ['leave', { onHand: -1 }, undefined],
  ])('%s, though the shelf moved since: refused where that was worked out (%s)', async (_, move, refusal) => {
    const { writesOf, moved, table } = await aShelf();
    const writes = await writesOf(move);
    await moved({ moves: 8 });
    expect(await table.write(writes)).toBe(refusal);
  });

  it('leave no shelf from which others took pieces, or on which they hold more', async () => {
    for (const others of [{ onHand: 9 }, { reserved: 10 }]) {
      const { writesOf, moved, table } = await aShelf();
      const writes = await writesOf({ onHand: -1 });
      await moved(others);
      expect(await table.write(writes)).toBe('shelf-moved');
    }
  });

  it('say of which lots they are, and from whom', async () => {
    const { move, shelf } = await aShelf();
    const lot = (code: string, quantity: number) => ({ code, expiresOn: '2027-01-01', quantity });
    await move({ onHand: 2, lots: [lot('L1', 2)], supplierId: 'ncc' }, { onHand: 3, lots: [lot('L2', 3)] });
    expect(await shelf()).toMatchObject({
      supplierId: 'ncc',
      move: { why: 'received', lots: [lot('L1', 2), lot('L2', 3)] },
    });
    await move({ onHand: 1 });
    const plain = await shelf();
    expect([plain?.supplierId, plain?.move?.lots, plain?.move?.lotsNow]).toEqual([
      'ncc',
      undefined,
      undefined,
    ]);
  });
});

describe('a shelf of which somebody named all the lots', () => {
  const lotsNow = [{ code: 'L1', expiresOn: '2027-01-01', quantity: 5 }];

  it('counts what they saw, and holds nothing back any more', async () => {
    const { move, shelf } = await aShelf({ heldBack: 2 });
    expect(await move({ onHand: -9, lotsNow })).toBeUndefined();
    expect(await shelf()).toMatchObject({ onHand: 1, reserved: 1, heldBack: 0, move: { lotsNow } });
  });

  it.each([
    [{ heldBack: 2 }, -10, 1],
    [{}, -8, 3],
  ])('of %j counts no less than orders hold', async (start, onHand, held) => {
    const { writesOf } = await aShelf(start);
    const refused = await writesOf({ onHand, lotsNow }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'STOCK_HELD', details: { params: { held } } });
  });

  it('is refused where it moved since, or lies in portions', async () => {
    const { writesOf, moved, table } = await aShelf();
    const writes = await writesOf({ lotsNow });
    await moved({ moves: 8 });
    expect(await table.write(writes)).toBe('shelf-moved');
    await moved({ portions: 8 });
    expect(await refusalOf(writesOf({ lotsNow }))).toBe('STOCK_HELD');
  });
});

describe('a shelf that is not there yet', () => {
  const there = { warehouseId: far.id };

  it('is made with what comes, what that costs, and what is on its way', async () => {
    const { move, shelf, context, name } = await aShelf();
    await move({ ...there, onHand: 3, unitCost: 10 }, { ...there, onHand: 1, unitCost: 20, onOrder: 2 });
    expect(await shelf(far.id)).toMatchObject({
      onHand: 4,
      onOrder: 2,
      cost: 12.5,
      reserved: 0,
      warehouseName: far.name,
      moves: 1,
    });
    expect((await findCard(context, name.productId))?.warehouseIds).toEqual([warehouse.id, far.id]);
  });

  it('costs what those of its first pieces cost that say a price', async () => {
    const { move, shelf } = await aShelf();
    await move({ ...there, onHand: 3 }, { ...there, onHand: 1, unitCost: 20 });
    expect(await shelf(far.id)).toMatchObject({ onHand: 4, cost: 20 });
  });

  it('costs nothing where nothing lies on it, and rests where its warehouse does', async () => {
    const { move, shelf, put } = await aShelf();
    put([warehouseItem(aWarehouse({ id: 'wh-paused', name: 'Kho nghỉ', isActive: false }))]);
    await move({ ...there, onOrder: 2, unitCost: 10 }, { warehouseId: 'wh-paused', onHand: 1 });
    const [made, resting] = [await shelf(far.id), await shelf('wh-paused')];
    expect([made?.cost, made?.isPaused, resting?.cost, resting?.isPaused]).toEqual([0, undefined, 0, true]);
  });

  it('is made once, where somebody makes it at that moment, or another one of the product', async () => {
    for (const others of [far.id, 'wh-third']) {
      const { writesOf, move, table, put } = await aShelf();
      put([warehouseItem(aWarehouse({ id: 'wh-third', name: 'Kho ba' }))]);
      const writes = await writesOf({ ...there, onHand: 3 });
      await move({ warehouseId: others, onHand: 1 });
      expect(await table.write(writes)).toBe('shelf-moved');
    }
  });

  it.each([
    ['of no product', { productId: 'nothing' }, 'PRODUCT_NOT_FOUND'],
    ['of no variant', { variantId: 'nothing' }, 'VARIANT_NOT_FOUND'],
    ['in no warehouse', { warehouseId: 'nowhere' }, 'UNKNOWN_WAREHOUSE'],
  ])('is none %s', async (_, given, refusal) => {
    const { writesOf } = await aShelf();
    expect(await refusalOf(writesOf({ ...there, onHand: 1, ...given }))).toBe(refusal);
  });

  it('is opened empty beside those that are there, however often and by whom', async () => {
    const { context, table, name, shelf, counts } = await aShelf();
    const names = [name, { ...name, warehouseId: far.id }];
    const crossed = meanwhile(table, () => openShelves(context, names, why));
    await openShelves(contextOf(crossed.table), names, why);
    expect([crossed.happened(), await counts()]).toEqual([true, [10, 3, 4, 100]]);
    expect(await shelf(far.id)).toMatchObject({ onHand: 0, reserved: 0, cost: 0, moves: 1 });
  });

  it('is no shelf of a product that is taken away at that moment', async () => {
    const { table, writesOf, name } = await aShelf();
    const writes = await writesOf({ ...there, onHand: 1 });
    await table.write([remove(productKeys.card(name.productId))]);
    expect(await table.write(writes)).toBe('shelf-moved');
  });

  it('leaves a card alone that knows its warehouse', async () => {
    const { context, name, table, writesOf } = await aShelf();
    await table.write([
      cardRecord.count(
        { id: name.productId },
        { set: { warehouseIds: [warehouse.id, far.id] } },
        { when: {}, refusal: 'gone' },
      ),
    ]);
    const before = await findCard(context, name.productId);
    await table.write(await writesOf({ ...there, onHand: 1 }));
    expect(await findCard(context, name.productId)).toEqual(before);
  });
});

it('shelves are decided on as whoever read them found them', async () => {
  const { context, name, table, moved } = await aShelf();
  const known = await findShelves(table, [name]);
  await moved({ onHand: 20, moves: 8 });
  const writes = await moveStock(context, [{ ...name, onHand: -1 }], why, known);
  expect(await table.write(writes)).toBe('shelf-moved');
});
