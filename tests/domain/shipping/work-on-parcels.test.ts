import { describe, expect, it, vi } from 'vitest';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { makeParcels } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { log } from '#functions/platform/log.ts';
import * as metrics from '#functions/platform/metrics.ts';
import { later, parcelWorld } from './parcel-world.ts';

describe('asking a carrier for the parcels of an order', () => {
  it.each([
    ['is not packed', { status: 'packing' }, 'ORDER_STATE'],
    ['is fetched by its buyer', { deliveryType: 'warehouse_pickup' }, 'ORDER_IS_PICKUP'],
    ['goes nowhere', { shippingAddress: null }, 'ADDRESS_REQUIRED'],
  ] as const)('is refused for an order that %s', async (_, given, code) => {
    const world = await parcelWorld({ order: given });
    await expect(world.make()).rejects.toMatchObject({ code });
    expect(world.created).toEqual([]);
  });

  it('is refused with another sum than is due, and taken with that sum', async () => {
    const world = await parcelWorld({ order: { paidAmount: 100_000 } });
    const make = (pickMoney: number) =>
      makeParcels(world.context, world.carriers, { id: world.id, note: 'gọi trước', pickMoney });
    await expect(make(300_000)).rejects.toMatchObject({
      code: 'AMOUNT_DIFFERS',
      details: { params: { missing: expect.stringContaining('200.000') } },
    });
    const { parcels } = await make(200_000);
    expect(parcels.map(({ cod, note }) => [cod, note])).toEqual([
      [66_667, 'gọi trước'],
      [133_333, 'gọi trước'],
    ]);
  });

  it('asks for each parcel once, by a name of its own, whoever presses again', async () => {
    const world = await parcelWorld();
    const { code } = await world.stored();
    await world.make();
    await expect(world.make()).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect(world.created).toEqual([`${code}-1-1`, `${code}-2-1`]);
    expect(await world.parcel(2)).toMatchObject({
      madeAt: later(0).toISOString(),
      checkAt: later(180).toISOString(),
      fee: 20_000,
      quotedFee: 20_000,
      carrier: 'ghtk',
    });
  });

  it('asks anew for what was refused, and not for what is on its way', async () => {
    const world = await parcelWorld();
    world.answers.create = () => Promise.reject(new CarrierRefusal('bận'));
    await expect(world.make()).rejects.toMatchObject({
      code: 'CARRIER_REFUSED',
      details: { params: { why: 'bận' } },
    });
    // The second was not come to: its clock asks for it.
    expect((await world.job()).parcels.map(({ stage, refusal }) => [stage, refusal])).toEqual([
      ['open', 'bận'],
      ['asked', null],
    ]);
    world.answers.create = async () => ({ label: 'S', trackingNumber: 'T', fee: 25_000, insurance: 3000 });
    await world.make();
    expect(
      (await world.job()).parcels.map(({ stage, attempt, refusal }) => [stage, attempt, refusal]),
    ).toEqual([
      ['waiting', 2, null],
      ['waiting', 1, null],
    ]);
    expect((await world.stored()).trackingNumber).toBe('T, T');
  });

  it('is refused where its carrier does not go', async () => {
    const world = await parcelWorld({ pieces: [1] });
    world.answers.quote = async () => ({ served: false, fee: 0, insurance: 0 });
    await expect(world.make()).rejects.toMatchObject({ code: 'CARRIER_REFUSED' });
    expect(world.created).toEqual([]);
  });

  it.each([new CarrierSilence('quiet'), new CarrierRefusal('no')])('needs no quote: %s', async (error) => {
    const world = await parcelWorld({ pieces: [1] });
    world.answers.quote = () => Promise.reject(error);
    await world.make();
    expect(await world.parcel(1)).toMatchObject({ stage: 'waiting', quotedFee: null });
  });

  it('quotes what it takes with its insurance; what is broken is not hidden', async () => {
    const world = await parcelWorld({ pieces: [1] });
    world.answers.quote = async () => ({ served: true, fee: 18_000, insurance: 500 });
    await world.make();
    expect((await world.parcel(1)).quotedFee).toBe(18_500);
    const broken = await parcelWorld({ pieces: [1] });
    broken.answers.quote = () => Promise.reject(new Error('broken'));
    await expect(broken.make()).rejects.toThrow('broken');
    broken.answers.quote = async () => ({ served: true, fee: 1, insurance: 0 });
    broken.answers.create = () => Promise.reject(new Error('broken as well'));
    await expect(broken.make()).rejects.toThrow('broken as well');
  });

  it('says where each parcel comes from, where it goes and what is in it', async () => {
    const world = await parcelWorld();
    const orders: unknown[] = [];
    world.answers.create = async (order) => {
      orders.push(order);
      return { label: `S${orders.length}`, trackingNumber: null, fee: 0, insurance: 0 };
    };
    await world.make();
    expect(orders).toMatchObject([
      {
        from: { name: 'Kho Hà Nội', province: 'Hà Nội', district: null, ward: null },
        to: { name: 'Lan', phone: '0912345678', street: '1 Hàng Bông', ward: 'Phường Hoàn Kiếm' },
        goods: [{ name: 'Trà', quantity: 1, grams: 300, price: 100_000 }],
        grams: 300,
        cod: 100_000,
        value: 100_000,
      },
      { from: { name: 'Kho Sài Gòn' }, goods: [{ quantity: 2 }], grams: 600, cod: 200_000, value: 200_000 },
    ]);
  });
});

