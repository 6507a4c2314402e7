import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelPayment, getPayment, verifyPayment } from '#shared/payments/index.ts';
import { paying } from '#tests/support/payments.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld();
  member = await world.aMember();
  pay = paying(world);
});
afterAll(() => world.close());

const read = async (id: string) =>
  (await world.send(getPayment, { params: { id }, token: member.accessToken })).body;
const verify = (id: string, body: { succeed?: boolean } = {}) =>
  world.send(verifyPayment, { params: { id }, token: member.accessToken, body });

describe('VNPay', () => {
  it('is reached at a signed address, pays, and brings the shopper back', async () => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    const page = await fetch(payment.redirectUrl ?? '');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('180.000 ₫')]);
    const { returnTo } = await pay.payAtVnpay(payment.redirectUrl);
    const back = new URL(String(returnTo));
    expect(back.pathname).toBe('/e-commerce/payment/vnpay-return');
    expect(back.searchParams.get('paymentId')).toBe(payment.id);
    expect(await read(payment.id)).toMatchObject({ status: 'succeeded', redirectUrl: null });
    expect((await pay.stateOf(order.id)).order.status).toBe('confirmed');
  });

  it('refuses an address somebody changed', async () => {
    const { payment } = await pay.aPayment(member, 'wallet');
    const page = await fetch((payment.redirectUrl ?? '').replace('vnp_Amount=18000000', 'vnp_Amount=100'));
    expect(page.status).toBe(400);
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ] as const)('tells of a %s, and the next attempt succeeds', async (outcome, reason) => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    await pay.payAtVnpay(payment.redirectUrl, outcome);
    expect(await read(payment.id)).toMatchObject({ status: 'failed', reason });
    const { body: next } = await pay.begin(member, order.id, 'wallet');
    await pay.payAtVnpay(next.redirectUrl);
    expect((await pay.stateOf(order.id)).payments.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
  });

  it('is asked when its notice was lost', async () => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    await pay.tell('vnpay/faults', { lose: 1 });
    await pay.payAtVnpay(payment.redirectUrl);
    expect(await read(payment.id)).toMatchObject({ status: 'pending' });
    expect((await verify(payment.id)).body).toMatchObject({ status: 'succeeded' });
    expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
  });

  it('that does not answer is a 502 which changes nothing', async () => {
    const { payment } = await pay.aPayment(member, 'wallet');
    await pay.tell('vnpay/faults', { failAnswers: 1 });
    const { status, failure } = await verify(payment.id);
    expect([status, failure.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
    expect((await verify(payment.id)).body.status).toBe('pending');
  });
});

describe('a card', () => {
  it('pays on Stripe’s page; two events tell of one sum of money', async () => {
    const { payment, order } = await pay.aPayment(member, 'card');
    expect(payment).toMatchObject({ status: 'pending', provider: 'stripe' });
    expect((await fetch(payment.redirectUrl ?? '')).status).toBe(200);
    await pay.payByCard(payment.redirectUrl);
    expect(await read(payment.id)).toMatchObject({ status: 'succeeded', received: 180_000 });
    expect((await pay.stateOf(order.id)).order).toMatchObject({ paidAmount: 180_000, refundDue: 0 });
  });

  it('that is refused leaves the page open for another', async () => {
    const { payment } = await pay.aPayment(member, 'card');
    await pay.payByCard(payment.redirectUrl, { outcome: 'pay', card: '4000 0000 0000 0002' });
    expect(await read(payment.id)).toMatchObject({ status: 'pending' });
    await pay.payByCard(payment.redirectUrl);
    expect(await read(payment.id)).toMatchObject({ status: 'succeeded' });
  });

  it('pays though its events are lost, once somebody asks', async () => {
    const { payment } = await pay.aPayment(member, 'card');
    await pay.tell('stripe/faults', { lose: 2 });
    await pay.payByCard(payment.redirectUrl);
    expect((await verify(payment.id)).body.status).toBe('succeeded');
  });

  it('waits when Stripe does not answer: a 502, and the same request opens its page later', async () => {
    const order = await pay.anOrder({ userId: member.id });
    await pay.tell('stripe/faults', { failAnswers: 1 });
    const key = { idempotencyKey: 'the-same-request' };
    const failed = await pay.begin(member, order.id, 'card', key);
    expect([failed.status, failed.failure.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
    const { status, body } = await pay.begin(member, order.id, 'card', key);
    expect([status, body.status]).toEqual([201, 'pending']);
    expect((await pay.stateOf(order.id)).payments).toHaveLength(1);
  });
});

describe('an attempt', () => {
  it('is made once by the same key, also at the same moment', async () => {
    const order = await pay.anOrder({ userId: member.id });
    const key = { idempotencyKey: 'one-and-the-same' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => pay.begin(member, order.id, 'transfer', key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await pay.stateOf(order.id)).payments).toHaveLength(1);
  });

  it('ends when another is made, whichever way', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.begin(member, order.id, 'wallet');
    await pay.begin(member, order.id, 'card');
    const { payments, order: after } = await pay.stateOf(order.id);
    expect(payments.map(({ status, reason }) => [status, reason])).toEqual([
      ['pending', null],
      ['cancelled', 'superseded'],
      ['cancelled', 'superseded'],
    ]);
    expect(after).toMatchObject({
      paymentMethod: 'card',
      paymentProvider: 'stripe',
      paymentId: payments[0]?.id,
    });
    expect(payments.at(-1)?.id).toBe(payment.id);
  });

  it('is not made for an order that is paid, or over, or somebody else’s', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 180_000, content: payment.code });
    const paid = await pay.begin(member, order.id);
    expect([paid.status, paid.failure.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
    const over = await pay.anOrder({ userId: member.id, status: 'cancelled', paymentStatus: 'canceled' });
    expect((await pay.begin(member, over.id)).failure.code).toBe('ORDER_NOT_PAYABLE');
    const foreign = await pay.anOrder({ userId: 'somebody' });
    expect((await pay.begin(member, foreign.id)).failure.code).toBe('ORDER_NOT_FOUND');
  });

  it('is given up, once; a succeeded one cannot be', async () => {
    const cancel = (paymentId: string) =>
      world.send(cancelPayment, { token: member.accessToken, body: { paymentId } });
    const { payment } = await pay.aPayment(member);
    expect((await cancel(payment.id)).body).toMatchObject({ status: 'cancelled', reason: 'cancelled' });
    expect((await cancel(payment.id)).status).toBe(200);
    const { payment: other } = await pay.aPayment(member);
    await pay.transfer({ amount: 180_000, content: other.code });
    const refused = await cancel(other.id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'PAYMENT_ENDED']);
  });
});
