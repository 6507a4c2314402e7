import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelGuestOrder,
  createGuestOrder,
  createGuestPayment,
  createGuestTicket,
  getGuestOrder,
  getGuestOrderByCode,
  getGuestPaymentStatus,
  listGuestOrderPayments,
  listGuestOrders,
  listPickupOptions,
  sendGuestLinks,
  cancelOrder,
  quoteGuestOrder,
  selectWarehouse,
  validateGuestCart,
} from '#shared/orders/index.ts';
import { settlePaid } from '#functions/domain/orders/settle-order.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { aWorld, freshEmail, freshPhone, tokenIn, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  world = await aWorld();
  shop = buying(world);
});
afterAll(() => world.close());

/** A ward there is. */
const hanoi = { system: 'v2' as const, provinceCode: 1, wardCode: 4 };

async function guestOrder(given: Parameters<typeof shop.orderAsGuest>[1] = {}) {
  const product = await shop.onSale();
  const sessionId = await shop.aGuestCart({ product, quantity: 2 });
  const { status, body, failure } = await shop.orderAsGuest(sessionId, given);
  if (status !== 201) throw new Error(JSON.stringify(failure));
  return { product, sessionId, order: body };
}

describe('ordering', () => {
  it('201: without a name or number, where it is fetched at a counter', async () => {
    const email = freshEmail();
    const { order, product } = await guestOrder({ customer: { email: email.toUpperCase() } });
    expect(order).toMatchObject({
      status: 'draft',
      deliveryType: 'warehouse_pickup',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      customer: { fullName: 'Khách hàng', phone: '0000000000', email },
      payment: { status: 'pending', pollingUrl: `/api/public/payments/${order.paymentId}/status` },
    });
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: 2 });
    expect((await world.mailTo(email)).text).toContain(`/e-commerce/orders/guest#id=${order.id}&token=`);
  });

  it('201: as little as can be said is enough, and what was said stands in it', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    await world.send(selectWarehouse, { body: { sessionId, warehouseId: warehouse.id } });
    const body = { sessionId, customer: { email: freshEmail() }, saleChannelId: 'store' as const };
    const { status, body: order } = await world.send(createGuestOrder, { body });
    expect(status).toBe(201);
    expect(order).toMatchObject({
      deliveryType: 'warehouse_pickup',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      saleChannelId: 'store',
      pickupWarehouse: { id: warehouse.id },
    });
  });

  it('201: sent home, named by codes only, and counted as the quote said', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    const shippingAddress = {
      recipientName: 'Lê Văn Khách',
      phone: '0912 345 678',
      street: '1 Hàng Bông',
      ...hanoi,
    };
    const wish = { sessionId, deliveryType: 'prepaid_ship' as const, shippingAddress };
    const { body: quote } = await world.send(quoteGuestOrder, { body: wish });
    expect(quote.shippingFee).toBeGreaterThan(0);
    const { body } = await shop.orderAsGuest(sessionId, { ...wish, expectedTotal: quote.total });
    expect(body).toMatchObject({
      total: quote.total,
      customer: { fullName: 'Lê Văn Khách', phone: '0912345678' },
      shippingAddress: { province: 'Thành phố Hà Nội', street: '1 Hàng Bông' },
    });
  });

  it('422: a parcel to nobody, or to nowhere', async () => {
    const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
    const shippingAddress = { recipientName: 'Khách', phone: '0000000000', street: 'Đâu đó', ...hanoi };
    const send = async (given: Parameters<typeof shop.orderAsGuest>[1]) =>
      (await shop.orderAsGuest(sessionId, { deliveryType: 'prepaid_ship', ...given })).failure.code;
    expect(await send({})).toBe('ADDRESS_REQUIRED');
    expect(await send({ shippingAddress })).toBe('CONTACT_REQUIRED');
    expect(
      await send({ shippingAddress: { ...shippingAddress, phone: '0912345678', provinceCode: 9999 } }),
    ).toBe('UNKNOWN_PROVINCE');
  });

  it('400 without an e-mail; 404 for a session that never began', async () => {
    const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
    const nameless = { customer: { fullName: 'Khách' } } as never;
    expect((await shop.orderAsGuest(sessionId, nameless)).status).toBe(400);
    expect((await shop.orderAsGuest('g-unknown')).failure.code).toBe('SESSION_NOT_FOUND');
  });

  it('looks first whether the cart can be ordered, and where it can be fetched', async () => {
    const product = await shop.onSale({ available: 3 });
    const sessionId = await shop.aGuestCart({ product, quantity: 3 });
    const validate = async () => (await world.send(validateGuestCart, { body: { sessionId } })).body;
    const options = async () => (await world.send(listPickupOptions, { query: { sessionId } })).body;
    expect(await validate()).toEqual({ valid: true, issues: [] });
    expect(await options()).toContainEqual(
      expect.objectContaining({ id: warehouse.id, hasEverything: true, missing: 0 }),
    );
    await shop.becomes(product, {}, 2);
    expect(await validate()).toMatchObject({
      valid: false,
      issues: [{ state: 'short', wanted: 3, available: 2 }],
    });
    expect((await options()).find(({ id }) => id === warehouse.id)).toMatchObject({ missing: 1 });
  });

  it('remembers the counter that was chosen', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    const choose = (warehouseId: string) => world.send(selectWarehouse, { body: { sessionId, warehouseId } });
    expect((await choose('wh-nowhere')).failure.code).toBe('UNKNOWN_WAREHOUSE');
    expect((await choose(warehouse.id)).body).toEqual({ selectedWarehouseId: warehouse.id });
    const { body } = await shop.orderAsGuest(sessionId, { pickupWarehouseId: undefined });
    expect(body.pickupWarehouse?.id).toBe(warehouse.id);
  });
});

