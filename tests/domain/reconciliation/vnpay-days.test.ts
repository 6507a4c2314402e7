import { describe, expect, it, vi } from 'vitest';
import type { VnpayFields } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { compareDay } from '#functions/domain/reconciliation/compare-day.ts';
import { readComparison, readDifferences } from '#functions/domain/reconciliation/comparison-record.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { moneyShop } from '../support/money-shop.ts';
import { providerLists } from './provider-lists.ts';

const day = { provider: 'vnpay', day: '2026-11-20' } as const;
const always = Number.MAX_SAFE_INTEGER;

const answer = (amount: number, given: VnpayFields = {}): VnpayFields => ({
  vnp_TransactionStatus: '00',
  vnp_TransactionType: '01',
  vnp_TransactionNo: '14',
  vnp_Amount: String(amount * 100),
  ...given,
});

async function scene() {
  vi.spyOn(log, 'warn').mockReturnValue();
  const lists = providerLists();
  const shop = await moneyShop();

  async function aPayment(given: { received?: number; sentBack?: number; at?: string } = {}) {
    const { at = '2026-11-20T03:00:00.000Z', ...sums } = given;
    shop.clock.now = new Date(at);
    const start = { method: 'wallet' } as const;
    const order = await shop.anOrder({ paymentMethod: 'wallet', paymentProvider: 'vnpay' }, start);
    const payment = await shop.paymentNow(order.payment?.id ?? '');
    const status = sums.received ? ('succeeded' as const) : payment.status;
    await shop.table.write([put(paymentRecord.item({ ...payment, ...sums, status, version: 2 }))]);
    return order;
  }

  async function compared(until = always) {
    shop.clock.now = new Date('2026-11-21T01:00:00.000Z');
    const done = await compareDay(shop.context, { ...day, until });
    const found = await readDifferences(shop.context, day);
    return { done, found: found.map(({ kind, theirs, ours }) => ({ kind, theirs, ours })) };
  }

  return { ...shop, lists, aPayment, compared };
}

