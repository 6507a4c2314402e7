import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideNotice, getNotice } from '#shared/payments/notices.contract.ts';
import {
  explainDifference,
  getReconciledDay,
  type ListedBy,
  listReconciledDays,
  reconcileDay,
} from '#shared/reconciliation/index.ts';
import { createRefund, processRefund, settleRefund } from '#shared/refunds/index.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { noticeIdOf } from '#functions/domain/payments/records/payment-notice.ts';
import { contextOf } from '#tests/support/context.ts';
import { paying } from '#tests/support/payments.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let [member, admin]: Member[] = [];
let pay: ReturnType<typeof paying>;
/** What happened on the day that is compared. */
let day = '';
let lost = '';
let unknown = '';
let refundId = '';
let refundCode = '';

const as = (who = admin) => ({ token: who?.accessToken ?? '' });
const here = () => contextOf(world.table, () => new Date(world.cloud.clock.now()));

async function theDay() {
  const someone = member ?? (await world.aMember());
  await pay.tell('bank/faults', { lose: 1 });
  const { order, payment } = await pay.aPayment(someone);
  lost = order.id;
  await pay.transfer({ amount: 180_000, content: payment.code });
  const { transfers } = (await pay.transfer({ amount: 77_000, content: 'khong co ma nao' })) as {
    transfers: { id: number }[];
  };
  unknown = noticeIdOf('bank', String(transfers[0]?.id));
  const { payment: wallet } = await pay.aPayment(someone, 'wallet');
  await pay.payAtVnpay(wallet.redirectUrl);
  const { payment: card } = await pay.aPayment(someone, 'card');
  await pay.payByCard(card.redirectUrl);
  const over = await pay.aPayment(someone);
  await pay.transfer({ amount: 200_000, content: over.payment.code });
  const body = { kind: 'overpayment', amount: 20_000, reason: 'Khách chuyển dư', way: 'bank' } as const;
  const { body: refund } = await world.send(createRefund, {
    ...as(),
    body: { ...body, orderId: over.order.id, account: aBankAccount },
  });
  refundId = refund.id;
  refundCode = refund.code;
  await world.send(processRefund, { ...as(), params: { id: refund.id }, body: {} });
  const sent = { outcome: 'sent', reference: 'FT-HOAN-1' } as const;
  await world.send(settleRefund, { ...as(), params: { id: refund.id }, body: sent });
}

/** A notice that says it is the bank's, or Stripe's, and that neither of them lists. */
async function forge() {
  const someone = member ?? (await world.aMember());
  const [{ payment: transfer }, { payment: card }] = [
    await pay.aPayment(someone),
    await pay.aPayment(someone, 'card'),
  ];
  const bank = {
    id: 99,
    accountNumber: transfer.bank?.account,
    content: transfer.code,
    transferType: 'in',
    transferAmount: 180_000,
    referenceCode: 'FTGIA',
  };
  const object = {
    id: 'pi_gia',
    amount_received: 180_000,
    currency: 'vnd',
    metadata: { paymentCode: card.code },
  };
  const stripe = { id: 'evt_gia', type: 'payment_intent.succeeded', livemode: false, data: { object } };
  await keepNotice(here(), { provider: 'bank', key: '99', raw: JSON.stringify(bank), orderId: undefined });
  await keepNotice(here(), {
    provider: 'stripe',
    key: 'evt_gia',
    raw: JSON.stringify(stripe),
    orderId: undefined,
  });
  await settled(world.cloud);
}

beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  [member, admin] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
  pay = paying(world);
  day = dayInVietnam(world.cloud.clock.now());
  await theDay();
  await forge();
  await pay.tell('bank/faults', { failAnswers: 1 });
  await world.cloud.clock.advance(26 * 3600);
  await settled(world.cloud);
});
afterAll(() => world.close());

const reconcile = (provider: ListedBy, who = admin, of = day) =>
  world.send(reconcileDay, { ...as(who), params: { day: of }, body: { provider } });
const shown = async () => (await world.send(getReconciledDay, { ...as(), params: { day } })).body;
const of = async (provider: ListedBy) => {
  const { comparisons } = await shown();
  const found = comparisons.find((one) => one.provider === provider);
  if (!found) throw new Error(`${provider} was not compared`);
  return found;
};
const kinds = async (provider: ListedBy) => (await of(provider)).found.map(({ kind }) => kind).toSorted();

