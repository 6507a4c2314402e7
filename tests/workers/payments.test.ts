import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchNotices } from '#shared/payments/notices.contract.ts';
import { cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import { findNotice, noticeIdOf, noticeRecord } from '#functions/domain/payments/records/payment-notice.ts';
import { paymentKeys } from '#functions/domain/payments/records/payment-keys.ts';
import { askAboutPayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { busyTable } from '#tests/support/busy-table.ts';
import { contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { paying } from '#tests/support/payments.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let admin: Member;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  // Moving the clock would otherwise end the session.
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  [member, admin] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
  pay = paying(world);
});
beforeEach(() => pay.tell('vnpay/faults', {}));
afterAll(() => world.close());

const verdictOf = async (provider: 'bank' | 'vnpay', key: string) =>
  (await findNotice(world.table, noticeIdOf(provider, key)))?.verdict;

async function idOf(told: Promise<Record<string, unknown>>): Promise<string> {
  const { transfers } = (await told) as { transfers: { id: number }[] };
  return String(transfers[0]?.id);
}

const dueKinds = ['payment-expiry', 'payment-query'] as const;

/** Time passes, and what is due by then is done: in as many sweeps as that takes. */
async function wait(minutes: number): Promise<void> {
  await world.cloud.clock.advance(minutes * 60);
  const context = contextOf(world.table, () => new Date(world.cloud.clock.now()));
  const stillDue = async () => {
    await world.cloud.runSchedules('cholang-sandbox-sweep-due');
    return (await Promise.all(dueKinds.map((kind) => listDues(context, kind)))).flat();
  };
  await expect.poll(stillDue).toEqual([]);
  await settled(world.cloud);
}

const paymentOf = async (orderId: string) => (await pay.stateOf(orderId)).payments[0];

describe('the ledger tells what came of a notice', () => {
  it.each([
    ['paid', 180_000],
    ['underpaid', 10_000],
  ])('%s', async (outcome, amount) => {
    const { payment, order } = await pay.aPayment(member);
    const id = await idOf(pay.transfer({ amount, content: payment.code }));
    expect(await verdictOf('bank', id)).toMatchObject({
      outcome,
      amount,
      orderId: order.id,
      paymentId: payment.id,
    });
  });

  it('unknown, and where a person finds it', async () => {
    const id = await idOf(pay.transfer({ amount: 5000, content: 'khong co ma' }));
    expect(await verdictOf('bank', id)).toMatchObject({ outcome: 'unknown', orderId: null });
    const query = { state: 'open', mismatch: 'unknown' } as const;
    // A worker wrote it down: a list may be half a second old.
    const inbox = async () =>
      (await world.send(searchNotices, { query, token: admin.accessToken })).body.data.map(
        (notice) => notice.id,
      );
    await expect.poll(inbox).toContain(noticeIdOf('bank', id));
  });

  it('duplicate, where the same money was told of under another id', async () => {
    const { payment } = await pay.aPayment(member);
    const money = { amount: 180_000, content: payment.code, reference: `FT${payment.code}` };
    await pay.transfer(money);
    expect(await verdictOf('bank', await idOf(pay.transfer(money)))).toMatchObject({ outcome: 'duplicate' });
  });

  it('and working it off again changes nothing', async () => {
    const { payment, order } = await pay.aPayment(member);
    const id = await idOf(pay.transfer({ amount: 180_000, content: payment.code }));
    const before = await pay.stateOf(order.id);
    const message = { type: 'payment.notice', noticeId: noticeIdOf('bank', id) };
    const records = Array.from({ length: 5 }, (_, place) => ({
      messageId: `m${place}`,
      body: JSON.stringify(message),
      attributes: { ApproximateReceiveCount: '1' },
    }));
    const workOff = () => world.cloud.invoke('workers/apply-notice', { Records: records });
    await expect.poll(workOff).toEqual({ batchItemFailures: [] });
    expect(await pay.stateOf(order.id)).toEqual(before);
  });

  it('and what nobody understood can be worked off again, once the reason is mended', async () => {
    const { payment, order } = await pay.aPayment(member);
    const claim = paymentKeys.code(payment.code);
    await world.table.write([remove(claim)]);
    const id = await idOf(pay.transfer({ amount: 180_000, content: payment.code }));
    expect(await verdictOf('bank', id)).toMatchObject({ outcome: 'unknown' });
    await world.write([{ ...claim, entity: 'payment-code', paymentId: payment.id }]);
    const replay = () => replayNotice(contextOf(world.table), noticeIdOf('bank', id));
    expect(await replay()).toMatchObject({ outcome: 'paid', orderId: order.id });
    expect(await replay()).toMatchObject({ outcome: 'paid', orderId: order.id });
    expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
  });
});

describe('a notice the worker stumbles over', () => {
  it('waits among the dead letters, and is counted once it is put back', async () => {
    const { payment, order } = await pay.aPayment(member);
    const id = noticeIdOf('bank', `broken-${payment.code}`);
    const broken = noticeRecord.item({
      id,
      provider: 'bank',
      raw: '{"id":',
      receivedAt: new Date().toISOString(),
      group: order.id,
      verdict: null,
      decision: null,
      version: 1,
    });
    await world.write([broken]);
    for (let turn = 0; turn < 6; turn += 1) {
      await world.cloud.idle();
      await world.cloud.clock.advance(400);
    }
    await world.cloud.idle();
    expect((await pay.stateOf(order.id)).order.paidAmount).toBe(0);
    const raw = JSON.stringify({
      id: broken['id'],
      accountNumber: payment.bank?.account,
      content: payment.code,
      transferType: 'in',
      transferAmount: payment.amount,
    });
    await world.write([{ ...broken, raw }]);
    expect(world.cloud.redrive('payments')).toMatchObject({ moved: 1 });
    await settled(world.cloud);
    expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
  });
});

describe('when its time is up', () => {
  it('a code has expired, and its money is late but welcome', async () => {
    const { payment, order } = await pay.aPayment(member);
    await wait(16);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'failed', reason: 'expired' });
    const id = await idOf(pay.transfer({ amount: 180_000, content: payment.code }));
    expect(await verdictOf('bank', id)).toMatchObject({ outcome: 'late' });
    const { order: after, payments } = await pay.stateOf(order.id);
    expect([after.status, after.paidAmount, after.flags]).toEqual(['confirmed', 180_000, ['late_payment']]);
    expect(payments[0]).toMatchObject({ status: 'succeeded', reason: null });
  });

  it('a part that came late counts, and the next code asks for the rest', async () => {
    const { payment, order } = await pay.aPayment(member);
    await wait(16);
    const id = await idOf(pay.transfer({ amount: 80_000, content: payment.code }));
    expect(await verdictOf('bank', id)).toMatchObject({ outcome: 'late-short' });
    const { body: next } = await pay.begin(member, order.id);
    expect(next.amount).toBe(100_000);
    await pay.transfer({ amount: 100_000, content: next.code });
    expect((await pay.stateOf(order.id)).order).toMatchObject({
      status: 'confirmed',
      paidAmount: 180_000,
      refundDue: 0,
    });
  });

  it('VNPay is asked, and money whose notice was lost is found', async () => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    await pay.tell('vnpay/faults', { lose: 1 });
    await pay.payAtVnpay(payment.redirectUrl);
    await wait(16);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'succeeded' });
    expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
  });

  it('VNPay is asked again while it does not answer, and the payment waits for that', async () => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    await pay.tell('vnpay/faults', { lose: 1, failAnswers: 50 });
    await pay.payAtVnpay(payment.redirectUrl);
    await wait(15.5);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'pending' });
    await wait(1);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'pending' });
    await pay.tell('vnpay/faults', {});
    await wait(5);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'succeeded' });
  });

  it('VNPay is asked once more where our own table was too busy for its answer, also the last time', async () => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    await pay.tell('vnpay/faults', { lose: 1 });
    await pay.payAtVnpay(payment.redirectUrl);
    const afterTheLast = () => new Date(world.cloud.clock.now() + 3_600_000);
    const busy = busyTable(world.table, ({ pk }) => pk.startsWith('NOTICE#'));
    await expect(askAboutPayment(contextOf(busy, afterTheLast), payment.id)).rejects.toThrow('UNAVAILABLE');
    expect(await paymentOf(order.id)).toMatchObject({ status: 'pending' });
    await askAboutPayment(contextOf(world.table, afterTheLast), payment.id);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'succeeded' });
  });

  it('a page nobody paid on has expired, at VNPay and at Stripe', async () => {
    const { order: one } = await pay.aPayment(member, 'wallet');
    const { order: two } = await pay.aPayment(member, 'card');
    await wait(33);
    expect(await paymentOf(one.id)).toMatchObject({ status: 'failed', reason: 'expired' });
    expect(await paymentOf(two.id)).toMatchObject({ status: 'failed', reason: 'expired' });
  });

  it('an attempt at VNPay that was given up is asked about all the same', async () => {
    const { payment, order } = await pay.aPayment(member, 'wallet');
    await pay.tell('vnpay/faults', { lose: 1 });
    await pay.payAtVnpay(payment.redirectUrl);
    const { body: other } = await pay.begin(member, order.id);
    await pay.transfer({ amount: 180_000, content: other.code });
    await wait(16);
    expect((await pay.stateOf(order.id)).order).toMatchObject({
      status: 'confirmed',
      paidAmount: 360_000,
      refundDue: 180_000,
    });
  });
});

