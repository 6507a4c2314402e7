import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { inventoryKeys } from '#functions/domain/catalogue/inventory/inventory-keys.ts';
import { lotId, lotKeys } from '#functions/domain/catalogue/lots/lot-keys.ts';
import { LotState } from '#functions/domain/catalogue/lots/lot-record.ts';
import { tendLots } from '#functions/domain/catalogue/lots/tend-lots.ts';
import { writeOffLot } from '#functions/domain/catalogue/lots/write-off-lot.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { holdStock, releaseStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aStockedShop } from './stock-shop.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const dayMilliseconds = 86_400_000;
const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * dayMilliseconds);
const morningOf = (ahead: number): Date => new Date(`${day(ahead)}T00:00:00+07:00`);
const lotA = { code: 'A', expiresOn: day(3) };
const lotB = { code: 'B', expiresOn: day(6) };

/** Ten pieces: four that expire in three days, five in six, and one of no known lot. */
async function aShopOfLots() {
  const shop = await aStockedShop();
  const { table, name } = shop;
  await shop.save({
    onHand: 10,
    onHandBefore: 10,
    lots: [
      { ...lotA, quantity: 4 },
      { ...lotB, quantity: 5 },
    ],
  });
  await shop.follow();
  const at = (ahead: number, where: Table = table) => contextOf(where, () => morningOf(ahead));
  return {
    ...shop,
    hold: async (quantity: number) =>
      table.write([
        holdStock({ ...name, quantity, onHand: (await shop.shelf())?.onHand ?? 0 }, { why: 'held' }, 'no'),
      ]),
    release: (quantity: number) => table.write([releaseStock({ ...name, quantity }, { why: 'released' })]),
    /** Somebody looks after the lots so many days from now. */
    tend: (ahead: number, where: Table = table) => tendLots(at(ahead, where), name),
    writeOff: (
      lot: typeof lotA,
      given: { quantity?: number; clientRequestId?: string } = {},
      { ahead = 3, where = table }: { ahead?: number; where?: Table } = {},
    ) => writeOffLot(at(ahead, where), { id: lotId(name, lot), userId: 'lan', reason: 'Hỏng', ...given }),
    state: () => table.get(lotKeys.state(name), LotState),
    listed: () =>
      shop
        .rows()
        .flatMap((row) =>
          row['entity'] === 'stock-lot' ? [`${row['code']} ${row['quantity']} ${row['held']}`] : [],
        ),
  };
}

