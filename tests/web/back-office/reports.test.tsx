import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listWarehouses } from '#shared/catalogue/index.ts';
import {
  drillPayments,
  getAnalytics,
  getProfitReport,
  getReportSummary,
  getSalesReport,
  listOrderDays,
  listMoneyDays,
  listPaymentDays,
} from '#shared/reports/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.reports;
const days = { start: '2026-11-15', end: '2026-11-16' };
const search = '?start=2026-11-15&end=2026-11-16';

const kpis = {
  revenue: 1_500_000,
  sentBack: 200_000,
  totalPayments: 3,
  paymentSuccessRate: 33.33,
  aov: 750_000,
  avgTimeToPaySec: 90,
  refundRate: 0,
  qrExpiryRate: 50,
  regenRate: 12.5,
};
const summary = {
  ...kpis,
  period: days,
  before: { ...kpis, paymentSuccessRate: 50, period: { start: '2026-11-13', end: '2026-11-14' } },
};
const paymentDay = {
  ...exampleOf(listPaymentDays.reply.element),
  day: '2026-11-16',
  failedCount: 4,
  failedAmount: 900_000,
  refundedCount: 2,
  refundedAmount: 150_000,
};

const open = (path: string, answers: Answer[], as: 'admin' | 'collaborator' = 'admin', width = 1440) =>
  renderAt(path, { as, width, answers: [answer(listWarehouses, []), ...answers] });

