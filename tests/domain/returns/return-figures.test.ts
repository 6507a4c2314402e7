import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnAnalytics, returnMetrics } from '#functions/domain/returns/return-figures.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { returnsView } from '#functions/domain/returns/returns-view.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { viewRows } from '../support/view-rows.ts';
import { aReturn, aReturnItem } from './a-return.ts';

let place = 0;
/** A return of so many pieces, of which some passed. */
function back(pieces: number, given: Partial<StoredReturn> = {}, passed: number | null = null): StoredReturn {
  place += 1;
  const items = [aReturnItem({ quantity: pieces, passed })];
  return aReturn({ id: `r${place}`, code: `TH${place}`, items, totalQuantity: pieces, ...given });
}

const arrived = (createdAt: string, status: 'completed' | 'returned' | 'refunded' | 'cancelled') =>
  aSoldOrder({ id: `o${(place += 1)}`, code: `CL${place}`, createdAt, status });

async function fill(returns: StoredReturn[], orders: Parameters<typeof viewRows>[1] = []): Promise<void> {
  vi.spyOn(returnsView, 'rows').mockReturnValue(await viewRows(returnsView, returns));
  vi.spyOn(ordersView, 'rows').mockReturnValue(await viewRows(ordersView, orders as never));
}

const zero = <Name extends string>(name: Name, values: readonly string[], counts: Record<string, number>) =>
  values.map((value) => ({ [name]: value, count: counts[value] ?? 0 }));

