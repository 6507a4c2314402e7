import { describe, expect, it } from 'vitest';
import type { TillLine } from '#shared/tills/till-choices.ts';
import { listEntries, readOwnTills, readTill } from '#functions/domain/tills/read-tills.ts';
import { takeIntoTill, tellTill, type TillMoney } from '#functions/domain/tills/take-into-till.ts';
import { tillMoved } from '#functions/domain/tills/till-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';

import { counters, morning, noon } from './till-counters.ts';

describe('money that passes a person’s hands', () => {
  it.each<[string, Partial<TillMoney>, number]>([
    ['comes in', { line: 'sales' }, 100_000],
    ['goes out', { line: 'refunds', refundId: 'r1' }, -100_000],
  ])('%s, with what it was for', async (_, given, amount) => {
    const world = counters();
    await world.open();
    await world.take(given);
    expect(world.entries()).toMatchObject([
      { amount, orderId: 'o1', orderCode: 'CL1', refundId: given.refundId ?? null, note: '' },
    ]);
  });

  it('goes nowhere where nobody acts, a customer does, or it is nothing', async () => {
    const world = counters();
    expect(await takeIntoTill(world.at(), world.money())).toEqual([]);
    expect(await world.as(() => takeIntoTill(world.at(), world.money()), 'lan', 'user')).toEqual([]);
    expect(await world.as(() => takeIntoTill(world.at(), world.money({ amount: 0 })))).toEqual([]);
    expect(await world.as(() => takeIntoTill(world.at(), world.money({ amount: 1 })))).not.toEqual([]);
  });

  it('opens a till at its order’s warehouse, or at the first where nobody knows that any more', async () => {
    const world = counters();
    await world.take({ warehouseId: 'wh_b' });
    await world.take({ warehouseId: 'wh_gone' });
    await world.take({ warehouseId: 'wh_gone', amount: 5000 });
    const { open } = await readOwnTills(world.at(), 'lan');
    expect(
      open.map(({ warehouseId, warehouseName, cash, entries }) => [
        warehouseId,
        warehouseName,
        cash,
        entries,
      ]),
    ).toEqual([
      ['wh_a', 'wh_a', 105_000, 2],
      ['wh_b', 'wh_b', 100_000, 1],
    ]);
  });

  it('is refused by a till that closes at that moment, and its row with it', async () => {
    const world = counters();
    const { id } = await world.open();
    const crossed = meanwhile(world.table, () => world.close(id, 0));
    expect(await world.take({}, crossed.table)).toBe(tillMoved);
    expect(world.entries()).toEqual([]);
    const alone = counters();
    const two = meanwhile(alone.table, () => alone.open());
    expect(await alone.take({}, two.table)).toBe(tillMoved);
  });

  it('otherwise paid is told where a till is open, and nowhere else', async () => {
    const world = counters();
    const card = world.money({ line: 'cards' });
    expect(await tellTill(world.at(), 'lan', card)).toEqual([]);
    const { id } = await world.open();
    await world.table.write(await tellTill(world.at(), 'lan', card));
    expect(await world.read(id)).toMatchObject({ cards: 100_000, cash: 0, entries: 1 });
  });
});

describe('what somebody sees of tills', () => {
  it.each([
    ['their own', { userId: 'lan', seesAll: false }, { declare: false, move: true, close: true }],
    ['another’s, seeing all', { userId: 'chi', seesAll: true }, { declare: false, move: false, close: true }],
    ['another’s', { userId: 'minh', seesAll: false }, undefined],
  ])('%s', async (_, who, may) => {
    const world = counters();
    const { id } = await world.open();
    const reading = readTill(world.at(), { id, ...who });
    if (!may) await expect(reading).rejects.toMatchObject({ code: 'TILL_NOT_FOUND' });
    else expect((await reading).may).toEqual(may);
    await expect(readTill(world.at(), { ...who, id: 'none' })).rejects.toMatchObject({
      code: 'TILL_NOT_FOUND',
    });
    await world.close(id, 0);
    if (may)
      expect((await readTill(world.at(), { id, ...who })).may).toEqual({
        declare: false,
        move: false,
        close: false,
      });
  });

  it('may say the float only of their own that opened by itself', async () => {
    const world = counters();
    await world.take();
    const id = (await readOwnTills(world.at(), 'lan')).open[0]?.id ?? '';
    const declare = async (userId: string, seesAll: boolean) =>
      (await readTill(world.at(), { id, userId, seesAll })).may.declare;
    expect([await declare('lan', false), await declare('chi', true)]).toEqual([true, false]);
  });

  it('are the open ones, the latest first, and the last ten that were closed', async () => {
    const world = counters();
    for (let nth = 0; nth < 11; nth += 1) {
      world.clock.at = noon + nth * 60_000;
      const { id } = await world.open('wh_a', nth);
      await world.close(id, nth);
    }
    world.clock.at = morning;
    await world.open('wh_b');
    world.clock.at = noon;
    await world.open('wh_a');
    const { open, closed } = await readOwnTills(world.at(), 'lan');
    expect(open.map(({ warehouseId }) => warehouseId)).toEqual(['wh_a', 'wh_b']);
    expect(closed.map(({ float }) => float)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await readOwnTills(world.at(), 'minh')).toEqual({ open: [], closed: [] });
    const other = counters();
    await other.open('wh_a');
    await other.open('wh_b');
    const found = await readOwnTills(other.at(), 'lan');
    expect(found.open.map(({ warehouseId }) => warehouseId)).toEqual(['wh_b', 'wh_a']);
  });

  it.each([
    ['nine', 9, [1]],
    ['ten', 10, []],
  ])(
    'are rows of one figure, also behind %s of another, or the place to look on from',
    async (_, others, found) => {
      const world = counters();
      const { id } = await world.open();
      await world.take({ line: 'sales', amount: 1 });
      for (let nth = 0; nth < others; nth += 1) await world.take({ line: 'cods' });
      const list = (cursor?: string) =>
        listEntries(world.at(), { id, userId: 'lan', seesAll: false, line: 'sales', take: 1, cursor });
      const first = await list();
      expect(first.data.map(({ amount }) => amount)).toEqual(found);
      const rest = first.nextCursor === null ? [] : (await list(first.nextCursor)).data;
      expect([...first.data, ...rest].map(({ amount }) => amount)).toEqual([1]);
    },
  );

  it('are rows of one figure, page by page, the newest first', async () => {
    const world = counters();
    const { id } = await world.open();
    for (const [line, amount] of [
      ['sales', 1],
      ['cods', 2],
      ['sales', 3],
      ['cods', 4],
      ['sales', 5],
    ] as const)
      await world.take({ line, amount });
    const list = (line?: TillLine, take = 2, cursor?: string) =>
      listEntries(world.at(), { id, userId: 'lan', seesAll: false, line, take, cursor });
    const amounts = (page: Awaited<ReturnType<typeof list>>) => page.data.map(({ amount }) => amount);
    const [all, sales] = [await list(), await list('sales')];
    expect([amounts(all), amounts(sales)]).toEqual([
      [5, 4],
      [5, 3],
    ]);
    expect(amounts(await list('sales', 2, sales.nextCursor ?? ''))).toEqual([1]);
    expect(await list(undefined, 5)).toMatchObject({ nextCursor: null });
    await expect(
      listEntries(world.at(), { id, userId: 'minh', seesAll: false, take: 2 }),
    ).rejects.toMatchObject({ code: 'TILL_NOT_FOUND' });
  });
});
