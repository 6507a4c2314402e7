import { describe, expect, it } from 'vitest';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { StoredReturn, toReturn } from '#functions/domain/returns/return-record.ts';
import { aReturn } from './a-return.ts';
import { received, returnWorld } from './return-world.ts';

describe('the money a return is listed with', () => {
  const inspected = { status: 'inspected', qaResult: 'passed', moneyBack: 80_000 } as const;
  it.each([
    ['what is expected, before anybody has looked', {}, 100_000],
    ['what goes back, once somebody has', inspected, 80_000],
    ['what was expected, of one from before that was kept', { ...inspected, moneyBack: null }, 100_000],
    ['nothing where nothing had been paid', { ...inspected, moneyBack: 0 }, null],
    ['nothing for other goods', { resolution: 'exchange' }, null],
    [
      'what other goods cost less',
      { ...inspected, resolution: 'exchange', exchange: { credit: 100_000, total: 20_000 } },
      80_000,
    ],
    ['nothing for goods that were not accepted', { ...inspected, qaResult: 'failed' }, null],
    ['nothing where it was rejected', { status: 'rejected' }, null],
    ['nothing where it was withdrawn', { status: 'cancelled' }, null],
  ] as const)('is %s', (_, given, expected) => {
    expect(moneyBackOf(toReturn(aReturn(given)))).toBe(expected);
  });

  it('is what the inspection found to be owed', async () => {
    const world = returnWorld();
    const id = await received(world, 2);
    expect((await world.read(id)).moneyBack).toBeNull();
    await world.inspect(id, 1);
    expect((await world.read(id)).moneyBack).toBe(100_000);
    const { moneyBack: _moneyBack, ...older } = await world.read(id);
    expect(StoredReturn.parse(older).moneyBack).toBeNull();
  });

  it('is none of goods nobody had paid for', async () => {
    const world = returnWorld();
    await world.change({ paidAmount: 0, paymentStatus: 'processing', paymentMethod: 'cash' });
    const id = await received(world, 1);
    await world.inspect(id, 1);
    expect((await world.read(id)).moneyBack).toBe(0);
  });

  it('follows what its buyer gets for the goods', async () => {
    const world = returnWorld();
    const id = await received(world, 1, { resolution: 'exchange' });
    const choose = (resolution: 'refund' | 'exchange') =>
      chooseResolution(world.context(), { id, resolution, reason: '', userId: 'an' });
    expect((await choose('refund')).moneyBack).toBeNull();
    await choose('exchange');
    await world.inspect(id, 1);
    expect((await world.read(id)).moneyBack).toBe(0);
    expect((await choose('refund')).moneyBack).toBe(100_000);
    expect((await choose('exchange')).moneyBack).toBe(0);
  });
});
