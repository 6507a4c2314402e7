import { beforeAll, describe, expect, it } from 'vitest';
import { getShipmentFee, quoteGuestOrder } from '#shared/orders/index.ts';
import { newId } from '#shared/values/ids.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
/** The order of their names is not the order of their distances. */
const canTho = { id: 'wh-can-tho', name: 'Kho Cần Thơ', province: 'Cần Thơ' };
const haNoi = { id: 'wh-ha-noi', name: 'Kho Hà Nội', province: 'Hà Nội' };
const shelf = ({ id, name, province }: typeof canTho, onHand: number, variantId = '-') => ({
  variantId,
  warehouseId: id,
  warehouseName: name,
  province,
  onHand,
  reserved: 0,
});
const toHaNoi = { provinceCode: 1, wardCode: 166, street: '1 Cầu Giấy' };

beforeAll(async () => {
  await world.write([canTho, haNoi].map((place) => warehouseItem(aWarehouse(place))));
});

const feeFor = (query: object) =>
  world.send(getShipmentFee, { query: { provinceCode: 1, ...query } as never });

describe('from where a parcel leaves', () => {
  it('the product page, the quote, the order and its packing say the same', async () => {
    const product = await shop.onSale({
      weight: 0.4,
      facts: { stocks: [shelf(canTho, 9), shelf(haNoi, 9)] },
    } as never);
    const estimate = await feeFor({ productId: product.card.id, quantity: 2 });
    const sessionId = await shop.aGuestCart({ product, quantity: 2 });
    const shippingAddress = { ...toHaNoi, recipientName: 'Lan', phone: '0912345678' };
    const asked = { sessionId, deliveryType: 'prepaid_ship' as const, shippingAddress };
    const quote = await world.send(quoteGuestOrder, { body: asked });
    const order = await shop.orderAsGuest(sessionId, {
      ...asked,
      customer: { email: freshEmail(), fullName: 'Lan', phone: '0912345678' },
      expectedTotal: quote.body.total,
    });
    expect(order.status).toBe(201);
    const parcel = { warehouseId: haNoi.id, zone: 'city', fee: 18_000, quantity: 2, daysFrom: 1, daysTo: 2 };
    expect(estimate.body).toMatchObject({ fee: 18_000, zone: 'city', available: true, parcels: [parcel] });
    expect(quote.body).toMatchObject({ shippingFee: 18_000, parcels: [parcel] });
    expect(quote.body.arrival).toEqual(estimate.body.arrival);
    expect(order.body.shippingFee).toBe(18_000);
    expect((await shop.stored(order.body.id)).holdings).toMatchObject([
      { warehouseId: haNoi.id, quantity: 2 },
    ]);
  });

  it('for a product in variants, the one that is soonest there, or the one that is named', async () => {
    const variant = { name: 'Cỡ', additionalPrice: 0, stock: 0 };
    const { card } = await shop.onSale({
      variants: [
        { ...variant, value: 'M', sku: 'M' },
        { ...variant, value: 'L', sku: 'L' },
      ],
      facts: { stocks: [shelf(canTho, 9, 'co-m'), shelf(haNoi, 9, 'co-l')] },
    } as never);
    const zoneFor = async (query = {}) => (await feeFor({ productId: card.id, ...query })).body.zone;
    expect([
      await zoneFor(),
      await zoneFor({ variantId: 'co-l' }),
      await zoneFor({ variantId: 'co-m' }),
    ]).toEqual(['city', 'city', 'country']);
  });
});

describe('what sending costs', () => {
  it('200 without a token and without goods: roughly, from the nearest warehouse, kept at the edge', async () => {
    const { status, body, headers } = await feeFor({ weightGrams: 1200 });
    expect([status, body]).toEqual([
      200,
      {
        fee: 20_500,
        freeFrom: 500_000,
        freeShippingBecause: null,
        zone: 'city',
        arrival: { daysFrom: 1, daysTo: 2 },
        parcels: [],
        available: true,
      },
    ]);
    expect(headers.get('cache-control')).toContain('s-maxage=60');
  });

  it('nothing from an amount on, for goods that go free, and where they are fetched', async () => {
    const dear = await shop.onSale({ price: 250_000 });
    const free = await shop.onSale({ freeShipping: true });
    const because = async (query: object) => (await feeFor(query)).body.freeShippingBecause;
    expect([
      await because({ productId: dear.card.id, quantity: 2 }),
      await because({ productId: free.card.id }),
      await because({ deliveryType: 'warehouse_pickup' }),
    ]).toEqual(['amount', 'goods', 'pickup']);
  });

  it('200 with no day named where it is fetched', async () => {
    const { body } = await feeFor({ deliveryType: 'warehouse_pickup' });
    expect([body.fee, body.arrival, body.available]).toEqual([0, null, true]);
  });

  it('200 with no day named when fewer are left', async () => {
    const { card } = await shop.onSale({ available: 2 });
    const { status, body } = await feeFor({ productId: card.id, quantity: 3 });
    expect([status, body.available, body.arrival, body.parcels]).toEqual([200, false, null, []]);
  });

  it.each([
    [{ provinceCode: 9999 }, 422, 'UNKNOWN_PROVINCE'],
    [{ productId: newId() }, 404, 'PRODUCT_NOT_FOUND'],
    [{ quantity: 0 }, 400, 'BAD_REQUEST'],
    [{ quantity: 1_000_000 }, 400, 'BAD_REQUEST'],
  ])('%j: %i', async (query, status, code) => {
    const answer = await feeFor(query);
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
  });

  it('404 for a variant the product has not', async () => {
    const { card } = await shop.onSale();
    expect((await feeFor({ productId: card.id, variantId: 'co-xl' })).failure.code).toBe('VARIANT_NOT_FOUND');
  });
});