describe('what a carrier says', () => {
  it('that nobody knows is told once, and what is known tells nobody', async () => {
    const world = await parcelWorld({ pieces: [1] });
    const told = vi.spyOn(log, 'error').mockReturnValue();
    const measured = vi.spyOn(metrics, 'measure').mockReturnValue();
    await world.make();
    await world.hear(1, 'out');
    expect(told).not.toHaveBeenCalled();
    const odd = { means: { kind: 'unknown' }, said: '777' } as const;
    await world.hear(1, 'out', { ...odd, at: later(1).toISOString() });
    await world.hear(1, 'out', { ...odd, at: later(1).toISOString() });
    await world.hear(1, 'out', { ...odd, said: '778', at: later(2).toISOString() });
    expect(told).toHaveBeenCalledTimes(1);
    expect(measured.mock.calls).toEqual([['ParcelsOdd', 1]]);
    expect(await world.parcel(1)).toMatchObject({ isUnknown: true, said: '778', stage: 'out' });
  });

  it('of a parcel the order has not changes nothing, and said again nothing more', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    const before = await world.job();
    await world.hear(1, 'out', { label: 'S9' });
    await expect(world.hear(9, 'out')).rejects.toThrow('no parcel 9');
    expect(await world.job()).toEqual(before);
    await world.hear(1, 'out');
    const [after, order] = [await world.job(), await world.stored()];
    await world.hear(1, 'out');
    expect([await world.job(), await world.stored()]).toEqual([after, order]);
  });

  it('winds the clock where the parcel has moved, and leaves it where it only was measured', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    world.clock.at = later(30);
    await world.hear(1, 'waiting', { grams: 700, fee: 25_000, insurance: 800, at: later(0).toISOString() });
    expect(await world.parcel(1)).toMatchObject({
      carrierGrams: 700,
      fee: 25_000,
      insurance: 800,
      checkAt: later(180).toISOString(),
    });
    await world.hear(1, 'out');
    expect(await world.parcel(1)).toMatchObject({
      checkAt: later(210).toISOString(),
      carrierGrams: 700,
      fee: 25_000,
    });
    const dues = world.rows().filter(({ entity }) => entity === 'due');
    expect(dues.map(({ at }) => at)).toEqual(
      [later(2), later(180), later(210)].map((at) => at.toISOString()),
    );
    expect((await world.stored()).carriage?.awaited).toBe(25_800);
    world.clock.at = later(8 * 24 * 60);
    await world.hear(1, 'delayed');
    expect((await world.parcel(1)).isLate).toBe(true);
  });
});
