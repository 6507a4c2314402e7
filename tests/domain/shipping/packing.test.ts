import { describe, expect, it } from 'vitest';
import { claimMinutes } from '#shared/shipping/packing-order.ts';
import { describeOrder, toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import {
  claimPacking,
  finishPacking,
  readJob,
  releasePacking,
  takeUp,
  tickPacking,
} from '#functions/domain/shipping/packing/pack-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { later, parcelWorld } from './parcel-world.ts';

const minh = 'minh';

/** An order that An is packing since the start. */
async function packing(given: Partial<StoredOrder> = {}) {
  const world = await parcelWorld({ order: { status: 'confirmed', stock: 'reserved', ...given } });
  await takeUp(world.context, { id: world.id, userId: 'an' });
  const press = (userId: string) => ({ id: world.id, userId });
  const [first, second] = (await world.job()).lines;
  if (!first || !second) throw new Error('An order of two shelves has two lines');
  const tick = (
    userId: string,
    packed: number,
    weights: { parcel: number; grams: number }[] = [],
    id = second.id,
  ) => tickPacking(world.context, { ...press(userId), lines: [{ id, packed }], weights });
  return { ...world, press, tick, first, second };
}

describe('what a packer is shown of an order', () => {
  it('says with which steps it came so far, the last of them its order’s own', async () => {
    const world = await packing();
    const job = await world.job();
    const order = await world.stored();
    const timelineOf = (timeline: typeof job.timeline, status: StoredOrder['status']) =>
      describeOrder({ ...order, status, updatedAt: '2026-11-25T00:00:00.000Z' }, { ...job, timeline })
        .timeline;
    const step = { at: '2026-11-24T00:00:00.000Z', from: null, to: 'confirmed' } as const;
    const moved = { at: '2026-11-25T00:00:00.000Z', from: job.status, to: 'packing_completed' };
    expect(timelineOf([step], 'confirmed')).toEqual([step]);
    expect(timelineOf([step], 'packing_completed')).toEqual([step, moved]);
    const steps = Array.from({ length: 30 }, () => step);
    expect(timelineOf(steps, 'confirmed')).toEqual(steps);
    expect(timelineOf(steps, 'packing_completed')).toEqual([...steps.slice(1), moved]);
    expect(timelineOf([], 'packing_completed')).toEqual([{ ...moved, from: null }]);
  });
});

describe('an order that is being packed', () => {
  it.each([
    ['a minute before the time is up', claimMinutes - 1, 'PACKING_HELD'],
    ['when it is up', claimMinutes, undefined],
  ])('is its packer’s alone: %s', async (_, minutes, code) => {
    const world = await packing();
    world.clock.at = later(minutes);
    const doings = [
      () => claimPacking(world.context, world.press(minh)),
      () => world.tick(minh, 1),
      () => releasePacking(world.context, { ...world.press(minh), isAdmin: false }),
    ];
    for (const doing of doings) {
      if (code) await expect(doing()).rejects.toMatchObject({ code });
      else await doing();
    }
    if (code) {
      await world.tick('an', 1);
      expect((await world.job()).claim).toMatchObject({
        userId: 'an',
        until: later(minutes + claimMinutes).toISOString(),
      });
    } else expect((await world.job()).claim).toBeNull();
  });

  it('is finished by nobody but its packer, and let go of by an admin', async () => {
    const world = await packing();
    await expect(finishPacking(world.context, world.press(minh))).rejects.toMatchObject({
      code: 'PACKING_HELD',
    });
    await releasePacking(world.context, { ...world.press(minh), isAdmin: true });
    expect((await world.job()).claim).toBeNull();
    const { version } = await world.job();
    await releasePacking(world.context, { ...world.press(minh), isAdmin: false });
    expect((await world.job()).version).toBe(version);
  });

  it('is closed only with all of its pieces counted into the box, unless somebody says that they saw them', async () => {
    const world = await packing();
    const { first, second, press, tick } = world;
    await tick('an', first.quantity, [], first.id);
    await tick('an', second.quantity - 1);
    const before = await world.stored();
    await expect(finishPacking(world.context, press('an'))).rejects.toMatchObject({
      code: 'PACKING_UNSCANNED',
      details: {
        params: {
          packed: first.quantity + second.quantity - 1,
          all: first.quantity + second.quantity,
        },
      },
    });
    expect(await world.stored()).toEqual(before);
    await tick('an', second.quantity);
    expect((await finishPacking(world.context, press('an'))).status).toBe('packing_completed');
    const unseen = await packing();
    await finishPacking(unseen.context, { ...unseen.press('an'), isUnscanned: true });
    expect((await unseen.stored()).status).toBe('packing_completed');
  });

  it('is one packer’s of two who take it at the same moment', async () => {
    const world = await packing();
    await releasePacking(world.context, { ...world.press('an'), isAdmin: false });
    const crossed = meanwhile(world.table, () => claimPacking(world.context, world.press('an')));
    await expect(claimPacking(world.at(crossed.table), world.press(minh))).rejects.toMatchObject({
      code: 'PACKING_HELD',
    });
    expect([crossed.happened(), (await world.job()).claim?.userId]).toEqual([true, 'an']);
  });

  it('is packed no more once it is called off, not even at that moment', async () => {
    const world = await packing();
    const crossed = meanwhile(world.table, () => world.change({ status: 'cancelled', stock: 'released' }));
    const claim = claimPacking(world.at(crossed.table), world.press('an'));
    await expect(claim).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await expect(world.tick('an', 1)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect(crossed.happened()).toBe(true);
  });

  it('has as many pieces in the box as were ordered, and no line of another', async () => {
    const world = await packing();
    await world.tick('an', 2);
    await expect(world.tick('an', 3)).rejects.toMatchObject({ code: 'PACKING_TOO_MANY' });
    await expect(world.tick('an', 1, [], 'other')).rejects.toMatchObject({ code: 'PACKING_LINE_UNKNOWN' });
    expect((await world.job()).lines.map(({ packed }) => packed)).toEqual([0, 2]);
    await world.tick('an', 0);
    expect((await world.job()).lines.map(({ packed }) => packed)).toEqual([0, 0]);
  });

  it('is weighed box by box, until a label says what it weighs', async () => {
    const world = await packing();
    await world.tick('an', 2, [{ parcel: 2, grams: 900 }]);
    expect((await world.job()).parcels.map(({ weighed }) => weighed)).toEqual([null, 900]);
    await world.change({ status: 'packing_completed' });
    const weigh = (parcel: number, grams: number) =>
      tickPacking(world.context, { ...world.press('an'), lines: [], weights: [{ parcel, grams }] });
    await weigh(1, 400);
    await expect(world.tick('an', 1)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await world.make();
    await world.change({ status: 'packing_completed' });
    await weigh(1, 999);
    expect((await world.job()).parcels.map(({ weighed }) => weighed)).toEqual([400, 900]);
  });
});

it('a box that is weighed once it is closed comes into nobody’s hands', async () => {
  const world = await packing();
  await world.tick('an', 2);
  await world.change({ status: 'packing_completed' });
  world.clock.at = later(claimMinutes);
  await tickPacking(world.context, { ...world.press('an'), lines: [], weights: [{ parcel: 1, grams: 400 }] });
  expect(await world.job()).toMatchObject({ claim: null, parcels: [{ weighed: 400 }, {}] });
});

describe('a job that is another than its order by now', () => {
  it('is packed by the new lines: what lies in the box stays there, as far as it is wanted', async () => {
    const world = await packing();
    await world.tick('an', 2, [{ parcel: 2, grams: 900 }]);
    await world.set(1, {
      attempt: 3,
      voided: [{ attempt: 3, label: 'S1', why: 'edited', at: later(0).toISOString(), paidOut: null }],
    });
    const { holdings } = await world.stored();
    const [first, second] = holdings;
    if (!first || !second) throw new Error('The order lies on two shelves');
    await world.change({
      holdings: [
        { ...first, quantity: 4 },
        { ...second, quantity: 1 },
      ],
    });
    const job = await readJob(world.context, world.id);
    expect(job.lines.map(({ quantity, packed }) => [quantity, packed])).toEqual([
      [4, 0],
      [1, 1],
    ]);
    // No name is used twice, whichever parcel had it; what a box weighs is another by now.
    expect(
      job.parcels.map(({ attempt, weighed, pieces, grams, voided }) => [
        attempt,
        weighed,
        pieces,
        grams,
        voided.length,
      ]),
    ).toEqual([
      [3, null, 4, 1200, 1],
      [3, null, 1, 300, 0],
    ]);
  });

  it.each([
    ['has the same goods', {}, 'open', false],
    ['holds fewer', { fewer: true }, 'open', true],
    ['holds nothing of one shelf', { none: true }, 'open', true],
    ['was sent already', { fewer: true }, 'waiting', false],
    ['was asked to be brought', { fewer: true }, 'asked', false],
    ['is over', { fewer: true, stock: 'released' }, 'open', false],
  ] as const)('is made anew where its order %s: %s', async (_, given, stage, isAnew) => {
    const world = await packing();
    await world.set(1, { stage, weighed: 777 });
    const [first, second] = (await world.stored()).holdings;
    if (!first || !second) throw new Error('The order lies on two shelves');
    const holdings =
      'none' in given ? [first] : 'fewer' in given ? [first, { ...second, quantity: 1 }] : [second, first];
    await world.change({ holdings, ...('stock' in given && { stock: given.stock }) });
    const job = await readJob(world.context, world.id);
    expect(job.parcels[0]?.weighed === null).toBe(isAnew);
  });
});

it('staff see what of each parcel was lost, what it is worth, and the troubles of all', async () => {
  const world = await parcelWorld();
  await world.make();
  await world.hear(2, 'failed');
  const job = await world.job();
  const lines = job.lines.map((line, place) => (place === 1 ? { ...line, damaged: 1, missing: 1 } : line));
  const shown = toPackingOrder({ ...job, lines });
  expect(shown.parcels.map(({ lost, troubles }) => [lost, troubles])).toEqual([
    [{ damaged: 0, missing: 0, value: 0 }, []],
    [{ damaged: 1, missing: 1, value: 200_000 }, ['failed', 'to_claim']],
  ]);
  expect(shown).toMatchObject({
    troubles: ['failed', 'to_claim'],
    ghtkLabel: 'S1',
    trackingNumber: 'S1',
    warehouse: { id: 'hni', name: 'Kho Hà Nội' },
    phone: '0912345678',
    due: 300_000,
  });
});