describe('an order that is called off', () => {
  const late = async (by: 'shopper' | 'staff', amount: number, given: Partial<StoredOrder> = {}) => {
    const { payment, order } = await pay.aPayment(member, 'transfer', given);
    const { order: before } = await pay.stateOf(order.id);
    const { writes } = cancelOrder(before, { by, reason: 'đổi ý', at: new Date() });
    expect(
      await world.table.write([...writes, ...(await endPayments(contextOf(world.table), before))]),
    ).toBeUndefined();
    expect(await paymentOf(order.id)).toMatchObject({ status: 'cancelled', reason: 'cancelled' });
    const id = await idOf(pay.transfer({ amount, content: payment.code }));
    expect(await verdictOf('bank', id)).toMatchObject({ outcome: 'late' });
    return pay.stateOf(order.id);
  };
  const goesBack = (paidAmount: number) => ({
    status: 'cancelled',
    paymentStatus: 'canceled',
    paidAmount,
    refundDue: paidAmount,
    flags: ['late_payment', 'refund_due'],
  });

  it('ends its payment, and its money goes back when it comes after all', async () => {
    const { order, payments } = await late('staff', 180_000);
    expect(order).toMatchObject(goesBack(180_000));
    expect(payments[0]).toMatchObject({ status: 'cancelled', received: 180_000 });
    const mails = world.cloud.mailbox.list(order.customer.email).map(({ text }) => text);
    expect(mails).toHaveLength(2);
    expect(mails.join()).toContain('Số tiền này sẽ được hoàn lại cho bạn');
  });

  it('by its buyer goes on when all its money comes after all, and says so', async () => {
    const { order, payments } = await late('shopper', 190_000);
    expect(order).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      stock: 'reserved',
      paidAmount: 190_000,
      refundDue: 10_000,
      cancelReason: null,
      flags: ['late_payment', 'surplus', 'refund_due'],
    });
    expect(payments[0]).toMatchObject({ status: 'succeeded', received: 190_000 });
    expect((await world.mailTo(order.customer.email, 'được tiếp tục')).text).toContain('được tiếp tục');
  });

  it('stays so for part of its money, and for goods that are no longer there', async () => {
    expect((await late('shopper', 100_000)).order).toMatchObject(goesBack(100_000));
    expect((await late('shopper', 180_000, { totalQuantity: 1 })).order).toMatchObject(goesBack(180_000));
  });

  it('goes on with the parts that came before and after it', async () => {
    const first = await late('shopper', 100_000);
    const code = first.payments[0]?.code ?? '';
    await pay.transfer({ amount: 80_000, content: code });
    expect((await pay.stateOf(first.order.id)).order).toMatchObject({
      status: 'confirmed',
      paidAmount: 180_000,
      refundDue: 0,
      flags: ['late_payment'],
    });
  });
});

it('a payment in doubt does not run out, however late it is looked at', async () => {
  const { payment, order } = await pay.aPayment(member, 'wallet');
  await pay.payAtVnpay(payment.redirectUrl, 'doubt');
  await wait(40);
  expect(await paymentOf(order.id)).toMatchObject({ status: 'pending', reason: 'held' });
});
