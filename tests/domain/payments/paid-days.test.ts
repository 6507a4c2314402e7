import { expect, it } from 'vitest';
import { noticeOutcomes } from '#shared/payments/notice-choices.ts';
import { searchPayments as contract } from '#shared/payments/staff-payments.contract.ts';
import { countSucceeded, searchPayments } from '#functions/domain/payments/staff/search-payments.ts';
import { receivedIn } from '#functions/domain/payments/notices/notice-receipt.ts';
import { findNotices } from '#functions/domain/payments/notices/find-notices.ts';
import { paymentRecord, StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { newestReceipts } from '#functions/domain/payments/staff/newest-receipts.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { moneyShop } from '../support/money-shop.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const any = StoredPayment.parse(anItemOf(StoredPayment));
const payment = (id: string, given: Partial<StoredPayment>) =>
  put(
    paymentRecord.item({
      ...any,
      id,
      provider: 'vnpay',
      reason: null,
      received: 1_000,
      createdAt: '2026-11-19T16:59:30.000Z',
      succeededAt: null,
      ...given,
    }),
  );

it('reports count money on the day in Vietnam it came, and only once it has come', async () => {
  const shop = await moneyShop();
  await shop.table.write([
    payment('o-001', { status: 'succeeded', succeededAt: '2026-11-19T17:00:00.400Z' }),
    payment('o-002', { status: 'pending', provider: null }),
    payment('o-003', { status: 'failed', reason: 'expired' }),
    // A clock that went back is no payment before its beginning.
    payment('o-004', { status: 'refunded', succeededAt: '2026-11-19T16:59:00.000Z' }),
  ]);
  const found = await paymentsView.rows().tally({
    by: ['status', 'provider', 'day', 'paidDay', 'outcome'],
    sum: ['received', 'seconds'],
    where: [],
  });
  expect(
    found
      .map(({ status, provider, day, paidDay, outcome, received, seconds }) => [
        status,
        provider,
        day,
        paidDay ?? null,
        outcome,
        received,
        seconds,
      ])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ['failed', 'vnpay', '2026-11-19', null, 'expired', 0, 0],
    ['pending', 'none', '2026-11-19', null, '', 0, 0],
    ['refunded', 'vnpay', '2026-11-19', '2026-11-19', '', 1_000, 0],
    ['succeeded', 'vnpay', '2026-11-19', '2026-11-20', '', 1_000, 30],
  ]);
});

it('payments are found by their code, order and bank reference, and narrowed as staff ask', async () => {
  const shop = await moneyShop();
  const times = ['2026-11-18T17:00:00.000Z', '2026-11-19T16:59:59.999Z', '2026-11-21T03:00:00.000Z'];
  const [first, second, third] = times.map((createdAt) => ({ createdAt }));
  await shop.table.write([
    payment('o-001', {
      ...first,
      code: 'TT-ONE',
      orderCode: 'CL-ONE',
      references: ['bank:001:FT77'],
      status: 'succeeded',
      method: 'transfer',
      provider: 'vietqr',
      warehouseId: 'hni',
      saleChannelId: 'store',
      amount: 3_000,
    }),
    payment('o-002', { ...second, status: 'refunded', method: 'wallet', amount: 1_000, warehouseId: 'sgn' }),
    payment('o-003', { ...third, status: 'failed', method: 'cash', provider: null, amount: 2_000 }),
  ]);
  readViewsFrom(shop.rows);
  const idsOf = async (query: object) =>
    (await searchPayments(contract.query.parse(query))).data.map(({ id }) => id);
  for (const query of [
    { search: 'TT-ONE' },
    { search: 'CL-ONE' },
    { search: 'FT77' },
    { status: 'succeeded' },
    { provider: 'vietqr' },
    { method: 'transfer,voucher' },
    { warehouseId: 'hni' },
    { saleChannelId: 'store' },
  ])
    expect([query, await idsOf(query)]).toEqual([query, ['o-001']]);
  expect(await idsOf({})).toEqual(['o-003', 'o-002', 'o-001']);
  expect(await idsOf({ provider: 'none' })).toEqual(['o-003']);
  expect(await idsOf({ start: '2026-11-19', end: '2026-11-19' })).toEqual(['o-002', 'o-001']);
  expect(await idsOf({ start: '2026-11-20' })).toEqual(['o-003']);
  expect(await idsOf({ sortBy: 'amount', sortOrder: 'asc' })).toEqual(['o-002', 'o-003', 'o-001']);
  expect(await countSucceeded({})).toBe(2);
  expect(await countSucceeded({ from: '2026-11-19T00:00:00.000Z' })).toBe(1);
  expect(await countSucceeded({ to: '2026-11-18T17:00:00.000Z' })).toBe(1);
});

it('the newest receipts are payments that succeeded, the last begun first', async () => {
  const shop = await moneyShop();
  const day = (day: number) => `2026-11-0${day}T03:00:00.000Z`;
  await shop.table.write([
    payment('o-001', { status: 'succeeded', createdAt: day(1), succeededAt: day(9) }),
    payment('o-002', { status: 'succeeded', createdAt: day(3), succeededAt: null }),
    payment('o-003', { status: 'pending', createdAt: day(4) }),
    payment('o-004', { status: 'succeeded', createdAt: day(2), succeededAt: day(5) }),
  ]);
  expect((await newestReceipts(2)).map(({ id, receivedAt }) => [id, receivedAt])).toEqual([
    ['o-002', day(3)],
    ['o-004', day(5)],
  ]);
});

it('money has come whatever its order made of it; what is told again, refused or doubted has not', () => {
  const verdict = { amount: 5_000, surplus: 0, missing: 0, orderId: null, paymentId: null, at: '' };
  const came = noticeOutcomes.filter((outcome) => receivedIn({ verdict: { ...verdict, outcome } }) === 5_000);
  expect(came.toSorted()).toEqual([
    'ambiguous',
    'late',
    'late-short',
    'paid',
    'surplus',
    'underpaid',
    'unknown',
  ]);
  expect(receivedIn({ verdict: { ...verdict, outcome: 'duplicate' } })).toBe(0);
  expect(receivedIn({ verdict: null })).toBe(0);
});

it('more notices than are read at once are all read, but for those that are not there', async () => {
  const shop = await moneyShop();
  const ids: string[] = [];
  for (let count = 0; count < 102; count += 1) ids.push(await shop.tell({ amount: 1_000 + count }));
  const asked = [...ids.slice(0, 50), 'bank:gone', ...ids.slice(50)];
  expect((await findNotices(shop.context, asked)).map(({ id }) => id)).toEqual(ids);
});