describe('finding it again', () => {
  const aBuyer = () => ({ fullName: 'Lê Khách', phone: freshPhone(), email: freshEmail() });
  const tokenFor = async (email: string) => tokenIn(await world.mailTo(email));

  it('opens whole to the cart it came from and to the mailed link', async () => {
    const customer = aBuyer();
    const { order, sessionId } = await guestOrder({ customer, notes: 'Gọi cổng sau' });
    const { id, code } = order;
    for (const query of [{ sessionId }, { token: await tokenFor(customer.email) }]) {
      const read = (await world.send(getGuestOrder, { params: { id }, query })).body;
      expect(read).toMatchObject({ code, customer, notes: 'Gọi cổng sau', access: 'full' });
      expect((await world.send(getGuestOrderByCode, { params: { code }, query })).body.id).toBe(id);
    }
  });

  it('opens masked to the code with the e-mail or the phone', async () => {
    const customer = aBuyer();
    const shippingAddress = {
      recipientName: customer.fullName,
      phone: customer.phone,
      street: '1 Hàng Bông',
      ...hanoi,
    };
    const { order } = await guestOrder({
      customer,
      notes: 'Gọi cổng sau',
      deliveryType: 'prepaid_ship',
      shippingAddress,
    });
    const { id, code } = order;
    for (const contact of [{ email: ` ${customer.email.toUpperCase()}` }, { phone: customer.phone }]) {
      const answers = [
        await world.send(getGuestOrderByCode, { params: { code: code.toLowerCase() }, query: contact }),
        await world.send(getGuestOrder, { params: { id }, query: { code, ...contact } }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.access, body.total]).toEqual([200, 'masked', order.total]);
        const said = JSON.stringify(body);
        for (const secret of [customer.email, customer.phone, '1 Hàng Bông', 'Gọi cổng sau', order.paymentId])
          expect(said).not.toContain(secret);
      }
    }
  });

  it.each(['email', 'phone'] as const)(
    'by %s alone says how many there are, and nothing of them',
    async (name) => {
      const customer = aBuyer();
      const { order } = await guestOrder({ customer });
      const query = { [name]: customer[name] };
      const list = await world.send(listGuestOrders, { query });
      expect(list.body).toEqual({
        data: [],
        nextCursor: null,
        found: { count: 1, newestDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      });
      expect(JSON.stringify(list.body)).not.toContain(order.code);
      const params = { id: order.id };
      const payment = { params: { id: order.paymentId ?? '' }, query };
      const answers = await Promise.all([
        world.send(getGuestOrder, { params, query }),
        world.send(getGuestOrder, { params: { id: 'nothing' }, query }),
        world.send(listGuestOrderPayments, { params, query }),
        world.send(cancelGuestOrder, { params, query, body: { reason: 'người lạ' } }),
        world.send(createGuestPayment, { params, query, body: { method: 'cash' } }),
        world.send(createGuestTicket, { params, query }),
        world.send(getGuestPaymentStatus, payment),
      ]);
      expect(answers.map(({ status, failure }) => [status, failure.code])).toEqual(
        answers.map(() => [403, 'GUEST_PROOF_NEEDED']),
      );
      expect((await shop.stored(order.id)).status).toBe('draft');
    },
  );

  it('with the code lets nobody act: only the cart and the mailed link do', async () => {
    const customer = aBuyer();
    const { order } = await guestOrder({ customer });
    const [params, query] = [{ id: order.id }, { code: order.code, email: customer.email }];
    const refused = await world.send(cancelGuestOrder, { params, query, body: { reason: 'người lạ' } });
    expect([refused.status, refused.failure.code]).toEqual([403, 'GUEST_PROOF_NEEDED']);
    const strong = { token: await tokenFor(customer.email) };
    expect((await world.send(createGuestTicket, { params, query: strong })).status).toBe(201);
    const done = await world.send(cancelGuestOrder, { params, query: strong, body: { reason: 'Đổi ý' } });
    expect(done.body).toMatchObject({ status: 'cancelled', access: 'full' });
  });

  it('takes no made-up proof, nor another order’s', async () => {
    const [mine, theirs] = [aBuyer(), aBuyer()];
    const { order } = await guestOrder({ customer: mine });
    await guestOrder({ customer: theirs });
    const { id, code } = order;
    const missing = await world.send(getGuestOrder, {
      params: { id: 'nothing' },
      query: { sessionId: 'g1' },
    });
    const { requestId: _, ...unknown } = missing.failure;
    const wrong = [
      { sessionId: 'g1' },
      { token: await tokenFor(theirs.email) },
      { token: `${id}.zzzzzz.AAAA` },
      { code, email: theirs.email },
      { code, phone: '0999999999' },
      { code: 'CL000000AAAAA', email: mine.email },
    ];
    for (const query of wrong) {
      const { requestId: __, ...told } = (await world.send(getGuestOrder, { params: { id }, query })).failure;
      expect(told).toEqual(unknown);
    }
    for (const query of [{ email: theirs.email }, { phone: '0999999999' }])
      expect((await world.send(getGuestOrderByCode, { params: { code }, query })).status).toBe(404);
    expect((await world.send(getGuestOrder, { params: { id }, query: {} })).status).toBe(400);
  });

  it('the number nobody has proves nothing, and a member’s order is no guest’s', async () => {
    const { order } = await guestOrder();
    const nobody = { phone: '0000000000' };
    const params = { code: order.code };
    expect((await world.send(getGuestOrderByCode, { params, query: nobody })).status).toBe(404);
    const none = { data: [], nextCursor: null, found: { count: 0, newestDay: null } };
    expect((await world.send(listGuestOrders, { query: nobody })).body).toEqual(none);
    const { order: theirs, member } = await shop.placed();
    const query = { email: member.email };
    expect((await world.send(getGuestOrderByCode, { params: { code: theirs.code }, query })).status).toBe(
      404,
    );
    expect((await world.send(listGuestOrders, { query })).body).toEqual(none);
  });

  it('lists a cart’s orders page by page', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    const orders = [(await shop.orderAsGuest(sessionId)).body];
    for (let count = 0; count < 2; count += 1) {
      await shop.putAsGuest(sessionId, { productId: product.card.id, quantity: 1 });
      orders.push((await shop.orderAsGuest(sessionId)).body);
    }
    const page = async (cursor = '') =>
      (await world.send(listGuestOrders, { query: { sessionId, take: 2, cursor } })).body;
    const first = await page();
    expect(first.data.map(({ id }) => id)).toEqual([orders[2]?.id, orders[1]?.id]);
    const rest = await page(first.nextCursor ?? '');
    expect(rest.data.map(({ id }) => id)).toEqual([orders[0]?.id]);
    expect((await world.send(listGuestOrders, { query: { sessionId, cursor: 'junk' } })).failure.code).toBe(
      'BAD_CURSOR',
    );
  });

  it('tells the cart’s own session what its orders cost', async () => {
    const { order, sessionId } = await guestOrder();
    const { body } = await world.send(listGuestOrders, { query: { sessionId } });
    expect(body.data).toMatchObject([{ id: order.id, total: order.total }]);
  });
});

