import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { newJob, describeOrder, toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { finishPacking, takeUp } from '#functions/domain/shipping/packing/pack-order.ts';
import type { StoredLine } from '#functions/domain/shipping/packing/packing-job.ts';
import { parcelOrderOf } from '#functions/domain/shipping/parcels/parcel-order.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aParcel, parcelWorld, start } from './parcel-world.ts';

describe('an order that nobody has begun to pack', () => {
  it('has a parcel for each warehouse, in the order of their names, that says nothing yet', async () => {
    const world = await parcelWorld();
    const order = await world.stored();
    const job = await newJob(world.context, { ...order, holdings: order.holdings.toReversed() });
    expect(
      job.parcels.map(({ number, warehouse, pieces, cod }) => [number, warehouse.id, pieces, cod]),
    ).toEqual([
      [1, 'hni', 1, 100_000],
      [2, 'sgn', 2, 200_000],
    ]);
    expect(job.lines.map(({ parcel, warehouseId }) => [parcel, warehouseId])).toEqual([
      [1, 'hni'],
      [2, 'sgn'],
    ]);
    expect(job.parcels[0]).toEqual(
      aParcel({
        grams: 300,
        attempt: 0,
        carrier: null,
        stage: 'open',
        label: null,
        madeAt: null,
        madeFor: null,
      }),
    );
    expect(job).toMatchObject({ claim: null, packedBy: null, takenIn: null, halfTaken: null, version: 0 });
  });

  it.each<[string, Partial<StoredOrder>, { name: string; phone: string; address: string | null }]>([
    [
      'is sent to whoever it is for, without what nobody knows of the place',
      {
        shippingAddress: {
          ...home,
          recipientName: 'Minh',
          phone: '0987000111',
          district: 'Ba Đình',
          ward: '',
        },
      },
      { name: 'Minh', phone: '0987000111', address: '1 Hàng Bông, Ba Đình, Thành phố Hà Nội' },
    ],
    [
      'is fetched by its buyer',
      { shippingAddress: null, deliveryType: 'warehouse_pickup' },
      { name: 'Lan', phone: '0912345678', address: null },
    ],
  ])('%s', async (_, given, { name, phone, address }) => {
    const world = await parcelWorld({ order: given });
    const shown = describeOrder(await world.stored(), { timeline: [], status: 'confirmed' });
    expect(shown).toMatchObject({ customer: { fullName: name, phone }, address });
  });

  it('has no label and no warehouse to show where nothing lies anywhere', async () => {
    const world = await parcelWorld({ order: { holdings: [] } });
    const shown = toPackingOrder(await newJob(world.context, await world.stored()));
    expect(shown).toMatchObject({
      parcels: [],
      items: [],
      warehouse: null,
      ghtkLabel: null,
      trackingNumber: null,
      troubles: [],
    });
  });

  it('is packed whole where its goods lie on one shelf twice', async () => {
    const world = await parcelWorld({ pieces: [2], order: { status: 'packing' } });
    await world.follow();
    const { version } = await world.job();
    const [held] = (await world.stored()).holdings;
    if (!held) throw new Error('The order lies nowhere');
    await world.change({
      holdings: [
        { ...held, quantity: 1 },
        { ...held, quantity: 1 },
      ],
      version: 1,
    });
    await world.follow();
    const { lines } = await world.job();
    expect([lines.map(({ quantity }) => quantity), version > 0]).toEqual([[2], true]);
  });
});

it('packers are shown by name to the others, and whoever took a parcel in as well', async () => {
  const an = profileRecord.item(aProfile({ id: 'an', fullName: 'Trần An' }));
  const by = { userId: 'an', name: 'Trần An', at: start.toISOString() };
  const world = await parcelWorld({ order: { status: 'confirmed', stock: 'reserved' } });
  world.put([an]);
  await takeUp(world.context, { id: world.id, userId: 'an' });
  expect((await world.job()).claim).toMatchObject({ userId: 'an', name: 'Trần An' });
  await finishPacking(world.context, { id: world.id, userId: 'an', isUnscanned: true });
  expect(await world.job()).toMatchObject({ claim: null, packedBy: by });
  const back = await parcelWorld();
  back.put([an]);
  await back.make();
  for (const number of [1, 2]) await back.hear(number, 'returned');
  await takeIn(back.context, { id: back.id, userId: 'an', lines: [] });
  expect((await back.job()).takenIn).toEqual(by);
});

describe('what a carrier is told of a parcel', () => {
  const former = { province: 'Hà Nội', district: 'Hoàn Kiếm', ward: 'Hàng Bông' };
  const current = { province: 'Thành phố Hà Nội', ward: 'Phường Hoàn Kiếm' };
  const currentDivision = { ...current, provinceCode: 1, wardCode: 70 };
  const formerDivision = { ...former, provinceCode: 1, districtCode: 2, wardCode: 40 };
  async function told(
    order: Partial<StoredOrder> = {},
    warehouse: object = {},
    line: Partial<StoredLine> = {},
  ) {
    const world = await parcelWorld({ pieces: [1], order });
    const place = { id: 'hni', name: 'Kho Hà Nội', province: 'Hà Nội (kho)', address: '9 Lò Đúc' };
    world.put([warehouseItem(aWarehouse({ ...place, ...warehouse }))]);
    const stored = await world.stored();
    const job = await newJob(world.context, stored);
    const lines = job.lines.map((one) => ({ ...one, ...line }));
    return parcelOrderOf(world.context, stored, { ...job, lines }, aParcel({ attempt: 3, number: 1 }));
  }

  it.each([
    [
      'as it was before the provinces were merged, where that is known',
      { currentDivision, formerDivision },
      former,
    ],
    ['as it is now', { currentDivision }, { ...current, district: null }],
    ['as far as it is known', {}, { province: 'Hà Nội (kho)', district: null, ward: null }],
  ])('says where it leaves from: %s', async (_, warehouse, expected) => {
    expect((await told({}, warehouse)).from).toEqual({
      name: 'Kho Hà Nội',
      phone: '0236 355 6789',
      street: '9 Lò Đúc',
      ...expected,
    });
  });

  it('names the buyer where nobody else is named, and a variant beside its product', async () => {
    const to = { ...home, recipientName: '', phone: '', district: 'Ba Đình' };
    const parcel = await told({ shippingAddress: to }, {}, { variantName: 'Hộp nhỏ', sku: 'TRA-1' });
    expect(parcel.to).toMatchObject({ name: 'Lan', phone: '0912345678', district: 'Ba Đình' });
    expect(parcel.goods).toMatchObject([{ name: 'Trà (Hộp nhỏ)', code: 'TRA-1', quantity: 1 }]);
    expect(parcel.key).toMatch(/-1-3$/);
  });

  it('is nothing without an address, or from a warehouse nobody knows', async () => {
    expect(await refusalOf(told({ shippingAddress: null }))).toBe('ADDRESS_REQUIRED');
    const world = await parcelWorld({ pieces: [1] });
    const order = await world.stored();
    const job = await newJob(world.context, order);
    const parcel = aParcel({ warehouse: { id: 'gone', name: '' } });
    expect(await refusalOf(parcelOrderOf(world.context, order, job, parcel))).toBe('UNKNOWN_WAREHOUSE');
  });
});
