import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/route.ts';
import {
  createCounterOrder,
  editOrder,
  getOrder,
  getStaffOrder,
  previewEdit,
  quoteCounterOrder,
  startPacking,
  takeMoney,
} from '#shared/orders/index.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { freshPhone } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

type Draft = NonNullable<CallInput<typeof previewEdit>['body']>;
type Counter = NonNullable<CallInput<typeof createCounterOrder>['body']>;

const seen = async (id: string) =>
  (await world.send(getStaffOrder, { params: { id }, token: packer.accessToken })).body;
const preview = (id: string, body: Draft) =>
  world.send(previewEdit, { params: { id }, token: packer.accessToken, body });
const edit = (id: string, draft: Draft, expectedTotal: number, clientRequestId = newRequest()) =>
  world.send(editOrder, {
    params: { id },
    token: packer.accessToken,
    body: { ...draft, expectedTotal, reason: 'Khách gọi đổi', clientRequestId },
  });

describe('an order that is edited', () => {
  it('costs what was previewed, holds what its lines say, and does so once', async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'cash' }, { quantity: 2, price: 100_000 });
    const other = await shop.onSale({ price: 30_000, available: 5 });
    const { version } = await seen(order.id);
    const draft = {
      version,
      lines: [
        { productId: product.card.id, quantity: 1 },
        { productId: other.card.id, quantity: 3 },
      ],
    };
    const { body: planned } = await preview(order.id, draft);
    const gone = order.total - product.card.total;
    expect(planned.after.total).toBe(gone + 3 * other.card.total);
    expect(planned.difference).toBe(planned.after.total - order.total);
    // Looking changes nothing.
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: 2 });
    const key = newRequest();
    const done = await Promise.all([
      edit(order.id, draft, planned.after.total, key),
      edit(order.id, draft, planned.after.total, key),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const after = await seen(order.id);
    expect(after).toMatchObject({ total: planned.after.total, status: 'confirmed', totalItems: 2 });
    expect(after.edits).toMatchObject([{ userId: packer.id, reason: 'Khách gọi đổi', from: order.total }]);
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: 1 });
    expect(await shop.shelfOf(other)).toMatchObject({ reserved: 3 });
  });

  it('that was paid asks for the rest before it is packed, and for nothing once it is undone', async () => {
    const { member, product, order } = await shop.placed({ paymentMethod: 'transfer' });
    await shop.arrives(order.id, order.total);
    const line = (quantity: number) => [{ productId: product.card.id, quantity }];
    const paid = await seen(order.id);
    const more = { version: paid.version, lines: line(2) };
    const { body: planned } = await preview(order.id, more);
    expect(planned).toMatchObject({ missing: product.card.total, status: 'draft' });
    expect((await edit(order.id, more, planned.after.total)).body).toMatchObject({
      status: 'draft',
      paymentStatus: 'processing',
      missing: product.card.total,
    });
    const packed = await world.send(startPacking, {
      params: { id: order.id },
      token: packer.accessToken,
    });
    expect(packed.failure.code).toBe('ORDER_UNPAID');
    const back = { version: (await seen(order.id)).version, lines: line(1) };
    expect((await edit(order.id, back, order.total)).body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      total: order.total,
      refundDue: 0,
      missing: 0,
    });
    const ask = { params: { id: order.id }, token: member.accessToken };
    expect((await world.send(getOrder, ask)).body.unpaidUntil).toBeNull();
  });

  it('that was paid and costs less owes the difference, as its own kind', async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'transfer' }, { quantity: 3 });
    await shop.arrives(order.id, order.total);
    const { version } = await seen(order.id);
    const draft = { version, lines: [{ productId: product.card.id, quantity: 1 }] };
    const { body: planned } = await preview(order.id, draft);
    expect(planned.refund).toBe(2 * product.card.total);
    const { body } = await edit(order.id, draft, planned.after.total);
    expect(body).toMatchObject({ paymentStatus: 'paid', refundDue: 2 * product.card.total });
    expect(body.paybacks).toMatchObject([{ cause: 'edited', amount: 2 * product.card.total, paidAt: null }]);
  });

  it('is refused once it is packed, changed by somebody else, dearer than said, or out of stock', async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'cash' }, { available: 5 });
    const { version } = await seen(order.id);
    const lines = (quantity: number) => [{ productId: product.card.id, quantity }];
    expect((await preview(order.id, { version: version + 1, lines: lines(2) })).failure.code).toBe(
      'STALE_STATE',
    );
    expect((await edit(order.id, { version, lines: lines(2) }, 1)).failure.code).toBe('ORDER_CHANGED');
    expect((await preview(order.id, { version, lines: lines(6) })).failure.code).toBe('OUT_OF_STOCK');
    expect((await preview(order.id, { version, lines: [] })).status).toBe(400);
    const unknown = [{ productId: '01JBZ0Q5X8N4R2T6V9W3Y7A1C5', quantity: 1 }];
    expect((await preview(order.id, { version, lines: unknown })).failure.code).toBe('PRODUCT_UNAVAILABLE');
    await world.send(startPacking, { params: { id: order.id }, token: packer.accessToken });
    const packed = await seen(order.id);
    const late = { version: packed.version, lines: lines(2) };
    expect((await preview(order.id, late)).failure.code).toBe('ORDER_STATE');
  });
});

