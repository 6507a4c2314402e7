import { describe, expect, it, vi } from 'vitest';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { applyCarrierNotice } from '#functions/domain/shipping/notices/apply-carrier-notice.ts';
import { findCarrierNotice, keepCarrierNotice } from '#functions/domain/shipping/notices/carrier-notice.ts';
import { callOffParcel, keepVoid } from '#functions/domain/shipping/parcels/cancel-parcels.ts';
import { bringParcel } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { remakeParcel } from '#functions/domain/shipping/parcels/remake-parcel.ts';
import { shippingKeys } from '#functions/domain/shipping/shipping-keys.ts';
import { log } from '#functions/platform/log.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { aReport, later, parcelWorld, type ParcelWorld } from './parcel-world.ts';

/** The first label was called off, as somebody moved house, and the same parcel goes out under a second. */
async function remade() {
  const world = await parcelWorld({ pieces: [1] });
  await world.make();
  await world.change({ shippingAddress: { ...home, street: '9 Hàng Gai' } });
  await world.follow();
  expect(world.cancelled).toEqual(['S1']);
  expect(await world.parcel(1)).toMatchObject({ label: 'S2', attempt: 2, stage: 'waiting' });
  return world;
}

const orderAndJob = async (world: ParcelWorld) => [await world.stored(), await world.job()];

describe('what is said of a label that was made anew', () => {
  it.each(['picked_up', 'delivered', 'settled', 'returned', 'compensated'] as const)(
    'leaves the second label as it is: %s',
    async (stage) => {
      const world = await remade();
      const before = await orderAndJob(world);
      await world.hear(1, stage, { label: 'S1', at: later(60).toISOString(), fee: 99_000, grams: 9000 });
      expect(await orderAndJob(world)).toEqual(before);
      // Of the second it counts.
      await world.hear(1, stage, { at: later(60).toISOString() });
      expect((await world.parcel(1)).stage).toBe(stage);
    },
  );

  it('leaves it as it is where the first was called off once more', async () => {
    const world = await remade();
    const before = await orderAndJob(world);
    await world.hear(1, 'open', { label: 'S1', means: { kind: 'cancelled' } });
    await keepVoid(world.context, { orderId: world.id, number: 1, why: 'cancelled' }, 'S1');
    expect(await orderAndJob(world)).toEqual(before);
    await keepVoid(world.context, { orderId: world.id, number: 2, why: 'cancelled' }, 'S2');
    expect(await orderAndJob(world)).toEqual(before);
    await keepVoid(world.context, { orderId: world.id, number: 1, why: 'cancelled' }, 'S2');
    expect(await world.parcel(1)).toMatchObject({ stage: 'open', label: null });
  });

  it('finds its parcel by either label, and marks what came back in part only by its own', async () => {
    const world = await remade();
    await world.hear(1, 'out');
    world.answers.status = async (label) => aReport(label, 'out', { at: later(5).toISOString() });
    const tell = async (label: string) => {
      const hint = { label, status: '9', at: later(9).toISOString(), partBack: true };
      const told = { carrier: 'ghtk', raw: '', receivedAt: later(9).toISOString(), hint } as const;
      await keepCarrierNotice(world.table, told);
      await keepCarrierNotice(world.table, told);
      await applyCarrierNotice(world.context, world.carriers, `ghtk:${label}:9:${hint.at}:part`);
    };
    await tell('S1');
    expect((await world.parcel(1)).isPartBack).toBe(false);
    await tell('S2');
    expect((await world.parcel(1)).isPartBack).toBe(true);
  });
});

