import { describe, expect, it } from 'vitest';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { newShelfItem, StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { reportLost } from '#functions/domain/shipping/parcels/report-lost.ts';
import { statementTarget } from '#functions/domain/shipping/parcels/import-statement.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { parcelWorld, start } from './parcel-world.ts';

/** What is lost is written off on the shelves it was taken from. */
async function putShelves(world: Awaited<ReturnType<typeof parcelWorld>>) {
  const { holdings } = await world.stored();
  const counts = { onHand: 5, reserved: 0, onOrder: 0, minQuantity: 0, maxQuantity: null, cost: 0 };
  world.put(
    holdings.map(({ quantity: _quantity, ...name }) =>
      newShelfItem({ ...name, ...counts, warehouseName: name.warehouseId, province: '' }, { why: 'counted' }),
    ),
  );
}

/** Two parcels on their way, of which the carrier has been heard since it fetched them. */
async function underWay(given: Parameters<typeof parcelWorld>[0] = {}) {
  const world = await parcelWorld(given);
  await putShelves(world);
  await world.make();
  for (const { number } of (await world.job()).parcels) await world.hear(number, 'picked_up');
  return {
    ...world,
    lose: (at = world.table) => reportLost(world.at(at), { id: world.id, userId: 'thu' }),
    shown: async () => toPackingOrder(await world.job()),
    shelves: async () => {
      const { holdings } = await world.stored();
      const found = await Promise.all(
        holdings.map((held) => world.table.get(shelfKey(held), StoredShelf.pick({ onHand: true }))),
      );
      return found.map((shelf) => shelf?.onHand);
    },
  };
}

describe('an order whose parcels are lost', () => {
  it('is called off for that reason, and nothing is owed by its buyer', async () => {
    const world = await underWay();
    const before = await world.shelves();
    await world.lose();
    expect(await world.stored()).toMatchObject({
      status: 'cancelled',
      cancelReason: 'lost',
      cancelledBy: 'staff',
      paymentStatus: 'canceled',
      stock: 'released',
      refundDue: 0,
    });
    expect(Object.values((await world.stored()).lostPieces ?? {})).toEqual([3]);
    expect((await world.shown()).due).toBe(0);
    // Nothing of it lies on a shelf again.
    expect(await world.shelves()).toEqual(before);
  });

  it('gives back what was paid', async () => {
    const world = await underWay({ order: { paidAmount: 300_000, paymentStatus: 'paid' } });
    await world.lose();
    expect((await world.stored()).refundDue).toBe(300_000);
  });

  it('holds the carrier to account for the value of each parcel, and waits for nothing else', async () => {
    const world = await underWay();
    await world.lose();
    const { parcels, troubles } = await world.shown();
    expect(parcels.map(({ complaint }) => complaint)).toMatchObject([
      { kind: 'lost', asked: 100_000, until: '2026-11-30', by: 'thu', paid: null, endedAt: null },
      { kind: 'lost', asked: 200_000 },
    ]);
    expect(parcels.map(({ lost }) => lost)).toMatchObject([
      { missing: 1, value: 100_000 },
      { missing: 2, value: 200_000 },
    ]);
    expect(troubles).toEqual(['complained']);
  });

  it('leaves a complaint as it is that somebody made before, and asks nobody who has paid', async () => {
    const world = await underWay();
    const complaint = {
      kind: 'lost' as const,
      note: 'Gọi rồi',
      pictures: [],
      asked: 90_000,
      until: '2026-11-25',
      by: 'lan',
      at: start.toISOString(),
      paid: null,
      endedAt: null,
    };
    const paidOut = { statementId: 's', at: start.toISOString(), collected: 0, feeOut: 0, feeBack: 0 };
    await world.set(1, { complaint });
    await world.set(2, {
      stage: 'compensated',
      paidOut: { ...paidOut, insurance: 0, compensation: 1, net: 1 },
    });
    await world.lose();
    const { parcels, troubles } = await world.shown();
    expect(parcels[0]?.complaint).toEqual(complaint);
    expect(parcels[1]?.complaint).toMatchObject({ paid: 1, endedAt: start.toISOString() });
    expect(troubles).toEqual(['complained']);
  });

  it('that the shop brings itself has nobody to hold to account', async () => {
    const world = await parcelWorld();
    await putShelves(world);
    await world.make();
    for (const number of [1, 2]) await world.set(number, { label: null, stage: 'open' });
    await world.change({ status: 'shipped' });
    await reportLost(world.context, { id: world.id, userId: 'thu' });
    expect((await world.job()).parcels.map(({ complaint }) => complaint)).toEqual([null, null]);
  });

  it('is reported once, however often it is pressed', async () => {
    const world = await underWay();
    await world.lose();
    const { version } = await world.stored();
    await world.lose();
    expect((await world.stored()).version).toBe(version);
  });

  it.each([
    ['was delivered', { stage: 'delivered', deliveredAt: start.toISOString() }],
    ['came back', { stage: 'returned' }],
    ['waits to be fetched', { stage: 'waiting' }],
  ] as const)('is not lost while one of its parcels %s', async (_, change) => {
    const world = await underWay();
    await world.set(2, change);
    expect(await refusalOf(world.lose())).toBe('PARCEL_NOT_LOST');
    expect((await world.stored()).status).toBe('shipped');
  });

  it('is not lost where it is over, or was delivered meanwhile', async () => {
    const world = await underWay();
    const delivered = async () => {
      for (const number of [1, 2]) await world.hear(number, 'delivered');
    };
    const { table, happened } = meanwhile(world.table, delivered);
    expect(await refusalOf(world.lose(table))).toBe('PARCEL_NOT_LOST');
    expect(happened()).toBe(true);
    const over = await underWay();
    await over.change({ status: 'cancelled' });
    expect(await refusalOf(over.lose())).toBe('ORDER_STATE');
    // Of what was called off and taken in, one line came back whole.
    const job = await over.job();
    const lines = job.lines.map((line, place) => ({ ...line, missing: place === 0 ? line.quantity : 0 }));
    await over.table.write(jobRecord.replace(job, { lines }).writes);
    expect(await refusalOf(over.lose())).toBe('ORDER_STATE');
  });
});

describe('a statement that pays for a lost parcel', () => {
  async function stated(compensation: number) {
    const world = await underWay({ pieces: [1] });
    await world.lose();
    const target = statementTarget('bang-ke');
    // A statement asks nothing of its job but the table and the hour.
    const context = world.context as unknown as JobContext;
    const [thing] = await target.findMany(context, [`${world.id}-1@1`]);
    if (!thing) throw new Error('The statement knows no such parcel');
    const row = { row: 2, key: 'S1', part: null, cells: [], values: {}, problems: [] };
    const meaning = target.meaningOf?.(thing, { collected: 0, compensation }, row);
    return { world, target, context, thing, meaning };
  }

  it.each([
    [80_000, { paid: 80_000, endedAt: start.toISOString() }],
    [0, { paid: null, endedAt: null }],
  ])('with %j ends the complaint, and only then', async (compensation, expected) => {
    const { world, target, context, thing, meaning } = await stated(compensation);
    if (!meaning || 'problems' in meaning) throw new Error(`Refused: ${JSON.stringify(meaning)}`);
    await world.table.write(await target.writesOf(context, [{ thing, values: meaning.values }]));
    expect((await world.parcel(1)).complaint).toMatchObject(expected);
  });
});
