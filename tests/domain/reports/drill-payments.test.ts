import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drillPayments as contract } from '#shared/reports/payment-reports.contract.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { drillPayments, pageOfPayments } from '#functions/domain/reports/drill-payments.ts';
import { viewRows } from '../support/view-rows.ts';
import { aPayment } from './a-payment.ts';

const now = new Date('2026-11-23T05:00:00.000Z');
const payments = [
  // Begun on the nineteenth in Vietnam, paid on the twentieth.
  aPayment({
    id: 'early',
    createdAt: '2026-11-19T16:59:59.999Z',
    status: 'succeeded',
    succeededAt: '2026-11-19T17:10:00.000Z',
    received: 100_000,
  }),
  aPayment({ id: 'first', createdAt: '2026-11-19T17:00:00.000Z', status: 'failed', reason: 'expired' }),
  aPayment({ id: 'again', createdAt: '2026-11-20T05:00:01.000Z', status: 'failed', reason: 'superseded' }),
  aPayment({
    id: 'card',
    createdAt: '2026-11-20T05:00:02.000Z',
    provider: 'vnpay',
    status: 'failed',
    reason: 'expired',
  }),
  aPayment({
    id: 'store',
    createdAt: '2026-11-20T05:00:03.000Z',
    saleChannelId: 'store',
    warehouseId: 'hni',
  }),
  aPayment({ id: 'after', createdAt: '2026-11-20T17:00:00.000Z', references: ['FT123'] }),
];
const day = { start: '2026-11-20', end: '2026-11-20' };

beforeEach(async () => {
  vi.spyOn(paymentsView, 'rows').mockReturnValue(await viewRows(paymentsView, payments));
});

const found = async (query: object) => {
  const { data, totalCount } = await drillPayments({ now: () => now }, contract.query.parse(query));
  return [data.map(({ id }) => id), totalCount];
};

describe('the payments behind a figure', () => {
  it.each<[string, object, string[]]>([
    ['begun on a day', day, ['store', 'card', 'again', 'first']],
    ['paid on a day', { ...day, basis: 'paid' }, ['early']],
    ['of the last seven days', {}, ['after', 'store', 'card', 'again', 'first', 'early']],
    ['of one state', { ...day, status: 'failed' }, ['card', 'again', 'first']],
    ['of two states', { ...day, status: 'failed,pending' }, ['store', 'card', 'again', 'first']],
    ['of one warehouse', { ...day, warehouseId: 'hni' }, ['store']],
    ['of one channel', { ...day, saleChannelId: 'website' }, ['card', 'again', 'first']],
    ['found by a reference', { search: 'FT123' }, ['after']],
    ['found by a code', { search: 'CL-card' }, ['card']],
    ['by codes for transfers', { ...day, qr: 'all' }, ['store', 'again', 'first']],
    ['whose code ran out', { ...day, qr: 'expired' }, ['first']],
    ['whose code was replaced', { ...day, qr: 'regenerated' }, ['again']],
  ])('%s come the newest first', async (_, query, ids) => {
    expect(await found(query)).toEqual([ids, ids.length]);
  });

  it('come page by page, with how many there are', async () => {
    expect(await found({ ...day, limit: 3 })).toEqual([['store', 'card', 'again'], 4]);
    expect(await found({ ...day, limit: 3, page: 2 })).toEqual([['first'], 4]);
  });

  it('come by the thousand after where the last page ended, and are counted with the first', async () => {
    const query = contract.query.parse(day);
    const one = await pageOfPayments(query, { at: now, after: null, take: 2 });
    expect([one.rows.map(({ id }) => id), one.total]).toEqual([['store', 'card'], 4]);
    const two = await pageOfPayments(query, { at: now, after: one.places.at(-1) ?? null, take: 2 });
    expect(two.rows.map(({ id }) => id)).toEqual(['again', 'first']);
    expect(two.total).toBe(0);
  });
});
