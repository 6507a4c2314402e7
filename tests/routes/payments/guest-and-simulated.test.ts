import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGuestPayment,
  getGuestPaymentStatus,
  listGuestOrderPayments,
} from '#shared/orders/guest-orders.contract.ts';
import { completePayment, simulatePayment, verifyPayment } from '#shared/payments/index.ts';
import { type Payer, paying } from '#tests/support/payments.ts';
import { aWorld, type World } from '#tests/support/world.ts';

describe('a guest', () => {
  let world: World;
  let pay: ReturnType<typeof paying>;
  beforeAll(async () => {
    world = await aWorld();
    pay = paying(world);
  });
  afterAll(() => world.close());

  const sessionId = 'gio-hang-cua-khach';

  it('pays by what proves the order, and watches it there', async () => {
    const order = await pay.anOrder({ sessionId });
    const begun = await world.send(createGuestPayment, {
      params: { id: order.id },
      query: { sessionId },
      body: { method: 'transfer' },
    });
    expect(begun.status).toBe(201);
    const { id, code, pollingUrl } = begun.body;
    expect(pollingUrl).toBe(`/api/public/payments/${id}/status`);
    await pay.transfer({ amount: 180_000, content: code });
    const query = { sessionId };
    const { body } = await world.send(getGuestPaymentStatus, { params: { id }, query });
    expect(body.status).toBe('succeeded');
    const { body: all } = await world.send(listGuestOrderPayments, {
      params: { id: order.id },
      query,
    });
    expect(all.map((payment) => payment.id)).toEqual([id]);
  });

  it('sees nothing without that, nor a member’s payments', async () => {
    const order = await pay.anOrder({ sessionId });
    const { body } = await world.send(createGuestPayment, {
      params: { id: order.id },
      query: { sessionId },
      body: { method: 'transfer' },
    });
    const wrong = { params: { id: body.id }, query: { sessionId: 'khac' } };
    const foreign = await world.send(getGuestPaymentStatus, wrong);
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
    const payer = await pay.aPayer();
    const { payment } = await pay.aPayment(payer);
    const mine = await world.send(getGuestPaymentStatus, {
      params: { id: payment.id },
      query: { sessionId },
    });
    expect([mine.status, mine.failure.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
    const begin = { params: { id: order.id }, query: { sessionId: 'khac' }, body: { method: 'transfer' } };
    expect((await world.send(createGuestPayment, begin as never)).failure.code).toBe('ORDER_NOT_FOUND');
  });
});

describe.each([
  ['where the deployment plays the provider', 'yes'],
  ['where money is real', 'no'],
])('%s', (_, PAYMENTS_SIMULATED) => {
  let world: World;
  let payer: Payer;
  let pay: ReturnType<typeof paying>;
  beforeAll(async () => {
    world = await aWorld({ env: { PAYMENTS_SIMULATED } });
    pay = paying(world);
    payer = await world.aMember();
  });
  afterAll(() => world.close());
  const isPlayed = PAYMENTS_SIMULATED === 'yes';
  const as = () => ({ token: payer.accessToken });

  it.each([
    ['success', 'succeeded', null, 'confirmed'],
    ['decline', 'failed', 'declined', 'draft'],
    ['expire', 'failed', 'expired', 'draft'],
  ] as const)(
    'a payment can be made to end in %s, or that is not there',
    async (outcome, status, reason, order) => {
      const { payment } = await pay.aPayment(payer);
      const reply = await world.send(simulatePayment, { ...as(), body: { paymentId: payment.id, outcome } });
      const { order: after } = await pay.stateOf(payment.orderId);
      if (!isPlayed) {
        expect([reply.status, reply.failure.code, after.status]).toEqual([404, 'NOT_FOUND', 'draft']);
        return;
      }
      expect(reply.body).toMatchObject({ status, reason });
      expect(after.status).toBe(order);
      const again = await world.send(simulatePayment, { ...as(), body: { paymentId: payment.id, outcome } });
      expect(again.status).toBe(409);
    },
  );

  it('an order can be taken as paid, or that is not there', async () => {
    const { payment } = await pay.aPayment(payer);
    const reply = await world.send(completePayment, { ...as(), body: { orderId: payment.orderId } });
    expect([reply.status, reply.body.status]).toEqual(isPlayed ? [200, 'succeeded'] : [404, undefined]);
    if (!isPlayed) return;
    const again = await world.send(completePayment, { ...as(), body: { orderId: payment.orderId } });
    expect(again.failure.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('a shopper’s word verifies a payment, or counts for nothing', async () => {
    const { payment } = await pay.aPayment(payer);
    const reply = await world.send(verifyPayment, {
      ...as(),
      params: { id: payment.id },
      body: { succeed: true },
    });
    expect(reply.body.status).toBe(isPlayed ? 'succeeded' : 'pending');
  });

  it('nothing is done to somebody else’s payment', async () => {
    const { payment } = await pay.aPayment(await world.aMember());
    const body = { paymentId: payment.id, outcome: 'success' } as const;
    const reply = await world.send(simulatePayment, { ...as(), body });
    expect(reply.status).toBe(404);
    const other = await world.send(verifyPayment, {
      ...as(),
      params: { id: payment.id },
      body: { succeed: true },
    });
    expect([other.status, other.failure.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
  });
});