describe('a payment at VNPay, when its day is compared', () => {
  type Case = [
    what: string,
    sums: { received?: number; sentBack?: number },
    theirs: VnpayFields | undefined,
    found: object[],
    listed: number,
  ];
  it.each<Case>([
    ['agrees where nobody paid it and VNPay has not heard of it', {}, undefined, [], 0],
    ['agrees where VNPay says that it failed', {}, answer(180_000, { vnp_TransactionStatus: '02' }), [], 0],
    ['agrees to the đồng', { received: 180_000 }, answer(180_000), [], 180_000],
    [
      'is missed where VNPay has not heard of it',
      { received: 180_000 },
      undefined,
      [{ kind: 'not-listed', theirs: null, ours: 180_000 }],
      0,
    ],
    [
      'is missed where VNPay says that it failed',
      { received: 180_000 },
      answer(180_000, { vnp_TransactionStatus: '02' }),
      [{ kind: 'not-listed', theirs: null, ours: 180_000 }],
      0,
    ],
    [
      'differs by one đồng',
      { received: 180_000 },
      answer(179_999),
      [{ kind: 'amount', theirs: 179_999, ours: 180_000 }],
      179_999,
    ],
    [
      'differs where the shop sent something back that VNPay does not say',
      { received: 180_000, sentBack: 20_000 },
      answer(180_000),
      [{ kind: 'refund-not-listed', theirs: null, ours: 20_000 }],
      180_000,
    ],
    [
      'agrees where both say that some of it went back',
      { received: 180_000, sentBack: 20_000 },
      answer(20_000, { vnp_TransactionType: '03' }),
      [],
      180_000,
    ],
    [
      'differs where VNPay sent some of it back and the shop did not',
      { received: 180_000 },
      answer(20_000, { vnp_TransactionType: '03' }),
      [{ kind: 'refund-unknown', theirs: 20_000, ours: null }],
      180_000,
    ],
    [
      'differs where VNPay sent back it does not say how much',
      { received: 180_000 },
      { vnp_TransactionStatus: '00', vnp_TransactionType: '03', vnp_TransactionNo: '14' },
      [{ kind: 'refund-unknown', theirs: 0, ours: null }],
      180_000,
    ],
    [
      'differs where VNPay sent all of it back and the shop did not',
      { received: 180_000 },
      answer(180_000, { vnp_TransactionType: '02' }),
      [{ kind: 'refund-unknown', theirs: 180_000, ours: null }],
      180_000,
    ],
  ])('%s', async (_, sums, theirs, found, amount) => {
    const it = await scene();
    const { paymentCode } = await it.aPayment(sums);
    if (theirs) it.lists.vnpay.set(paymentCode, theirs);
    const compared = await it.compared();
    expect(compared.found).toEqual(found);
    expect(compared.done).toMatchObject({
      status: 'done',
      listed: { count: amount > 0 ? 1 : 0, amount },
      recovered: 0,
      differences: found.length,
    });
  });

  it.each([
    ['processing', []],
    ['succeeded', []],
    ['failed', ['refund-unknown']],
  ] as const)('is asked of its refunds: one that is %s', async (status, kinds) => {
    const it = await scene();
    const { id, paymentCode } = await it.aPayment({ received: 180_000 });
    const any = StoredRefund.parse(anItemOf(StoredRefund));
    await it.table.write([
      put(refundRecord.item({ ...any, id: 'r1', way: 'vnpay', orderId: id, status })),
      put(refundRecord.item({ ...any, id: 'r2', way: 'bank', orderId: id, status: 'succeeded' })),
      put(refundRecord.item({ ...any, id: 'r3', way: 'vnpay', orderId: 'another', status: 'succeeded' })),
    ]);
    it.lists.vnpay.set(paymentCode, answer(20_000, { vnp_TransactionType: '03' }));
    expect((await it.compared()).found.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is counted where nobody told of its money, and counted once', async () => {
    const it = await scene();
    const { id, paymentCode } = await it.aPayment();
    it.lists.vnpay.set(paymentCode, answer(180_000));
    expect(await it.compared()).toMatchObject({
      done: { status: 'done', recovered: 1, differences: 0 },
      found: [],
    });
    expect(await it.orderNow(id)).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
    expect(await it.compared()).toMatchObject({
      done: { status: 'done', recovered: 1, differences: 0 },
      found: [],
    });
    expect(await it.orderNow(id)).toMatchObject({ paidAmount: 180_000, refundDue: 0 });
  });
});

describe('a day of VNPay', () => {
  it('is asked about payments that were begun on it, and no others', async () => {
    const it = await scene();
    for (const at of ['2026-11-19T16:59:59.999Z', '2026-11-20T17:00:00.000Z'])
      await it.aPayment({ received: 180_000, at });
    const byBank = await it.anOrder({}, { method: 'transfer' });
    await it.comes({ amount: 180_000, content: byBank.paymentCode });
    const first = await it.aPayment({ received: 180_000, at: '2026-11-19T17:00:00.000Z' });
    const last = await it.aPayment({ received: 180_000, at: '2026-11-20T16:59:59.999Z' });
    it.lists.vnpay.set(first.paymentCode, answer(180_000));
    it.lists.vnpay.set(last.paymentCode, answer(180_000));
    const { done, found } = await it.compared();
    expect(found).toEqual([]);
    expect(done).toMatchObject({ listed: { count: 2, amount: 360_000 } });
  });

  it('is not done where there was no time to ask about it at all', async () => {
    const it = await scene();
    await it.aPayment({ received: 180_000 });
    expect((await it.compared(0)).done).toMatchObject({ status: 'running', endedAt: null });
    const { done, found } = await it.compared();
    expect(found).toEqual([{ kind: 'not-listed', theirs: null, ours: 180_000 }]);
    expect(done).toMatchObject({ status: 'done', unexplained: 1 });
  });

  it('goes on among payments that were begun in the same moment', async () => {
    const it = await scene();
    for (let place = 0; place < 6; place += 1) {
      const { paymentCode } = await it.aPayment({ received: 180_000 });
      it.lists.vnpay.set(paymentCode, answer(180_000));
    }
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (it.lists.asked.length < 5 ? 0 : 2));
    const cut = await it.compared(1);
    clock.mockRestore();
    expect(cut.done).toMatchObject({ status: 'running', listed: { count: 5 } });
    expect((await it.compared()).done).toMatchObject({ status: 'done', listed: { count: 6 } });
  });

  it('goes on where its time ran out, and adds up what both runs found', async () => {
    const it = await scene();
    for (let minute = 0; minute < 7; minute += 1) {
      const at = `2026-11-20T03:0${minute}:00.000Z`;
      const { paymentCode } = await it.aPayment({ at, ...(minute !== 6 && { received: 180_000 }) });
      it.lists.vnpay.set(paymentCode, answer(minute === 1 || minute === 5 ? 170_000 : 180_000));
    }
    // There is time for the first five and no more.
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (it.lists.asked.length < 5 ? 0 : 2));
    const cut = await it.compared(1);
    clock.mockRestore();
    expect(cut.done).toMatchObject({
      status: 'running',
      listed: { count: 5, amount: 890_000 },
      endedAt: null,
      recovered: 0,
    });
    const rest = await it.compared();
    expect(rest.done).toMatchObject({
      status: 'done',
      listed: { count: 7, amount: 1_240_000 },
      recovered: 1,
      differences: 2,
      unexplained: 2,
    });
    // Nobody was asked about twice.
    expect(it.lists.asked).toHaveLength(7);
    expect(await readComparison(it.context, day)).toMatchObject({ place: null, heldUntil: 0 });
    // Compared anew, it is counted from its beginning: what was taken in once is told of no second time.
    const anew = await it.compared();
    expect(anew.done).toMatchObject({
      listed: { count: 7, amount: 1_240_000 },
      recovered: 1,
      differences: 2,
    });
  });

  it('keeps what an earlier run found until a new one has come to its end', async () => {
    const it = await scene();
    for (let minute = 0; minute < 6; minute += 1)
      await it.aPayment({ at: `2026-11-20T03:0${minute}:00.000Z`, received: 180_000 });
    expect((await it.compared()).done).toMatchObject({ status: 'done', differences: 6, unexplained: 6 });
    // There is time for the first five and no more.
    const before = it.lists.asked.length;
    const clock = vi
      .spyOn(Date, 'now')
      .mockImplementation(() => (it.lists.asked.length < before + 5 ? 0 : 2));
    const cut = await it.compared(1);
    clock.mockRestore();
    expect(cut.done).toMatchObject({ status: 'running', differences: 6, unexplained: 6 });
    expect(cut.found).toHaveLength(6);
    expect((await it.compared()).done).toMatchObject({ status: 'done', differences: 6, unexplained: 6 });
  });
});