it('paying: a new code ends the last, and only the proof shows how it stands', async () => {
  const { order, sessionId } = await guestOrder();
  const [params, query] = [{ id: order.id }, { sessionId }];
  const again = await world.send(createGuestPayment, {
    params,
    query,
    body: { method: 'transfer', idempotencyKey: newRequest() },
  });
  expect(again).toMatchObject({ status: 201, body: { status: 'pending', orderId: order.id } });
  const { body: payments } = await world.send(listGuestOrderPayments, { params, query });
  expect(payments.map(({ id, status }) => [id, status])).toEqual([
    [again.body.id, 'pending'],
    [order.paymentId, 'cancelled'],
  ]);
  const ask = (proof: Record<string, string>) =>
    world.send(getGuestPaymentStatus, { params: { id: again.body.id }, query: proof });
  expect((await ask({ sessionId })).body.status).toBe('pending');
  expect((await ask({ sessionId: 'g1' })).failure.code).toBe('PAYMENT_NOT_FOUND');
});

it('calling it off: the stock is free again, the payment ends, and it happens once', async () => {
  const { order, product, sessionId } = await guestOrder();
  const cancel = (query: Record<string, string>) =>
    world.send(cancelGuestOrder, { params: { id: order.id }, query, body: { reason: 'Đổi ý' } });
  expect((await cancel({ sessionId: 'g1' })).status).toBe(404);
  const answers = await Promise.all([cancel({ sessionId }), cancel({ sessionId }), cancel({ sessionId })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
  const { body } = await world.send(listGuestOrderPayments, {
    params: { id: order.id },
    query: { sessionId },
  });
  expect(body.map(({ status }) => status)).toEqual(['cancelled']);
});

describe('what strangers can make the shop do', () => {
  it('a guest who never paid and calls off is written nothing, least of all their own words', async () => {
    const email = freshEmail();
    const { order, sessionId } = await guestOrder({ customer: { email, fullName: 'Quà Tặng Miễn Phí' } });
    await world.cloud.idle();
    const reason = 'Tài khoản bị khóa, đăng nhập tại https://evil.example';
    await world.send(cancelGuestOrder, { params: { id: order.id }, query: { sessionId }, body: { reason } });
    await world.cloud.idle();
    const mails = world.cloud.mailbox.list(email);
    expect(mails).toHaveLength(1);
    for (const { subject, text, html } of mails)
      expect(`${subject}${text}${html}`).not.toMatch(/evil|Quà Tặng|bị khóa/);
  });

  it('a member who calls off is told so, without their own words', async () => {
    const { member, order } = await shop.placed();
    const body = { reason: 'Xem thêm tại https://evil.example' };
    await world.send(cancelOrder, { params: { id: order.id }, token: member.accessToken, body });
    const { text, html } = await world.mailTo(member.email, 'đã hủy');
    expect(text + html).not.toContain('evil');
  });

  it.each(['email', 'phone'] as const)(
    '429: a sixth order an hour with one %s, whatever else is new',
    async (same) => {
      const product = await shop.onSale({ available: 50 });
      const kept = { email: freshEmail(), phone: freshPhone() };
      const order = async () => {
        const customer = { email: freshEmail(), phone: freshPhone(), [same]: kept[same] };
        return shop.orderAsGuest(await shop.aGuestCart({ product }), { customer });
      };
      await world.cloud.clock.advance(3600 - (Math.floor(world.cloud.clock.now() / 1000) % 3600));
      for (let count = 0; count < 5; count += 1) expect((await order()).status).toBe(201);
      const sixth = await order();
      expect([sixth.status, sixth.failure.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await shop.shelfOf(product)).toMatchObject({ reserved: 5 });
      await world.cloud.clock.advance(3601);
      expect((await order()).status).toBe(201);
    },
  );

  it('an address gets six mails an hour of strangers’ doing, and all that its own money brings', async () => {
    const email = freshEmail();
    const product = await shop.onSale({ available: 50 });
    await world.cloud.clock.advance(3600 - (Math.floor(world.cloud.clock.now() / 1000) % 3600));
    let last: Awaited<ReturnType<typeof shop.orderAsGuest>>['body'] | undefined;
    for (let count = 0; count < 5; count += 1)
      ({ body: last } = await shop.orderAsGuest(await shop.aGuestCart({ product }), { customer: { email } }));
    for (let count = 0; count < 3; count += 1) {
      await world.send(sendGuestLinks, { body: { email } });
      await world.cloud.clock.advance(601);
    }
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(email)).toHaveLength(6);
    await world.table.write(
      settlePaid(await shop.stored(last?.id ?? ''), {
        amount: last?.total ?? 0,
        late: false,
        by: 'system',
        at: new Date(world.cloud.clock.now()),
      }).writes,
    );
    expect((await world.mailTo(email, 'đã được thanh toán')).text).toContain('Chào Khách hàng,');
  });
});
