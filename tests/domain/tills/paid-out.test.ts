import { describe, expect, it } from 'vitest';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { counters } from './till-counters.ts';

describe('cash that is given back', () => {
  it('leaves the till that is named, whoever’s it is', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 50_000);
    await world.payOut(id, 50_000);
    expect(await world.read(id)).toMatchObject({ refunds: -50_000, cash: -50_000, entries: 1 });
    expect(world.entries()).toMatchObject([
      { line: 'refunds', amount: -50_000, refundId: 'r1', orderId: 'o1' },
    ]);
  });

  it('is refused without a till, by one that is unknown or closed, and where too little lies in it', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 50_000);
    await expect(world.payOut(undefined, 1)).rejects.toMatchObject({ code: 'REFUND_TILL' });
    await expect(world.payOut('none', 1)).rejects.toMatchObject({ code: 'TILL_NOT_FOUND' });
    await expect(world.payOut(id, 50_001)).rejects.toMatchObject({
      code: 'TILL_SHORT',
      details: { params: { most: '50.000 ₫' } },
    });
    await world.close(id, 50_000);
    await expect(world.payOut(id, 1)).rejects.toMatchObject({ code: 'TILL_CLOSED' });
    expect(world.entries()).toEqual([]);
  });

  it.each<[string, (world: ReturnType<typeof counters>, id: string) => Promise<unknown>]>([
    ['is closed', (world, id) => world.close(id, 50_000)],
    ['pays out to somebody else', (world, id) => world.move(id, 'handovers', 20_000)],
  ])('does not leave a till that %s at that moment', async (_, act) => {
    const world = counters();
    const { id } = await world.open('wh_a', 50_000);
    const crossed = meanwhile(world.table, () => act(world, id));
    expect(await world.payOut(id, 40_000, crossed.table)).toBe(tillConflict);
    expect([crossed.happened(), (await world.read(id)).refunds]).toEqual([true, 0]);
  });
});
