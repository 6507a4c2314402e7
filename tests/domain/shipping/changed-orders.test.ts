import { describe, expect, it } from 'vitest';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { callOffAtCarrier, cancelParcels } from '#functions/domain/shipping/parcels/cancel-parcels.ts';
import { afterParcels } from '#functions/domain/shipping/parcels/follow-parcels.ts';
import { followOrder } from '#functions/domain/shipping/parcels/follow-order.ts';
import { shippingKeys } from '#functions/domain/shipping/shipping-keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { aCarrier, aParcel, aReport, later, parcelWorld } from './parcel-world.ts';

describe('calling a carrier off', () => {
  it('is done where its status says so, though it refuses to do it twice', async () => {
    const { carriers, answers } = aCarrier();
    answers.cancel = () => Promise.reject(new CarrierRefusal('again?'));
    answers.status = async (label) => aReport(label, 'open', { means: { kind: 'cancelled' } });
    expect(await callOffAtCarrier(carriers.ghtk, 'S1')).toBeUndefined();
    answers.status = async (label) => aReport(label, 'picked_up');
    expect(await callOffAtCarrier(carriers.ghtk, 'S1')).toBeInstanceOf(CarrierRefusal);
    answers.cancel = () => Promise.reject(new CarrierSilence('quiet'));
    await expect(callOffAtCarrier(carriers.ghtk, 'S1')).rejects.toThrow('quiet');
  });

  it('is refused where nobody was asked, or where a parcel has left', async () => {
    const world = await parcelWorld();
    const cancel = () => cancelParcels(world.context, world.carriers, world.id);
    await expect(cancel()).rejects.toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });
    await world.make();
    await world.set(1, { stage: 'picked_up' });
    await expect(cancel()).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect(world.cancelled).toEqual([]);
    await world.change({ status: 'shipped' });
    await expect(cancel()).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });

  it('takes back the order with the last of its labels; of those made alone', async () => {
    const world = await parcelWorld();
    await world.make();
    await cancelParcels(world.context, world.carriers, world.id);
    expect(world.cancelled).toEqual(['S1', 'S2']);
    expect(await world.stored()).toMatchObject({ status: 'packing_completed', carrier: null });
    const half = await parcelWorld();
    await half.make();
    await half.change({ status: 'packing_completed', carrier: null });
    await half.set(2, { stage: 'open', label: null });
    await cancelParcels(half.context, half.carriers, half.id);
    expect(half.cancelled).toEqual(['S1']);
    expect(await half.parcel(1)).toMatchObject({
      stage: 'open',
      label: null,
      voided: [{ label: 'S1', why: 'cancelled', attempt: 1 }],
    });
  });

  it('takes down what its carrier says of a parcel it does not give back', async () => {
    const world = await parcelWorld();
    await world.make();
    world.answers.cancel = () => Promise.reject(new CarrierRefusal('đã lấy'));
    world.answers.status = async (label) => aReport(label, 'picked_up', { at: later(3).toISOString() });
    const cancel = () => cancelParcels(world.context, world.carriers, world.id);
    await expect(cancel()).rejects.toMatchObject({
      code: 'CARRIER_REFUSED',
      details: { params: { why: 'đã lấy' } },
    });
    expect((await world.job()).parcels.map(({ stage }) => stage)).toEqual(['picked_up', 'waiting']);
    // The first label is off, and the second stays its parcel's.
    const half = await parcelWorld();
    await half.make();
    half.answers.cancel = (label) =>
      label === 'S2' ? Promise.reject(new CarrierRefusal('đã lấy')) : Promise.resolve();
    half.answers.status = async (label) => aReport(label, 'picked_up', { at: later(3).toISOString() });
    const halfway = cancelParcels(half.context, half.carriers, half.id);
    await expect(halfway).rejects.toMatchObject({ code: 'CARRIER_REFUSED' });
    expect((await half.job()).parcels.map(({ stage, label }) => [stage, label])).toEqual([
      ['open', null],
      ['picked_up', 'S2'],
    ]);
    const quiet = await parcelWorld();
    await quiet.make();
    quiet.answers.cancel = () => Promise.reject(new CarrierSilence('quiet'));
    await expect(cancelParcels(quiet.context, quiet.carriers, quiet.id)).rejects.toMatchObject({
      code: 'CARRIER_UNAVAILABLE',
    });
    quiet.answers.cancel = () => Promise.reject(new Error('broken'));
    await expect(cancelParcels(quiet.context, quiet.carriers, quiet.id)).rejects.toThrow('broken');
  });
});

describe('what an order says of who brings it', () => {
  const at = later(0);
  it.each([
    ['no label is there yet', 'ghtk', [{ stage: 'asked', label: null }]],
    ['its label is the one it had', 'ghtk', [{ stage: 'waiting', label: 'S1' }]],
    ['the shop brings it itself', null, [{ stage: 'out', label: 'S9' }]],
  ] as const)('stays as it is where %s', async (_, carrier, given) => {
    const world = await parcelWorld({ order: { status: 'delivering', carrier, trackingNumber: 'S1' } });
    const order = await world.stored();
    expect(afterParcels(order, given.map(aParcel), at)).toEqual({ after: order, writes: [] });
  });

  it('is the number of its label by now', async () => {
    const world = await parcelWorld({
      order: { status: 'delivering', carrier: 'ghtk', trackingNumber: 'S1' },
    });
    const parcels = [aParcel({ label: 'S2' }), aParcel({ number: 2, label: 'S3', trackingNumber: 'T3' })];
    const { after } = afterParcels(await world.stored(), parcels, at);
    expect(after.trackingNumber).toBe('S2, T3');
  });
});

