import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import type { TillLine } from '#shared/tills/till-choices.ts';
import { warehouseRecord } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { openTill } from '#functions/domain/tills/open-till.ts';
import { listEntries, readOwnTills, readTill } from '#functions/domain/tills/read-tills.ts';
import { takeIntoTill, tellTill, type TillMoney } from '#functions/domain/tills/take-into-till.ts';
import { tillMoved, tillRecord } from '#functions/domain/tills/till-record.ts';
import { closeTill, moveCash } from '#functions/domain/tills/work-on-till.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';

const [morning, noon] = [Date.parse('2026-11-23T01:00:00Z'), Date.parse('2026-11-23T05:00:00Z')];

/** Two warehouses, and Lan who works at their counters. */
function counters() {
  const { table, put, rows } = memoryTable();
  const clock = { at: morning };
  const at = (other: Table = table) => contextOf(other, () => new Date((clock.at += 1000)));
  put(
    ['wh_a', 'wh_b'].map((id) =>
      warehouseRecord.item(StaffWarehouse.parse({ ...warehouseDraft, id, code: id, name: id, version: 1 })),
    ),
  );
  const money = (given: Partial<TillMoney> = {}): TillMoney => ({
    line: 'sales',
    amount: 100_000,
    warehouseId: 'wh_a',
    isThere: true,
    orderId: 'o1',
    orderCode: 'CL1',
    ...given,
  });
  const as = <T>(work: () => Promise<T>, id = 'lan', role: Role = 'admin') =>
    withOrigin({ who: { id, role }, way: 'form' }, work);
  const take = async (given: Partial<TillMoney> = {}, other: Table = table) =>
    as(async () => other.write(await takeIntoTill(at(other), money(given))));
  const read = async (id: string) => {
    const till = await tillRecord.find(table, { id });
    if (!till) throw new Error(`There is no till ${id}`);
    return till;
  };

  return {
    table,
    rows,
    clock,
    at,
    as,
    money,
    take,
    read,
    open: (warehouseId = 'wh_a', float = 0, other: Table = table, clientRequestId = crypto.randomUUID()) =>
      openTill(at(other), { userId: 'lan', warehouseId, float, clientRequestId }),
    move: (id: string, line: 'topUps' | 'handovers' | 'expenses', amount: number, other: Table = table) =>
      moveCash(at(other), { id, userId: 'lan', line, amount, note: 'Lý do' }),
    close: (
      id: string,
      expected: number,
      { other = table, userId = 'lan', seesAll = false, clientRequestId = crypto.randomUUID() } = {},
    ) =>
      closeTill(at(other), {
        id,
        expected,
        counted: [{ value: 1000, pieces: 0 }],
        loose: expected,
        reason: '',
        userId,
        seesAll,
        clientRequestId,
      }),
    entries: () => rows().filter(({ entity }) => entity === 'till-entry'),
  };
}

