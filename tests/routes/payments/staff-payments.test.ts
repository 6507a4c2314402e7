import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelStaffPayment,
  getStaffPayment,
  renewStaffPayment,
  searchPayments,
  verifyStaffPayment,
} from '#shared/payments/staff-payments.contract.ts';
import { paying } from '#tests/support/payments.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let admin: Member;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  [member, admin] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
  pay = paying(world);
});
beforeEach(() => pay.tell('vnpay/faults', {}));
afterAll(() => world.close());

const find = async (query: Record<string, string>) =>
  (await world.send(searchPayments, { query, token: admin.accessToken })).body;
const detail = (id: string, token = admin.accessToken) =>
  world.send(getStaffPayment, { params: { id }, token });

describe('the list of payments', () => {
  it('finds an attempt by its code, its order and what the bank calls its money, by the day and the way', async () => {
    const { payment, order } = await pay.aPayment(member);
    await pay.transfer({ amount: 180_000, content: payment.code, reference: `FTREF${payment.code}` });
    for (const search of [payment.code, order.code, `FTREF${payment.code}`])
      await expect
        .poll(async () => (await find({ search })).data.map(({ id }) => id), { message: search })
        .toEqual([payment.id]);
    const search = payment.code;
    expect((await find({ search, status: 'succeeded', provider: 'vietqr', method: 'transfer' })).total).toBe(
      1,
    );
    expect((await find({ search, status: 'pending' })).total).toBe(0);
    expect((await find({ search, provider: 'none' })).total).toBe(0);
    expect((await find({ search, saleChannelId: 'website' })).total).toBe(1);
    expect((await find({ search, saleChannelId: 'store' })).total).toBe(0);
    expect((await find({ search, start: '2020-01-01', end: '2020-01-31' })).total).toBe(0);
  });
});

describe('one payment', () => {
  it('shows its order, the other attempts, and what was told of it word for word', async () => {
    const { payment, order } = await pay.aPayment(member);
    const { body: second } = await pay.begin(member, order.id);
    await pay.transfer({ amount: 100_000, content: `ck ${second.code}` });
    const { body } = await detail(second.id);
    expect(body.order).toMatchObject({ id: order.id, paidAmount: 100_000, missing: 80_000 });
    expect(body.attempts.map(({ id }) => id)).toEqual([second.id, payment.id]);
    expect(body.notices).toHaveLength(1);
    expect(body.notices[0]).toMatchObject({ outcome: 'underpaid', missing: 80_000, state: 'open' });
    expect(body.notices[0]?.raw).toContain(`ck ${second.code}`);
    expect(body.payment.qrContent).not.toBeNull();
    expect(body.may).toEqual({ verify: false, cancel: true, renew: true, take: null });
  });

  it('404 for one that is not there', async () => {
    for (const id of ['nothing', 'nothing-001', `${'x'.repeat(40)}-999`])
      expect((await detail(id)).failure.code).toBe('PAYMENT_NOT_FOUND');
  });

  it('can be given up, once', async () => {
    const { payment } = await pay.aPayment(member);
    const cancel = () =>
      world.send(cancelStaffPayment, { params: { id: payment.id }, token: admin.accessToken });
    expect((await cancel()).body.payment.status).toBe('cancelled');
    expect((await cancel()).status).toBe(200);
    await pay.transfer({ amount: 180_000, content: payment.code });
    expect((await cancel()).failure.code).toBe('PAYMENT_ENDED');
  });

  it('gets a new code, the same for the same press', async () => {
    const { payment, order } = await pay.aPayment(member);
    const renew = (clientRequestId: string) =>
      world.send(renewStaffPayment, {
        params: { id: payment.id },
        token: admin.accessToken,
        body: { clientRequestId },
      });
    const [one, other] = await Promise.all([renew('mot-lan-bam-001'), renew('mot-lan-bam-001')]);
    expect(one.body.payment.id).toBe(other.body.payment.id);
    expect(one.body.payment.id).not.toBe(payment.id);
    const { payments } = await pay.stateOf(order.id);
    expect(payments.map(({ status }) => status)).toEqual(['pending', 'cancelled']);
  });

  it('is asked about at its provider, whose word counts; a bank cannot be asked', async () => {
    await pay.tell('vnpay/faults', { lose: 1 });
    const { payment } = await pay.aPayment(member, 'wallet');
    await pay.payAtVnpay(payment.redirectUrl);
    expect((await detail(payment.id)).body.payment.status).toBe('pending');
    const verify = (id: string) =>
      world.send(verifyStaffPayment, { params: { id }, token: admin.accessToken });
    expect((await verify(payment.id)).body.payment.status).toBe('succeeded');
    const { payment: byBank } = await pay.aPayment(member);
    expect((await verify(byBank.id)).failure.code).toBe('PAYMENT_NOT_ASKABLE');
    await pay.tell('vnpay/faults', { failAnswers: 5 });
    const { payment: silent } = await pay.aPayment(member, 'wallet');
    expect((await verify(silent.id)).failure.code).toBe('PROVIDER_UNAVAILABLE');
  });
});
