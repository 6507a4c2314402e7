import { describe, expect, it } from 'vitest';
import { later, parcelWorld, type ParcelWorld } from './parcel-world.ts';

/** A statement's sums of one parcel. */
const stated = (collected: number, compensation = 0) => ({
  statementId: 's1',
  at: later(0).toISOString(),
  collected,
  feeOut: 20_000,
  feeBack: 0,
  codFee: 0,
  insurance: 0,
  compensation,
  net: collected + compensation - 20_000,
});

const moneyOf = async ({ stored }: ParcelWorld) => {
  const { status, paymentStatus, paidAmount } = await stored();
  return [status, paymentStatus, paidAmount];
};
const booked = async ({ job }: ParcelWorld) => (await job()).parcels.map((one) => one.booked);

/** Both parcels are made and have been fetched: 100,000 ₫ are to be collected by the first, 200,000 ₫ by the second. */
async function underWay() {
  const world = await parcelWorld();
  await world.make();
  await world.hear(1, 'out');
  await world.hear(2, 'out');
  return world;
}

describe('an order in two parcels', () => {
  it('collects what is due by what is in each, and follows the last of them', async () => {
    const world = await parcelWorld();
    await world.make();
    expect((await world.job()).parcels.map(({ label, cod, value }) => [label, cod, value])).toEqual([
      ['S1', 100_000, 100_000],
      ['S2', 200_000, 200_000],
    ]);
    expect(await world.stored()).toMatchObject({
      status: 'delivering',
      carrier: 'ghtk',
      trackingNumber: 'S1, S2',
    });
    await world.hear(1, 'out');
    expect((await world.stored()).status).toBe('shipped');
    await world.hear(1, 'delivered');
    expect((await world.stored()).status).toBe('shipped');
    await world.hear(2, 'delivered');
    expect((await world.stored()).status).toBe('completed');
  });

  it('is paid once both are settled: what one collected waits for the other', async () => {
    const world = await underWay();
    await world.hear(1, 'settled');
    expect(await moneyOf(world)).toEqual(['shipped', 'processing', 0]);
    expect(await booked(world)).toEqual([false, false]);
    await world.hear(2, 'settled');
    expect(await moneyOf(world)).toEqual(['completed', 'paid', 300_000]);
    expect(await booked(world)).toEqual([true, true]);
    await world.book();
    expect(await moneyOf(world)).toEqual(['completed', 'paid', 300_000]);
  });

  it('is paid in part where one was brought and the other was lost', async () => {
    const world = await underWay();
    await world.hear(1, 'settled');
    await world.hear(2, 'compensated');
    // Its carrier has lost it and not said yet what it collected for it.
    expect(await moneyOf(world)).toEqual(['shipped', 'processing', 0]);
    await world.set(2, { paidOut: stated(0, 150_000) });
    await world.book();
    expect(await moneyOf(world)).toEqual(['shipped', 'processing', 100_000]);
    expect(await booked(world)).toEqual([true, true]);
    await world.book();
    expect((await world.stored()).paidAmount).toBe(100_000);
  });

  it('is paid in part where one was brought and the other came back', async () => {
    const world = await underWay();
    await world.hear(2, 'returned');
    await world.hear(1, 'settled');
    await world.set(2, { paidOut: stated(0) });
    await world.book();
    expect(await moneyOf(world)).toEqual(['shipped', 'processing', 100_000]);
  });

  it('books what a statement says, and not what a label said', async () => {
    const world = await underWay();
    await world.set(1, { paidOut: stated(90_000) });
    await world.set(2, { paidOut: stated(200_000) });
    await world.book();
    expect(await moneyOf(world)).toEqual(['shipped', 'processing', 290_000]);
  });

  it('books nothing where nothing came, and nothing of a parcel that collects nothing', async () => {
    const world = await underWay();
    await world.set(1, { cod: 0 });
    await world.hear(2, 'settled');
    expect(await moneyOf(world)).toEqual(['shipped', 'processing', 200_000]);
    expect(await booked(world)).toEqual([false, true]);
    const lost = await underWay();
    await lost.set(1, { paidOut: stated(0) });
    await lost.set(2, { paidOut: stated(0) });
    await lost.book();
    expect(await booked(lost)).toEqual([false, false]);
  });

  it('keeps what was booked of one before, and adds what the other brings', async () => {
    const world = await underWay();
    await world.set(1, { booked: true, bookedAmount: 90_000, stage: 'delivered' });
    await world.change({ paidAmount: 90_000 });
    await world.hear(2, 'settled');
    expect((await world.job()).parcels.map(({ bookedAmount }) => bookedAmount)).toEqual([90_000, 200_000]);
    expect((await world.stored()).paidAmount).toBe(290_000);
  });

  it('says when cash was collected: as its carrier told, or when it was booked', async () => {
    const world = await underWay();
    await world.hear(1, 'delivered', { at: later(10).toISOString() });
    await world.set(2, { paidOut: stated(200_000) });
    world.clock.at = later(30);
    await world.hear(1, 'settled', { at: later(20).toISOString() });
    expect((await world.job()).parcels.map(({ collectedAt }) => collectedAt)).toEqual([
      later(10).toISOString(),
      later(30).toISOString(),
    ]);
  });

  it('goes back to the shelf of packed ones only when both labels are off', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.hear(1, 'open', { means: { kind: 'cancelled' } });
    expect(await world.stored()).toMatchObject({ status: 'delivering', trackingNumber: 'S2' });
    await world.hear(2, 'open', { means: { kind: 'cancelled' } });
    expect(await world.stored()).toMatchObject({
      status: 'packing_completed',
      carrier: null,
      trackingNumber: null,
    });
  });

  it('tells its buyer what is news, and of money nothing', async () => {
    const world = await underWay();
    const notes = () =>
      world
        .rows()
        .filter(({ entity, kind }) => entity === 'order-event' && kind === 'delivery')
        .map(({ to, note }) => [to, note]);
    await world.hear(1, 'delayed', { at: later(5).toISOString(), words: 'x'.repeat(201) });
    await world.hear(1, 'delayed', { at: later(6).toISOString() });
    await world.hear(1, 'delivered', { at: later(7).toISOString() });
    await world.hear(1, 'settled', { at: later(8).toISOString() });
    await world.hear(2, 'returned', { at: later(9).toISOString() });
    await world.hear(2, 'return_settled', { at: later(10).toISOString() });
    await world.hear(2, 'compensated', { at: later(11).toISOString() });
    expect((await world.parcel(2)).stage).toBe('compensated');
    expect(notes()).toEqual([
      ['out', 'GHTK: out'],
      ['delayed', 'x'.repeat(200)],
      ['delivered', 'GHTK: delivered'],
      ['returned', 'GHTK: returned'],
    ]);
  });
});
