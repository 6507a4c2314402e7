import { expect, it } from 'vitest';
import { newShard, shardNumbers } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { restoreReservation } from '#functions/domain/catalogue/warehouses/restore-reservation.ts';
import { maxShelves, shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

/** So many shelves of eight pieces, each of them in a portion of its own, and all of them wanted. */
async function scattered(count: number) {
  const { table } = memoryTable();
  const names = Array.from({ length: count }, (_, place) => ({
    productId: `p${place}`,
    variantId: '-',
    warehouseId: 'w',
  }));
  for (const name of names) {
    await table.write([
      put({ ...shelfKey(name), ...name, onHand: 8, reserved: 8, portions: 8 }),
      ...shardNumbers.map((number) => newShard(name, number, 1, 'no')),
    ]);
  }
  return { table, all: names.map((name) => ({ ...name, quantity: 8 })) };
}

it('what is held again out of all portions leaves room for what is written with it', async () => {
  const few = await scattered(Math.floor(maxShelves / 9));
  const writes = await restoreReservation(few.table, few.all, { why: 'held' }, 'gone');
  expect(await few.table.write(writes ?? [])).toBeUndefined();
  expect(await restoreReservation(few.table, few.all, { why: 'held' }, 'gone')).toBeUndefined();
  const many = await scattered(maxShelves / 8 + 1);
  expect(await restoreReservation(many.table, many.all, { why: 'held' }, 'gone')).toBeUndefined();
});

it('as many as eighty shelves are held again in one write', async () => {
  const { table, put: fill } = memoryTable();
  const names = Array.from({ length: 81 }, (_, place) => ({
    productId: `p${place}`,
    variantId: '-',
    warehouseId: 'w',
  }));
  fill(names.map((name) => ({ ...shelfKey(name), ...name, onHand: 1, reserved: 0 })));
  const hold = (count: number) =>
    restoreReservation(
      table,
      names.slice(0, count).map((name) => ({ ...name, quantity: 1 })),
      { why: 'held' },
      'gone',
    );
  expect((await hold(80))?.length).toBe(80);
  expect(await hold(81)).toBeUndefined();
});
