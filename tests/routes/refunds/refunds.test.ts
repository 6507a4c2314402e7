import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import type { CallInput } from '#shared/contract/route.ts';
import { getNotice } from '#shared/payments/notices.contract.ts';
import {
  approveRefund,
  cleanUpAttempts,
  createRefund,
  getAttemptFigures,
  getRefund,
  getRefundDashboard,
  getRefundMetrics,
  getRefundOverview,
  getRefundStatusSummary,
  getRefundTrends,
  listFailedAttempts,
  listOwedOrders,
  listRefundAttempts,
  listRefundLogs,
  processRefund,
  searchRefunds,
  settleRefund,
} from '#shared/refunds/index.ts';
import { readQr } from '#infra/local/providers/bank/qr-text.ts';
import { attemptItem } from '#functions/domain/refunds/refund-record.ts';
import { noticeIdOf } from '#functions/domain/payments/records/payment-notice.ts';
import { listDues } from '#tests/support/dues.ts';
import { contextOf } from '#tests/support/context.ts';
import { paying } from '#tests/support/payments.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let [admin, other]: Member[] = [];
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  [member, admin, other] = await Promise.all([
    world.aMember(),
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'admin' }),
  ]);
  pay = paying(world);
});
beforeEach(async () => {
  await Promise.all([pay.tell('vnpay/faults', {}), pay.tell('stripe/faults', {})]);
});
afterAll(() => world.close());

const as = (who = admin) => ({ token: who?.accessToken ?? '' });

type Draft = NonNullable<CallInput<typeof createRefund>['body']>;
const ask = (orderId: string, given: Partial<Draft> = {}, who = admin) =>
  world.send(createRefund, {
    ...as(who),
    body: {
      kind: 'overpayment',
      amount: 20_000,
      reason: 'Khách chuyển dư',
      way: 'bank',
      orderId,
      account: aBankAccount,
      ...given,
    },
  });
const process = (id: string) => world.send(processRefund, { ...as(), params: { id }, body: {} });
const sent = (id: string) =>
  world.send(settleRefund, { ...as(), params: { id }, body: { outcome: 'sent', reference: 'FT123' } });
const failed = (id: string) =>
  world.send(settleRefund, { ...as(), params: { id }, body: { outcome: 'failed', error: 'Sai tài khoản' } });
const approve = (id: string, who = other, approved = true) =>
  world.send(approveRefund, {
    ...as(who),
    params: { id },
    body: { approved, reason: approved ? '' : 'Sai' },
  });

/** An order that was paid so much too much. */
async function overpaid(surplus = 20_000, total = 180_000) {
  const { order, payment } = await pay.aPayment(member, 'transfer', { total, subtotal: total });
  await pay.transfer({ amount: total + surplus, content: payment.code });
  return order.id;
}

const money = async (id: string) => {
  const { order } = await pay.stateOf(id);
  const { status, paidAmount, refundDue, refundedAmount } = order;
  return { status, paidAmount, refundDue, refundedAmount };
};

