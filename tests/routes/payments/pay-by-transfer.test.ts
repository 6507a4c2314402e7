import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPayment, getPaymentStatus } from '#shared/payments/index.ts';
import { readQr } from '#infra/local/providers/bank/qr-text.ts';
import { paying } from '#tests/support/payments.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  // Where there is chaos, time passes until what failed comes again; that is not to end the session.
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  member = await world.aMember();
  pay = paying(world);
});
afterAll(() => world.close());

const statusOf = async (id: string) =>
  (await world.send(getPaymentStatus, { params: { id }, token: member.accessToken })).body;

describe('a payment by transfer', () => {
  it('has a code a banking app can read, good for 15 minutes', async () => {
    const { payment, order } = await pay.aPayment(member);
    expect(payment).toMatchObject({
      orderId: order.id,
      orderCode: order.code,
      status: 'pending',
      amount: 180_000,
      missing: 180_000,
      received: 0,
      provider: 'vietqr',
      redirectUrl: null,
    });
    expect(readQr(payment.qrContent ?? '')).toEqual({
      bin: payment.bank?.bin,
      account: payment.bank?.account,
      amount: 180_000,
      purpose: payment.code,
    });
    expect(payment.qrImageDataUrl).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Date.parse(payment.expiresAt ?? '') - Date.parse(payment.createdAt)).toBe(15 * 60_000);
    expect(payment.pollingUrl).toBe(`/api/payments/${payment.id}/status`);
    expect(payment.simulatorUrl).toContain('/dev/bank?qr=');
  });

  it('succeeds when its money comes, and confirms the order with a mail', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 180_000, content: `Chuyen tien ${payment.code}` });
    expect(await statusOf(payment.id)).toMatchObject({
      status: 'succeeded',
      received: 180_000,
      missing: 0,
      qrContent: null,
    });
    const { order: after } = await pay.stateOf(order.id);
    expect(after).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paidAmount: 180_000,
      refundDue: 0,
      unpaidUntil: null,
      flags: [],
    });
    expect((await world.mailTo(order.customer.email, order.code)).subject).toContain(order.code);
  });

  it('says what is missing when too little came, shows a code for the rest, and takes it', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 100_000, content: payment.code });
    const short = await statusOf(payment.id);
    expect(short).toMatchObject({ status: 'pending', received: 100_000, missing: 80_000 });
    expect(readQr(short.qrContent ?? '')?.amount).toBe(80_000);
    expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'draft', flags: ['underpaid'] });
    await pay.transfer({ amount: 80_000, content: payment.code });
    expect(await statusOf(payment.id)).toMatchObject({ status: 'succeeded', received: 180_000 });
    expect((await pay.stateOf(order.id)).order).toMatchObject({
      status: 'confirmed',
      flags: [],
      refundDue: 0,
    });
  });

  it('succeeds with too much, and the surplus goes back', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 200_000, content: payment.code });
    expect(await statusOf(payment.id)).toMatchObject({ status: 'succeeded', received: 200_000 });
    expect((await pay.stateOf(order.id)).order).toMatchObject({
      status: 'confirmed',
      paidAmount: 200_000,
      refundDue: 20_000,
      flags: ['surplus', 'refund_due'],
    });
  });

  it('takes a second transfer as surplus', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 180_000, content: payment.code, how: 'twice' });
    expect((await pay.stateOf(order.id)).order).toMatchObject({
      status: 'confirmed',
      paidAmount: 360_000,
      refundDue: 180_000,
      flags: ['surplus', 'refund_due'],
    });
    expect((await pay.stateOf(order.id)).payments.map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('counts the same money told of under two ids once', async () => {
    const { payment, order } = await pay.aPayment(member);
    const money = { amount: 180_000, content: payment.code, reference: `FT-${payment.code}` };
    await pay.transfer(money);
    await pay.transfer(money);
    expect((await pay.stateOf(order.id)).order).toMatchObject({ paidAmount: 180_000, refundDue: 0 });
  });

  it('counts money sent to an earlier code to the one shown now', async () => {
    const { payment, order } = await pay.aPayment(member);
    const { body: second } = await pay.begin(member, order.id);
    expect(await statusOf(payment.id)).toMatchObject({ status: 'cancelled', reason: 'superseded' });
    await pay.transfer({ amount: 180_000, content: payment.code });
    expect(await statusOf(second.id)).toMatchObject({ status: 'succeeded', received: 180_000 });
    expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'confirmed', flags: [] });
  });

  it('leaves alone what names nobody, what leaves, and what is for another account', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 180_000, content: 'tra no cho em' });
    await pay.transfer({ amount: 180_000, content: payment.code, direction: 'out' });
    await pay.transfer({ amount: 180_000, content: payment.code, account: '999999' });
    expect((await pay.stateOf(order.id)).order.paidAmount).toBe(0);
  });

  it('belongs to nobody else', async () => {
    const { payment } = await pay.aPayment(member);
    const { accessToken: token } = await world.aMember();
    const foreign = await world.send(getPayment, { params: { id: payment.id }, token });
    const missing = await world.send(getPayment, { params: { id: 'khong-co' }, token });
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
    expect([missing.status, missing.failure.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
  });
});
