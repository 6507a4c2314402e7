import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { writeOffLot } from '#functions/domain/inventory/lots/write-off-lot.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aShopOfLots, day, lotA, lotB } from './shop-of-lots.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

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

  it('frees what was held back of it alone, where another is past its day, too', async () => {
    const { tend, writeOff, shelf, follow } = await aShopOfLots();
    await tend(6);
    await follow();
    expect(await shelf()).toMatchObject({ onHand: 10, reserved: 9, heldBack: 9 });
    expect(await writeOff(lotA, {}, { ahead: 6 })).toEqual({ quantity: 4 });
    expect(await shelf()).toMatchObject({ onHand: 6, reserved: 5, heldBack: 5 });
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

  it('is written off by the same request, where its twin is through just before the lot is looked for', async () => {
    const { table, writeOff, shelf } = await aShopOfLots();
    const asked = { clientRequestId: 'mot-lan-thoi' };
    let isFirst = true;
    const late: Table = {
      ...table,
      async get(key, schema) {
        const found = await table.get(key, schema);
        const isRequest = key.pk.startsWith('REQUEST#');
        if (isRequest && isFirst) await writeOff(lotA, asked);
        isFirst &&= !isRequest;
        return found;
      },
    };
    expect(await writeOff(lotA, asked, { where: late })).toEqual({ quantity: 4 });
    expect([isFirst, (await shelf())?.onHand]).toEqual([false, 6]);
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
