import { describe, expect, it } from 'vitest';
import {
  cancelGuestOrder,
  createGuestPayment,
  createGuestTicket,
  getGuestOrder,
  getGuestOrderByCode,
  getGuestOrderDeliveryWithTimeline,
  getGuestPaymentStatus,
  listGuestOrderPayments,
  listGuestOrders,
} from '#shared/orders/index.ts';
import { aGuestBuyer, buying, hanoi } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);

describe('a guest’s order', () => {
  const tokenFor = async (email: string) => tokenIn(await world.mailTo(email));

  it('opens whole to the cart it came from and to the mailed link', async () => {
    const customer = aGuestBuyer();
    const { order, sessionId } = await shop.placedAsGuest({ customer, notes: 'Gọi cổng sau' });
    const { id, code } = order;
    for (const query of [{ sessionId }, { token: await tokenFor(customer.email) }]) {
      const read = (await world.send(getGuestOrder, { params: { id }, query })).body;
      expect(read).toMatchObject({ code, customer, notes: 'Gọi cổng sau', access: 'full' });
      expect((await world.send(getGuestOrderByCode, { params: { code }, query })).body.id).toBe(id);
    }
  });

  it('opens masked to the code with the e-mail or the phone', async () => {
    const customer = aGuestBuyer();
    const shippingAddress = {
      recipientName: customer.fullName,
      phone: customer.phone,
      street: '1 Hàng Bông',
      ...hanoi,
    };
    const { order } = await shop.placedAsGuest({
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
        const { fullName, email, phone } = customer;
        for (const secret of [fullName, email, phone, '1 Hàng Bông', 'Gọi cổng sau', order.paymentId])
          expect(said).not.toContain(secret);
      }
    }
  });

  it.each(['email', 'phone'] as const)(
    'by %s alone says how many there are, and nothing of them',
    async (name) => {
      const customer = aGuestBuyer();
      const { order } = await shop.placedAsGuest({ customer });
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
        world.send(getGuestOrderDeliveryWithTimeline, { params, query }),
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
    const customer = aGuestBuyer();
    const { order } = await shop.placedAsGuest({ customer });
    const [params, query] = [{ id: order.id }, { code: order.code, email: customer.email }];
    const refused = await world.send(cancelGuestOrder, { params, query, body: { reason: 'người lạ' } });
    expect([refused.status, refused.failure.code]).toEqual([403, 'GUEST_PROOF_NEEDED']);
    const strong = { token: await tokenFor(customer.email) };
    expect((await world.send(createGuestTicket, { params, query: strong })).status).toBe(201);
    const done = await world.send(cancelGuestOrder, { params, query: strong, body: { reason: 'Đổi ý' } });
    expect(done.body).toMatchObject({ status: 'cancelled', access: 'full' });
  });

  it('takes no made-up proof, nor another order’s', async () => {
    const [mine, theirs] = [aGuestBuyer(), aGuestBuyer()];
    const { order } = await shop.placedAsGuest({ customer: mine });
    await shop.placedAsGuest({ customer: theirs });
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
    const { order } = await shop.placedAsGuest();
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
    const { order, sessionId } = await shop.placedAsGuest();
    const { body } = await world.send(listGuestOrders, { query: { sessionId } });
    expect(body.data).toMatchObject([{ id: order.id, total: order.total }]);
  });
});

describe('its way and its story', () => {
  const wayOf = (id: string, query: Record<string, string>) =>
    world.send(getGuestOrderDeliveryWithTimeline, { params: { id }, query });

  async function aParcel() {
    const customer = aGuestBuyer();
    const shippingAddress = {
      recipientName: 'Trần Nhận',
      phone: customer.phone,
      street: '1 Hàng Bông',
      ...hanoi,
    };
    return {
      customer,
      ...(await shop.placedAsGuest({ customer, deliveryType: 'prepaid_ship', shippingAddress })),
    };
  }

  it('200: are told to the cart it came from and to the mailed link, as to a member', async () => {
    const { order, sessionId, customer } = await aParcel();
    const proofs: Record<string, string>[] = [
      { sessionId },
      { token: tokenIn(await world.mailTo(customer.email)) },
    ];
    for (const query of proofs) {
      const { status, body } = await wayOf(order.id, query);
      expect(status).toBe(200);
      expect(body.delivery).toMatchObject({ status: 'waiting', address: { recipientName: 'Trần Nhận' } });
      expect(body.timeline).toMatchObject([{ kind: 'status', from: null, to: 'draft', by: 'shopper' }]);
    }
  });

  it('200: name nobody, and in nobody’s own words, to whoever knows the code', async () => {
    const { order, sessionId, customer } = await aParcel();
    const params = { id: order.id };
    const reason = 'Lan đặt nhầm';
    await world.send(cancelGuestOrder, { params, query: { sessionId }, body: { reason } });
    const { body } = await wayOf(order.id, { code: order.code, phone: customer.phone });
    expect(body.timeline.map(({ to, note }) => [to, note])).toEqual([
      ['draft', ''],
      ['cancelled', '***'],
    ]);
    const said = JSON.stringify(body);
    for (const secret of ['Lan', 'Trần Nhận', '1 Hàng Bông', customer.phone])
      expect(said).not.toContain(secret);
    expect((await wayOf(order.id, { sessionId })).body.timeline.at(-1)?.note).toBe(reason);
  });

  it('403, 404: to nobody else', async () => {
    const { order, customer } = await aParcel();
    const { sessionId } = await aParcel();
    expect((await wayOf(order.id, { email: customer.email })).failure.code).toBe('GUEST_PROOF_NEEDED');
    const wrong: Record<string, string>[] = [
      { sessionId },
      { token: `${order.id}.zzzzzz.AAAA` },
      { code: order.code, phone: '0999999999' },
    ];
    for (const query of wrong) expect((await wayOf(order.id, query)).failure.code).toBe('ORDER_NOT_FOUND');
    const { order: theirs, member } = await shop.placed();
    const query = { code: theirs.code, email: member.email };
    expect((await wayOf(theirs.id, query)).status).toBe(404);
  });
});