describe('an order that is another by now', () => {
  it.each(['cancelled', 'refunded', 'returned'] as const)(
    '%s: labels that may still be called off are, and no others',
    async (status) => {
      const world = await parcelWorld();
      await world.make();
      await world.set(2, { stage: 'picked_up' });
      await world.change({ status });
      await world.follow();
      expect(world.cancelled).toEqual(['S1']);
      expect((await world.parcel(1)).voided).toMatchObject([{ label: 'S1', why: 'order_over' }]);
    },
  );

  it('keeps a label that says what is so, and makes another anew, with its own sum', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.follow();
    expect(world.cancelled).toEqual([]);
    await world.change({ paidAmount: 30_000 });
    await world.follow();
    expect(world.cancelled).toEqual(['S1', 'S2']);
    expect((await world.job()).parcels.map(({ label, attempt, cod }) => [label, attempt, cod])).toEqual([
      ['S3', 2, 90_000],
      ['S4', 2, 180_000],
    ]);
    expect((await world.parcel(1)).voided).toMatchObject([{ label: 'S1', why: 'edited' }]);
    expect((await world.stored()).trackingNumber).toBe('S3, S4');
  });

  it('asks no other sum of a parcel nobody was asked to bring yet', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.set(1, { stage: 'open', label: null });
    await world.change({ paidAmount: 30_000, status: 'packing_completed', carrier: null });
    await world.follow();
    expect(await world.parcel(1)).toMatchObject({ cod: 90_000, codDiffers: false });
  });

  it('leaves a label alone once it has been fetched, and says that it collects another sum', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.hear(1, 'out');
    await world.change({ paidAmount: 30_000 });
    await world.follow();
    expect(world.cancelled).toEqual([]);
    expect((await world.job()).parcels.map(({ label, codDiffers }) => [label, codDiffers])).toEqual([
      ['S1', true],
      ['S2', true],
    ]);
    // What collects nothing says no other sum.
    await world.set(2, { cod: 0 });
    await world.change({ notes: 'gọi trước' });
    await world.follow();
    expect((await world.job()).parcels.map(({ codDiffers }) => codDiffers)).toEqual([true, false]);
  });

  it('makes no label anew of a parcel its carrier has fetched by then', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    await world.change({ shippingAddress: { ...home, street: '9 Hàng Gai' } });
    world.answers.cancel = () => Promise.reject(new CarrierRefusal('đã lấy'));
    world.answers.status = async (label) => aReport(label, 'picked_up', { at: later(3).toISOString() });
    await world.follow();
    expect(await world.parcel(1)).toMatchObject({ label: 'S1', stage: 'picked_up', attempt: 1 });
    expect(world.created).toHaveLength(1);
  });

  it('has its clock set before its carrier is asked for another label: an answer may be lost', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    await world.change({ shippingAddress: { ...home, street: '9 Hàng Gai' } });
    world.answers.create = () => Promise.reject(new CarrierSilence('quiet'));
    await expect(world.follow()).rejects.toMatchObject({ code: 'CARRIER_UNAVAILABLE' });
    expect(await world.parcel(1)).toMatchObject({ stage: 'asked', checkAt: later(2).toISOString() });
    const dues = world.rows().filter(({ entity }) => entity === 'due');
    expect(dues.map(({ at }) => at)).toContain(later(2).toISOString());
  });

  it('is shown to packers as it is, once', async () => {
    const world = await parcelWorld({ order: { status: 'confirmed' } });
    await world.follow();
    const first = await world.job();
    await world.follow();
    expect((await world.job()).version).toBe(first.version);
    await world.change({ notes: 'gọi trước' });
    await world.follow();
    expect(await world.job()).toMatchObject({ notes: 'gọi trước', version: first.version + 1 });
  });

  it('is looked at once where nothing has changed, and twice where it is shown anew', async () => {
    const world = await parcelWorld({ order: { status: 'confirmed' } });
    const reads: string[] = [];
    const get = (async (...asked: Parameters<Table['get']>) => {
      reads.push(`${asked[0].pk} ${asked[0].sk}`);
      return world.table.get(...asked);
    }) as Table['get'];
    const looks = async () => {
      reads.length = 0;
      await world.follow({ ...world.table, get });
      return reads.filter((name) => name === `ORDER#${world.id} HEAD`).length;
    };
    const [first, again] = [await looks(), await looks()];
    expect([first > 1, again]).toEqual([true, 1]);
    await world.change({ status: 'cancelled' });
    await world.table.write([remove(shippingKeys.job(world.id))]);
    expect(await looks()).toBe(1);
  });

  it('that nobody knows is left alone', async () => {
    const world = await parcelWorld();
    expect(await followOrder(world.context, world.carriers, 'none')).toBeUndefined();
  });

  it.each(['cancelled', 'refunded', 'returned', 'draft'] as const)(
    'is not shown to packers where it was %s before they knew of it',
    async (status) => {
      const world = await parcelWorld({ order: { status } });
      await world.follow();
      expect(await jobRecord.find(world.table, { id: world.id })).toBeUndefined();
    },
  );
});