describe('a notice of a carrier', () => {
  const hint = { label: 'S1', status: '3', at: later(1).toISOString(), partBack: false };
  const kept = { carrier: 'ghtk', raw: 'x', receivedAt: '2026-11-23T03:00:00.900Z', hint } as const;
  const id = `ghtk:S1:3:${hint.at}`;

  it('is kept for ninety days, once, and apart from one of a part that came back', async () => {
    const { table, rows } = await parcelWorld();
    await keepCarrierNotice(table, kept);
    await keepCarrierNotice(table, { ...kept, raw: 'again' });
    await keepCarrierNotice(table, { ...kept, hint: { ...hint, partBack: true } });
    const notices = rows().filter(({ entity }) => entity === 'carrier-notice');
    expect(notices.map((row) => [row['id'], row['raw'], row['partBack'], row['expiresAt']])).toEqual([
      [id, 'x', false, 1_803_178_800],
      [`${id}:part`, 'x', true, 1_803_178_800],
    ]);
  });

  it('has a name that fits into a key, and of earlier releases says nothing of a part', async () => {
    const { table, put, rows } = await parcelWorld();
    await keepCarrierNotice(table, { ...kept, hint: { ...hint, status: '3'.repeat(400) } });
    const [row] = rows().filter(({ entity }) => entity === 'carrier-notice');
    expect(String(row?.['id'])).toHaveLength(300);
    const { hint: _hint, ...older } = kept;
    put([{ ...shippingKeys.notice('older'), id: 'older', label: 'S1', ...older }]);
    expect(await findCarrierNotice(table, 'older')).toMatchObject({ label: 'S1', partBack: false });
  });

  it('has its carrier asked, by what it says nothing follows', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    await keepCarrierNotice(world.table, kept);
    world.answers.status = async (label) => aReport(label, 'out');
    await applyCarrierNotice(world.context, world.carriers, 'nobody');
    expect((await world.parcel(1)).stage).toBe('waiting');
    await applyCarrierNotice(world.context, world.carriers, id);
    expect((await world.parcel(1)).stage).toBe('out');
  });

  it('of a label nobody knows is left alone', async () => {
    const world = await parcelWorld();
    vi.spyOn(log, 'warn').mockReturnValue();
    await keepCarrierNotice(world.table, kept);
    expect(await findCarrierNotice(world.table, id)).toMatchObject({ label: 'S1' });
    // It would be asked what it knows, and refuse.
    await expect(applyCarrierNotice(world.context, world.carriers, id)).resolves.toBeUndefined();
  });
});