describe('a refund by transfer', () => {
  it('is listed as owed, shown as a code for the bank, confirmed by a person, and told', async () => {
    const id = await overpaid();
    const owed = await world.send(listOwedOrders, { ...as(), query: { order: id } });
    expect(owed.body.data[0]).toMatchObject({
      owed: [{ kind: 'overpayment', amount: 20_000 }],
      ways: ['bank', 'cash'],
    });
    const { body: refund, status } = await ask(id);
    expect([status, refund.status, refund.needsSecond]).toEqual([201, 'approved', false]);
    const { body: begun } = await process(refund.id);
    expect(begun).toMatchObject({ status: 'processing', attempts: 1, may: { settle: true } });
    expect(readQr(begun.qrContent ?? '')).toEqual({
      bin: aBankAccount.bin,
      account: aBankAccount.account,
      amount: 20_000,
      purpose: refund.code,
    });
    const { body: done } = await sent(refund.id);
    expect(done).toMatchObject({ status: 'succeeded', reference: 'FT123', qrContent: null });
    expect(await money(id)).toEqual({
      status: 'confirmed',
      paidAmount: 200_000,
      refundDue: 0,
      refundedAmount: 20_000,
    });
    const params = { id: refund.id };
    const { body: story } = await world.send(listRefundLogs, { ...as(), params });
    expect(story.map(({ to }) => to)).toEqual(['approved', 'processing', 'succeeded']);
    const { body: tries } = await world.send(listRefundAttempts, { ...as(), params });
    expect(tries.map((one) => one.status)).toEqual(['succeeded']);
  });

  it('that failed is tried again, or given up: then it is owed as before', async () => {
    const id = await overpaid();
    const { body: refund } = await ask(id);
    await process(refund.id);
    expect((await failed(refund.id)).body).toMatchObject({ status: 'failed', error: 'Sai tài khoản' });
    expect((await process(refund.id)).body).toMatchObject({ status: 'processing', attempts: 2 });
    await failed(refund.id);
    expect((await approve(refund.id, admin, false)).body.status).toBe('rejected');
    expect(await money(id)).toMatchObject({ refundDue: 20_000, refundedAmount: 0 });
    expect((await ask(id)).status).toBe(201);
    const { body: list } = await world.send(listFailedAttempts, as());
    expect(list.data.filter(({ refundId }) => refundId === refund.id)).toHaveLength(2);
  });

  it('is one, however often each button is pressed at once', async () => {
    const id = await overpaid();
    const press = { clientRequestId: 'hoan-mot-lan-001' };
    const asked = await Promise.all([ask(id, press), ask(id, press)]);
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    const refundId = asked[0]?.body.id ?? '';
    await Promise.all([process(refundId), process(refundId)]);
    const ends = await Promise.all([sent(refundId), sent(refundId), sent(refundId)]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await money(id)).toMatchObject({ refundDue: 0, refundedAmount: 20_000 });
    expect((await failed(refundId)).failure.code).toBe('REFUND_STATE');
  });

  it('is never more than is owed, however many ask at once', async () => {
    const id = await overpaid();
    const answers = await Promise.all([ask(id), ask(id), ask(id, { amount: 5_000 })]);
    const made = answers.filter(({ status }) => status === 201);
    const total = made.reduce((sum, { body }) => sum + body.amount, 0);
    expect(total).toBeLessThanOrEqual(20_000);
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect((await ask(id, { amount: 20_001 })).failure.code).toBe('REFUND_TOO_MUCH');
    expect((await ask(id, { kind: 'goodwill', amount: 180_001 })).status).toBe(400);
  });

  it('of goodwill lowers what the order costs', async () => {
    const id = await overpaid();
    const { body: refund } = await ask(id, { kind: 'goodwill', amount: 30_000, reason: 'Xin lỗi giao trễ' });
    await process(refund.id);
    await sent(refund.id);
    const { order } = await pay.stateOf(id);
    expect(order).toMatchObject({ goodwillAmount: 30_000, refundedAmount: 30_000, refundDue: 20_000 });
    expect(order.status).toBe('confirmed');
  });
});