describe('how many returns were asked for', () => {
  // The second is of the day after in Vietnam, the third two days later.
  const returns = [
    back(2, { createdAt: '2026-11-20T16:00:00.000Z', status: 'rejected', approvedAt: null, reason: 'other' }),
    back(3, {
      createdAt: '2026-11-20T17:00:00.000Z',
      status: 'refunded',
      qaResult: 'passed',
      method: 'drop_off',
    }),
    back(1, {
      createdAt: '2026-11-22T17:00:00.000Z',
      status: 'refunded',
      qaResult: 'failed',
      resolution: 'exchange',
    }),
    back(4, { createdAt: '2026-11-20T16:30:00.000Z', reason: 'other' }),
  ];
  beforeEach(() => fill(returns));

  it('is told by each trait, with those there are none of, and by day', async () => {
    const found = await returnAnalytics({});
    expect(found.total).toBe(4);
    expect(found.byStatus).toEqual(
      zero(
        'status',
        [
          'requested',
          'approved',
          'rejected',
          'returning',
          'received',
          'inspected',
          'refunded',
          'exchanged',
          'closed',
          'cancelled',
        ],
        { approved: 1, rejected: 1, refunded: 2 },
      ),
    );
    expect(found.byReason).toEqual(
      zero(
        'reason',
        [
          'damaged',
          'wrong_item',
          'not_as_described',
          'missing_parts',
          'poor_quality',
          'changed_mind',
          'other',
        ],
        { damaged: 2, other: 2 },
      ),
    );
    expect(found.byQaResult).toEqual(
      zero('qaResult', ['passed', 'partial', 'failed'], { passed: 1, failed: 1 }),
    );
    expect(found.byMethod).toEqual(zero('method', ['pickup', 'drop_off'], { pickup: 3, drop_off: 1 }));
    expect(found.byResolution).toEqual(
      zero('resolution', ['refund', 'exchange'], { refund: 3, exchange: 1 }),
    );
    expect(found.byDay).toEqual([
      { day: '2026-11-20', count: 2, pieces: 6 },
      { day: '2026-11-21', count: 1, pieces: 3 },
      { day: '2026-11-23', count: 1, pieces: 1 },
    ]);
  });

  it('is told the oldest day first, in whatever order the days were added up', async () => {
    const rows = returnsView.rows();
    const tally: typeof rows.tally = async (asked) => (await rows.tally(asked)).toReversed();
    vi.spyOn(returnsView, 'rows').mockReturnValue({ ...rows, tally });
    const { byDay } = await returnAnalytics({});
    expect(byDay.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  });

  it.each([
    [{ start: '2026-11-20T17:00:00.000Z' }, 2],
    [{ end: '2026-11-20T17:00:00.000Z' }, 3],
    [{ start: '2026-11-20T17:00:00.000Z', end: '2026-11-20T17:00:00.000Z' }, 1],
    [{ start: '2026-12-01T00:00:00.000Z' }, 0],
  ])('counts those of %o, both ends among them', async (period, count) => {
    const { total, byDay, byReason } = await returnAnalytics(period);
    const sum = (rows: readonly { count: number }[]) => rows.reduce((all, one) => all + one.count, 0);
    expect([total, sum(byDay), sum(byReason)]).toEqual([count, count, count]);
  });

  it('is shown of the last eleven hundred days', async () => {
    const dayOf = (nth: number) => new Date(Date.UTC(2023, 0, 1) + nth * 86_400_000).toISOString();
    await fill(Array.from({ length: 1101 }, (_, nth) => back(1, { createdAt: dayOf(nth) })));
    const { byDay, total } = await returnAnalytics({});
    expect([byDay.length, byDay[0]?.day, byDay.at(-1)?.day, total]).toEqual([
      1100,
      '2023-01-02',
      '2026-01-05',
      1101,
    ]);
  });
});

describe('how returns went', () => {
  const at = '2026-11-20T03:00:00.000Z';
  const over = { endedAt: '2026-11-20T06:00:00.000Z', qcAt: '2026-11-20T05:00:00.000Z' };
  const returns = [
    back(4, { createdAt: at, status: 'refunded', qaResult: 'partial', refundAmount: 70_000, ...over }, 3),
    back(2, { createdAt: at, status: 'closed', qaResult: 'failed', refundAmount: 90_000, ...over }, 0),
    back(5, { createdAt: at, status: 'rejected', approvedAt: null, endedAt: '2026-11-20T03:30:00.000Z' }),
    back(1, { createdAt: at, status: 'requested', approvedAt: null }),
    back(1, { createdAt: '2026-11-24T03:00:00.000Z', status: 'approved' }),
  ];
  const orders = [
    ...(['completed', 'returned', 'refunded', 'cancelled'] as const).map((status) => arrived(at, status)),
    ...Array.from({ length: 4 }, () => arrived(at, 'completed')),
    arrived('2026-11-24T03:00:00.000Z', 'completed'),
  ];
  beforeEach(() => fill(returns, orders));

  it('is told by those that were decided on, looked at, and ended', async () => {
    expect(await returnMetrics({}, { seesMoney: true })).toEqual({
      total: 5,
      // Three of four that somebody decided on.
      approvalRate: 75,
      // Three of six pieces.
      passRate: 50,
      // Three hours, three hours, and half an hour.
      avgHandlingHours: 2.2,
      // Five of the eight orders that came to their buyers.
      returnRate: 62.5,
      refundAmount: 70_000,
    });
  });

  it('is told of some days alone, and money to those who may see it', async () => {
    const period = { start: '2026-11-23T17:00:00.000Z', end: '2026-11-24T16:59:59.999Z' };
    expect(await returnMetrics(period, { seesMoney: false })).toEqual({
      total: 1,
      approvalRate: 100,
      passRate: 0,
      avgHandlingHours: 0,
      returnRate: 100,
      refundAmount: null,
    });
  });

  it('is nothing where there was nothing', async () => {
    await fill([]);
    expect(await returnMetrics({}, { seesMoney: true })).toEqual({
      total: 0,
      approvalRate: 0,
      passRate: 0,
      avgHandlingHours: 0,
      returnRate: 0,
      refundAmount: 0,
    });
  });

  it('is told in hundredths of a percent', async () => {
    await fill([back(3, { createdAt: at, qcAt: at, status: 'inspected', qaResult: 'partial' }, 2)]);
    expect((await returnMetrics({}, { seesMoney: true })).passRate).toBe(66.67);
  });
});
