import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ReplyOf } from '#shared/contract/route.ts';
import { listProducts } from '#shared/catalogue/index.ts';
import { getDashboard } from '#shared/overview/dashboard.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.dashboard;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const hoursBefore = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 250_000 : 0));

const full: ReplyOf<typeof getDashboard> = {
  at: '2026-11-27T18:32:10.000Z',
  day: '2026-11-28',
  comparedDay: '2026-11-21',
  orders: { now: 3, before: 2, hours: [0, 3], hoursBefore: hoursBefore.map(Math.sign) },
  revenue: { now: 5_504_500, before: 5_000_000, hours: [504_500, 5_000_000], hoursBefore },
  waiting: [
    { task: 'overdue', count: 1, late: 1, since: ago(50) },
    { task: 'packing', count: 1234, late: 2, since: ago(30) },
    { task: 'messages', count: 4, late: 0, since: ago(3.5) },
    { task: 'lowStock', count: 35, late: 0, since: null },
  ],
  latest: [
    { kind: 'order', id: 'o1', name: 'CL1', status: 'delivering', at: ago(0.1) },
    { kind: 'payment', id: 'p1', name: 'CL2', amount: 120_000, at: ago(0.2) },
    { kind: 'return', id: 'r1', name: 'TH1', status: 'requested', at: ago(2) },
    { kind: 'user', id: 'u1', name: 'Sen', at: ago(3) },
  ],
};
const { revenue: _revenue, ...withoutMoney } = full;

const open = (figures: ReplyOf<typeof getDashboard>, as: 'admin' | 'collaborator' = 'admin') =>
  renderAt('/admin', { as, answers: [answer(getDashboard, figures), sample(listProducts)] });

describe('the first page of staff', () => {
  it('says what today brought and how it compares, and reads out each hour', async () => {
    const { page, user } = await open(full);
    const sum = await page.findByRole('link', { name: '5.504.500 ₫' });
    expect(sum.getAttribute('href')).toBe('/admin/e-commerce/reports?start=2026-11-28&end=2026-11-28');
    expect(page.getByText('nhiều hơn 10,1% so với thứ Bảy tuần trước đến giờ này')).toBeTruthy();
    expect(page.getByRole('link', { name: '3 đơn' }).getAttribute('href')).toContain(
      'createdFrom=2026-11-28',
    );
    const hours = await page.findByRole('slider', { name: words.today.revenue });
    hours.focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(hours.getAttribute('aria-valuetext')).toBe(
      '01:00 – 01:59. Hôm nay đến 01:32: 5.000.000 ₫; Tuần trước, thứ Bảy: 0 ₫',
    );
    await user.keyboard('{End}');
    expect(hours.getAttribute('aria-valuetext')).toContain('Hôm nay đến 01:32: –');
    await user.click(page.getByRole('button', { name: texts.charts.table }));
    const table = within(page.getByRole('table', { name: words.today.revenue }));
    expect(table.getAllByRole('row').at(10)?.textContent).toBe('09:00 – 09:59–250.000 ₫');
  });

  it('draws no fall to the hour that is not over: its figure is a ring beside the line', async () => {
    const orders = { now: 9, before: 2, hours: [4, 4, 1], hoursBefore: hoursBefore.map(Math.sign) };
    const { page } = await open({ ...withoutMoney, orders }, 'collaborator');
    const plot = await page.findByRole('slider', { name: words.today.orders });
    const line = plot.querySelector('path[stroke="var(--chart-1)"]')?.getAttribute('d') ?? '';
    expect(line.match(/[ML]/g)).toEqual(['M', 'L']);
    const ring = plot.querySelectorAll('circle[data-running]');
    expect(ring).toHaveLength(1);
    const [from, to] = [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    // Two points at the same height, and the ring below them.
    expect(from?.[1]).toBe(to?.[1]);
    expect(Number(ring[0]?.getAttribute('cy'))).toBeGreaterThan(to?.[1] ?? Infinity);
  });

  it('lists what waits in the order it is told, each with its number, its age and its list', async () => {
    const { page } = await open(full);
    const list = within(await page.findByRole('list', { name: words.waiting.title }));
    const links = list.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Đơn trễ hẹn giaoTrễ nhất 2 ngày1',
      'Đơn cần đóng gói2 mục quá 24 giờ, lâu nhất 1 ngày1.234',
      'Tin nhắn chờ trả lờiLâu nhất 3 giờ4',
      'Sản phẩm sắp hết hàng35',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/e-commerce/orders?queue=late',
      '/admin/e-commerce/packing',
      '/admin/messages?state=open',
      '/admin/e-commerce/products?stockStatus=low_stock&isActive=true',
    ]);
    const filled = links.filter(({ className }) => className.includes('bg-brand'));
    expect(filled).toEqual(links.slice(0, 1));
  });

  it('fills no task while nobody has waited too long', async () => {
    const { page } = await open({ ...full, waiting: full.waiting.slice(2) });
    const list = within(await page.findByRole('list', { name: words.waiting.title }));
    for (const { className } of list.getAllByRole('link')) expect(className).not.toContain('bg-brand');
  });

  it('says so where nothing waits', async () => {
    const { page } = await open({ ...full, waiting: [] });
    expect(await page.findByText(words.waiting.empty)).toBeTruthy();
    expect(page.queryByText(words.task.packing)).toBeNull();
  });

  it('tells what happened last, each with the way to it', async () => {
    const { page } = await open(full);
    const list = within(await page.findByRole('list', { name: words.latest }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Đơn CL1', '/admin/e-commerce/orders/o1'],
      ['Tiền về cho đơn CL2', '/admin/payments/p1'],
      ['Yêu cầu đổi trả TH1', '/admin/e-commerce/returns/requests/r1'],
      ['Sen vừa đăng ký', '/admin/users/u1'],
    ]);
    expect(list.getByText('+120.000 ₫')).toBeTruthy();
  });

  it('shows a collaborator orders by hour, and no sum anywhere', async () => {
    const { page } = await open({ ...withoutMoney, latest: full.latest.slice(0, 1) }, 'collaborator');
    expect(await page.findByRole('slider', { name: words.today.orders })).toBeTruthy();
    expect(page.getByText('nhiều hơn 50% so với thứ Bảy tuần trước đến giờ này')).toBeTruthy();
    expect(within(page.getByRole('main')).queryByText(/₫/)).toBeNull();
  });

  it('says where it could not be read, and asks again', async () => {
    const { page } = await renderAt('/admin', {
      as: 'admin',
      answers: [refuse(getDashboard, 'UNAVAILABLE'), sample(listProducts)],
    });
    expect((await page.findAllByRole('alert')).length).toBeGreaterThan(0);
  });
});