describe('what told of too much money', () => {
  const notice = async (id: string) => (await world.send(getNotice, { ...as(), params: { id } })).body;

  /** An order that was paid too much, with the notice of that. */
  async function told(surplus = 20_000) {
    const { order, payment } = await pay.aPayment(member, 'transfer', { total: 180_000, subtotal: 180_000 });
    const { transfers } = (await pay.transfer({ amount: 180_000 + surplus, content: payment.code })) as {
      transfers: { id: number }[];
    };
    return { id: order.id, noticeId: noticeIdOf('bank', String(transfers[0]?.id)) };
  }

  it('needs nobody once that has a refund, waits again while it failed, and is done with it', async () => {
    const { id, noticeId } = await told();
    expect(await notice(noticeId)).toMatchObject({ state: 'open', may: { sendBack: true } });
    // Asked for from the list of what is owed, not from the notice.
    const { body: refund } = await ask(id);
    expect(await notice(noticeId)).toMatchObject({
      state: 'decided',
      decision: { kind: 'send-back', refundId: refund.id, failedAt: null },
    });
    await process(refund.id);
    await failed(refund.id);
    const waiting = await notice(noticeId);
    expect(waiting).toMatchObject({ state: 'open', decision: { refundId: refund.id } });
    expect(waiting.decision?.failedAt).not.toBeNull();
    // Its money is with the refund still: that is tried again or given up.
    expect(waiting.may).toMatchObject({ count: false, sendBack: false, ignore: false, takeBack: false });
    expect((await ask(id, { noticeId })).status).toBe(400);
    await process(refund.id);
    expect((await notice(noticeId)).state).toBe('decided');
    await sent(refund.id);
    expect(await notice(noticeId)).toMatchObject({ state: 'decided', decision: { failedAt: null } });
  });

  it('waits for a new decision once its refund was given up', async () => {
    const { id, noticeId } = await told();
    const { body: refund } = await ask(id);
    await process(refund.id);
    await failed(refund.id);
    await approve(refund.id, admin, false);
    expect(await notice(noticeId)).toMatchObject({
      state: 'open',
      decision: null,
      may: { sendBack: true, ignore: true },
    });
    expect((await ask(id, { noticeId })).status).toBe(201);
  });

  it('stays open until the last of it goes back', async () => {
    const { id, noticeId } = await told();
    await ask(id, { amount: 5_000 });
    expect((await notice(noticeId)).state).toBe('open');
    const { body: rest } = await ask(id, { amount: 15_000 });
    expect(await notice(noticeId)).toMatchObject({ state: 'decided', decision: { refundId: rest.id } });
  });
});

