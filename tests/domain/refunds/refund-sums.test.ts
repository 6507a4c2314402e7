import { describe, expect, it, vi } from 'vitest';
import { paymentRecord, StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import {
  attemptFigures,
  refundDashboard,
  refundMetrics,
  refundOverview,
  refundTrends,
} from '#functions/domain/refunds/refund-figures.ts';
import { cleanUpAttempts, listFailedAttempts } from '#functions/domain/refunds/refund-logs.ts';
import { attemptItem, refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { moneyShop } from '../support/money-shop.ts';

const any = StoredRefund.parse(anItemOf(StoredRefund));
const payment = StoredPayment.parse(anItemOf(StoredPayment));

async function shop(...refunds: Partial<StoredRefund>[]) {
  vi.spyOn(log, 'info').mockReturnValue();
  const it = await moneyShop();
  const quiet = { attempts: 0, failedAttempts: 0, endedAt: null };
  for (const [place, given] of refunds.entries())
    await it.table.write([put(refundRecord.item({ ...any, ...quiet, id: `r${place}`, ...given }))]);
  return it;
}

/** Four refunds of two months, by the days of Vietnam. */
const four: Partial<StoredRefund>[] = [
  {
    status: 'succeeded',
    amount: 1_000,
    createdAt: '2026-10-31T16:59:59.000Z',
    endedAt: '2026-10-31T17:59:59.000Z',
    attempts: 3,
    failedAttempts: 2,
  },
  {
    status: 'succeeded',
    amount: 2_000,
    createdAt: '2026-10-31T17:00:00.000Z',
    endedAt: '2026-10-31T19:30:00.000Z',
    attempts: 1,
  },
  { status: 'failed', amount: 4_000, createdAt: '2026-11-01T03:00:00.000Z', attempts: 1, failedAttempts: 1 },
  { status: 'pending', amount: 8_000, createdAt: '2026-11-02T03:00:00.000Z' },
];

describe('what refunds come to', () => {
  it('is added up by where they stand, each of these named', async () => {
    await shop(...four);
    expect(await refundOverview({})).toEqual({
      count: 4,
      amount: 15_000,
      byStatus: [
        { status: 'pending', count: 1, amount: 8_000 },
        { status: 'approved', count: 0, amount: 0 },
        { status: 'rejected', count: 0, amount: 0 },
        { status: 'processing', count: 0, amount: 0 },
        { status: 'succeeded', count: 2, amount: 3_000 },
        { status: 'failed', count: 1, amount: 4_000 },
      ],
    });
  });

  it.each([
    ['from its first moment', { from: '2026-10-31T17:00:00.000Z' }, 3, 14_000],
    ['to its last moment', { to: '2026-10-31T17:00:00.000Z' }, 2, 3_000],
    ['between both', { from: '2026-10-31T17:00:00.000Z', to: '2026-11-01T03:00:00.000Z' }, 2, 6_000],
  ])('is of one period: %s', async (_, period, count, amount) => {
    await shop(...four);
    expect(await refundOverview(period)).toMatchObject({ count, amount });
  });

  it('is set against what was paid, and tries that failed against those that ended', async () => {
    const it = await shop(...four);
    const paid = ['succeeded', 'refunded', 'succeeded', 'failed'] as const;
    for (const [place, status] of paid.entries())
      await it.table.write([
        put(
          paymentRecord.item({
            ...payment,
            id: `p-00${place}`,
            status,
            createdAt: '2026-11-01T03:00:00.000Z',
          }),
        ),
      ]);
    expect(await attemptFigures({})).toEqual({ total: 5, succeeded: 2, failed: 3 });
    // Two of three payments; one hour, and two and a half; three of five tries.
    expect(await refundMetrics({})).toEqual({ refundRate: 66.67, avgProcessHours: 1.8, failureRate: 60 });
    // Two succeeded refunds; the payments began afterwards.
    expect(await refundMetrics({ to: '2026-11-01T02:59:59.999Z' })).toMatchObject({ refundRate: 0 });
    expect(await refundMetrics({ to: '2026-11-01T03:00:00.000Z' })).toMatchObject({ refundRate: 66.67 });
    expect(await refundMetrics({ from: '2026-11-02T00:00:00.000Z' })).toEqual({
      refundRate: 0,
      avgProcessHours: 0,
      failureRate: 0,
    });
  });

  it('is told by days and by months of Vietnam, the oldest first', async () => {
    await shop(...four, { status: 'pending', amount: 16_000, createdAt: '2026-11-01T04:00:00.000Z' });
    expect(await refundTrends({ interval: 'day' })).toEqual([
      { day: '2026-10-31', count: 1, amount: 1_000 },
      { day: '2026-11-01', count: 3, amount: 22_000 },
      { day: '2026-11-02', count: 1, amount: 8_000 },
    ]);
    expect(await refundTrends({ interval: 'month' })).toEqual([
      { day: '2026-10', count: 1, amount: 1_000 },
      { day: '2026-11', count: 4, amount: 30_000 },
    ]);
  });

  it('shows the ten newest of its period', async () => {
    const many = Array.from({ length: 12 }, (_, place) => ({
      createdAt: `2026-11-0${1 + (place % 9)}T0${place % 2}:00:00.000Z`,
    }));
    await shop(...many);
    const { recent } = await refundDashboard({ to: '2026-11-09T00:59:59.000Z' });
    expect(recent).toHaveLength(10);
    expect(recent.map(({ createdAt }) => createdAt)).toEqual(
      recent
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    expect((await refundDashboard({ from: '2026-11-09T00:00:00.000Z' })).recent).toHaveLength(1);
  });
});

describe('tries of refunds', () => {
  const attempt = (number: number, status: 'failed' | 'succeeded' | 'under-way', createdAt: string) =>
    attemptItem({
      refundId: 'r0',
      refundCode: 'HT1',
      attempt: number,
      status,
      way: 'bank',
      amount: 1_000,
      error: null,
      reference: null,
      by: null,
      createdAt,
      endedAt: null,
    });

  async function tried() {
    const it = await shop({ status: 'succeeded' });
    it.put([
      attempt(1, 'failed', '2026-10-01T03:00:00.000Z'),
      attempt(2, 'failed', '2026-10-21T02:59:59.999Z'),
      attempt(3, 'failed', '2026-10-21T03:00:00.000Z'),
      attempt(4, 'succeeded', '2026-10-02T03:00:00.000Z'),
      attempt(5, 'under-way', '2026-10-02T03:00:00.000Z'),
    ]);
    const numbers = () =>
      it
        .rows()
        .filter(({ entity }) => entity === 'refund-attempt')
        .map((row) => row['attempt']);
    return { ...it, numbers };
  }

  it('that failed are listed page by page, the newest first, with where their refunds stand', async () => {
    const it = await tried();
    const page = async (number: number) => listFailedAttempts(it.context, { page: number, limit: 2 });
    const first = await page(1);
    expect(first.data.map(({ attempt: number, refundStatus }) => [number, refundStatus])).toEqual([
      [3, 'succeeded'],
      [2, 'succeeded'],
    ]);
    expect((await page(2)).data.map(({ attempt: number }) => number)).toEqual([1]);
    expect(first).toMatchObject({ total: 3, limit: 2 });
    const some = await listFailedAttempts(it.context, { page: 1, limit: 9, to: '2026-10-21T02:59:59.999Z' });
    expect(some.data.map(({ attempt: number }) => number)).toEqual([2, 1]);
  });

  it('are taken away once they are over and so many days old, and none on trial', async () => {
    const it = await tried();
    expect(await cleanUpAttempts(it.context, { days: 30, trial: true })).toEqual({ deleted: 3, more: false });
    expect(it.numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(await cleanUpAttempts(it.context, { days: 30, trial: false })).toEqual({
      deleted: 3,
      more: false,
    });
    expect(it.numbers()).toEqual([3, 5]);
    expect(it.rows().filter(({ entity }) => entity === 'activity')).toHaveLength(3);
  });

  it.each([
    [400, { deleted: 400, more: false }],
    [401, { deleted: 400, more: true }],
  ])('are taken away 400 at once: of %i', async (many, told) => {
    const it = await shop({});
    const old = Array.from({ length: many }, (_, place) =>
      attempt(place, place % 2 === 0 ? 'failed' : 'succeeded', '2026-01-01T03:00:00.000Z'),
    );
    it.put(old);
    expect(await cleanUpAttempts(it.context, { days: 30, trial: true })).toEqual(told);
  });
});
