import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  giveBackHold,
  newShard,
  shardKey,
  shardNumbers,
  StoredShard,
  takeHold,
} from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import {
  holdStock,
  putBackStock,
  releaseStock,
  shelfKey,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { mergeStockShards, shardStock } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const name = { productId: 'p', variantId: '-', warehouseId: 'w' };
const hold = { shelf: name, number: 2, holder: 'lan', orderId: 'o', quantity: 2, at: 'now' };
const nothing: number[] = [];
const twoEach = [2, 2, 2, 2, 2, 2, 2, 2];
const noneEach = [0, 0, 0, 0, 0, 0, 0, 0];

type Counts = { onHand: number; reserved: number; portions?: number };

/** A shelf that counts this, and portions that have so many; there is none where no counts are given. */
async function aShelf(counts?: Counts, lefts = nothing) {
  const { table } = memoryTable();
  const shelf = {
    ...shelfKey(name),
    entity: 'stock',
    ...name,
    warehouseName: 'Kho',
    province: '',
    ...counts,
  };
  if (counts) await table.write([put(shelf)]);
  if (lefts.length > 0) await table.write(lefts.map((left, number) => newShard(name, number, left, 'no')));
  return {
    table,
    look: async () => {
      const found = await table.get(shelfKey(name), StoredShelf.omit({ productId: true }));
      const portions = await table.getMany(
        shardNumbers.map((number) => [shardKey(name, number), StoredShard] as const),
      );
      const counted = found && {
        onHand: found.onHand,
        reserved: found.reserved,
        portions: found.portions,
        moves: found.moves ?? 0,
      };
      return { counted, lefts: portions.flatMap((portion) => portion?.left ?? []) };
    },
  };
}

describe('a shelf that is spread', () => {
  it.each<[string, Counts, number[], object, number[]]>([
    [
      'gives what nobody holds to its portions',
      { onHand: 20, reserved: 4 },
      nothing,
      { onHand: 20, reserved: 20, portions: 8, moves: 1 },
      twoEach,
    ],
    [
      'with nothing left is split all the same',
      { onHand: 4, reserved: 4 },
      nothing,
      { onHand: 4, reserved: 4, portions: 8, moves: 1 },
      noneEach,
    ],
    [
      'again gives out what came since',
      { onHand: 20, reserved: 17, portions: 8 },
      twoEach,
      { onHand: 20, reserved: 20, portions: 8, moves: 1 },
      [3, 3, 3, 2, 2, 2, 2, 2],
    ],
    [
      'again, with nothing new, is not written',
      { onHand: 20, reserved: 20, portions: 8 },
      twoEach,
      { onHand: 20, reserved: 20, portions: 8, moves: 0 },
      twoEach,
    ],
    [
      'that counts fewer than are held is not written again',
      { onHand: 15, reserved: 16, portions: 8 },
      twoEach,
      { onHand: 15, reserved: 16, portions: 8, moves: 0 },
      twoEach,
    ],
  ])('%s', async (_, counts, before, counted, lefts) => {
    const { table, look } = await aShelf(counts, before);
    await shardStock(table, name);
    expect(await look()).toEqual({ counted, lefts });
  });

  it('is nowhere where there is no shelf', async () => {
    const { table, look } = await aShelf();
    await shardStock(table, name);
    expect(await look()).toEqual({ counted: undefined, lefts: [] });
  });

  it('leaves an order what it holds since the shelf was read', async () => {
    const { table, look } = await aShelf({ onHand: 20, reserved: 0 });
    const crossed = meanwhile(table, () =>
      table.write([holdStock({ ...name, quantity: 4, onHand: 20 }, { why: 'held' }, 'no')]),
    );
    await shardStock(crossed.table, name);
    expect([crossed.happened(), await look()]).toEqual([
      true,
      { counted: { onHand: 20, reserved: 20, portions: 8, moves: 2 }, lefts: twoEach },
    ]);
  });

  it('is split once by two at the same moment', async () => {
    const { table, look } = await aShelf({ onHand: 16, reserved: 0 });
    const crossed = meanwhile(table, () => shardStock(table, name));
    await shardStock(crossed.table, name);
    expect([crossed.happened(), await look()]).toEqual([
      true,
      { counted: { onHand: 16, reserved: 16, portions: 8, moves: 1 }, lefts: twoEach },
    ]);
  });

  it('gives out once what came back, by two at the same moment', async () => {
    const { table, look } = await aShelf({ onHand: 16, reserved: 16, portions: 8 }, twoEach);
    await table.write([putBackStock({ ...name, quantity: 1 }, { why: 'returned' })]);
    const crossed = meanwhile(table, () => shardStock(table, name));
    await shardStock(crossed.table, name);
    expect([crossed.happened(), await look()]).toMatchObject([
      true,
      { counted: { onHand: 17, reserved: 17 }, lefts: [3, 2, 2, 2, 2, 2, 2, 2] },
    ]);
  });
});

describe('a shelf that is put together', () => {
  const split = { onHand: 20, reserved: 20, portions: 8 };

  it('has all its pieces again, and no portions', async () => {
    const { table, look } = await aShelf(split, twoEach);
    expect(await mergeStockShards(table, name)).toEqual({ isWhole: true });
    const whole = { counted: { onHand: 20, reserved: 4, portions: undefined, moves: 1 }, lefts: [] };
    expect(await look()).toEqual(whole);
    expect(await mergeStockShards(table, name)).toEqual({ isWhole: true });
    expect(await look()).toEqual(whole);
    expect(await mergeStockShards(table, { ...name, warehouseId: 'other' })).toEqual({ isWhole: true });
  });

  it('keeps its portions while one of them holds something, and is whole when that ends', async () => {
    const { table, look } = await aShelf(split, twoEach);
    await table.write([takeHold(hold)]);
    expect(await mergeStockShards(table, name)).toEqual({ isWhole: false });
    const waiting = { counted: { onHand: 20, reserved: 6, portions: 8, moves: 1 }, lefts: noneEach };
    expect(await look()).toEqual(waiting);
    expect(await mergeStockShards(table, name)).toEqual({ isWhole: false });
    expect(await look()).toEqual(waiting);
    await table.write([giveBackHold(hold)]);
    expect(await mergeStockShards(table, name)).toEqual({ isWhole: true });
    expect(await look()).toEqual({
      counted: { onHand: 20, reserved: 4, portions: undefined, moves: 2 },
      lefts: [],
    });
  });

  it('leaves alone the portions that have nothing left while another holds something', async () => {
    const { table, look } = await aShelf(split, [3, 0, 2, 0, 0, 0, 0, 0]);
    await table.write([takeHold(hold)]);
    const written: number[] = [];
    const counting: typeof table = {
      ...table,
      write: (operations) => {
        written.push(operations.length);
        return table.write(operations);
      },
    };
    expect(await mergeStockShards(counting, name)).toEqual({ isWhole: false });
    // The shelf, and the one portion with something left.
    expect([written, (await look()).lefts]).toEqual([[2], noneEach]);
  });

  it('with empty portions is whole', async () => {
    const { table, look } = await aShelf({ onHand: 4, reserved: 4, portions: 8 }, noneEach);
    expect(await mergeStockShards(table, name)).toEqual({ isWhole: true });
    expect(await look()).toEqual({
      counted: { onHand: 4, reserved: 4, portions: undefined, moves: 1 },
      lefts: [],
    });
  });

  it.each([
    ['a portion that is empty then', { ...hold, number: 0, quantity: 3 }],
    ['a portion that has some left then', { ...hold, number: 0, quantity: 1 }],
  ])('does not take what is held of %s since it was read', async (_, taken) => {
    const { table, look } = await aShelf(split, [3, 2, 2, 2, 2, 2, 2, 1]);
    const crossed = meanwhile(table, () => table.write([takeHold(taken)]));
    expect(await mergeStockShards(crossed.table, name)).toEqual({ isWhole: false });
    expect([crossed.happened(), await look()]).toEqual([
      true,
      { counted: { onHand: 20, reserved: 4 + taken.quantity, portions: 8, moves: 1 }, lefts: noneEach },
    ]);
  });

  it('is put together once by two at the same moment', async () => {
    const { table, look } = await aShelf(split, twoEach);
    const crossed = meanwhile(table, () => mergeStockShards(table, name));
    expect(await mergeStockShards(crossed.table, name)).toEqual({ isWhole: true });
    expect([crossed.happened(), (await look()).counted]).toMatchObject([true, { reserved: 4, moves: 1 }]);
  });

  it.each<[string, Counts]>([
    ['counts fewer as held than its portions have', { onHand: 20, reserved: 15, portions: 8 }],
    ['was split into another number of portions', { onHand: 20, reserved: 20, portions: 4 }],
  ])('is left as it is where it %s', async (_, counts) => {
    const { table, look } = await aShelf(counts, twoEach);
    expect(await refusalOf(mergeStockShards(table, name))).toBe('STALE_STATE');
    expect(await look()).toEqual({ counted: { ...counts, moves: 0 }, lefts: twoEach });
  });

  it('gives back what an order held of it, which others may have', async () => {
    const { table, look } = await aShelf(split, twoEach);
    await table.write([takeHold(hold)]);
    await mergeStockShards(table, name);
    await table.write([releaseStock({ ...name, quantity: 4 }, { why: 'released' })]);
    expect((await look()).counted).toMatchObject({ onHand: 20, reserved: 2 });
  });
});