describe('a lot past its day that is written off', () => {
  it('leaves its shelf with what was held back of it, and with why', async () => {
    const { tend, writeOff, shelf, follow, listed } = await aShopOfLots();
    expect(await refusalOf(writeOff(lotA, {}, { ahead: 2 }))).toBe('LOT_NOT_EXPIRED');
    await tend(3);
    expect(await shelf()).toMatchObject({ onHand: 10, reserved: 4, heldBack: 4 });
    await follow();
    expect(await writeOff(lotA)).toEqual({ quantity: 4 });
    expect(await shelf()).toMatchObject({
      onHand: 6,
      reserved: 0,
      heldBack: 0,
      move: { why: 'corrected', note: 'Hỏng', lots: [{ ...lotA, quantity: 4, held: 4 }] },
    });
    await follow();
    expect(listed()).toEqual(['B 5 0']);
    expect(await refusalOf(writeOff(lotA))).toBe('LOT_NOT_FOUND');
  });

  it('leaves before it was held back, too', async () => {
    const { writeOff, shelf, hold } = await aShopOfLots();
    await hold(1);
    expect(await writeOff(lotA)).toEqual({ quantity: 4 });
    const after = await shelf();
    expect([after?.onHand, after?.reserved, after?.heldBack]).toEqual([6, 1, 0]);
    expect(after?.move?.lots).toEqual([{ ...lotA, quantity: 4 }]);
  });

  it('stays as long as orders hold more than would be left', async () => {
    const { writeOff, hold, tend, follow } = await aShopOfLots();
    await tend(3);
    await hold(6);
    await follow();
    expect(await writeOff(lotA)).toEqual({ quantity: 4 });
    const other = await aShopOfLots();
    await other.hold(7);
    const refused = await other.writeOff(lotA).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'STOCK_HELD',
      details: { params: { held: 7, warehouse: warehouse.name } },
    });
  });

  it('is as many as whoever says it saw', async () => {
    const { writeOff } = await aShopOfLots();
    expect(await refusalOf(writeOff(lotA, { quantity: 3 }))).toBe('STALE_STATE');
    expect(await writeOff(lotA, { quantity: 4 })).toEqual({ quantity: 4 });
  });

  it('is one there is, of its day and its code', async () => {
    const { writeOff, context } = await aShopOfLots();
    for (const lot of [
      { ...lotA, code: 'X' },
      { ...lotA, expiresOn: day(2) },
    ])
      expect(await refusalOf(writeOff(lot))).toBe('LOT_NOT_FOUND');
    const junk = { id: '%', userId: 'lan', reason: 'Hỏng' };
    expect(await refusalOf(writeOffLot(context, junk))).toBe('LOT_NOT_FOUND');
  });

  it('is written off once by the same request, sent again or at the same moment', async () => {
    const { table, writeOff, shelf } = await aShopOfLots();
    const asked = { clientRequestId: 'mot-lan-thoi' };
    const crossed = meanwhile(table, () => writeOff(lotA, asked));
    expect(await writeOff(lotA, asked, { where: crossed.table })).toEqual({ quantity: 4 });
    expect(await writeOff(lotA, asked)).toEqual({ quantity: 4 });
    expect([crossed.happened(), (await shelf())?.onHand]).toEqual([true, 6]);
    expect(await refusalOf(writeOff(lotB, asked, { ahead: 9 }))).toBe('REQUEST_DIFFERS');
  });

  it('is gone for whoever else writes it off at that moment, and is looked at again where its shelf moved', async () => {
    const { table, writeOff, shelf } = await aShopOfLots();
    const crossed = meanwhile(table, () => writeOff(lotA));
    expect(await refusalOf(writeOff(lotA, {}, { where: crossed.table }))).toBe('LOT_NOT_FOUND');
    expect((await shelf())?.onHand).toBe(6);
    const other = await aShopOfLots();
    const moved = meanwhile(other.table, () => other.hold(2));
    expect(await other.writeOff(lotA, {}, { where: moved.table })).toEqual({ quantity: 4 });
    expect([moved.happened(), await other.shelf()]).toMatchObject([true, { onHand: 6, reserved: 2 }]);
  });

  it('waits until its ledger is whole, and tells its product’s card', async () => {
    const { hold, release, writeOff, table, name, follow, context, product } = await aShopOfLots();
    await hold(1);
    await release(1);
    await follow();
    await hold(1);
    await follow();
    await table.write([remove(inventoryKeys.line(name, 2))]);
    expect(await refusalOf(writeOff(lotA))).toBe('STALE_STATE');
    const other = await aShopOfLots();
    await other.hold(6);
    await other.writeOff(lotA);
    expect((await findProduct(other.context, other.product.card.id))?.card.stockStatus).toBe('out_of_stock');
    expect((await findProduct(context, product.card.id))?.card.stockStatus).not.toBe('out_of_stock');
  });
});

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

  it('begins with the first movement that names one', async () => {
    const shop = await aStockedShop();
    const { table, name, save, follow, ledger, context } = shop;
    await save({ onHand: 9, onHandBefore: 10 });
    await save({ onHand: 9, onHandBefore: 9, lots: [{ ...lotA, quantity: 4 }] });
    await follow();
    await table.write([remove(lotKeys.state(name))]);
    await tendLots(context, name, await ledger());
    expect(await table.get(lotKeys.state(name), LotState)).toMatchObject({
      since: 2,
      isFirst: true,
      revision: 2,
    });
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
