import { describe, expect, it, vi } from 'vitest';
import { getAnalytics as analyticsContract } from '#shared/reports/analytics.contract.ts';
import { getSalesReport as contract } from '#shared/reports/sales-reports.contract.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { getAnalytics } from '#functions/domain/reports/sales/analytics.ts';
import { exportOrderDays, exportSales } from '#functions/domain/reports/sales/export-reports.ts';
import { getSalesReport } from '#functions/domain/reports/sales/sales-report.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { noteSteps } from '#functions/domain/reports/steps/note-steps.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { fillView } from '../support/views-of-table.ts';
import { keptView } from '../support/kept-view.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { viewRows } from '../support/view-rows.ts';
import { days, gone, namedRows, now, order, orders, tea, whatIsThere } from './two-days.ts';

const sold = [
  ...orders,
  order('off', '2026-11-13T04:00:00.000Z', gone, { status: 'cancelled', stock: 'released' }),
];

async function shop() {
  const { table } = whatIsThere();
  const { view } = await keptView(salesView, sold);
  vi.spyOn(salesView, 'read').mockResolvedValue(view.ask);
  const report = (query: object) =>
    getSalesReport(contextOf(table, now), contract.query.parse({ ...days, ...query }));
  const linesOf = async (kind: 'export-sales' | 'export-order-days', query: object) => {
    const jobs = sheetJobs({
      table,
      now,
      runners: { 'export-sales': exportSales, 'export-order-days': exportOrderDays },
    });
    const job = await jobs.run(kind, { format: 'csv', query: { ...days, ...query } });
    expect(job.status).toBe('done');
    return {
      job,
      lines: jobs
        .linesOf(job)
        .slice(1)
        .map((line) => line.split(',')),
    };
  };
  return { table, report, linesOf };
}

describe('a report of sales', () => {
  it.each(namedRows)('by %s names each row', async (groupBy, rows) => {
    const found = await (await shop()).report({ groupBy });
    expect(found.rows.map(({ id, name, code }) => [id, name, code])).toEqual(rows);
    expect(found.totalCount).toBe(rows.length);
  });

  it('comes with what all of it brought, and what the days before brought, page by page', async () => {
    const { report } = await shop();
    expect(await report({ groupBy: 'product' })).toMatchObject({
      period: days,
      before: { start: '2026-11-10', end: '2026-11-11', orders: 1, revenue: 1_000 },
      total: { orders: 2, quantity: 2, revenue: 101_000 },
    });
    const pageOf = async (page: number) =>
      (await report({ groupBy: 'product', limit: 1, page })).rows.map(({ id }) => id);
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([['tea'], ['gone'], []]);
    const second = await report({ groupBy: 'product', limit: 1, page: 2 });
    expect([second.totalCount, second.total.revenue]).toEqual([2, 101_000]);
  });

  it('adds up months that lie in it as a whole and the days around them, each row once', async () => {
    const { table } = await shop();
    const months = ['2026-08-31', '2026-09-20', '2026-10-05', '2026-10-25', '2026-11-13', '2026-11-14'].map(
      (day, nth) => order(`m${nth}`, `${day}T03:00:00.000Z`, nth % 2 === 0 ? gone : tea),
    );
    const { view } = await keptView(salesView, months);
    vi.spyOn(salesView, 'read').mockResolvedValue(view.ask);
    const query = contract.query.parse({ start: '2026-09-01', end: '2026-11-13', groupBy: 'product' });
    const { rows, total } = await getSalesReport(contextOf(table, now), query);
    expect(rows.map(({ id, quantity, revenue }) => [id, quantity, revenue])).toEqual([
      ['tea', 2, 200_000],
      ['gone', 2, 2_000],
    ]);
    expect(total).toMatchObject({ quantity: 4, revenue: 202_000, orders: 4 });
  });

  it('is one file, with channels in words', async () => {
    const { linesOf } = await shop();
    const { job, lines } = await linesOf('export-sales', { groupBy: 'product' });
    expect([job.total, job.done, lines.map(([name, code]) => [name, code])]).toEqual([
      2,
      2,
      [
        ['Trà sen', 'TRA'],
        ['Cũ', 'CU'],
      ],
    ]);
    const channels = await linesOf('export-sales', { groupBy: 'channel' });
    expect(channels.lines.map(([name]) => name)).toEqual(['Website', 'Cửa hàng']);
  });

  it('tells orders of each day with the name of their warehouse', async () => {
    const { linesOf } = await shop();
    const { lines } = await linesOf('export-order-days', {});
    expect(lines.map((cells) => cells.join(' '))).toEqual([
      expect.stringContaining('Kho Đà Nẵng'),
      expect.stringContaining('closed'),
      expect.stringContaining('Kho Đà Nẵng'),
    ]);
  });
});

describe('how the shop is found and come back to', () => {
  it('is told day by day, with the days before, in one row each', async () => {
    const { table } = memoryTable();
    await fillView(salesView, sold);
    const members = [
      aProfile({ id: 'm1', createdAt: '2026-11-13T01:00:00.000Z' }),
      aProfile({ id: 'm2', createdAt: '2026-11-10T01:00:00.000Z' }),
    ];
    vi.spyOn(usersView, 'rows').mockReturnValue(await viewRows(usersView, members as never));
    const visit = (at: string, ...steps: ('visit' | 'cart')[]) =>
      noteSteps(
        contextOf(table, () => new Date(at)),
        { steps, misses: [] },
      );
    await visit('2026-11-12T03:00:00.000Z', 'visit', 'cart');
    await visit('2026-11-11T03:00:00.000Z', 'visit');
    const found = await getAnalytics(contextOf(table, now), analyticsContract.query.parse(days));
    const none = { visit: 0, product: 0, cart: 0, checkout: 0 };
    expect(found.days).toEqual([
      { day: '2026-11-12', ...none, visit: 1, cart: 1, ordered: 1, paid: 1, revenue: 100_000, newUsers: 0 },
      { day: '2026-11-13', ...none, ordered: 2, paid: 1, revenue: 1_000, newUsers: 1 },
    ]);
    expect(found.period).toEqual(days);
    expect(found.before).toEqual({
      period: { start: '2026-11-10', end: '2026-11-11' },
      ...none,
      visit: 1,
      ordered: 1,
      paid: 1,
      revenue: 1_000,
      newUsers: 1,
    });
    // Lan ordered first in this month, which has no month after it.
    expect(found.cohorts).toEqual([{ month: '2026-11', buyers: 1, again: [] }]);
  });

  it('begins its cohorts with the buyers of the same month a year ago', async () => {
    const { table } = memoryTable();
    await fillView(salesView, [
      order('old', '2025-11-02T03:00:00.000Z', tea),
      order('older', '2025-10-31T03:00:00.000Z', gone, { userId: 'mai' }),
    ]);
    vi.spyOn(usersView, 'rows').mockReturnValue(await viewRows(usersView, []));
    const { cohorts } = await getAnalytics(contextOf(table, now), analyticsContract.query.parse(days));
    expect(cohorts.map(({ month, buyers }) => [month, buyers])).toEqual([['2025-11', 1]]);
  });
});
