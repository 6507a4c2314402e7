import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCounts } from '#shared/inventory/stock-movement.ts';
import {
  holdStock,
  putBackStock,
  shelfKey,
  takeStock,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { checkLedger } from '#functions/domain/inventory/stock/check-ledger.ts';
import { listMovements } from '#functions/domain/inventory/stock/read-ledger.ts';
import { repairShelf } from '#functions/domain/inventory/stock/repair-shelf.ts';
import { showDifferences } from '#functions/domain/inventory/stock/show-differences.ts';
import { mergeStockShards, shardStock } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aProfile } from '#tests/support/profile.ts';
import { aStockedShop, far } from './stock-shop.ts';

const order = { why: 'held', of: { kind: 'order', id: 'o1', code: 'CL261121AB3D5' } } as const;

describe('the ledger of a shelf', () => {
  it('leads to what the shelf counts, in whatever order and however often its lines are told', async () => {
    const quantity = fc.integer({ min: 1, max: 4 });
    const doing = fc.oneof(
      fc.tuple(fc.constant('hold' as const), quantity),
      fc.tuple(fc.constant('sell' as const), quantity),
      fc.tuple(fc.constant('put back' as const), quantity),
      fc.tuple(fc.constant('receive' as const), quantity),
      fc.tuple(fc.constant('send' as const), quantity),
      fc.tuple(fc.constant('correct' as const), fc.integer({ min: 0, max: 20 })),
      fc.tuple(fc.constant('spread' as const), quantity),
      fc.tuple(fc.constant('join' as const), quantity),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 25 }), fc.nat(), async (doings, seed) => {
        const shop = await aStockedShop();
        const { table, name, context, shelf } = shop;
        let held = 0;
        for (const [what, count] of doings) {
          const there = await shelf();
          if (!there) throw new Error('The shelf is gone');
          const pieces = { ...name, quantity: count };
          const { onHand } = there;
          if (what === 'hold' && !(await table.write([holdStock({ ...pieces, onHand }, order, 'no')])))
            held += count;
          // What lies in portions is nobody's yet.
          if (what === 'sell' && held >= count) {
            await table.write([takeStock(pieces, { ...order, why: 'sold' })]);
            held -= count;
          }
          if (what === 'put back') await table.write([putBackStock(pieces, { why: 'returned' })]);
          if (what === 'spread') await shardStock(table, name);
          if (what === 'join') await mergeStockShards(table, name);
          if (what === 'correct')
            await shop.save({ onHand: count, onHandBefore: onHand }).catch(() => undefined);
          if (what === 'receive')
            await table.write(
              await moveStock(context, [{ ...name, onHand: count, unitCost: 100 * count }], {
                why: 'received',
              }),
            );
          if (what === 'send') {
            const sent = { ...name, onHand: -count };
            const writes = await moveStock(context, [sent], { why: 'transfer-sent' }).catch(() => []);
            await table.write(writes);
          }
        }
        // Told backwards, or twice: the stream keeps an order for a row, and a queue keeps none.
        await shop.follow((events) => (seed % 2 ? events.toReversed() : [...events, ...events]));
        const lines = await shop.ledger();
        const { onHand, reserved, onOrder, cost, moves = 0 } = (await shelf()) ?? {};
        expect(lines.map(({ revision }) => revision)).toEqual(lines.map((_, place) => place));
        for (const [place, line] of lines.entries())
          expect(line.before).toEqual(lines[place - 1]?.after ?? noCounts);
        if (moves > 0) expect(lines.at(-1)?.after).toEqual({ onHand, reserved, onOrder, cost });
        expect(await checkLedger(context, Date.now() + 60_000)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('says why, for which order, and who; shoppers are not named', async () => {
    const { table, name, follow, context, save, put } = await aStockedShop();
    const people = { khach: 'Bà Khách', 'thu-kho': 'Cô Thủ' };
    put(Object.entries(people).map(([id, fullName]) => profileRecord.item(aProfile({ id, fullName }))));
    const shopper = { who: { id: 'khach', role: 'user' }, way: 'form' } as const;
    await withOrigin(shopper, () =>
      table.write([holdStock({ ...name, quantity: 2, onHand: 10 }, order, 'no')]),
    );
    const keeper = { who: { id: 'thu-kho', role: 'collaborator' }, way: 'form' } as const;
    await withOrigin(keeper, () => save({ onHand: 9, onHandBefore: 10 }, { reason: 'Vỡ một túi' }));
    await follow();
    const asked = { productId: name.productId, take: 20, cursor: undefined, seesCosts: false };
    const { data } = await listMovements(context, { ...asked, warehouseId: warehouse.id });
    expect(data).toMatchObject([
      {
        why: 'corrected',
        note: 'Vỡ một túi',
        variantId: null,
        who: { id: 'thu-kho', role: 'collaborator', fullName: 'Cô Thủ' },
        onHand: { from: 10, to: 9 },
        reserved: { from: 2, to: 2 },
      },
      {
        why: 'held',
        of: { kind: 'order', code: 'CL261121AB3D5' },
        who: { id: null, role: 'user', fullName: null },
        reserved: { from: 0, to: 2 },
      },
      { why: 'opening', who: null, onHand: { from: 0, to: 10 } },
    ]);
    expect(data[0]).not.toHaveProperty('cost');
    const all = await listMovements(context, { ...asked, seesCosts: true });
    expect(all.data.map(({ revision }) => revision)).toEqual([2, 1, 0]);
    expect(all.data[0]).toHaveProperty('cost');
  });
});

describe('goods that come', () => {
  it('raise what a piece costs on average, to the hundredth', async () => {
    const { table, name, context, shelf } = await aStockedShop();
    const receive = async (onHand: number, unitCost: number) =>
      table.write(await moveStock(context, [{ ...name, onHand, unitCost }], { why: 'received' }));
    await receive(10, 3);
    expect(await shelf()).toMatchObject({ onHand: 20, cost: 3 });
    await receive(1, 2);
    expect(await shelf()).toMatchObject({ onHand: 21, cost: 2.95 });
  });

  it('come to one shelf by several lines, and to one that was not there', async () => {
    const { table, name, context, shelf } = await aStockedShop();
    const writes = await moveStock(
      context,
      [
        { ...name, onHand: 2, unitCost: 10 },
        { ...name, onHand: 2, unitCost: 20 },
        { ...name, warehouseId: far.id, onHand: 3, unitCost: 7, onOrder: 1 },
      ],
      { why: 'received', of: { kind: 'purchase', id: 'p', code: 'PN-1' } },
    );
    expect(await table.write(writes)).toBeUndefined();
    expect(await shelf()).toMatchObject({ onHand: 14, cost: 15 });
    expect(await shelf(far.id)).toMatchObject({ onHand: 3, cost: 7, onOrder: 1, move: { why: 'received' } });
  });

  it('are refused where somebody moved the shelf meanwhile, and taken no further than what is held', async () => {
    const { table, name, context, save } = await aStockedShop();
    const writes = await moveStock(context, [{ ...name, onHand: 1, unitCost: 9 }], { why: 'received' });
    await save({ onHand: 8, onHandBefore: 10 });
    expect(await table.write(writes)).toBe('shelf-moved');
    await expect(
      moveStock(context, [{ ...name, onHand: -9 }], { why: 'transfer-sent' }),
    ).rejects.toMatchObject({ code: 'STOCK_HELD' });
  });
});

describe('the nightly comparison', () => {
  const hour = 3_600_000;
  const inAnHour = (shop: Awaited<ReturnType<typeof aStockedShop>>) => ({
    table: shop.table,
    now: () => new Date(Date.now() + hour),
  });
  /** From the first movement on, however often it was compared before. */
  const check = async (shop: Awaited<ReturnType<typeof aStockedShop>>) => {
    await shop.table.write([remove(inventoryKeys.check)]);
    return checkLedger(inAnHour(shop), Date.now() + 60_000);
  };

  it('finds a shelf that was written past its ledger, and an admin’s repair is a movement', async () => {
    const shop = await aStockedShop();
    const { table, name, follow, ledger, save } = shop;
    await save({ onHand: 9, onHandBefore: 10 });
    await follow();
    await table.write([update(shelfKey(name), { set: { onHand: 7, changeId: '9' } })]);
    expect(await check(shop)).toMatchObject([{ kind: 'row', book: { onHand: 9 }, row: { onHand: 7 } }]);
    const { data } = await showDifferences(shop.context);
    expect(data).toMatchObject([{ productName: 'Gạo nếp', warehouseName: warehouse.name, revision: 1 }]);
    await repairShelf(shop.context, {
      productId: name.productId,
      warehouseId: name.warehouseId,
      revision: 1,
      onHand: 8,
      reserved: 0,
      reason: 'Đếm lại cùng kế toán',
    });
    await follow();
    expect((await ledger()).at(-1)).toMatchObject({
      why: 'repaired',
      before: { onHand: 9 },
      after: { onHand: 8 },
      note: 'Đếm lại cùng kế toán',
    });
    expect(await check(shop)).toEqual([]);
  });

  it('finds a movement nobody wrote down; the repair fills it, and a late line closes it', async () => {
    const shop = await aStockedShop();
    const { table, name, follow, save, ledger } = shop;
    await save({ onHand: 9, onHandBefore: 10 });
    await save({ onHand: 8, onHandBefore: 9 });
    await save({ onHand: 7, onHandBefore: 8 });
    await follow();
    const [, , second] = await ledger();
    await table.write([remove(inventoryKeys.line(name, 2))]);
    expect(await check(shop)).toMatchObject([{ kind: 'missing', revision: 2, book: { onHand: 9 } }]);
    if (!second) throw new Error('There was no second line');
    const { keepLines } = await import('#functions/domain/inventory/stock/stock-ledger.ts');
    await keepLines(shop.context, { ...name, lines: [second] });
    expect(await check(shop)).toEqual([]);
    await table.write([remove(inventoryKeys.line(name, 2))]);
    await save({ minQuantity: 1 });
    expect(await check(shop)).toHaveLength(1);
    const said = { productId: name.productId, warehouseId: name.warehouseId, onHand: 7, reserved: 0 };
    await expect(
      repairShelf(shop.context, { ...said, revision: 2, reason: 'Sổ thiếu' }),
    ).rejects.toMatchObject({ code: 'STALE_STATE' });
    await repairShelf(shop.context, { ...said, revision: 3, reason: 'Sổ thiếu' });
    expect((await ledger()).map(({ why }) => why)).toEqual([
      'opening',
      'corrected',
      'repaired',
      'corrected',
      'repaired',
    ]);
    // The word of it that comes after all is too late.
    await keepLines(shop.context, { ...name, lines: [second] });
    expect((await ledger())[2]?.why).toBe('repaired');
    expect(await check(shop)).toEqual([]);
  });

  it('waits for what moved a moment ago', async () => {
    const shop = await aStockedShop();
    await shop.save({ onHand: 9, onHandBefore: 10 });
    expect(await checkLedger(shop.context, Date.now() + 60_000)).toEqual([]);
    expect(await check(shop)).toMatchObject([{ kind: 'missing' }]);
  });
});

describe('what lists of shelves say of a product', () => {
  it('follows the product, whoever changed it, and shelves from before there were lists', async () => {
    const { table, follow, shelf, product, name } = await aStockedShop();
    const { cardRecord } = await import('#functions/domain/catalogue/records/catalogue-records.ts');
    const saved = cardRecord.replace(product.card, { name: 'Gạo nếp nương', slug: 'gao-nep-nuong' });
    await table.write(saved.writes);
    await follow();
    expect((await shelf())?.label).toMatchObject({ productName: 'Gạo nếp nương', slug: 'gao-nep-nuong' });
    await table.write([update(shelfKey(name), { remove: ['label'], set: { changeId: '0' } })]);
    await follow();
    expect((await shelf())?.label).toMatchObject({ productName: 'Gạo nếp nương' });
  });
});
