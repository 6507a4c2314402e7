import { describe, expect, it } from 'vitest';
import { comparedPeriods } from '#functions/domain/reports/period.ts';
import { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { listPaymentDays } from '#functions/domain/reports/payment-days.ts';
import { paymentKpis } from '#functions/domain/reports/payment-figures.ts';
import { takingsView } from '#functions/domain/reports/takings-view.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { keptView } from '../support/kept-view.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const { period, before } = comparedPeriods({ from: '2026-11-19', to: '2026-11-20' }, now);
const any = StoredPayment.parse(anItemOf(StoredPayment));

let place = 0;
function aPayment(createdAt: string, given: Partial<StoredPayment> = {}): StoredPayment {
  place += 1;
  const pending = { status: 'pending', reason: null, succeededAt: null, received: 0 } as const;
  const usual = { provider: 'vietqr', amount: 10_000, saleChannelId: 'website', warehouseId: 'kho' } as const;
  return { ...any, ...usual, ...pending, id: `p${place}`, orderId: `o${place}`, createdAt, ...given };
}

const paid = (createdAt: string, succeededAt: string, given: Partial<StoredPayment> = {}) =>
  aPayment(createdAt, { status: 'succeeded', succeededAt, received: 10_000, ...given });

const payments = [
  // One second before the nineteenth in Hà Nội, paid on it.
  paid('2026-11-18T16:59:59.000Z', '2026-11-18T17:01:29.000Z', { orderId: 'twice' }),
  paid('2026-11-18T17:00:00.000Z', '2026-11-18T17:01:30.000Z', { orderId: 'twice', warehouseId: null }),
  paid('2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00.000Z', { provider: null, saleChannelId: 'store' }),
  aPayment('2026-11-19T03:00:00.000Z', { status: 'failed', reason: 'expired' }),
  aPayment('2026-11-19T03:00:00.000Z', { status: 'cancelled', reason: 'superseded' }),
  paid('2026-11-19T03:00:00.000Z', '2026-11-25T03:00:00.000Z', { provider: 'vnpay', status: 'refunded' }),
  // Two days before: at the same hour, and after it.
  aPayment('2026-11-18T04:59:00.000Z'),
  aPayment('2026-11-18T05:01:00.000Z'),
];

async function scene() {
  const takings = await keptView(takingsView, payments);
  const refunds = await keptView(refundsView);
  const refund = StoredRefund.parse(anItemOf(StoredRefund));
  await refunds.save({
    ...refund,
    status: 'succeeded',
    amount: 3_000,
    endedAt: '2026-11-19T03:00:00.000Z',
    warehouseId: 'kho',
    saleChannelId: 'website',
  });
  return { takings, rows: { takings: takings.view.ask, refunds: refunds.view.ask } };
}

describe('what payments are judged by', () => {
  it('is added up by when they were begun, and money by when it came', async () => {
    const { rows } = await scene();
    expect(await paymentKpis(period, {}, rows)).toEqual({
      revenue: 30_000,
      totalPayments: 5,
      paymentSuccessRate: 60,
      // Two orders, one of them paid in two parts.
      aov: 15_000,
      // 90 seconds, and six days: nothing of what passed from hand to hand.
      avgTimeToPaySec: (90 + 6 * 86_400) / 2,
      refundRate: 33.33,
      qrExpiryRate: 33.33,
      regenRate: 33.33,
      sentBack: 3_000,
    });
    expect(await paymentKpis(period, { saleChannelId: 'store' }, rows)).toMatchObject({
      revenue: 10_000,
      totalPayments: 1,
      sentBack: 0,
    });
    expect(await paymentKpis(period, { warehouseId: 'kho' }, rows)).toMatchObject({
      revenue: 20_000,
      totalPayments: 4,
    });
  });

  it('is compared with as much of the days before as there is of these', async () => {
    const { rows } = await scene();
    expect((await paymentKpis(before, {}, rows)).totalPayments).toBe(1);
  });

  it('follows what is written again, and what is gone', async () => {
    const { takings, rows } = await scene();
    const [first, second] = payments;
    if (!first || !second) throw new Error('No payments');
    await takings.save({ ...first, received: 1 });
    await takings.save({ ...first, received: 1 });
    await takings.remove(second.id);
    await takings.remove(second.id);
    const days = await listPaymentDays({ now: () => now }, { start: '2026-11-18', end: '2026-11-19' }, rows);
    expect(days).toMatchObject([
      { day: '2026-11-18', succeededCount: 1, pendingCount: 2, pendingAmount: 20_000, receivedCount: 0 },
      {
        succeededCount: 1,
        failedCount: 1,
        cancelledCount: 1,
        receivedCount: 1,
        receivedAmount: 1,
        refundedAmount: 3_000,
      },
    ]);
  });
});
