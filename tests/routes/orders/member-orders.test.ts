import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelOrder,
  completeOrder,
  countOrdersByPaymentStatus,
  countOrdersByStatus,
  getOrder,
  getOrderByCode,
  getOrderDelivery,
  getOrderDeliveryLogs,
  getOrderDeliveryWithTimeline,
  getOrderSummary,
  getOrderTimeline,
  listOrderItems,
  listOrderPayments,
  listOrders,
  previewReorder,
  requestVatInvoice,
} from '#shared/orders/index.ts';
import { listUserVouchers } from '#shared/vouchers/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { lineOf } from '#tests/routes/cart/carts.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);

const vat = {
  companyName: 'Công ty Gạo Sạch',
  taxCode: '0312345678',
  address: '12 Nguyễn Huệ, Quận 1',
  email: 'ketoan@gaosach.vn',
};

describe('the list', () => {
  let member: Member;
  const list = async (query: Record<string, unknown> = {}) =>
    (await world.send(listOrders, { token: member.accessToken, query: query as never })).body;

  beforeAll(async () => {
    member = await world.aMember();
    const names = ['Gạo tám xoan', 'Mật ong rừng', 'Chè Thái Nguyên'];
    for (const [place, name] of names.entries()) {
      const product = await shop.onSale({ name, price: 100_000 * (place + 1) });
      await shop.fill(member, { product });
      const { body } = await shop.order(member, { paymentMethod: place === 2 ? 'cash' : 'transfer' });
      if (place === 0)
        await world.send(cancelOrder, {
          params: { id: body.id },
          token: member.accessToken,
          body: { reason: 'Đặt nhầm' },
        });
    }
  });

  it('is the member’s own, newest first', async () => {
    expect((await list()).data.map(({ total }) => total)).toEqual([300_000, 200_000, 100_000]);
    const stranger = await world.aMember();
    const { body } = await world.send(listOrders, { token: stranger.accessToken });
    expect(body).toEqual({ data: [], nextCursor: null });
  });

  it('filters by status, amount, time and words, marks or none', async () => {
    const totals = async (query: Record<string, unknown>) =>
      (await list(query)).data.map(({ total }) => total);
    expect(await totals({ statusIn: 'draft,confirmed' })).toEqual([300_000, 200_000]);
    expect(await totals({ statusIn: 'cancelled' })).toEqual([100_000]);
    expect(await totals({ minTotal: 200_000, sortBy: 'total', sortOrder: 'asc' })).toEqual([
      200_000, 300_000,
    ]);
    expect(await totals({ createdFrom: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    expect(await totals({ q: 'mat ong' })).toEqual([200_000]);
    expect(await totals({ q: '%' })).toEqual([]);
    const [newest] = (await list()).data;
    expect(await totals({ q: newest?.code.toLowerCase() })).toEqual([300_000]);
  });

  it('goes on where a page ended, in either order, and refuses a cursor of another list', async () => {
    for (const query of [{}, { sortBy: 'total', sortOrder: 'asc' }]) {
      const whole = (await list(query)).data.map(({ id }) => id);
      const first = await list({ ...query, take: 2 });
      const second = await list({ ...query, take: 2, cursor: first.nextCursor });
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole);
      expect(second.nextCursor).toBeNull();
    }
    const { nextCursor } = await list({ take: 1 });
    for (const query of [{ cursor: 'junk' }, { cursor: nextCursor, sortBy: 'total' }]) {
      const { failure } = await world.send(listOrders, { token: member.accessToken, query: query as never });
      expect(failure.code).toBe('BAD_CURSOR');
    }
  });

  it('counts what it shows', async () => {
    const token = member.accessToken;
    expect((await world.send(countOrdersByStatus, { token })).body).toMatchObject({
      draft: 1,
      confirmed: 1,
      cancelled: 1,
      completed: 0,
    });
    expect((await world.send(countOrdersByPaymentStatus, { token })).body).toMatchObject({
      processing: 2,
      canceled: 1,
      paid: 0,
    });
    const { body } = await world.send(getOrderSummary, { token });
    expect(body).toEqual({ orders: 3, completed: 0, waiting: 1, spent: 0 });
  });
});

describe('one order', () => {
  it('is told in all its parts', async () => {
    const { member, order } = await shop.placed();
    const ask = async <C extends AnyContract>(contract: C) =>
      (await world.send(contract, { params: { id: order.id }, token: member.accessToken } as never)).body;
    const { payment: _, ...head } = order;
    expect(await ask(getOrder)).toEqual(head);
    expect(await ask(listOrderItems)).toEqual(order.items);
    expect(await ask(listOrderPayments)).toEqual([order.payment]);
    expect(await ask(getOrderTimeline)).toMatchObject([{ kind: 'status', to: 'draft', by: 'shopper' }]);
    expect(await ask(getOrderDeliveryLogs)).toEqual([]);
    const delivery = await ask(getOrderDelivery);
    expect(delivery).toMatchObject({ type: 'warehouse_pickup', status: 'waiting', fee: 0 });
    expect(await ask(getOrderDeliveryWithTimeline)).toEqual({
      delivery,
      timeline: await ask(getOrderTimeline),
    });
    const byCode = { params: { code: order.code }, token: member.accessToken };
    expect((await world.send(getOrderByCode, byCode)).body).toEqual(head);
  });

  const own = [
    getOrder,
    listOrderItems,
    listOrderPayments,
    getOrderTimeline,
    getOrderDeliveryLogs,
    getOrderDelivery,
    getOrderDeliveryWithTimeline,
    previewReorder,
    completeOrder,
  ];
  it('is nobody else’s: every part of it answers a stranger like a missing one', async () => {
    const { order } = await shop.placed();
    const { accessToken: token } = await world.aMember();
    for (const contract of own) {
      const { status, failure } = await world.send(contract as AnyContract, {
        params: { id: order.id } as never,
        token,
      });
      expect([contract.name, status, failure.code]).toEqual([contract.name, 404, 'ORDER_NOT_FOUND']);
    }
    const params = { id: order.id };
    const cancelled = await world.send(cancelOrder, {
      params,
      token,
      body: { reason: 'Không phải của tôi' },
    });
    const invoiced = await world.send(requestVatInvoice, { params, token, body: vat });
    expect([cancelled.status, invoiced.status]).toEqual([404, 404]);
    expect((await world.send(getOrderByCode, { params: { code: order.code }, token })).status).toBe(404);
  });

  it('is called off once: stock and voucher come back, and the buyer is written to', async () => {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
    await shop.fill(member, { product, quantity: 2 });
    const voucher = aMemberVoucher(member.id);
    await handOut(world, [voucher]);
    const { body: order } = await shop.order(member, { voucherIds: [voucher.id] });
    const cancel = () =>
      world.send(cancelOrder, {
        params: { id: order.id },
        token: member.accessToken,
        body: { reason: '  Đặt   nhầm ' },
      });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'canceled',
      cancelReason: 'Đặt nhầm',
      unpaidUntil: null,
    });
    expect(answers.find(({ status }) => status === 409)?.failure.message).toContain('“đã hủy”');
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
    const { body: wallet } = await world.send(listUserVouchers, { token: member.accessToken });
    expect(wallet.data[0]).toMatchObject({ status: 'unused', orderId: null });
    expect((await world.mailTo(member.email, 'đã hủy')).text).not.toContain('Đặt nhầm');
  });

  it('cannot be complete before it is on its way', async () => {
    const { member, order } = await shop.placed();
    const { status, failure } = await world.send(completeOrder, {
      params: { id: order.id },
      token: member.accessToken,
    });
    expect([status, failure.code]).toEqual([409, 'ORDER_STATE']);
  });

  it('an invoice is asked for once', async () => {
    const { member, order } = await shop.placed();
    const ask = () =>
      world.send(requestVatInvoice, { params: { id: order.id }, token: member.accessToken, body: vat });
    expect(await ask()).toMatchObject({ status: 201, body: { request: vat } });
    expect((await ask()).failure.code).toBe('INVOICE_EXISTS');
  });

  it('buying it again: what it would be today, with nothing put into the cart', async () => {
    const member = await world.aMember();
    const [same, dearer, few, gone] = await Promise.all([1, 2, 3, 4].map(() => shop.onSale()));
    if (!same || !dearer || !few || !gone) throw new Error('Four were put on sale');
    await shop.fill(member, ...[same, dearer, few, gone].map((product) => ({ product, quantity: 2 })));
    const { body: order } = await shop.order(member);
    await shop.becomes(dearer, { price: 120_000, total: 120_000 });
    await shop.becomes(few, {}, 1);
    await shop.becomes(gone, { isActive: false });
    const { body } = await world.send(previewReorder, {
      params: { id: order.id },
      token: member.accessToken,
    });
    const changes = new Map(body.items.map(({ productId, change }) => [`${productId}~-`, change]));
    expect([same, dearer, few, gone].map((product) => changes.get(lineOf(product)))).toEqual([
      'same',
      'dearer',
      'fewer',
      'gone',
    ]);
    expect([body.thenTotal, body.total]).toEqual([800_000, 200_000 + 240_000 + 100_000]);
    expect((await shop.cartOf(member)).items).toEqual([]);
  });
});