describe('a day that is over', () => {
  it('is compared by itself, and again while a list could not be had', async () => {
    await world.cloud.runSchedules('cholang-sandbox-compare-payments');
    await world.cloud.runSchedules('cholang-sandbox-compare-payments');
    const { body } = await world.send(listReconciledDays, { ...as(), query: { until: day, take: '1' } });
    expect(body.days[0]?.comparisons.map(({ provider, status }) => [provider, status])).toEqual([
      ['bank', 'done'],
      ['vnpay', 'done'],
      ['stripe', 'done'],
    ]);
  });

  it('has what nobody told of, counted for its order', async () => {
    expect(await of('bank')).toMatchObject({ listed: { count: 3, amount: 457_000 }, recovered: 1 });
    expect((await pay.stateOf(lost)).order).toMatchObject({ paidAmount: 180_000, status: 'confirmed' });
    expect(await of('vnpay')).toMatchObject({ listed: { count: 1, amount: 180_000 }, unexplained: 0 });
  });

  it('names each difference: undecided, counted without being listed, sent back without leaving', async () => {
    expect(await kinds('bank')).toEqual(['not-listed', 'refund-not-listed', 'undecided']);
    expect((await of('bank')).found).toContainEqual(
      expect.objectContaining({ kind: 'refund-not-listed', refundId, ours: 20_000, theirs: null }),
    );
    expect((await of('stripe')).found).toMatchObject([{ kind: 'not-listed', reference: 'stripe:pi_gia' }]);
  });

  it('agrees once it was decided and explained: nothing is unexplained, and it stays so', async () => {
    const { body: notice } = await world.send(getNotice, { ...as(), params: { id: unknown } });
    const ignored = { kind: 'ignore', reason: 'Tiền của người khác', version: notice.version } as const;
    await world.send(decideNotice, { ...as(), params: { id: unknown }, body: ignored });
    for (const { id, kind } of (await of('bank')).found) {
      if (kind === 'undecided') continue;
      const params = { day, provider: 'bank' as const, difference: id };
      const said = await world.send(explainDifference, { ...as(), params, body: { reason: 'Đã kiểm tra' } });
      expect(said.status).toBe(200);
    }
    expect((await reconcile('bank')).status).toBe(200);
    expect(await of('bank')).toMatchObject({ differences: 2, unexplained: 0, recovered: 1, status: 'done' });
    const [first] = (await of('bank')).found;
    expect(first?.explained).toMatchObject({ reason: 'Đã kiểm tra', by: expect.any(String) });
    const params = { day, provider: 'bank' as const, difference: first?.id ?? '' };
    await world.send(explainDifference, { ...as(), params, body: { reason: '' } });
    expect((await of('bank')).unexplained).toBe(1);
  });

  it('is one, however many ask at once', async () => {
    const all = await Promise.all([reconcile('bank'), reconcile('bank'), reconcile('bank')]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await of('bank')).toMatchObject({ listed: { count: 3 }, recovered: 1, differences: 2 });
  });
});

it('a transfer that names a refund is compared with it', async () => {
  const now = dayInVietnam(world.cloud.clock.now());
  await pay.transfer({ amount: 20_000, content: `Hoan tien ${refundCode}`, direction: 'out' });
  await world.cloud.clock.advance(26 * 3600);
  await settled(world.cloud);
  await reconcile('bank', admin, now);
  const { body } = await world.send(getReconciledDay, { ...as(), params: { day: now } });
  expect(body.comparisons.find(({ provider }) => provider === 'bank')?.found).toEqual([]);
});

it('is of days that are over', async () => {
  const today = dayInVietnam(world.cloud.clock.now());
  expect((await reconcile('bank', admin, today)).failure.code).toBe('DAY_NOT_OVER');
  expect((await reconcile('bank', admin, 'hom-qua')).status).toBe(400);
  const params = { day, provider: 'vnpay' as const, difference: 'khong-co' };
  const said = await world.send(explainDifference, { ...as(), params, body: { reason: 'a' } });
  expect(said.failure.code).toBe('DIFFERENCE_NOT_FOUND');
});