describe('cash that leaves a till', () => {
  it.each([
    ['all of it', 300_000, undefined],
    ['one đồng more', 300_001, 'TILL_SHORT'],
    ['one đồng less', 299_999, undefined],
  ] as const)('is what lies there, float and all: %s', async (_, amount, code) => {
    const world = counters();
    const { id } = await world.open('wh_a', 200_000);
    await world.move(id, 'topUps', 100_000);
    const moving = world.move(id, 'handovers', amount);
    if (code)
      await expect(moving).rejects.toMatchObject({ code, details: { params: { most: '300.000 ₫' } } });
    else await moving;
    expect((await world.read(id)).cash).toBe(code ? 100_000 : 100_000 - amount);
  });

  it('is not what somebody else has taken out at that moment', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 200_000);
    const crossed = meanwhile(world.table, () => world.take({ line: 'refunds', amount: 150_000 }));
    await expect(world.move(id, 'handovers', 100_000, crossed.table)).rejects.toMatchObject({
      code: 'TILL_SHORT',
      details: { params: { most: '50.000 ₫' } },
    });
    expect([crossed.happened(), (await world.read(id)).cash]).toEqual([true, -150_000]);
  });

  it('may be more than came at that moment leaves, where enough is left', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 200_000);
    const crossed = meanwhile(world.table, () => world.take({ line: 'refunds', amount: 100_000 }));
    await world.move(id, 'expenses', 100_000, crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(await world.read(id)).toMatchObject({
      cash: -200_000,
      refunds: -100_000,
      expenses: -100_000,
      entries: 2,
    });
  });

  it('cannot leave where less than nothing should lie there, and cash may be put in all the same', async () => {
    const world = counters();
    const { id } = await world.open();
    await world.take({ line: 'refunds', amount: 50_000 });
    await expect(world.move(id, 'handovers', 1)).rejects.toMatchObject({
      code: 'TILL_SHORT',
      details: { params: { most: '0 ₫' } },
    });
    await world.move(id, 'topUps', 20_000);
    expect((await world.read(id)).cash).toBe(-30_000);
  });

  it.each(['topUps', 'handovers'] as const)(
    'is nothing of a till that closes at that moment: %s',
    async (line) => {
      const world = counters();
      const { id } = await world.open('wh_a', 200_000);
      const crossed = meanwhile(world.table, () => world.close(id, 200_000));
      await expect(world.move(id, line, 1000, crossed.table)).rejects.toMatchObject({ code: 'TILL_CLOSED' });
      expect([crossed.happened(), world.entries()]).toEqual([true, []]);
      expect(await world.read(id)).toMatchObject({ status: 'closed', cash: 0, entries: 0 });
    },
  );

  it('is nobody else’s to move, and pressed twice is moved once', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 200_000);
    const said = {
      id,
      line: 'expenses',
      amount: 1000,
      note: 'Bánh',
      clientRequestId: crypto.randomUUID(),
    } as const;
    await expect(moveCash(world.at(), { ...said, userId: 'minh' })).rejects.toMatchObject({
      code: 'TILL_NOT_FOUND',
    });
    await moveCash(world.at(), { ...said, userId: 'lan' });
    await moveCash(world.at(), { ...said, userId: 'lan' });
    expect(await world.read(id)).toMatchObject({ cash: -1000, entries: 1 });
  });
});

describe('a till that is closed', () => {
  it('has exactly the cash whoever counted saw: what comes at that moment is another sum', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 200_000);
    const crossed = meanwhile(world.table, () => world.take());
    await expect(world.close(id, 200_000, { other: crossed.table })).rejects.toMatchObject({
      code: 'TILL_EXPECTS',
      details: { params: { expected: '300.000 ₫' } },
    });
    expect([crossed.happened(), (await world.read(id)).status]).toEqual([true, 'open']);
    await expect(world.close(id, 299_999)).rejects.toMatchObject({ code: 'TILL_EXPECTS' });
    await world.close(id, 300_000);
    expect(await world.read(id)).toMatchObject({
      status: 'closed',
      expected: 300_000,
      countedAmount: 300_000,
      difference: 0,
      counted: [],
      closedBy: 'lan',
      sales: 100_000,
    });
  });

  it('tells what was counted, and by how much it differs', async () => {
    const world = counters();
    const { id } = await world.open('wh_a', 200_000);
    const counted = [
      { value: 50_000, pieces: 3 },
      { value: 1000, pieces: 0 },
    ];
    const said = { id, expected: 200_000, counted, loose: 500, reason: 'Trả nhầm' };
    await closeTill(world.at(), { ...said, userId: 'chi', seesAll: true });
    expect(await world.read(id)).toMatchObject({
      counted: [{ value: 50_000, pieces: 3 }],
      countedAmount: 150_500,
      difference: -49_500,
      closedBy: 'chi',
      reason: 'Trả nhầm',
    });
  });

  it('is closed once: by its own person or whoever sees all, and said again with the same request', async () => {
    const world = counters();
    const { id } = await world.open();
    await expect(world.close(id, 0, { userId: 'minh' })).rejects.toMatchObject({ code: 'TILL_NOT_FOUND' });
    const clientRequestId = crypto.randomUUID();
    await world.close(id, 0, { clientRequestId });
    await world.close(id, 0, { clientRequestId });
    await expect(world.close(id, 0, { userId: 'chi', seesAll: true })).rejects.toMatchObject({
      code: 'TILL_CLOSED',
    });
    const crossed = counters();
    const till = await crossed.open();
    const other = meanwhile(crossed.table, () => crossed.close(till.id, 0));
    await expect(crossed.close(till.id, 0, { other: other.table })).rejects.toMatchObject({
      code: 'TILL_CLOSED',
    });
  });

  it('leaves room for the next one there, and takes no more cash', async () => {
    const world = counters();
    const first = await world.open();
    await world.close(first.id, 0);
    const late = meanwhile(world.table, async () => undefined);
    expect(await world.take({}, late.table)).toBeUndefined();
    const [next] = (await readOwnTills(world.at(), 'lan')).open;
    expect(next).toMatchObject({ openedBy: 'itself', cash: 100_000, float: 0, warehouseId: 'wh_a' });
    expect((await world.read(first.id)).cash).toBe(0);
  });
});

