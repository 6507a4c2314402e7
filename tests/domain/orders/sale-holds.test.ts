import { describe, expect, it } from 'vitest';
import {
  newShard,
  shardKey,
  shardNumbers,
  shardsOfShelf,
  type ShardHold,
  StoredShard,
  takeHold,
  toShard,
} from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import {
  claimHolds,
  endHold,
  holderOf,
  holdForSale,
  isFromSale,
  isLapsed,
} from '#functions/domain/orders/placing/sale-holds.ts';
import { newShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-22T03:00:00.000Z';
const shelf = { productId: 'tea', variantId: '-', warehouseId: 'hni' };
const holder = holderOf({ buyer: { kind: 'member', userId: 'lan' }, requestKey: 'k1' });
const aHold = (given: Partial<ShardHold> = {}): ShardHold => ({
  shelf,
  number: 0,
  holder,
  orderId: 'o1',
  quantity: 2,
  at,
  ...given,
});

/** A shelf on flash sale whose portions have so many pieces each. */
async function aSale(left: readonly number[]) {
  const { table } = memoryTable();
  const context = contextOf(table, () => new Date(at));
  for (const number of shardNumbers) await table.write([newShard(shelf, number, left[number] ?? 0, 'there')]);
  const read = () =>
    Promise.all(
      shardNumbers.map(async (number) =>
        toShard(shelf, number, await table.get(shardKey(shelf, number), StoredShard)),
      ),
    );
  const state = async () => {
    const portions = await read();
    return {
      left: portions.reduce((sum, one) => sum + one.left, 0),
      open: portions.flatMap(({ holds }) => holds.map(({ quantity }) => quantity)),
    };
  };
  const taking = async (quantity: number, given: object = {}) => ({
    ...shelf,
    quantity,
    onHand: 9,
    split: { shelfLeft: 0, shards: await read(), isOpen: true, ...given },
  });
  return {
    table,
    context,
    state,
    taking,
    hold: async (quantity: number, more: { orderId?: string; who?: string; given?: object } = {}) =>
      holdForSale(context, {
        takings: [await taking(quantity, more.given)],
        holder: more.who ?? holder,
        orderId: more.orderId ?? 'o1',
      }),
    claim: (holds: readonly ShardHold[], orderId = 'o1', where: Table = table) =>
      where.write(claimHolds(orderId, holds)),
  };
}

describe('pieces of a flash sale that are held for an order', () => {
  it('are taken from as many portions as it needs, and found again by the same request', async () => {
    const sale = await aSale([2, 2, 2]);
    const first = await sale.hold(5);
    expect(first).toMatchObject({ orderId: 'o1' });
    expect(await sale.state()).toMatchObject({ left: 1 });
    // The same request is made of what it holds, under the id it was held for.
    expect(await sale.hold(5, { orderId: 'o2' })).toEqual(first);
    expect(await sale.state()).toMatchObject({ left: 1 });
  });

  it('are given back where they are not all, or of what another order would be made of', async () => {
    const sale = await aSale([2]);
    expect(typeof (await sale.hold(3))).toBe('symbol');
    expect(await sale.state()).toEqual({ left: 2, open: [] });
    await sale.hold(2);
    expect(typeof (await sale.hold(1))).toBe('symbol');
    expect(await sale.state()).toEqual({ left: 2, open: [] });
  });

  it('are of one order: those of two are given back, and so are those of a sale that is over', async () => {
    const sale = await aSale([2, 2]);
    await sale.table.write([takeHold(aHold({ quantity: 1 }))]);
    await sale.table.write([takeHold(aHold({ quantity: 1, number: 1, orderId: 'o2' }))]);
    expect(typeof (await sale.hold(2))).toBe('symbol');
    expect(await sale.state()).toEqual({ left: 4, open: [] });
    await sale.hold(2);
    expect(typeof (await sale.hold(2, { given: { isOpen: false } }))).toBe('symbol');
    expect(await sale.state()).toEqual({ left: 4, open: [] });
  });

  it('of two shelves are found again, each as many as its own', async () => {
    const { context } = await aSale([]);
    const cup = { ...shelf, productId: 'cup' };
    const taking = (name: typeof shelf, quantity: number, held: number) => ({
      ...name,
      quantity,
      onHand: 9,
      split: {
        shelfLeft: 0,
        shards: [{ number: 0, left: 0, open: 1, holds: [aHold({ shelf: name, quantity: held })] }],
        isOpen: true,
      },
    });
    const found = (...takings: ReturnType<typeof taking>[]) =>
      holdForSale(context, { takings, holder, orderId: 'o2' });
    expect(await found(taking(shelf, 2, 2), taking(cup, 1, 1))).toEqual({
      orderId: 'o1',
      holds: [aHold(), aHold({ shelf: cup, quantity: 1 })],
    });
    // As many in all, and not of each.
    expect(typeof (await found(taking(shelf, 2, 1), taking(cup, 1, 2)))).toBe('symbol');
  });

  it('come from the next portion where somebody was quicker at the first', async () => {
    const sale = await aSale([2, 2, 2, 2, 2, 2, 2, 2]);
    const takings = [await sale.taking(3)];
    const others = [0, 1, 2, 3, 4, 5].map((number) =>
      aHold({ number, holder: 'f'.repeat(32), orderId: 'o9' }),
    );
    for (const other of others) await sale.table.write([takeHold(other)]);
    const held = await holdForSale(sale.context, { takings, holder, orderId: 'o1' });
    if (typeof held === 'symbol') throw new Error('There was enough');
    expect(held.holds.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
    expect((await sale.state()).left).toBe(1);
  });

  it('are spread anew where the shelf itself has more, for the next look', async () => {
    const sale = await aSale([2]);
    const counts = { onHand: 5, reserved: 2, onOrder: 0, cost: 0, minQuantity: 0, maxQuantity: null };
    const item = newShelfItem({ ...shelf, ...counts, warehouseName: '', province: '' }, { why: 'counted' });
    await sale.table.write([put({ ...item, portions: shardsOfShelf })]);
    expect(typeof (await sale.hold(3))).toBe('symbol');
    expect((await sale.state()).left).toBe(2);
    expect(typeof (await sale.hold(3, { given: { shelfLeft: 3 } }))).toBe('symbol');
    expect((await sale.state()).left).toBe(5);
    expect(await sale.hold(3)).toMatchObject({ orderId: 'o1' });
  });

  it('are none where the sale is over, or nothing of it is in portions', async () => {
    const sale = await aSale([2]);
    expect(await sale.hold(1, { given: { isOpen: false } })).toEqual({ orderId: 'o1', holds: [] });
    expect(await sale.state()).toEqual({ left: 2, open: [] });
    expect([isFromSale(await sale.taking(1)), isFromSale(await sale.taking(1, { isOpen: false }))]).toEqual([
      true,
      false,
    ]);
    expect(isFromSale({ ...shelf, quantity: 1, onHand: 1 } as never)).toBe(false);
  });
});

describe('a hold that ends', () => {
  it('is given back, and the order that comes too late is refused', async () => {
    const sale = await aSale([2]);
    await sale.table.write([takeHold(aHold())]);
    await endHold(sale.context, aHold());
    expect(await sale.state()).toEqual({ left: 2, open: [] });
    expect(await sale.claim([aHold()])).toBe('hold-ended');
    // Ended again nothing is given back twice.
    await endHold(sale.context, aHold());
    expect(await sale.state()).toEqual({ left: 2, open: [] });
  });

  it('is kept where its order is there, but for what that was not made of', async () => {
    const sale = await aSale([2, 3]);
    const [own, other] = [aHold(), aHold({ number: 1, quantity: 3, holder: 'f'.repeat(32) })];
    await sale.table.write([takeHold(own)]);
    await sale.table.write([takeHold(other)]);
    expect(await sale.claim([own])).toBeUndefined();
    await endHold(sale.context, own);
    await endHold(sale.context, other);
    expect(await sale.state()).toEqual({ left: 3, open: [] });
  });

  it('is written of no order that is made of none', async () => {
    expect(claimHolds('o1', [])).toEqual([]);
    const sale = await aSale([2]);
    expect(await sale.claim([aHold()])).toBeUndefined();
    expect(await sale.claim([aHold({ orderId: 'o2' })], 'o2')).toBeUndefined();
    expect(await sale.claim([aHold()])).toBe('hold-ended');
  });

  it.each([
    [119_999, false],
    [120_000, false],
    [120_001, true],
  ])('has lapsed after two minutes: %s ms', (after, expected) => {
    expect(isLapsed(aHold(), new Date(Date.parse(at) + after))).toBe(expected);
  });

  it('is of one buyer and one request', () => {
    const of = (buyer: Parameters<typeof holderOf>[0]['buyer'], requestKey = 'k1') =>
      holderOf({ buyer, requestKey });
    const all = [
      holder,
      of({ kind: 'member', userId: 'minh' }),
      of({ kind: 'guest', sessionId: 'lan' }),
      of({ kind: 'member', userId: 'lan' }, 'k2'),
    ];
    expect(new Set(all).size).toBe(4);
    expect(of({ kind: 'member', userId: 'lan' })).toBe(holder);
  });
});
