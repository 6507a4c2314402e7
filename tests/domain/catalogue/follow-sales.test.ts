import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { countSales, updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { holdStock, putBackStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { countNewStars, updateRatingOfCard } from '#functions/domain/catalogue/products/product-rating.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { makeShelves } from '#functions/domain/catalogue/warehouses/new-shelves.ts';
import { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { now } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const Card = StoredCard.extend({ changeId: z.string() });
const at = '2026-11-21T00:00:00.000Z';
const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });

function aShop() {
  const { table, put, rows } = memoryTable();
  const product = aProduct({ name: 'Gạo', available: 6 });
  put([...productItems(product), warehouseItem(far)]);
  const { id: productId } = product.card;
  const shelf = { productId, variantId: '-', warehouseId: warehouse.id };
  const card = async () => {
    const found = await table.get(productKeys.card(productId), Card);
    if (!found) throw new Error('The card is gone');
    return found;
  };
  /** It is taken away: in the place of its card lies the word of it for the lists. */
  const takeAway = async () => table.write(cardRecord.softDelete(await card()));
  const tombstone = () => rows().find(({ entity }) => entity === 'product-gone');
  return { table, product, productId, shelf, card, takeAway, tombstone };
}

describe('what was sold', () => {
  it('counts once for each order, however often it is told, and lists are told each time it counts', async () => {
    const { table, productId, card } = aShop();
    const before = await card();
    const sold = { orderId: 'o1', productId, quantity: 3 };
    await countSales({ table, now }, sold);
    await countSales({ table, now }, sold);
    const once = await card();
    expect([once.sold, once.changeId !== before.changeId]).toEqual([3, true]);
    await countSales({ table, now }, { ...sold, orderId: 'o2' });
    expect((await card()).sold).toBe(6);
  });
});

describe('what a card says of its stock', () => {
  const hold = (table: Table, shelf: ReturnType<typeof aShop>['shelf'], quantity: number) =>
    table.write([holdStock({ ...shelf, quantity, onHand: 6 }, { why: 'held' }, 'no')]);

  it('follows the shelves, and lists are told', async () => {
    const { table, productId, shelf, card } = aShop();
    const before = await card();
    await hold(table, shelf, 6);
    await updateStockOfCard({ table, now }, productId);
    const after = await card();
    expect([after.stockStatus, after.changeId !== before.changeId]).toEqual(['out_of_stock', true]);
  });

  it('is never what somebody saw who looked earlier', async () => {
    const { table, productId, shelf, card } = aShop();
    await hold(table, shelf, 6);
    const crossed = meanwhile(table, async () => {
      // Two others saw every step: nothing left, and then much again, as it was when the first one looked.
      await updateStockOfCard({ table, now }, productId);
      await table.write([putBackStock({ ...shelf, quantity: 20 }, { why: 'returned' })]);
      await updateStockOfCard({ table, now }, productId);
    });
    await updateStockOfCard({ table: crossed.table, now }, productId);
    expect([crossed.happened(), (await card()).stockStatus]).toEqual([true, 'in_stock']);
  });
});

describe('what a card says of its rating', () => {
  it('is never replaced by an older one', async () => {
    const { table, product, productId, card } = aShop();
    const rate = (stars: 1 | 5) => table.write([countNewStars(product.card, stars, at)]);
    await rate(5);
    const crossed = meanwhile(table, async () => {
      await rate(1);
      await updateRatingOfCard({ table, now }, productId);
    });
    await updateRatingOfCard({ table: crossed.table, now }, productId);
    expect([crossed.happened(), (await card()).rating.count]).toEqual([true, 2]);
  });

  it('is told to lists', async () => {
    const { table, product, productId, card } = aShop();
    const before = await card();
    await table.write([countNewStars(product.card, 5, at)]);
    await updateRatingOfCard({ table, now }, productId);
    expect((await card()).changeId).not.toBe(before.changeId);
  });
});

describe('a product that is taken away at that moment', () => {
  type Shop = ReturnType<typeof aShop>;
  const rate = ({ table, product }: Shop) => table.write([countNewStars(product.card, 5, at)]);

  it.each<[string, (shop: Shop, crossed: Table) => Promise<unknown>]>([
    [
      'what was sold',
      ({ productId }, table) => countSales({ table, now }, { orderId: 'o', productId, quantity: 3 }),
    ],
    ['its stock', ({ productId }, table) => updateStockOfCard({ table, now }, productId)],
    ['its rating', ({ productId }, table) => updateRatingOfCard({ table, now }, productId)],
    [
      'a warehouse it came to',
      async ({ shelf }, table) => {
        const writes = await makeShelves({ table }, shelf.productId, [{ ...shelf, warehouseId: far.id }], {
          why: 'received',
        });
        expect(await table.write(writes)).toBe('shelf-moved');
      },
    ],
  ])('does not hear of %s', async (_, tell) => {
    const shop = aShop();
    await rate(shop);
    await shop.table.write([holdStock({ ...shop.shelf, quantity: 6, onHand: 6 }, { why: 'held' }, 'no')]);
    let left: unknown;
    const crossed = meanwhile(shop.table, async () => {
      await shop.takeAway();
      left = shop.tombstone();
    });
    // Whoever counts what was sold reads nothing first.
    await crossed.table.get(productKeys.card(shop.productId), Card);
    await tell(shop, crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(shop.tombstone()).toEqual(left);
    expect(left).toBeDefined();
  });
});