describe('a till that is opened', () => {
  it('is one a counter, whoever presses at the same moment', async () => {
    const world = counters();
    await world.open('wh_b');
    const crossed = meanwhile(world.table, () => world.open('wh_a', 10_000));
    await expect(world.open('wh_a', 20_000, crossed.table)).rejects.toMatchObject({ code: 'TILL_OPEN' });
    expect(crossed.happened()).toBe(true);
    const { open } = await readOwnTills(world.at(), 'lan');
    expect(open.map(({ warehouseId, float }) => [warehouseId, float])).toEqual([
      ['wh_a', 10_000],
      ['wh_b', 0],
    ]);
  });

  it('is another one where the one before closes at that moment', async () => {
    const world = counters();
    const first = await world.open();
    const closing = async (other: Table) => {
      await world.close(first.id, 0);
      return other;
    };
    // The pointer is read first and the till itself once it has closed.
    const { table } = world;
    let isFirst = true;
    const crossed: Table = {
      ...table,
      query: async (asked, schema) => {
        const found = await table.query(asked, schema);
        if (isFirst) {
          isFirst = false;
          await closing(table);
        }
        return found;
      },
    };
    const second = await world.open('wh_a', 5000, crossed);
    expect(second.id).not.toBe(first.id);
    expect(await world.read(second.id)).toMatchObject({ status: 'open', float: 5000, openedBy: 'person' });
  });

  it('says the float of one that opened by itself, once, and keeps what came', async () => {
    const world = counters();
    await world.take();
    const request = crypto.randomUUID();
    const { id } = await world.open('wh_a', 70_000, world.table, request);
    expect(await world.open('wh_a', 70_000, world.table, request)).toEqual({ id });
    expect(await world.read(id)).toMatchObject({
      float: 70_000,
      cash: 100_000,
      openedBy: 'person',
      entries: 1,
    });
    await expect(world.open('wh_a', 80_000)).rejects.toMatchObject({ code: 'TILL_OPEN' });
    const crossed = counters();
    await crossed.take();
    const other = meanwhile(crossed.table, () => crossed.open('wh_a', 60_000));
    await expect(crossed.open('wh_a', 70_000, other.table)).rejects.toMatchObject({ code: 'TILL_OPEN' });
  });

  it('needs a warehouse there is', async () => {
    await expect(counters().open('wh_z')).rejects.toMatchObject({ code: 'UNKNOWN_WAREHOUSE' });
  });
});

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
  });

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