describe('an answer to the first asking that comes after the second', () => {
  const bring = (world: ParcelWorld) =>
    bringParcel(world.context, world.carriers, { orderId: world.id, number: 1 });

  /** The first asking got no answer; `meanwhile` is what happens until one comes. */
  async function silent(meanwhile: (world: ParcelWorld) => Promise<unknown>, pieces = [1]) {
    const world = await parcelWorld({ pieces });
    world.answers.create = () => Promise.reject(new CarrierSilence('nobody hears it'));
    await expect(world.make()).rejects.toMatchObject({ code: 'CARRIER_UNAVAILABLE' });
    expect(await world.parcel(1)).toMatchObject({ stage: 'asked', attempt: 1 });
    world.answers.create = async () => {
      await meanwhile(world);
      return { label: 'FIRST', trackingNumber: null, fee: 20_000, insurance: 0 };
    };
    return world;
  }

  it('is not wanted any more: the parcel it made is called off, and the second asking goes on', async () => {
    const world = await silent((there) => there.set(1, { attempt: 2 }));
    await bring(world);
    expect(world.cancelled).toEqual(['FIRST']);
    expect(await world.parcel(1)).toMatchObject({ stage: 'asked', attempt: 2, label: null });
    expect((await world.stored()).status).toBe('packing_completed');
  });

  it('counts where another was told no for the same asking', async () => {
    const world = await silent((there) => there.set(1, { stage: 'open', refusal: 'bận' }));
    await bring(world);
    expect(world.cancelled).toEqual([]);
    expect(await world.parcel(1)).toMatchObject({ stage: 'waiting', label: 'FIRST', refusal: null });
    expect((await world.stored()).status).toBe('delivering');
  });

  it.each([
    ['another heard it before', { stage: 'waiting', label: 'OTHER' }],
    ['it was called off before', { stage: 'open', label: null, refusal: null }],
  ] as const)('changes nothing where %s', async (_, there) => {
    const world = await silent((one) => one.set(1, there));
    await bring(world);
    expect(await world.parcel(1)).toMatchObject(there);
    expect(world.cancelled).toEqual([]);
  });

  it('is nothing where nobody waits for it', async () => {
    const world = await silent(async () => undefined);
    await world.set(1, { stage: 'out' });
    const asked = world.created.length;
    await bring(world);
    await bringParcel(world.context, world.carriers, { orderId: world.id, number: 7 });
    expect(world.created.length).toBe(asked);
  });

  it('was no: the second asking does not hear of it', async () => {
    const world = await silent(async () => undefined);
    world.answers.create = async () => {
      await world.set(1, { attempt: 2 });
      throw new CarrierRefusal('xa quá');
    };
    await expect(bring(world)).rejects.toMatchObject({
      code: 'CARRIER_REFUSED',
      details: { params: { why: 'xa quá' } },
    });
    expect(await world.parcel(1)).toMatchObject({ stage: 'asked', attempt: 2, refusal: null });
  });

  it('was no, while another heard yes: the parcel is on its way', async () => {
    const world = await silent(async () => undefined);
    world.answers.create = async () => {
      await world.set(1, { stage: 'waiting', label: 'OTHER' });
      throw new CarrierRefusal('xa quá');
    };
    await expect(bring(world)).rejects.toMatchObject({ code: 'CARRIER_REFUSED' });
    expect(await world.parcel(1)).toMatchObject({ stage: 'waiting', label: 'OTHER', refusal: null });
  });

  it('was no for one parcel: the other is still waited for, and only the first is asked for anew', async () => {
    const world = await silent(async () => undefined, [1, 2]);
    await world.set(2, { stage: 'asked' });
    world.answers.create = () => Promise.reject(new CarrierRefusal('x'.repeat(301)));
    await expect(bring(world)).rejects.toMatchObject({ code: 'CARRIER_REFUSED' });
    const { parcels } = await world.job();
    expect(parcels.map(({ stage, refusal, checkAt }) => [stage, refusal, checkAt])).toEqual([
      ['open', 'x'.repeat(300), null],
      ['asked', null, later(2).toISOString()],
    ]);
    world.answers.create = async () => ({ label: 'NEW', trackingNumber: null, fee: 1, insurance: 0 });
    await world.make();
    const after = await world.job();
    expect(after.parcels.map(({ stage, attempt }) => [stage, attempt])).toEqual([
      ['waiting', 2],
      ['waiting', 1],
    ]);
  });

  it('nobody is asked to give up or to make anew what has no label, or no carrier', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    const first = await world.parcel(1);
    const name = { orderId: world.id, number: 1 };
    for (const parcel of [
      { ...first, label: null },
      { ...first, carrier: null },
    ]) {
      await remakeParcel(world.context, world.carriers, name, parcel);
      const calling = { ...name, why: 'cancelled' } as const;
      expect(await callOffParcel(world.context, world.carriers, calling, parcel)).toBeUndefined();
    }
    expect([world.cancelled, await world.parcel(1)]).toEqual([[], first]);
  });

  it('a label that is another by the time its old one is off is left alone', async () => {
    const world = await parcelWorld({ pieces: [1, 2] });
    await world.make();
    const first = await world.parcel(1);
    world.answers.cancel = () => world.set(1, { label: 'OTHER', attempt: 5 });
    await remakeParcel(world.context, world.carriers, { orderId: world.id, number: 1 }, first);
    expect(await world.parcel(1)).toMatchObject({ label: 'OTHER', attempt: 5, voided: [] });
    expect(world.created.length).toBe(2);
  });
});
