import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { lotKeys } from '#functions/domain/inventory/lots/lot-keys.ts';
import { LotState } from '#functions/domain/inventory/lots/lot-record.ts';
import { readLots } from '#functions/domain/inventory/lots/read-lots.ts';
import { tendLots } from '#functions/domain/inventory/lots/tend-lots.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aShopOfLots, lotA, lotB } from './shop-of-lots.ts';
import { aStockedShop } from './stock-shop.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

describe('what is written down of lots', () => {
  it('is written anew once the shelf is twenty movements further, though nothing of it is another', async () => {
    const { hold, release, state, follow } = await aShopOfLots();
    const first = await state();
    expect(first).toMatchObject({ revision: 1, since: 1, asOf: 1, dueOn: lotA.expiresOn, onHand: 10 });
    await hold(1);
    await follow();
    for (let count = 2; count < 20; count += 1) {
      await (count % 2 ? hold(1) : release(1));
      await follow();
    }
    expect(await state()).toEqual(first);
    await release(1);
    await follow();
    expect(await state()).toMatchObject({ revision: 21, asOf: 21 });
  });

  it('is what somebody followed further, where an older look comes later', async () => {
    const { tend, table, save, follow, state, listed } = await aShopOfLots();
    const fewer = [{ ...lotB, quantity: 2 }];
    const crossed = meanwhile(table, async () => {
      await save({ onHand: 3, onHandBefore: 10, lots: fewer });
      await follow();
    });
    // Something of it is another by then: its first day is past.
    await tend(4, crossed.table);
    expect([crossed.happened(), await state(), listed()]).toMatchObject([
      true,
      { revision: 2, asOf: 2, lots: [{ ...lotB, quantity: 2 }] },
      ['B 2 0'],
    ]);
  });

  it('is begun once by two who follow the same movement', async () => {
    const { table, name, ledger, state, listed, context } = await aShopOfLots();
    await table.write([remove(lotKeys.state(name))]);
    const told = await ledger();
    const crossed = meanwhile(table, () => tendLots(context, name, told));
    await tendLots({ ...context, table: crossed.table }, name, told);
    expect([crossed.happened(), await state(), listed()]).toMatchObject([
      true,
      { since: 1, revision: 1 },
      ['A 4 0', 'B 5 0'],
    ]);
  });

  it('is begun by whoever followed it further, where an earlier look is written later', async () => {
    const { table, name, ledger, save, follow, state, listed, context } = await aShopOfLots();
    await table.write([remove(lotKeys.state(name))]);
    const told = await ledger();
    const crossed = meanwhile(table, async () => {
      await save({ onHand: 3, onHandBefore: 10, lots: [{ ...lotB, quantity: 2 }] });
      await follow();
      await tendLots(context, name, await ledger());
    });
    await tendLots({ ...context, table: crossed.table }, name, told);
    expect([crossed.happened(), await state(), listed()]).toMatchObject([
      true,
      { revision: 2, asOf: 2, lots: [{ ...lotB, quantity: 2 }] },
      ['B 2 0'],
    ]);
  });

  it('begins with the first movement that names one', async () => {
    const shop = await aStockedShop();
    const { table, name, save, follow, ledger, context } = shop;
    await save({ onHand: 9, onHandBefore: 10 });
    await save({ onHand: 9, onHandBefore: 9, lots: [{ ...lotA, quantity: 4 }] });
    await save({ onHand: 9, onHandBefore: 9, lots: [{ ...lotB, quantity: 4 }] });
    await follow();
    const told = await ledger();
    // Word of it comes in any order.
    for (const lines of [told, told.toReversed()]) {
      await table.write([remove(lotKeys.state(name))]);
      await tendLots(context, name, lines);
      expect(await table.get(lotKeys.state(name), LotState)).toMatchObject({
        since: 2,
        isFirst: true,
        revision: 3,
        lots: [{ ...lotB, quantity: 4 }],
      });
    }
  });
});

describe('lots of which the ledger does not tell all', () => {
  it('are not the first that were named, as long as a movement before them is not written down', async () => {
    const { table, name, save, follow, ledger, context } = await aStockedShop();
    await save({ onHand: 9, onHandBefore: 10 });
    await save({ onHand: 9, onHandBefore: 9, lots: [{ ...lotA, quantity: 4 }] });
    await follow();
    const told = await ledger();
    await table.write([remove(lotKeys.state(name)), remove(inventoryKeys.line(name, 1))]);
    await tendLots(context, name, told);
    expect(await table.get(lotKeys.state(name), LotState)).toMatchObject({ since: 2, isFirst: false });
  });

  it('are known by the first delivery that names them, before anybody followed it', async () => {
    const { table, context, name } = await aStockedShop();
    const lots = [{ ...lotA, quantity: 4 }];
    await table.write(await moveStock(context, [{ ...name, onHand: 4, lots }], { why: 'received' }));
    expect(await readLots(table, name)).toMatchObject({
      shelf: { onHand: 14 },
      left: [{ ...lotA, quantity: 4, held: 0 }],
      isWhole: false,
    });
  });

  it('are listed by the ids of their shelf until the words of its product have come', async () => {
    const { table, name, tend, rows } = await aShopOfLots();
    await table.write([update(shelfKey(name), { remove: ['label'] })]);
    await tend(0);
    expect(rows().filter(({ entity }) => entity === 'stock-lot')).toMatchObject(
      [lotA, lotB].map((lot) => ({
        ...lot,
        ...name,
        productName: '',
        productCode: '',
        variantName: null,
        sku: null,
        image: '',
        ground: 1,
      })),
    );
  });

  it('of a shelf that is gone are followed nowhere', async () => {
    const { context, name, ledger, rows } = await aShopOfLots();
    const told = await ledger();
    const before = rows();
    await tendLots(context, { ...name, warehouseId: 'gone' }, told);
    expect(rows()).toEqual(before);
  });
});

describe('what is past its day', () => {
  it('is held back as far as orders leave it, and the rest once they do', async () => {
    const { hold, release, tend, shelf, follow } = await aShopOfLots();
    await hold(8);
    await tend(3);
    expect(await shelf()).toMatchObject({ reserved: 10, heldBack: 2 });
    await release(8);
    await follow();
    await tend(3);
    expect(await shelf()).toMatchObject({ reserved: 4, heldBack: 4 });
    const before = (await shelf())?.moves;
    await follow();
    await tend(3);
    expect((await shelf())?.moves).toBe(before);
  });

  it('is told by its product’s card as soon as it is held back', async () => {
    const { hold, tend, context, product } = await aShopOfLots();
    const statusOf = async () => (await findProduct(context, product.card.id))?.card.stockStatus;
    await hold(6);
    await updateStockOfCard(context, product.card.id);
    expect(await statusOf()).toBe('low_stock');
    await tend(3);
    expect(await statusOf()).toBe('out_of_stock');
  });

  it('is held back over what moves at that moment', async () => {
    const { hold, tend, shelf, table } = await aShopOfLots();
    await tend(2);
    let isFirst = true;
    const crossed = meanwhile(
      table,
      async () => {
        if (isFirst) await hold(8);
        isFirst = false;
      },
      { everyTime: true },
    );
    await tend(3, crossed.table);
    expect([crossed.happened(), await shelf()]).toMatchObject([true, { reserved: 10, heldBack: 2 }]);
  });
});
