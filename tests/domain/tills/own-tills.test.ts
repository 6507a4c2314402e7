import { describe, expect, it } from 'vitest';
import type { TillLine } from '#shared/tills/till-choices.ts';
import { listEntries, readOwnTills, readTill } from '#functions/domain/tills/read-tills.ts';
import {
  requireTillFor,
  takeIntoTill,
  announceTill,
  type TillMoney,
} from '#functions/domain/tills/take-into-till.ts';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';

import { counters, morning, noon } from './till-counters.ts';

const place = { warehouseId: 'wh_a', warehouseName: 'Kho A', isThere: true };

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
    await world.open();
    expect(await world.as(() => takeIntoTill(world.at(), world.money({ amount: 1 })))).not.toEqual([]);
  });

  it.each<[string, Partial<TillMoney>, string[], string | undefined]>([
    ['cash of a sale without any till', {}, [], 'TILL_REQUIRED'],
    ['cash of a sale at another warehouse', {}, ['wh_b'], 'TILL_ELSEWHERE'],
    ['a card slip without any till', { line: 'cards' }, [], 'TILL_REQUIRED'],
    ['cash from the road without any till', { line: 'cods', isThere: false }, [], 'TILL_REQUIRED'],
    ['cash from the road, wherever the till stands', { line: 'cods', isThere: false }, ['wh_b'], undefined],
    ['a voucher without any till', { line: 'others' }, [], undefined],
  ])('needs an own open till of its warehouse: %s', async (_, given, open, code) => {
    const world = counters();
    for (const warehouseId of open) await world.open(warehouseId);
    const taking = world.take(given);
    if (code) await expect(taking).rejects.toMatchObject({ code });
    else await taking;
    expect(world.rows().filter(({ entity }) => entity === 'till')).toHaveLength(open.length);
  });

  it('names the warehouse where a till is missing', async () => {
    const world = counters();
    await world.open('wh_b');
    await expect(world.take()).rejects.toMatchObject({ details: { params: { warehouse: 'Kho A' } } });
  });

  it('lies in one till where it was handed over in two ways, as two rows', async () => {
    const world = counters();
    const { id } = await world.open();
    const parts = [world.money({ amount: 70_000 }), world.money({ line: 'cards', amount: 30_000 })];
    await world.as(async () => world.table.write(await takeIntoTill(world.at(), ...parts)));
    expect(await world.read(id)).toMatchObject({ sales: 70_000, cards: 30_000, cash: 70_000, entries: 2 });
    expect(world.entries().map(({ line, amount }) => [line, amount])).toEqual([
      ['sales', 70_000],
      ['cards', 30_000],
    ]);
  });

  it.each<[string, string | undefined, Parameters<typeof requireTillFor>[1], string | undefined]>([
    ['staff without a till', 'lan', place, 'TILL_REQUIRED'],
    ['nobody', undefined, place, undefined],
  ])('is asked for before anything is ordered: %s', async (_, id, of, code) => {
    const world = counters();
    const asking = () => requireTillFor(world.at(), of);
    const asked = id ? world.as(asking, id) : asking();
    if (code) await expect(asked).rejects.toMatchObject({ code });
    else await asked;
    await expect(world.as(asking, 'khach', 'user')).resolves.toBeUndefined();
    await world.open();
    await expect(world.as(asking)).resolves.toBeUndefined();
  });

  it('needs a till as soon as some of it is cash, and none where none of it is', async () => {
    const world = counters();
    const others = world.money({ line: 'others', amount: 30_000 });
    const [card, transfer] = [world.money({ line: 'cards' }), world.money({ line: 'transfers' })];
    const take = (...parts: TillMoney[]) => world.as(() => takeIntoTill(world.at(), ...parts));
    for (const parts of [
      [others, world.money()],
      [others, card],
      [world.money({ amount: 0 }), card],
    ])
      await expect(take(...parts)).rejects.toMatchObject({ code: 'TILL_REQUIRED' });
    expect(await take(others, transfer)).toEqual([]);
    expect(await take(others, world.money({ amount: 0 }))).toEqual([]);
  });

  it('is refused by a till that closes at that moment, and its row with it', async () => {
    const world = counters();
    const { id } = await world.open();
    const crossed = meanwhile(world.table, () => world.close(id, 0));
    expect(await world.take({}, crossed.table)).toBe(tillConflict);
    expect(world.entries()).toEqual([]);
  });

  it('otherwise paid is told where a till is open, and nowhere else', async () => {
    const world = counters();
    const card = world.money({ line: 'cards' });
    expect(await announceTill(world.at(), 'lan', card)).toEqual([]);
    const { id } = await world.open();
    await world.table.write(await announceTill(world.at(), 'lan', card));
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
    const id = await world.openedItself(100_000);
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
