import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdPieces, shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { checkAll } from './order-invariants.ts';
import { orderWorld } from './order-world.ts';

const two = { isGuest: false, quantity: 2, isCash: true, isSent: false, hasVoucher: false };

/** One shopper’s function has died with the last pieces of a flash sale in its hands. */
async function theLastOnesHeld() {
  const begun = { stock: 2, price: 60_000, isOnFlashSale: true };
  const world = await orderWorld(begun, fc.schedulerFor([]));
  const request = { last: 1, isWritten: true };
  const look = async () => {
    const looked = await world.look();
    checkAll(looked, begun);
    const held = looked.portions.flatMap(({ holds }) => holds.map(({ quantity }) => quantity));
    return { orders: looked.found.length, reserved: looked.shelf.reserved, held };
  };
  return { world, request, look };
}

describe('the last pieces of a flash sale, held by a function that died', () => {
  it('are taken for good by the same request, also where the sale is over by then', async () => {
    const { world, request, look } = await theLastOnesHeld();
    await world.crash(0, two, { ...request, isUnmarked: true, isRepeated: true });
    expect(await look()).toEqual({ orders: 1, reserved: 2, held: [] });
    await expect(world.order(1, two)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await world.tend(true);
    expect(await look()).toEqual({ orders: 1, reserved: 2, held: [] });
  });

  it('are the order’s with that, and nothing of it is held any more', async () => {
    const { world, look } = await theLastOnesHeld();
    await world.order(0, two);
    expect(await look()).toEqual({ orders: 1, reserved: 2, held: [] });
  });

  it('are nobody else’s until they lapse, also where the sale is over by then', async () => {
    const { world, request, look } = await theLastOnesHeld();
    await world.crash(0, two, { ...request, isUnmarked: true, isRepeated: false });
    await expect(world.order(1, two)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await look()).toEqual({ orders: 0, reserved: 2, held: [1, 1] });
    await world.tend(true);
    await world.order(1, two);
    expect(await look()).toEqual({ orders: 1, reserved: 2, held: [] });
  });
});

it('a write that holds pieces holds all of them or is refused, whatever its reader believed to be there', async () => {
  const { table } = memoryTable();
  const name = { productId: 'p', variantId: '-', warehouseId: 'w' };
  await table.write([put({ ...shelfKey(name), onHand: 3, reserved: 2 })]);
  const split = { shelfLeft: 1, shards: [], isOpen: false };
  expect(
    await table.write(holdPieces({ ...name, quantity: 2, onHand: 3, split }, { why: 'held' }, 'gone')),
  ).toBe('gone');
  expect(
    await table.write(holdPieces({ ...name, quantity: 1, onHand: 3, split }, { why: 'held' }, 'gone')),
  ).toBeUndefined();
});
