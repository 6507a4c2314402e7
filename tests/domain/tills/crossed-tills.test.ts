import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { readOwnTills } from '#functions/domain/tills/read-tills.ts';
import { closeTill, moveCash } from '#functions/domain/tills/work-on-till.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aProfile } from '#tests/support/profile.ts';

import { counters } from './till-counters.ts';

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
      { value: 50_000 as const, pieces: 3 },
      { value: 1000 as const, pieces: 0 },
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
    await expect(world.take()).rejects.toMatchObject({ code: 'TILL_REQUIRED' });
    const next = await world.open();
    await world.take();
    expect([(await world.read(first.id)).cash, (await world.read(next.id)).cash]).toEqual([0, 100_000]);
  });
});

describe('a till that is opened', () => {
  it('names its person and its warehouse, and whoever closed it', async () => {
    const world = counters();
    const people = [
      ['lan', 'Trần Lan'],
      ['chi', 'Lê Chi'],
    ] as const;
    world.put(people.map(([id, fullName]) => profileRecord.item(aProfile({ id, fullName }))));
    const { id } = await world.open();
    const at = { warehouseName: 'wh_a', personName: 'Trần Lan' };
    expect(await world.read(id)).toMatchObject({ ...at, closedByName: null, closedAt: null });
    await world.close(id, 0, { userId: 'chi', seesAll: true });
    expect(await world.read(id)).toMatchObject({ ...at, closedBy: 'chi', closedByName: 'Lê Chi' });
  });

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
    await world.openedItself(100_000);
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
    await crossed.openedItself(100_000);
    const other = meanwhile(crossed.table, () => crossed.open('wh_a', 60_000));
    await expect(crossed.open('wh_a', 70_000, other.table)).rejects.toMatchObject({ code: 'TILL_OPEN' });
  });

  it('needs a warehouse there is', async () => {
    await expect(counters().open('wh_z')).rejects.toMatchObject({ code: 'UNKNOWN_WAREHOUSE' });
  });
});
