import { describe, expect, it } from 'vitest';
import { makeParcels } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { later, parcelWorld, type ParcelWorld } from './parcel-world.ts';

const dues = ({ rows }: ParcelWorld) =>
  rows()
    .filter(({ entity }) => entity === 'due')
    .map((row) => `${String(row['of']).split('#').at(-1)} ${String(row['at']).slice(11, 16)}`)
    .toSorted();
const stages = async (world: ParcelWorld) =>
  (await world.job()).parcels.map(({ stage, attempt }) => `${stage} ${attempt}`);

describe('parcels a carrier is asked for', () => {
  it('are asked for once, however often it is pressed', async () => {
    const world = await parcelWorld();
    await world.make();
    const [before, clocks] = [await world.job(), dues(world)];
    expect([
      before.parcels.map(({ label, fee, quotedFee }) => [label, fee, quotedFee]),
      before.parcels.map(({ checkAt }) => checkAt),
    ]).toEqual([
      [
        ['S1', 20_000, 20_000],
        ['S2', 20_000, 20_000],
      ],
      [later(180).toISOString(), later(180).toISOString()],
    ]);
    world.clock.at = later(5);
    await world.change({ status: 'packing_completed', carrier: null });
    await world.make();
    expect([world.created.length, await stages(world), dues(world)]).toEqual([
      2,
      ['waiting 1', 'waiting 1'],
      clocks,
    ]);
    expect(await world.job()).toEqual(before);
  });

  it('are asked for alone where the others are on their way, which keep their clocks', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.change({ status: 'packing_completed', carrier: null });
    await world.set(2, { stage: 'open', label: null, checkAt: null });
    const before = await world.parcel(1);
    world.clock.at = later(5);
    await world.make();
    expect([await stages(world), await world.parcel(1)]).toEqual([['waiting 1', 'waiting 2'], before]);
    // The clock that began with its first asking runs out by itself.
    expect(dues(world).filter((due) => due.endsWith('06:05'))).toHaveLength(1);
    expect(dues(world).filter((due) => due.startsWith('1') && due.endsWith('03:07'))).toEqual([]);
  });

  it.each<[string, Parameters<typeof parcelWorld>[0], number | undefined, string | undefined]>([
    [
      'all is paid ahead, and nothing is collected',
      { order: { paidAmount: 300_000, paymentStatus: 'paid' } },
      0,
      undefined,
    ],
    ['all is collected', {}, 300_000, undefined],
    ['one đồng less is to be collected than is due', {}, 299_999, 'AMOUNT_DIFFERS'],
    ['nothing is said of what is collected', {}, undefined, undefined],
    ['it is fetched', { order: { deliveryType: 'warehouse_pickup' } }, undefined, 'ORDER_IS_PICKUP'],
    ['nobody says where it goes', { order: { shippingAddress: null } }, undefined, 'ADDRESS_REQUIRED'],
    ['it is not packed', { order: { status: 'packing' } }, undefined, 'ORDER_STATE'],
  ])('belong to an order that is packed and sent, for what is due: %s', async (_, given, pickMoney, code) => {
    const world = await parcelWorld(given);
    const asked = makeParcels(world.context, world.carriers, { id: world.id, note: '', pickMoney });
    expect(await refusalOf(asked)).toBe(code);
    expect(world.created).toHaveLength(code ? 0 : 2);
  });

  it('are open again where the carrier refuses, with what it said', async () => {
    const world = await parcelWorld();
    world.answers.create = () => Promise.reject(new CarrierRefusal('x'.repeat(400)));
    await expect(world.make()).rejects.toMatchObject({ code: 'CARRIER_REFUSED' });
    expect((await world.parcel(1)).refusal).toBe('x'.repeat(300));
    expect([await stages(world), (await world.parcel(1)).checkAt]).toEqual([['open 1', 'asked 1'], null]);
  });

  it('are refused where the carrier does not go there, and asked for where it does not say', async () => {
    const world = await parcelWorld({ pieces: [1] });
    world.answers.quote = async () => ({ served: false, fee: 0, insurance: 0 });
    await expect(world.make()).rejects.toMatchObject({
      code: 'CARRIER_REFUSED',
      details: { params: { why: 'Không giao đến địa chỉ này' } },
    });
    expect(world.created).toEqual([]);
    for (const error of [new CarrierSilence('quiet'), new CarrierRefusal('no')]) {
      const other = await parcelWorld({ pieces: [1] });
      other.answers.quote = () => Promise.reject(error);
      await other.make();
      expect(await other.parcel(1)).toMatchObject({ stage: 'waiting', quotedFee: null });
    }
    const broken = await parcelWorld({ pieces: [1] });
    broken.answers.quote = () => Promise.reject(new Error('broken'));
    await expect(broken.make()).rejects.toThrow('broken');
  });

  it('stay asked for where the carrier is silent, by the same name', async () => {
    const world = await parcelWorld({ pieces: [1] });
    world.answers.create = () => Promise.reject(new CarrierSilence('quiet'));
    expect(await refusalOf(world.make())).toBe('CARRIER_UNAVAILABLE');
    // Nobody knows whether it was heard: its clock asks in two minutes.
    expect(dues(world).filter((due) => due.endsWith('03:02'))).toHaveLength(1);
    world.answers.create = async () => ({ label: 'S9', trackingNumber: 'T9', fee: 21_000, insurance: 1000 });
    await world.make();
    expect(new Set(world.created).size).toBe(1);
    expect(await world.parcel(1)).toMatchObject({
      stage: 'waiting',
      attempt: 1,
      label: 'S9',
      trackingNumber: 'T9',
      fee: 21_000,
      insurance: 1000,
    });
    expect(await world.stored()).toMatchObject({
      status: 'delivering',
      trackingNumber: 'T9',
      carrier: 'ghtk',
    });
  });
});
