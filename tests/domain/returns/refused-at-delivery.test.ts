import { describe, expect, it } from 'vitest';
import { returnRefusedAtDelivery } from '#functions/domain/returns/delivery-return.ts';
import { listSteps } from '#functions/domain/returns/read-returns.ts';
import { payBack, received, returnWorld } from './return-world.ts';

describe('goods that are given back at the door', () => {
  const given = { carrier: 'ghtk', trackingNumber: 'T1' };
  const door = (world: ReturnType<typeof returnWorld>, more: object = {}) => {
    const lines = [{ itemId: world.line.id, returned: 2, restocked: 1, lots: [] }];
    const wish = { lines, reason: 'changed_mind', note: 'Không vừa', userId: 'an', ...more } as const;
    return returnRefusedAtDelivery(world.context(), world.order, wish, new Date(world.clock.at));
  };

  it('are a return that is looked at, and whose money is owed', async () => {
    const world = returnWorld({ order: given });
    const { stored, change, entries, writes } = await door(world);
    const iso = new Date(world.clock.at).toISOString();
    expect(stored).toMatchObject({
      status: 'inspected',
      resolution: 'refund',
      method: 'pickup',
      reason: 'changed_mind',
      note: 'Không vừa',
      userId: 'lan',
      createdById: 'an',
      qaResult: 'passed',
      refusedPieces: 0,
      items: [{ quantity: 2, passed: 2, restocked: 1, refundAmount: 200_000 }],
      refundAmount: 200_000,
      moneyBack: 200_000,
      courierName: 'ghtk',
      trackingNumber: 'T1',
      approvedAt: iso,
      qcAt: iso,
      endedAt: null,
    });
    expect(change).toMatchObject({
      returnedAmount: 200_000,
      refundDue: 200_000,
      returnedPieces: { [world.line.id]: 2 },
      lostPieces: { [world.line.id]: 1 },
    });
    expect(entries.map(({ to, by, note }) => [to, by, note])).toEqual([['half_taken', 'staff', stored.code]]);
    await world.table.write(writes);
    const tally = await world.tally();
    expect([tally.held, tally.refunded, Object.values(tally.laidBack ?? {}), tally.forNoFault]).toEqual([
      { [world.line.id]: 2 },
      {},
      [1],
      undefined,
    ]);
    expect(await world.onHand()).toEqual([1, 0]);
    expect((await listSteps(world.context(), stored.id)).map(({ userId, note }) => [userId, note])).toEqual([
      ['an', 'Không vừa'],
      ...Array.from({ length: 4 }, () => ['an', '']),
    ]);
  });

  it.each([
    ['no fault of the shop', {}, true],
    ['a fault of the shop', { fault: 'shop' }, false],
  ])(
    'are over where nobody had paid for them, and count as given back for %s',
    async (_, more, forNoFault) => {
      const unpaid = { paidAmount: 0, paymentStatus: 'processing', paymentMethod: 'cash' } as const;
      const world = returnWorld({ order: { ...given, ...unpaid } });
      const { stored, writes } = await door(world, more);
      const iso = new Date(world.clock.at).toISOString();
      expect([stored.status, stored.moneyBack, stored.endedAt]).toEqual(['refunded', 0, iso]);
      await world.table.write(writes);
      expect(await world.tally()).toMatchObject({ refunded: { [world.line.id]: 2 }, forNoFault });
    },
  );

  it('are some of what was bought: of two lines one may come back whole, and not both', async () => {
    const world = returnWorld({ order: given });
    const cup = { ...world.line, id: 'cup', productId: 'cup', quantity: 1 };
    await world.change({ items: [world.line, cup] });
    const order = await world.stored();
    const back = (...lines: [itemId: string, returned: number][]) =>
      returnRefusedAtDelivery(
        world.context(),
        order,
        {
          lines: lines.map(([itemId, returned]) => ({ itemId, returned, restocked: 0, lots: [] })),
          reason: 'changed_mind',
          note: '',
          userId: 'an',
        },
        new Date(world.clock.at),
      );
    expect((await back([world.line.id, 4])).stored.totalQuantity).toBe(4);
    expect((await back([world.line.id, 3], ['cup', 1])).stored.totalQuantity).toBe(4);
    await expect(back([world.line.id, 4], ['cup', 1])).rejects.toMatchObject({ code: 'NOTHING_KEPT' });
  });

  it('stay given back for no fault where an earlier return was', async () => {
    const unpaid = { paidAmount: 0, paymentStatus: 'processing', paymentMethod: 'cash' } as const;
    const world = returnWorld({ order: { ...given, ...unpaid } });
    const first = await received(world, 1, { reason: 'changed_mind' });
    await world.inspect(first, 1);
    await payBack(world, first);
    await world.move(first, 'refunded');
    const { writes } = await door(world, { fault: 'shop' });
    await world.table.write(writes);
    expect(await world.tally()).toMatchObject({ refunded: { [world.line.id]: 3 }, forNoFault: true });
  });
});
