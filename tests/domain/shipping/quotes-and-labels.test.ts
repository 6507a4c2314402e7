import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { receiveGhtk } from '#functions/domain/shipping/notices/receive-ghtk.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { printLabel } from '#functions/domain/shipping/parcels/print-label.ts';
import { quoteParcels } from '#functions/domain/shipping/parcels/quote-parcels.ts';
import { packOlderOrders } from '#functions/domain/shipping/shipping-rewrites.ts';
import * as secrets from '#functions/platform/clients/secrets.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aParcel, parcelWorld, type ParcelWorld, start } from './parcel-world.ts';

let world: ParcelWorld;
beforeEach(async () => {
  world = await parcelWorld();
});

/** Nobody was asked to bring anything yet, though somebody has begun to pack. */
async function open(weighed: Record<number, number> = {}) {
  await world.make();
  for (const number of [1, 2])
    await world.set(number, { stage: 'open', label: null, weighed: weighed[number] ?? null });
}
const quote = () => quoteParcels(world.context, world.carriers, world.id);

describe('what a carrier would take for parcels', () => {
  /** By weight: a hundred for each gram, and five for what it is worth. */
  const byWeight = () => {
    const asked: number[] = [];
    world.answers.quote = async ({ grams }) => {
      asked.push(grams);
      return { served: grams < 5_000, fee: grams * 100, insurance: 5 };
    };
    return asked;
  };

  it('is asked as each was weighed, and beside it what the goods alone would cost', async () => {
    await open({ 2: 900 });
    const asked = byWeight();
    expect(await quote()).toEqual({
      carrier: 'ghtk',
      parcels: [
        { parcel: 1, grams: 300, served: true, fee: 30_005, expectedFee: 30_005 },
        { parcel: 2, grams: 900, served: true, fee: 90_005, expectedFee: 60_005 },
      ],
    });
    expect(asked.toSorted((a, b) => a - b)).toEqual([300, 600, 900]);
  });

  it('is asked of those alone that nobody was asked to bring', async () => {
    await open();
    await world.set(1, { stage: 'waiting', label: 'S1' });
    byWeight();
    expect((await quote()).parcels.map(({ parcel }) => parcel)).toEqual([2]);
  });

  it('is asked of eight parcels at most', async () => {
    await open();
    const job = await world.job();
    const parcels = Array.from({ length: 9 }, (_, place) =>
      aParcel({ number: place + 1, stage: 'open', label: null }),
    );
    await world.table.write(jobRecord.replace(job, { parcels }).writes);
    byWeight();
    expect((await quote()).parcels.map(({ parcel }) => parcel)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('says where they are not brought', async () => {
    await open({ 1: 5_000 });
    byWeight();
    expect((await quote()).parcels.map(({ served }) => served)).toEqual([false, true]);
  });

  it('is asked of what is to be sent, and of an order there is', async () => {
    const fetched = await parcelWorld({ order: { deliveryType: 'warehouse_pickup' } });
    const asked = quoteParcels(fetched.context, fetched.carriers, fetched.id);
    expect(await refusalOf(asked)).toBe('ORDER_STATE');
    const nowhere = await parcelWorld({ order: { shippingAddress: null } });
    expect(await refusalOf(quoteParcels(nowhere.context, nowhere.carriers, nowhere.id))).toBe('ORDER_STATE');
    expect(await refusalOf(quoteParcels(world.context, world.carriers, 'nothing'))).toBe('ORDER_NOT_FOUND');
  });

  it.each([
    ['says no', new CarrierRefusal('nicht dorthin'), 'CARRIER_REFUSED'],
    ['says nothing', new CarrierSilence('timeout'), 'CARRIER_UNAVAILABLE'],
  ])('is told by its name where the carrier %s', async (_, error, code) => {
    world.answers.quote = () => Promise.reject(error);
    await expect(quote()).rejects.toMatchObject({
      code,
      details: code === 'CARRIER_REFUSED' ? { params: { why: 'nicht dorthin' } } : {},
      cause: error,
    });
  });

  it('hides no mistake of ours behind the carrier', async () => {
    world.answers.quote = () => Promise.reject(new TypeError('ours'));
    await expect(quote()).rejects.toThrow(TypeError);
  });
});

describe('the label of a parcel', () => {
  const print = (parcel = 1) => printLabel(world.context, world.carriers, { id: world.id, parcel });

  it('is printed as its carrier has it', async () => {
    await world.make();
    const asked: string[] = [];
    const bytes = new Uint8Array([1, 2]);
    world.carriers.ghtk.print = async (label) => {
      asked.push(label);
      return bytes;
    };
    expect(await print(2)).toEqual({ name: 'S2.pdf', bytes });
    expect(asked).toEqual(['S2']);
  });

  it('is not there before a carrier has taken the parcel on', async () => {
    expect(await refusalOf(print())).toBe('SHIPMENT_NOT_FOUND');
    await world.make();
    expect(await refusalOf(print(3))).toBe('SHIPMENT_NOT_FOUND');
    await world.set(1, { label: null });
    expect(await refusalOf(print())).toBe('SHIPMENT_NOT_FOUND');
    await world.set(1, { label: 'S1', stage: 'asked' });
    expect(await refusalOf(print())).toBe('SHIPMENT_NOT_FOUND');
    await world.set(1, { stage: 'waiting', carrier: null });
    expect(await refusalOf(print())).toBe('SHIPMENT_NOT_FOUND');
  });

  it('is void once it says otherwise than is so, until it is fetched', async () => {
    await world.make();
    await world.set(1, { madeFor: 'another sum' });
    expect(await refusalOf(print())).toBe('LABEL_VOID');
    expect(await refusalOf(print(2))).toBeUndefined();
    await world.set(1, { stage: 'picked_up' });
    expect(await refusalOf(print())).toBeUndefined();
  });

  it.each([
    ['says no', new CarrierRefusal('gone'), 'CARRIER_REFUSED'],
    ['says nothing', new CarrierSilence('timeout'), 'CARRIER_UNAVAILABLE'],
  ])('is told by its name where the carrier %s', async (_, error, code) => {
    await world.make();
    world.carriers.ghtk.print = () => Promise.reject(error);
    await expect(print()).rejects.toMatchObject({ code, cause: error });
    world.carriers.ghtk.print = () => Promise.reject(new TypeError('ours'));
    await expect(print()).rejects.toThrow(TypeError);
  });
});

describe('what GHTK tells', () => {
  const hint = { label: 'S1', status: '5', at: start.toISOString(), partBack: false };
  const heard: string[][] = [];
  const carrier = {
    readHint: (body: string, type: string) => {
      heard.push([body, type]);
      return body === 'junk' ? undefined : hint;
    },
  };
  const tell = (query: string, body = 'told', headers: Record<string, string> = {}) =>
    receiveGhtk(world.context, carrier, { body: Buffer.from(body), query, headers });
  const kept = () => world.rows().filter(({ entity }) => entity === 'carrier-notice');

  beforeEach(() => {
    heard.length = 0;
    vi.spyOn(secrets, 'getSecret').mockResolvedValue('the secret of the hook');
  });

  it('is kept as it came, once', async () => {
    const query = new URLSearchParams({ hash: 'the secret of the hook' }).toString();
    expect(await tell(query, 'told', { 'content-type': 'text/plain' })).toEqual({ success: true });
    await tell(query);
    expect(heard).toEqual([
      ['told', 'text/plain'],
      ['told', ''],
    ]);
    expect(kept()).toMatchObject([
      { carrier: 'ghtk', raw: 'told', label: 'S1', receivedAt: start.toISOString() },
    ]);
    expect(await refusalOf(tell(query, 'junk'))).toBe('WEBHOOK_REFUSED');
  });

  it('is believed by nobody who does not know the secret', async () => {
    for (const query of ['', 'hash=', 'hash=another', 'other=the+secret+of+the+hook'])
      expect(await refusalOf(tell(query))).toBe('WEBHOOK_REFUSED');
    expect([kept(), heard]).toEqual([[], []]);
  });
});

it('orders from before packing was followed are packed as later ones are', () => {
  const order = { pk: 'ORDER#1', sk: 'HEAD', entity: 'order' };
  const packed = packOlderOrders.today(order);
  expect(packed).toEqual({ ...order, toPack: true });
  expect(packOlderOrders.today(packed)).toBe(packed);
});
