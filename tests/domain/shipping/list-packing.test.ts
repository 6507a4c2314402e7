import { describe, expect, it } from 'vitest';
import { listPackingOrders as contract } from '#shared/shipping/packing.contract.ts';
import { packingQueues } from '#shared/shipping/parcel-choices.ts';
import { countWaiting } from '#functions/domain/overview/count-waiting.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { countPackingQueues, listPackingOrders } from '#functions/domain/shipping/packing/list-packing.ts';
import { packingView } from '#functions/domain/shipping/packing/packing-view.ts';
import { keptView } from '../support/kept-view.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { parcelWorld } from './parcel-world.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';

/** Two orders on their way out: of one a parcel failed, of the other both lie open. */
async function twoOrders() {
  const [troubled, plain] = [await parcelWorld(), await parcelWorld({ pieces: [1] })];
  for (const world of [troubled, plain]) await world.make();
  await troubled.set(1, { stage: 'failed' });
  await plain.set(1, { stage: 'open', warehouse: { id: 'vin', name: 'Kho Vinh' } });
  readViewsFrom(() => [...troubled.rows(), ...plain.rows()]);
  const idsOf = async (query: object = {}) =>
    (await listPackingOrders(contract.query.parse(query))).data.map(({ id }) => id);
  return { troubled: troubled.id, plain: plain.id, idsOf };
}

describe('orders on their way out of the house', () => {
  it('are narrowed by where their parcels are, from where they leave and what is wrong', async () => {
    const { troubled, plain, idsOf } = await twoOrders();
    expect((await idsOf()).toSorted()).toEqual([troubled, plain].toSorted());
    expect(await idsOf({ stage: 'failed' })).toEqual([troubled]);
    expect(await idsOf({ stage: 'open' })).toEqual([plain]);
    expect(await idsOf({ stage: 'open,failed' })).toHaveLength(2);
    expect(await idsOf({ warehouseId: 'vin' })).toEqual([plain]);
    expect(await idsOf({ warehouseId: 'sgn' })).toEqual([troubled]);
    expect(await idsOf({ trouble: 'failed' })).toEqual([troubled]);
    expect(await idsOf({ trouble: 'late' })).toEqual([]);
    expect(await idsOf({ troubled: 'true' })).toEqual([troubled]);
    expect((await countWaiting('collaborator')).troubles).toBe(1);
    expect(await idsOf({ status: 'packing' })).toEqual([]);
    // Of nothing that is ticked all are shown.
    expect(await idsOf({ stage: '' })).toHaveLength(2);
    expect(await idsOf({ search: 'nothing' })).toEqual([]);
  });
});

it('an order on its way out is found by its code, its buyer, its labels, its goods and whoever packs it', async () => {
  const [one, other] = [await parcelWorld({ pieces: [1] }), await parcelWorld({ pieces: [1] })];
  for (const world of [one, other]) await world.make();
  const job = await one.job();
  const lines = job.lines.map((line) => ({
    ...line,
    name: 'Mật ong',
    sku: 'MO-77',
    codes: ['8930001112223'],
  }));
  const customer = { fullName: 'Đỗ Quyên', phone: '0977123456' };
  const claim = { userId: 'an', name: 'An', until: '2026-11-24T03:00:00.000Z' };
  await one.set(1, { label: 'S77.LABEL', trackingNumber: 'TRACK88' });
  const shown = { lines, customer, claim, packedBy: { userId: 'minh', name: 'Minh', at: job.createdAt } };
  await one.table.write(jobRecord.replace(await one.job(), shown).writes);
  const packed = { claim: null, packedBy: { userId: 'binh', name: 'Bình', at: job.createdAt } };
  await other.table.write(jobRecord.replace(await other.job(), packed).writes);
  readViewsFrom(() => [...one.rows(), ...other.rows()]);
  const idsOf = async (query: object) =>
    (await listPackingOrders(contract.query.parse(query))).data.map(({ id }) => id);
  const words = [
    job.code,
    'do quyen',
    '0977123456',
    'S77.LABEL',
    'TRACK88',
    'mat ong',
    'MO-77',
    '8930001112223',
  ];
  const found = await Promise.all(words.map(async (search) => [search, await idsOf({ search })]));
  expect(found).toEqual(words.map((search) => [search, [one.id]]));
  expect(await idsOf({ packerId: 'an' })).toEqual([one.id]);
  expect(await idsOf({ packerId: 'minh' })).toEqual([]);
  expect(await idsOf({ packerId: 'binh' })).toEqual([other.id]);
});

