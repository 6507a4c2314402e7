import { describe, expect, it, vi } from 'vitest';
import { getProfitReport as contract } from '#shared/reports/profit-report.contract.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { paymentsExport } from '#functions/domain/reports/export-payments.ts';
import { exportProfit } from '#functions/domain/reports/profit/export-profit.ts';
import { getProfitReport } from '#functions/domain/reports/profit/profit-report.ts';
import { profitView } from '#functions/domain/reports/profit/profit-view.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { keptView } from '../support/kept-view.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { viewRows } from '../support/view-rows.ts';
import { aPayment } from './a-payment.ts';
import { days, namedRows, now, orders, whatIsThere } from './two-days.ts';

async function shop() {
  const { table, put } = whatIsThere();
  const { view } = await keptView(profitView, orders);
  vi.spyOn(profitView, 'rows').mockReturnValue(view.ask);
  const report = (query: object) =>
    getProfitReport(contextOf(table, now), contract.query.parse({ ...days, ...query }));
  return { table, put, report };
}

describe('a report of profit', () => {
  it.each([
    ...namedRows,
    [
      'order',
      [
        ['a', 'CL-a', ''],
        ['b', 'CL-b', ''],
      ],
    ],
  ] as const)('by %s names each row', async (groupBy, rows) => {
    const found = await (await shop()).report({ groupBy });
    expect(found.rows.map(({ id, name, code }) => [id, name, code])).toEqual(rows);
    expect(found.totalCount).toBe(rows.length);
  });

  it('comes with what all of it leaves, and what the days before left, page by page', async () => {
    const { report } = await shop();
    const found = await report({ groupBy: 'product' });
    expect(found).toMatchObject({
      period: days,
      before: { start: '2026-11-10', end: '2026-11-11', revenue: 1_000, profit: 500 },
      total: { orders: 2, revenue: 101_000, cost: 1_000, profit: 100_000 },
    });
    const second = await report({ groupBy: 'product', limit: 1, page: 2 });
    expect([second.rows.map(({ id }) => id), second.totalCount]).toEqual([['gone'], 2]);
  });

  it('is one file, row by row as on the screen', async () => {
    const { table } = await shop();
    const jobs = sheetJobs({ table, now, runners: { 'export-profit': exportProfit } });
    const job = await jobs.run('export-profit', { format: 'csv', query: { ...days, groupBy: 'product' } });
    expect(job).toMatchObject({ status: 'done', total: 2, done: 2 });
    const [, ...lines] = jobs.linesOf(job);
    expect(
      lines.map((line) =>
        line
          .split(',')
          .filter((cell) => cell !== '')
          .slice(0, 4),
      ),
    ).toEqual([
      ['Trà sen', 'TRA', '1', '100000'],
      ['Cũ', 'CU', '1', '1000'],
    ]);
  });

  it('is read into its file in as many pages as there are rows', async () => {
    const { table } = await shop();
    const { context } = sheetJobs({ table, now, runners: {} });
    const kept = new Map<string, unknown>();
    const bucket = { put: async (key: string, body: unknown) => void kept.set(key, body) } as never;
    const input = { format: 'csv', query: { ...days, groupBy: 'product' } };
    const job = {
      id: 'j',
      kind: 'export-profit',
      ownerId: 'lan',
      language: 'vi',
      input,
      done: 0,
      total: null,
    } as never;
    const last = await exportProfit.step({ ...context, bucket }, {
      ...(job as object),
      cursor: { after: 1, more: true, pieces: [] },
    } as never);
    expect(last).toMatchObject({ counts: { done: 1 }, cursor: { after: 2, more: false } });
    const none = await exportProfit.step({ ...context, bucket }, {
      ...(job as object),
      cursor: { after: 2, more: true, pieces: [] },
    } as never);
    expect(none).toMatchObject({ counts: { done: 0 }, cursor: { after: 2, more: false } });
  });
});

describe('payments as a file', () => {
  it('say by whom, at which warehouse and under which references they came', async () => {
    const { table, put } = memoryTable();
    put([warehouseItem(aWarehouse({ id: 'hni', name: 'Kho Hà Nội' }))]);
    const rows = await viewRows(paymentsView, [
      aPayment({
        id: 'a',
        warehouseId: 'hni',
        references: ['FT1', 'FT2'],
        createdAt: '2026-11-20T01:00:00.000Z',
      }),
      aPayment({
        id: 'b',
        warehouseId: 'closed',
        provider: null,
        method: 'cash',
        createdAt: '2026-11-20T02:00:00.000Z',
      }),
      aPayment({ id: 'c', createdAt: '2026-11-20T03:00:00.000Z' }),
      // Its day is named by when the file was asked for.
      aPayment({ id: 'old', createdAt: '2026-11-01T03:00:00.000Z' }),
    ]);
    const jobs = sheetJobs({ table, now, runners: { 'export-payments': paymentsExport(rows) } });
    const job = await jobs.run('export-payments', { format: 'csv', query: {} });
    expect(job).toMatchObject({ status: 'done', total: 3, done: 3 });
    const lines = jobs.linesOf(job);
    expect(lines.length).toBe(4);
    expect(lines[1]).toMatch(/CL-c/);
    expect(lines[2]).toMatch(/CL-b.*closed/);
    expect(lines[3]).toMatch(/CL-a/);
    expect(lines[3]).toContain('Kho Hà Nội');
    expect(lines[3]).toContain('"FT1, FT2"');
  });
});
