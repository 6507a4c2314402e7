import { describe, expect, it } from 'vitest';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { checkParcel } from '#functions/domain/shipping/parcels/check-parcel.ts';
import { parcelName } from '#functions/domain/shipping/shipping-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { aReport, later, parcelWorld, type ParcelWorld } from './parcel-world.ts';

describe('a clock that asks its carrier', () => {
  const check = (world: ParcelWorld, at: string | null, number = 1) =>
    checkParcel(world.context, world.carriers, {
      at: at ?? '',
      kind: 'parcel-check',
      of: parcelName(world.id, number),
    });

  async function made() {
    const world = await parcelWorld();
    await world.make();
    const asked: string[] = [];
    world.answers.status = async (label) => {
      asked.push(label);
      return aReport(label, 'out', { at: later(60).toISOString() });
    };
    world.clock.at = later(60);
    return { ...world, asked };
  }

  it('is of no use once another runs', async () => {
    const world = await made();
    await check(world, later(1).toISOString());
    await check(world, later(180).toISOString(), 7);
    expect(world.asked).toEqual([]);
    await check(world, (await world.parcel(1)).checkAt);
    expect(world.asked).toEqual(['S1']);
  });

  it('leaves an order alone that is not there any more', async () => {
    const world = await made();
    const { checkAt } = await world.parcel(1);
    await world.table.write([remove(orderKeys.head(world.id))]);
    await check(world, checkAt);
    expect(world.asked).toEqual([]);
  });

  it('asks nobody of a parcel without a label, and goes on', async () => {
    const world = await made();
    await world.set(1, { label: null, checkAt: later(2).toISOString() });
    await check(world, later(2).toISOString());
    expect(world.asked).toEqual([]);
    expect((await world.parcel(1)).checkAt).toBe(later(60 + 180).toISOString());
  });

  it('goes on where nothing is new, from when it asked, for its own parcel alone', async () => {
    const world = await made();
    const before = await world.job();
    world.answers.status = async (label) => aReport(label, 'waiting', { at: later(0).toISOString() });
    await check(world, (await world.parcel(1)).checkAt);
    const { parcels } = await world.job();
    expect(parcels.map(({ checkAt }) => checkAt)).toEqual([
      later(60 + 180).toISOString(),
      before.parcels[1]?.checkAt,
    ]);
    const dues = world.rows().filter(({ entity }) => entity === 'due');
    expect(dues.map(({ at }) => at)).toContain(later(240).toISOString());
  });

  it.each([
    ['says nothing', new CarrierSilence('nobody hears it')],
    ['says no', new CarrierRefusal('unknown')],
  ])('asks again soon where its carrier %s', async (_, error) => {
    const world = await made();
    world.answers.status = () => Promise.reject(error);
    await check(world, (await world.parcel(1)).checkAt);
    expect((await world.parcel(1)).checkAt).toBe(later(60 + 15).toISOString());
  });

  it('asks for a parcel again that nobody knows to be made', async () => {
    const world = await made();
    await world.set(1, { stage: 'asked', label: null, checkAt: later(2).toISOString() });
    world.answers.create = () => Promise.reject(new CarrierSilence('nobody hears it'));
    await check(world, later(2).toISOString());
    expect(world.created).toHaveLength(3);
    expect(await world.parcel(1)).toMatchObject({ stage: 'asked', checkAt: later(75).toISOString() });
    world.answers.create = () => Promise.reject(new CarrierRefusal('xa quá'));
    await check(world, later(75).toISOString());
    expect(await world.parcel(1)).toMatchObject({ stage: 'open', refusal: 'xa quá', checkAt: null });
  });

  it('calls off what was made though its order is called off by now', async () => {
    const world = await made();
    await world.change({ status: 'cancelled' });
    await world.set(1, { stage: 'asked', label: null, checkAt: later(2).toISOString() });
    await check(world, later(2).toISOString());
    expect(world.cancelled).toEqual(['S3', 'S2']);
    expect(await world.parcel(1)).toMatchObject({ stage: 'open', label: null });
  });

  it('fails by what is no word of its carrier', async () => {
    const world = await made();
    world.answers.status = () => Promise.reject(new Error('broken'));
    await expect(check(world, (await world.parcel(1)).checkAt)).rejects.toThrow('broken');
  });

  it('leaves the clock that was set by what it heard', async () => {
    const world = await made();
    await check(world, (await world.parcel(1)).checkAt);
    expect(await world.parcel(1)).toMatchObject({ stage: 'out', checkAt: later(60 + 180).toISOString() });
  });
});