describe('much money', () => {
  it('takes a second person: never whoever asked', async () => {
    const id = await overpaid(2_500_000);
    const { body: refund } = await ask(id, { amount: 2_500_000 });
    expect(refund).toMatchObject({ status: 'pending', needsSecond: true, may: { approve: false } });
    expect((await process(refund.id)).failure.code).toBe('REFUND_STATE');
    expect((await approve(refund.id, admin)).failure.code).toBe('REFUND_OWN');
    const both = await Promise.all([approve(refund.id), approve(refund.id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await approve(refund.id, other, false)).body.status).toBe('rejected');
    expect(await money(id)).toMatchObject({ refundDue: 2_500_000 });
  });

  it('leaves in its history who asked, who agreed, and how each try ended; what was refused leaves nothing', async () => {
    const id = await overpaid(2_500_000);
    const { body: refund } = await ask(id, { amount: 2_500_000 });
    expect((await approve(refund.id, admin)).status).toBe(403);
    await approve(refund.id);
    for (const end of [failed, sent]) {
      await process(refund.id);
      await end(refund.id);
    }
    const asked = { ...as(), params: { entity: 'refund', id: refund.id } } as const;
    const { body } = await world.send(listActivity, asked);
    const told = body.data.map(({ who, fields }) => [
      who?.fullName,
      fields.find(({ field }) => field === 'status')?.to,
    ]);
    expect(told.toReversed()).toEqual([
      [admin?.fullName, undefined],
      [other?.fullName, 'refund_approved'],
      [admin?.fullName, 'refund_processing'],
      [admin?.fullName, 'refund_failed'],
      [admin?.fullName, 'refund_processing'],
      [admin?.fullName, 'refund_succeeded'],
    ]);
  });

  it('cut into parts is as much as in one', async () => {
    const id = await overpaid(2_500_000);
    expect((await ask(id, { amount: 1_500_000 })).body.status).toBe('approved');
    expect((await ask(id, { amount: 1_000_000 })).body.status).toBe('pending');
  });
});

describe('at VNPay', () => {
  async function paidAtVnpay() {
    const { order, payment } = await pay.aPayment(member, 'wallet');
    await pay.payAtVnpay(payment.redirectUrl);
    const { callOff } = await import('#functions/domain/checkout/call-off.ts');
    const { shopRequester } = await import('#functions/domain/orders/reading/requester.ts');
    const context = contextOf(world.table);
    await callOff(context, { id: order.id, asker: shopRequester, by: 'staff', reason: 'Hết hàng' });
    return order.id;
  }
  const whole = { kind: 'cancellation', amount: 180_000, way: 'vnpay', account: null } as const;

  async function anHour() {
    await world.cloud.clock.advance(61 * 60);
    const context = contextOf(world.table, () => new Date(world.cloud.clock.now()));
    await expect
      .poll(async () => {
        await world.cloud.runSchedules('cholang-sandbox-sweep-due');
        return listDues(context, 'refund-query');
      })
      .toEqual([]);
    await settled(world.cloud);
  }

  const shown = async (id: string) => (await world.send(getRefund, { ...as(), params: { id } })).body;

  it('is accepted at first, and done once VNPay says so; pressed again it is asked once', async () => {
    const id = await paidAtVnpay();
    const { body: refund } = await ask(id, whole);
    const answers = await Promise.all([process(refund.id), process(refund.id)]);
    expect(answers.map(({ body }) => body.status)).toEqual(['processing', 'processing']);
    expect((await shown(refund.id)).tries).toHaveLength(1);
    await anHour();
    expect(await shown(refund.id)).toMatchObject({ status: 'succeeded', tries: [{ status: 'succeeded' }] });
    expect(await money(id)).toMatchObject({ status: 'refunded', refundedAmount: 180_000, refundDue: 0 });
    expect((await pay.stateOf(id)).payments[0]).toMatchObject({ status: 'refunded', sentBack: 180_000 });
  });

  it('that does not answer is asked again under the same name, and sends once', async () => {
    const id = await paidAtVnpay();
    const { body: refund } = await ask(id, whole);
    await pay.tell('vnpay/faults', { failAnswers: 1 });
    expect((await process(refund.id)).body).toMatchObject({
      status: 'processing',
      tries: [{ status: 'unknown' }],
    });
    await anHour();
    await anHour();
    expect((await shown(refund.id)).status).toBe('succeeded');
    expect(await money(id)).toMatchObject({ refundedAmount: 180_000 });
  });

  it('is none for money that came otherwise', async () => {
    const id = await overpaid();
    expect((await ask(id, { way: 'vnpay', account: null })).failure.code).toBe('REFUND_WAY');
  });
});

describe('at Stripe', () => {
  it('is sent at once, and once', async () => {
    const { order, payment } = await pay.aPayment(member, 'card');
    await pay.payByCard(payment.redirectUrl);
    const { body: refund } = await ask(order.id, {
      kind: 'goodwill',
      amount: 30_000,
      way: 'stripe',
      account: null,
    });
    await Promise.all([process(refund.id), process(refund.id)]);
    expect((await world.send(getRefund, { ...as(), params: { id: refund.id } })).body).toMatchObject({
      status: 'succeeded',
      attempts: 1,
    });
    expect(await money(order.id)).toMatchObject({ refundedAmount: 30_000, status: 'confirmed' });
  });

  it('that refuses is told, and its money is not gone', async () => {
    const { order, payment } = await pay.aPayment(member, 'card');
    await pay.payByCard(payment.redirectUrl);
    const given = { kind: 'goodwill', way: 'stripe', account: null } as const;
    const { body: one } = await ask(order.id, { ...given, amount: 180_000 });
    await process(one.id);
    expect((await ask(order.id, { ...given, amount: 1 })).status).toBeGreaterThanOrEqual(400);
    expect(await money(order.id)).toMatchObject({ refundedAmount: 180_000 });
  });
});

describe('money that reached no order', () => {
  it('goes back whole; given up, it waits for a decision again', async () => {
    const { transfers } = (await pay.transfer({ amount: 64_000, content: 'nham nguoi' })) as {
      transfers: { id: number }[];
    };
    const noticeId = noticeIdOf('bank', String(transfers[0]?.id));
    const given = { noticeId, orderId: null, amount: 64_000 };
    expect((await ask('', { ...given, amount: 60_000 })).failure.code).toBe('REFUND_WAY');
    const { body: refund } = await ask('', given);
    const notice = async () => (await world.send(getNotice, { ...as(), params: { id: noticeId } })).body;
    expect(await notice()).toMatchObject({ state: 'decided', decision: { kind: 'send-back' } });
    expect((await ask('', given)).failure.code).toBe('NOTICE_STATE');
    await approve(refund.id, admin, false);
    expect((await notice()).state).toBe('open');
    const { body: again } = await ask('', given);
    await process(again.id);
    expect((await sent(again.id)).body.status).toBe('succeeded');
  });
});

it('is found, counted and cleaned up', async () => {
  const id = await overpaid();
  const { body: refund } = await ask(id);
  await process(refund.id);
  await sent(refund.id);
  const found = async (query: Record<string, string>) =>
    (await world.send(searchRefunds, { ...as(), query })).body.data.map((row) => row.id);
  await expect.poll(() => found({ search: refund.code })).toEqual([refund.id]);
  expect(await found({ orderId: id, status: 'succeeded' })).toEqual([refund.id]);
  expect(await found({ orderId: id, way: 'vnpay' })).toEqual([]);
  const { body: overview } = await world.send(getRefundOverview, as());
  expect(overview.count).toBeGreaterThan(0);
  expect(overview.byStatus.map(({ status }) => status)).toContain('rejected');
  const { body: metrics } = await world.send(getRefundMetrics, as());
  expect(metrics.refundRate).toBeGreaterThan(0);
  expect((await world.send(getRefundStatusSummary, as())).body).toEqual(overview.byStatus);
  expect((await world.send(getRefundTrends, as())).body.length).toBeGreaterThan(0);
  expect((await world.send(getRefundDashboard, as())).body.recent.length).toBeGreaterThan(0);
  expect((await world.send(getAttemptFigures, as())).body.total).toBeGreaterThan(0);
});

it('keeps a log of tries that is cleaned up by its age: told beforehand, and by whom', async () => {
  const id = await overpaid();
  const { body: refund } = await ask(id);
  await process(refund.id);
  await failed(refund.id);
  const [first] = (await world.send(listRefundAttempts, { ...as(), params: { id: refund.id } })).body;
  if (!first) throw new Error('no try');
  await world.write([attemptItem({ ...first, attempt: 9, createdAt: '2020-01-01T00:00:00.000Z' })]);
  const clean = (trial: boolean, days = 30) =>
    world.send(cleanUpAttempts, { ...as(), body: { days, trial } });
  const listed = async () => {
    const { body } = await world.send(listFailedAttempts, as());
    return body.data.filter(({ refundId }) => refundId === refund.id);
  };
  expect(await listed()).toMatchObject([
    { attempt: 1, error: 'Sai tài khoản', refundStatus: 'failed', by: admin?.fullName },
    { attempt: 9 },
  ]);
  expect((await clean(true)).body).toEqual({ deleted: 1, more: false });
  expect(await listed()).toHaveLength(2);
  expect((await clean(false)).body).toEqual({ deleted: 1, more: false });
  expect((await clean(false)).body).toEqual({ deleted: 0, more: false });
  expect(await listed()).toMatchObject([{ attempt: 1 }]);
  const { body: history } = await world.send(listActivity, {
    ...as(),
    params: { entity: 'refund', id: refund.id },
  });
  expect(history.data[0]).toMatchObject({ fields: [{ field: 'try', from: 9, to: null }] });
  expect((await clean(false, 1)).status).toBe(400);
});

it('404: a refund there is none of', async () => {
  const missing = await world.send(getRefund, { ...as(), params: { id: 'khong-co' } });
  expect(missing.failure.code).toBe('REFUND_NOT_FOUND');
});
