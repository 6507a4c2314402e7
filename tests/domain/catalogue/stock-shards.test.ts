import { describe, expect, it } from 'vitest';
import {
  drawShard,
  drawsFrom,
  fillShard,
  giveBackHold,
  keepHold,
  newShard,
  type StockShard,
  shardKey,
  removeShard,
  StoredShard,
  takeHold,
  toShard,
} from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import {
  holdPieces,
  noShelf,
  putBackStock,
  recountPieces,
  shelfKey,
  requireSomeStock,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  readStockShards,
  withStockShards,
} from '#functions/domain/catalogue/warehouses/read-stock-shards.ts';
import type { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const name = { productId: 'p', variantId: '-', warehouseId: 'w' };
const why = { why: 'corrected' } as const;
const hold = { shelf: name, number: 0, holder: 'h', orderId: 'o', quantity: 2, at: 'now' };
const entry = { hold_h: 'o 2 now' };

/** A table with one portion as a test says, or none. */
async function aPortion(stored: object | undefined) {
  const { table } = memoryTable();
  if (stored) await table.write([put({ ...shardKey(name, 0), entity: 'stock-portion', ...stored })]);
  const look = async () => {
    const found = await table.get(shardKey(name, 0), StoredShard);
    const { left, open, holds } = toShard(name, 0, found);
    return found && [left, open, holds.length];
  };
  return { table, look };
}

describe('a portion of a shelf', () => {
  type Case = [
    what: string,
    stored: object | undefined,
    operation: Operation<string>,
    refusal: string | undefined,
    end: number[] | undefined,
  ];
  const portion = { number: 0, left: 5, open: 0, holds: [] };
  const [nothing, five] = [undefined, { left: 5, open: 0 }];
  const held = { left: 3, open: 1, ...entry };
  const cases: Case[] = [
    ['is made', nothing, newShard(name, 0, 4, 'no'), undefined, [4, 0, 0]],
    ['is made once', five, newShard(name, 0, 4, 'no'), 'no', [5, 0, 0]],
    ['gives what it has, for whom', five, takeHold(hold), undefined, [3, 1, 1]],
    ['gives all it has', { left: 2, open: 0 }, takeHold(hold), undefined, [0, 1, 1]],
    ['gives no more than it has', { left: 1, open: 0 }, takeHold(hold), 'portion-short', [1, 0, 0]],
    ['gives each holder once', held, takeHold(hold), 'portion-short', [3, 1, 1]],
    ['gives nothing where it is none', nothing, takeHold(hold), 'portion-short', undefined],
    ['lets an order keep what it holds', held, keepHold(hold), undefined, [3, 0, 0]],
    ['takes back what no order came for', held, giveBackHold(hold), undefined, [5, 0, 0]],
    ['ends a hold once', five, giveBackHold(hold), 'ended before', [5, 0, 0]],
    ['ends no other hold', { ...held, hold_h: 'other 2 now' }, keepHold(hold), 'ended before', [3, 1, 1]],
    ['is drawn from', five, drawShard(name, 0, 5, 'no'), undefined, [0, 0, 0]],
    ['is drawn from no further than it goes', five, drawShard(name, 0, 6, 'no'), 'no', [5, 0, 0]],
    ['is filled', five, fillShard(name, 0, 2, 'no'), undefined, [7, 0, 0]],
    ['is filled where there is one', nothing, fillShard(name, 0, 2, 'no'), 'no', undefined],
    ['is taken away', five, removeShard(name, portion, 'no'), undefined, undefined],
    ['is taken away as it was read', { left: 6, open: 0 }, removeShard(name, portion, 'no'), 'no', [6, 0, 0]],
    [
      'is not taken away with a hold',
      { left: 5, open: 1 },
      removeShard(name, portion, 'no'),
      'no',
      [5, 1, 0],
    ],
  ];
  it.each(cases)('%s', async (_, stored, operation, refusal, end) => {
    const { table, look } = await aPortion(stored);
    expect([await table.write([operation]), await look()]).toEqual([refusal, end]);
  });

  it('tells its holds by whom, for which order, of how many and since when', () => {
    const stored = StoredShard.parse({ left: 3, open: 1, other: 'x y z', ...entry });
    expect(toShard(name, 0, stored)).toEqual({ number: 0, left: 3, open: 1, holds: [hold] });
    expect(toShard(name, 4, undefined)).toEqual({ number: 4, left: 0, open: 0, holds: [] });
  });

  it('is drawn from after fuller ones, as few as do', () => {
    const portions = [3, 9, 0, 5].map((left, number): StockShard => ({ number, left, open: 0, holds: [] }));
    const drawn = (quantity: number) =>
      drawsFrom(portions, quantity).map((one) => [one.number, one.quantity]);
    expect(drawn(0)).toEqual([]);
    expect(drawn(9)).toEqual([[1, 9]]);
    expect(drawn(10)).toEqual([
      [1, 9],
      [3, 1],
    ]);
    expect(drawn(40)).toEqual([
      [1, 9],
      [3, 5],
      [0, 3],
    ]);
  });
});

describe('a shelf in portions', () => {
  /** Twenty pieces: four on the shelf itself, of which orders hold one; five and eight in its portions, and three held there. */
  async function aSplitShelf() {
    const { table } = memoryTable();
    const counts = { onHand: 20, reserved: 17, portions: 8 };
    await table.write([
      put({ ...shelfKey(name), entity: 'stock', ...name, warehouseName: 'Kho', province: '', ...counts }),
      put({ ...shardKey(name, 1), left: 5, open: 0 }),
      put({ ...shardKey(name, 2), left: 8, open: 1, hold_h: 'o 3 now' }),
    ]);
    const stock = { ...name, warehouseName: 'Kho', province: '', ...counts };
    const read = async (holder?: string, isOnSale = true) => {
      const [shelf] = await withStockShards(table, [{ productId: 'p', stock, isOnSale }], holder);
      if (!shelf) throw new Error('It is there');
      return shelf;
    };
    const counted = async () => {
      const shelf = await table.get(shelfKey(name), {
        parse: (row: unknown) => row,
        safeParse: (data: unknown) => ({ success: true, data }),
      } as never);
      const { onHand, reserved } = shelf as unknown as typeof counts;
      return [onHand, reserved, ...(await readStockShards(table, name)).slice(1, 3).map(({ left }) => left)];
    };
    return { table, read, counted, stock };
  }

  it('is told from those beside it that are whole', async () => {
    const { table, read, stock } = await aSplitShelf();
    const whole: StoredStock = { ...stock, portions: undefined, onHand: 7, reserved: 1 };
    const shelves: { productId: string; stock: StoredStock; isOnSale: boolean }[] = [
      { productId: 'q', stock: whole, isOnSale: true },
      { productId: 'p', stock, isOnSale: true },
      { productId: 'r', stock: whole, isOnSale: false },
    ];
    const [first, split, last] = await withStockShards(table, shelves);
    expect([first, split, last]).toEqual([whole, await read(), whole]);
  });

  it('is counted as one: what lies in portions is free, and what whoever asks holds is theirs', async () => {
    const { read } = await aSplitShelf();
    const anybody = await read();
    expect([anybody.onHand, anybody.reserved, anybody.split?.shelfLeft, anybody.split?.isOpen]).toEqual([
      20,
      4,
      3,
      true,
    ]);
    expect([(await read('h')).reserved, (await read('other')).reserved]).toEqual([1, 4]);
    expect((await read('h', false)).split?.isOpen).toBe(false);
    expect(anybody.split?.shards.map(({ left }) => left)).toEqual([0, 5, 8, 0, 0, 0, 0, 0]);
  });

  it.each([
    [2, [20, 19, 5, 8]],
    [3, [20, 20, 5, 8]],
    [7, [20, 20, 5, 4]],
    [16, [20, 20, 0, 0]],
  ])('of which %i are held gives its own first, then from its fullest portions', async (quantity, end) => {
    const { table, read, counted } = await aSplitShelf();
    const shelf = await read();
    expect(await table.write(holdPieces({ ...shelf, ...name, quantity }, why, 'no'))).toBeUndefined();
    expect(await counted()).toEqual(end);
  });

  it('of which one more is wanted than it has refuses it', async () => {
    const { table, read, counted } = await aSplitShelf();
    const shelf = await read();
    expect(await table.write(holdPieces({ ...shelf, ...name, quantity: 17 }, why, 'no'))).toBe('no');
    expect(await counted()).toEqual([20, 17, 5, 8]);
  });

  it.each([
    [18, [18, 17, 5, 8]],
    [17, [17, 17, 5, 8]],
    [10, [10, 10, 5, 1]],
    [4, [4, 4, 0, 0]],
  ])('that is counted to %i draws from its portions what they hold too much', async (quantity, end) => {
    const { table, read, counted } = await aSplitShelf();
    expect(
      await table.write(recountPieces({ ...(await read()), ...name }, quantity, why, 'no')),
    ).toBeUndefined();
    expect(await counted()).toEqual(end);
  });

  it('is counted to no fewer than orders hold of it', async () => {
    const { table, read } = await aSplitShelf();
    expect(await table.write(recountPieces({ ...(await read()), ...name }, 3, why, 'no'))).toBe('no');
  });

  it('has some left as long as its fullest portion has, or the shelf itself', async () => {
    const { table, read } = await aSplitShelf();
    const shelf = { ...(await read()), ...name };
    const portionsOnly = { ...shelf, split: shelf.split && { ...shelf.split, shelfLeft: 0 } };
    expect(await table.write([requireSomeStock(portionsOnly, 'gone')])).toBeUndefined();
    await table.write([drawShard(name, 2, 8, 'no')]);
    expect(await table.write([requireSomeStock(portionsOnly, 'gone')])).toBe('gone');
    const own = { ...name, onHand: 20 };
    expect(await table.write([requireSomeStock(own, 'gone')])).toBeUndefined();
    await table.write(holdPieces({ ...own, quantity: 3 }, why, 'no'));
    expect(await table.write([requireSomeStock(own, 'gone')])).toBe('gone');
    expect(await table.write([requireSomeStock({ ...own, onHand: 21 }, 'gone')])).toBe('gone');
  });

  it('that is gone takes nothing back', async () => {
    const { table } = memoryTable();
    expect(await table.write([putBackStock({ ...name, quantity: 1 }, why)])).toBe(noShelf);
  });
});