describe('what narrows a report', () => {
  const at = (width: number, narrowed = '') =>
    open(
      `/admin/reports/payments${search}${narrowed}`,
      [
        answer(listPaymentDays, [paymentDay]),
        answer(listMoneyDays, []),
        answer(drillPayments, { data: [], totalCount: 0 }),
      ],
      'admin',
      width,
    );

  it('folds into one button on a phone, but for its days, and is cleared there', async () => {
    const { page, user } = await at(360, '&saleChannelId=website');
    await page.findByRole('button', { name: new RegExp(words.period) });
    expect(page.queryByRole('combobox', { name: words.channel })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Lọc (1)' }));
    const sheet = within(await page.findByRole('dialog', { name: texts.fields.filters.title }));
    sheet.getByRole('combobox', { name: words.warehouse });
    await user.click(sheet.getByRole('button', { name: texts.common.action.clearFilters }));
    await expect.poll(() => location.search).toBe(search);
    await expect
      .poll(() => sheet.queryByRole('button', { name: texts.common.action.clearFilters }))
      .toBeNull();
    await user.click(sheet.getByRole('button', { name: texts.fields.filters.showAny }));
    await page.findByRole('button', { name: texts.fields.filters.open });
  });

  it('stands in a row on a desktop', async () => {
    const { page } = await at(1440);
    await page.findByRole('combobox', { name: words.channel });
    expect(page.queryByRole('button', { name: texts.fields.filters.open })).toBeNull();
  });
});

describe('reports of payments', () => {
  it('round as the shop does, say what they count, and open the rows behind', async () => {
    const { page } = await open(`/admin/reports${search}`, [
      answer(getReportSummary, summary),
      answer(listPaymentDays, [paymentDay]),
    ]);
    const rate = await page.findByRole('link', { name: '33,33%' });
    expect(rate.getAttribute('href')).toContain('/admin/reports/payments');
    expect(decodeURIComponent(rate.getAttribute('href') ?? '')).toContain('status=succeeded,refunded');
    expect(page.getByRole('link', { name: '1,5 phút' })).toBeTruthy();
    const back = page.getByRole('link', { name: '200.000 ₫' });
    expect(back.getAttribute('href')).toContain('/admin/e-commerce/returns/refunds');
    expect(back.getAttribute('href')).toContain('sentFrom=2026-11-15');
    expect(page.getAllByText(words.kpi.qrExpiryRate).length).toBeGreaterThan(0);
    // Of 50% to 33,33% nobody says that it fell by a third.
    expect(page.getByText('−16,7 điểm phần trăm')).toBeTruthy();
    expect(page.getAllByText(/so với 13\/11 – 14\/11/).length).toBeGreaterThan(0);
  });

  it('lead from the figure of a day to its payments', async () => {
    const { page, user } = await open(`/admin/reports/payments${search}`, [
      answer(listPaymentDays, [paymentDay]),
      answer(listMoneyDays, []),
      answer(drillPayments, { data: [], totalCount: 0 }),
    ]);
    const table = within(await page.findByRole('table', { name: words.table.payments }));
    const [figure] = table.getAllByRole('link', { name: `Xem 4 · ${words.figure.failed}` });
    if (!figure) throw new Error('No way to the rows');
    await user.click(figure);
    await expect.poll(() => decodeURIComponent(location.search)).toContain('status=failed');
    expect(location.search).toContain('day=2026-11-16');
    expect(await page.findByText(words.drill.empty)).toBeTruthy();
  });

  it('show money in and out of each day by where it came, with the sum of all', async () => {
    const bank = { provider: 'bank', account: '0011002233445' } as const;
    const none = { sentCount: 0, sentAmount: 0 };
    const { page } = await open(`/admin/reports/payments${search}`, [
      answer(listPaymentDays, [paymentDay]),
      answer(listMoneyDays, [
        { day: '2026-11-15', ...bank, cameCount: 2, cameAmount: 267_000, sentCount: 1, sentAmount: 300_000 },
        { day: '2026-11-16', provider: 'vnpay', account: '', cameCount: 1, cameAmount: 90_000, ...none },
      ]),
      answer(drillPayments, { data: [], totalCount: 0 }),
    ]);
    const table = within(await page.findByRole('table', { name: words.moneyDays.title }));
    const cells = table.getAllByRole('row').map((row) => row.textContent);
    expect(cells[1]).toBe('16/11/2026VNPAY90.000 ₫1 khoản–90.000 ₫');
    expect(cells[2]).toBe('15/11/2026Ngân hàng 0011002233445267.000 ₫2 khoản300.000 ₫1 khoản-33.000 ₫');
    expect(cells[3]).toBe(`${words.total}357.000 ₫3 khoản300.000 ₫1 khoản57.000 ₫`);
  });

  it('say that they could not be read, and try again', async () => {
    const { page } = await open(`/admin/reports${search}`, [
      refuse(getReportSummary, 'UNAVAILABLE'),
      refuse(listPaymentDays, 'UNAVAILABLE'),
    ]);
    expect((await page.findAllByRole('alert')).length).toBeGreaterThan(0);
  });
});

describe('reports of orders', () => {
  it('stand by day, and open their orders', async () => {
    const line = {
      day: '2026-11-16',
      warehouseId: null,
      saleChannelId: 'website' as const,
      ordersCreated: 5,
      ordersPayable: 3,
      ordersCompleted: 1,
      ordersCancelled: 0,
      aov: 100_000,
      revenue: 300_000,
    };
    const sums = { quantity: 7, revenue: 300_000, net: 270_000, known: 0, cost: 0 };
    const { page } = await open(`/admin/reports/orders${search}`, [
      answer(listOrderDays, [line]),
      answer(getSalesReport, {
        period: days,
        before: { ...days, orders: 2, revenue: 150_000 },
        rows: [],
        totalCount: 1,
        total: { orders: 3, ...sums },
      }),
    ]);
    const link = await page.findByRole('link', { name: `Xem 3 · ${words.order.ordersPayable}` });
    expect(link.getAttribute('href')).toContain('/admin/e-commerce/orders');
    expect(link.getAttribute('href')).toContain('createdFrom=2026-11-16');
    expect(link.getAttribute('href')).toContain('mainWarehouseId=none');
    // Twice as much as before.
    expect(await page.findByText('+100%')).toBeTruthy();
  });

  it('are added up by product as asked, with what all come to', async () => {
    const sums = { quantity: 7, revenue: 700_000, net: 600_000, known: 600_000, cost: 400_000 };
    const { page } = await open(`/admin/e-commerce/reports${search}&groupBy=product`, [
      answer(getSalesReport, {
        period: days,
        before: { ...days, orders: 1, revenue: 350_000 },
        rows: [{ id: 'p1', name: 'Trà sen', code: 'TS1', orders: null, ...sums }],
        totalCount: 1,
        total: { orders: 2, ...sums },
      }),
    ]);
    const table = within(await page.findByRole('table', { name: words.table.sales }));
    expect(table.getByRole('link', { name: 'Trà sen' }).getAttribute('href')).toContain('search=TS1');
    expect(table.getAllByText('200.000 ₫').length).toBe(2);
  });
});

describe('what is left of sales', () => {
  it('says what each figure is, names what it rests on, and opens the order', async () => {
    const sums = {
      ...exampleOf(getProfitReport.reply).total,
      orders: 1,
      net: 600_000,
      cost: 400_000,
      feeOut: 30_000,
      feeBack: 260_000,
      awaited: 25_000,
      unknown: 0,
      profit: -115_000,
    };
    const { page, user } = await open(`/admin/e-commerce/reports${search}&show=profit&groupBy=order`, [
      answer(getProfitReport, {
        period: days,
        before: { ...days, revenue: 0, profit: 0 },
        rows: [{ id: 'o1', name: 'CL1', code: '', ...sums }],
        totalCount: 1,
        total: sums,
      }),
    ]);
    const table = within(await page.findByRole('table', { name: words.profit.table }));
    expect(table.getByRole('link', { name: 'CL1' }).getAttribute('href')).toContain(
      '/admin/e-commerce/orders/o1',
    );
    expect(table.getAllByText(/-\s?115\.000/)).toHaveLength(2);
    expect(page.getByText(/25\.000 ₫ phí vận chuyển chưa có bảng kê/)).toBeTruthy();
    await user.click(page.getByRole('tab', { name: words.profit.tabSales }));
    await expect.poll(() => location.search).not.toContain('show=profit');
  });

  it.each([
    [97_000, words.profit.carriersPaid, '97.000 ₫'],
    [0, words.profit.carriers, '30.000 ₫'],
  ])('with %i compensated calls what carriers took or gave by its name', async (more, label, figure) => {
    const total = {
      ...exampleOf(getProfitReport.reply).total,
      feeOut: 30_000,
      feeBack: 0,
      codFee: 0,
      insurance: 0,
      awaited: 0,
      compensation: more === 0 ? 0 : 30_000 + more,
    };
    const report = {
      period: days,
      before: { ...days, revenue: 0, profit: 0 },
      rows: [],
      totalCount: 0,
      total,
    };
    const { page } = await open(`/admin/e-commerce/reports${search}&show=profit`, [
      answer(getProfitReport, report),
    ]);
    const main = within(page.getByRole('main'));
    expect((await main.findAllByText(label)).length).toBeGreaterThan(0);
    expect(main.getAllByText(figure).length).toBeGreaterThan(0);
    expect(main.queryByText(/-\s?97\.000/)).toBeNull();
  });

  it('leads to the orders of a row as the report is narrowed, also to those of no warehouse', async () => {
    const { total } = exampleOf(getProfitReport.reply);
    const { page } = await open(
      `/admin/e-commerce/reports${search}&show=profit&groupBy=warehouse&saleChannelId=store`,
      [
        answer(getProfitReport, {
          period: days,
          before: { ...days, revenue: 0, profit: 0 },
          rows: [
            { ...total, id: 'w1', name: 'Kho Hội An', code: '', orders: 1 },
            { ...total, id: null, name: '', code: '', orders: 1 },
          ],
          totalCount: 2,
          total,
        }),
      ],
    );
    const table = within(await page.findByRole('table', { name: words.profit.table }));
    const ways = table.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(ways.map((way) => /mainWarehouseId=(\w+)/.exec(way)?.[1])).toEqual(['w1', 'none']);
    expect(ways.every((way) => way.includes('saleChannelId=store') && way.includes('status='))).toBe(true);
  });
});

describe('analytics', () => {
  it('show each step with its share of the one before, and what was looked for in vain', async () => {
    const day = {
      visit: 200,
      product: 100,
      cart: 20,
      checkout: 10,
      ordered: 5,
      paid: 4,
      revenue: 1,
      newUsers: 2,
    };
    const { page } = await open(`/admin/analytics${search}`, [
      answer(getAnalytics, {
        period: days,
        days: [{ day: '2026-11-16', ...day }],
        before: { period: days, ...day },
        cohorts: [{ month: '2026-10', buyers: 8, again: [2] }],
        misses: [{ words: 'áo dài lụa', count: 3 }],
      }),
    ]);
    expect(await page.findAllByText(/50% bước trước/)).toHaveLength(3);
    expect(page.getByText('25%')).toBeTruthy();
    expect(page.getByRole('link', { name: 'áo dài lụa' }).getAttribute('href')).toContain(
      '/e-commerce/search',
    );
  });
});