describe('an order by phone or at the counter', () => {
  async function wanted(given: Partial<Counter> = {}, { price = 100_000 } = {}) {
    const product = await shop.onSale({ price, available: 20 });
    return {
      product,
      body: {
        lines: [{ productId: product.card.id, quantity: 2 }],
        deliveryType: 'warehouse_pickup' as const,
        pickupWarehouseId: warehouse.id,
        customer: { fullName: 'Cô Ba', phone: freshPhone() },
        clientRequestId: newRequest(),
        ...given,
      },
    };
  }
  const place = (body: Counter, who = packer) =>
    world.send(createCounterOrder, { token: who.accessToken, body });

  it('is confirmed and paid with one press, however often it is pressed', async () => {
    const { product, body } = await wanted({ isPaid: true });
    const [one, two] = await Promise.all([place(body), place(body)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.id).toBe(one.body.id);
    expect(await seen(one.body.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paidAmount: one.body.total,
      saleChannelId: 'store',
      placedBy: packer.id,
      provenBy: 'staff',
    });
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: 2 });
    const again = await place({ ...body, notes: 'khác' });
    expect(again.failure.code).toBe('REQUEST_DIFFERS');
  });

  it('takes off what is said, with the reason, and no more than whoever says it may', async () => {
    const { product, body } = await wanted({ discount: { amount: 10_000, reason: 'Khách quen' } });
    const { clientRequestId: _key, customer: _customer, ...asked } = body;
    const quote = await world.send(quoteCounterOrder, { token: packer.accessToken, body: asked });
    expect(quote.body.total).toBe(2 * product.card.total - 10_000);
    const placed = await place({ ...body, expectedTotal: quote.body.total });
    expect(placed.body).toMatchObject({
      total: quote.body.total,
      voucherDiscount: 10_000,
      discount: { amount: 10_000, reason: 'Khách quen' },
    });
    const half = { amount: product.card.total, reason: 'Hàng trưng bày' };
    const more = { ...body, discount: half, clientRequestId: newRequest() };
    expect((await place(more)).failure.code).toBe('DISCOUNT_TOO_HIGH');
    expect((await place(more, admin)).status).toBe(201);
  });

  it('waits for its money where that comes by transfer, and is paid when staff have it', async () => {
    const { body } = await wanted({ paymentMethod: 'transfer' });
    const { body: order } = await place(body);
    expect(order).toMatchObject({ status: 'draft', missing: order.total });
    const paid = await world.send(takeMoney, {
      params: { id: order.id },
      token: packer.accessToken,
      body: { amount: order.total },
    });
    expect(paid.body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('is refused without a counter, an address, or a number to call', async () => {
    const { body } = await wanted({ pickupWarehouseId: null });
    expect((await place(body)).failure.code).toBe('PICKUP_REQUIRED');
    const sent = { ...body, deliveryType: 'prepaid_ship' as const, clientRequestId: newRequest() };
    expect((await place(sent)).failure.code).toBe('ADDRESS_REQUIRED');
  });
});