/** One order in each status, with the days it is due and since when it waits. */
async function everyStatus() {
  const worlds = await Promise.all(
    orderStatuses.map(async (status) => {
      const world = await parcelWorld({ pieces: [1] });
      await world.make();
      const before = await world.job();
      await world.table.write(jobRecord.replace(before, { status }).writes);
      await world.change({ status: status === 'draft' ? 'cancelled' : status });
      return { status, world };
    }),
  );
  readViewsFrom(() => worlds.flatMap(({ world }) => world.rows()));
  const idsOf = new Map(worlds.map(({ status, world }) => [world.id, status]));
  const statusesIn = async (query: object) =>
    (await listPackingOrders(contract.query.parse({ limit: 50, ...query }))).data.map(({ id }) =>
      String(idsOf.get(id)),
    );
  return { worlds, statusesIn };
}

describe('the tabs of packing', () => {
  it('hold each order on its way out once, and none that has arrived or is over', async () => {
    const { statusesIn } = await everyStatus();
    const held = await Promise.all(packingQueues.map((queue) => statusesIn({ queue })));
    expect(held.map((statuses) => statuses.toSorted())).toEqual([
      ['confirmed'],
      ['packing'],
      ['packing_completed'],
      ['delivering', 'shipped'],
    ]);
    expect((await statusesIn({})).toSorted()).toEqual([...orderStatuses].toSorted());
  });

  it('say how many orders they hold, the first as many as the sidebar', async () => {
    await everyStatus();
    const counts = await countPackingQueues();
    expect(counts).toEqual({ to_pack: 1, in_hand: 1, packed: 1, with_carrier: 2 });
    expect((await countWaiting('collaborator')).packing).toBe(counts.to_pack);
  });
});

describe('the order of orders to pack', () => {
  it('is by the day they are due; what is fetched is due since it was confirmed', async () => {
    const due = [
      ['late', { dueAt: '2026-11-20T00:00:00.000Z', confirmedAt: '2026-11-19T00:00:00.000Z' }],
      ['soon', { dueAt: '2026-11-25T00:00:00.000Z', confirmedAt: '2026-11-10T00:00:00.000Z' }],
      ['fetched', { dueAt: null, confirmedAt: '2026-11-22T00:00:00.000Z' }],
    ] as const;
    const worlds = await Promise.all(
      due.map(async ([name, times]) => {
        const world = await parcelWorld({ pieces: [1] });
        await world.make();
        await world.table.write(jobRecord.replace(await world.job(), times).writes);
        return { name, world };
      }),
    );
    readViewsFrom(() => worlds.flatMap(({ world }) => world.rows()));
    const { data } = await listPackingOrders(contract.query.parse({}));
    expect(data.map(({ id }) => worlds.find(({ world }) => world.id === id)?.name)).toEqual([
      'late',
      'fetched',
      'soon',
    ]);
  });

  it('follows what was promised, and ends with the delivery', async () => {
    const arrival = { daysFrom: 1, daysTo: 2 } as const;
    const confirmedAt = '2026-11-20T00:00:00.000Z';
    const world = await parcelWorld({ pieces: [1], order: { arrival, confirmedAt } });
    await world.make();
    expect((await world.job()).dueAt).toBe('2026-11-23T00:00:00.000Z');
    await world.change({ status: 'completed' });
    await world.follow();
    expect((await world.job()).dueAt).toBeNull();
  });
});

describe('an order placed more than 400 days ago', () => {
  const placedDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  async function listed(days: number, given: { stage?: 'failed' } = {}) {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    if (given.stage) await world.set(1, { stage: given.stage });
    const job = await world.job();
    const jobs = orderStatuses.map((status) => ({
      ...job,
      id: status,
      status,
      createdAt: placedDaysAgo(days),
    }));
    const { view } = await keptView(packingView, jobs);
    const sort = { by: 'createdAt', descending: false } as const;
    const { rows } = await view.ask.list({ where: [], sort, take: 20, counted: false });
    return rows.map(({ id }) => id).toSorted();
  }

  it('is listed while it is on its way out or a parcel of it is in trouble, and no longer', async () => {
    const underWay = ['confirmed', 'delivering', 'packing', 'packing_completed', 'shipped'];
    expect(await listed(402)).toEqual(underWay);
    expect(await listed(399)).toEqual([...orderStatuses].toSorted());
    expect(await listed(402, { stage: 'failed' })).toEqual([...orderStatuses].toSorted());
  });
});
