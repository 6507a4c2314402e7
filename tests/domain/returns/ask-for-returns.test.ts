import { describe, expect, it } from 'vitest';
import { returnDays } from '#shared/returns/return-rules.ts';
import { type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { returnsOfOrder } from '#functions/domain/returns/read-returns.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { received, returnWorld } from './return-world.ts';

const day = 86_400_000;

describe('goods may be given back', () => {
  const completedAt = '2026-11-20T03:00:00.000Z';
  const until = '2026-11-25T03:00:00.000Z';
  const afterAWeek = Date.parse(completedAt) + returnDays * day;
  it.each<[string, Partial<StoredOrder>, at: number, isOpen: boolean]>([
    [
      'until the very moment the order says',
      { returnableUntil: until, completedAt },
      Date.parse(until),
      true,
    ],
    ['not a moment later', { returnableUntil: until, completedAt }, Date.parse(until) + 1, false],
    ['for a week where it says nothing', { returnableUntil: null, completedAt }, afterAWeek, true],
    ['not after that', { returnableUntil: null, completedAt }, afterAWeek + 1, false],
    [
      'by its last change where nobody knows when it came',
      { returnableUntil: null, completedAt: null, updatedAt: completedAt },
      afterAWeek,
      true,
    ],
    [
      'not after that week either',
      { returnableUntil: null, completedAt: null, updatedAt: completedAt },
      afterAWeek + 1,
      false,
    ],
  ])('%s', async (_, given, at, isOpen) => {
    const world = returnWorld({ order: given });
    world.clock.at = at;
    if (isOpen) await expect(world.ask()).resolves.toMatchObject({ status: 'requested' });
    else {
      await expect(world.ask()).rejects.toMatchObject({ code: 'RETURN_WINDOW_CLOSED' });
      await expect(world.staffAsk('approved')).resolves.toMatchObject({ status: 'approved' });
    }
  });

  it.each(['shipped', 'refunded', 'returned'] as const)(
    'only once they have come: not of an order %s',
    async (status) => {
      const world = returnWorld({ order: { status } });
      await expect(world.ask()).rejects.toMatchObject({ code: 'ORDER_STATE' });
      await expect(world.staffAsk('received')).rejects.toMatchObject({ code: 'ORDER_STATE' });
    },
  );

  it('only to whose order it is', async () => {
    const world = returnWorld({ order: { userId: 'minh' } });
    await expect(world.ask()).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('as many as were bought, over all returns, and those of a refused one anew', async () => {
    const world = returnWorld();
    const first = await world.ask({ quantity: 3 });
    await expect(world.ask({ quantity: 2 })).rejects.toMatchObject({
      code: 'RETURN_TOO_MANY',
      details: { params: { name: 'Ấm đất', available: 1 } },
    });
    const second = await world.ask({ quantity: 1 });
    await expect(world.ask({ quantity: 1 })).rejects.toMatchObject({ code: 'RETURN_EXISTS' });
    await world.move(second.id, 'rejected');
    await expect(world.ask({ quantity: 2 })).rejects.toMatchObject({ code: 'RETURN_TOO_MANY' });
    await world.move(first.id, 'approved');
    await expect(world.ask({ quantity: 2 })).rejects.toMatchObject({ code: 'RETURN_TOO_MANY' });
    await world.move(first.id, 'cancelled');
    expect((await world.ask({ quantity: 4 })).totalQuantity).toBe(4);
    expect((await returnsOfOrder(world.context(), { userId: 'lan', orderId: world.order.id })).length).toBe(
      3,
    );
    expect(await returnsOfOrder(world.context(), { userId: 'lan', orderId: 'other' })).toEqual([]);
  });

  it('are none of a line of which more is on its way back than it says by now', async () => {
    const world = returnWorld();
    await world.ask({ quantity: 3 });
    await world.change({ items: [{ ...world.line, quantity: 2 }] });
    await expect(world.ask()).rejects.toMatchObject({ code: 'RETURN_EXISTS' });
  });

  it('are not asked for anew where they came back and failed', async () => {
    const world = returnWorld();
    const id = await received(world, 4);
    await world.inspect(id, 0);
    await world.move(id, 'closed');
    await expect(world.ask()).rejects.toMatchObject({ code: 'RETURN_EXISTS' });
  });

  it('once for one request, whoever else sends the same key', async () => {
    const world = returnWorld();
    const key = crypto.randomUUID();
    const first = await world.ask({ key });
    expect((await world.ask({ key })).id).toBe(first.id);
    expect((await world.staffAsk('approved', { key })).id).not.toBe(first.id);
    expect((await world.tally()).held).toEqual({ [world.line.id]: 2 });
    await expect(world.ask({ key, quantity: 2 })).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
  });

  it('only while the order stays so: one that is refunded at that moment refuses', async () => {
    const world = returnWorld();
    const crossed = meanwhile(world.table, () => world.change({ status: 'refunded' }));
    await expect(world.ask({ at: crossed.table })).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect([crossed.happened(), (await world.tally()).held]).toEqual([true, {}]);
  });
});
