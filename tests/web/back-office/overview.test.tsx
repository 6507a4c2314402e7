import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import { getCommerceOverview } from '#shared/overview/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const goods = { id: 'p1', slug: 'tra-sen', name: 'Trà sen Tây Hồ', ground: 1 };
const full = exampleOf(getCommerceOverview.reply, {
  period: { from: '2026-11-15', to: '2026-11-16' },
  before: { from: '2026-11-13', to: '2026-11-14' },
  orders: { now: 20, before: 16, byStatus: { confirmed: 15, completed: 5 } },
  money: {
    revenue: { now: 1_500_000, before: 1_200_000 },
    average: { now: 75_000, before: 75_000 },
    days: [700_000, 800_000],
    daysBefore: [600_000, 600_000],
  },
  top: {
    orders: 20,
    isAll: true,
    products: [{ ...goods, image: '/media/p/{width}.webp', quantity: 12, revenue: 1_200_000 }],
  },
  slow: [],
  stock: { low: 35, out: 15 },
  packing: { count: 14, late: 6, since: '2026-11-14T02:00:00.000Z' },
  returns: { count: 0, late: 0, since: null },
});

const open = (given: Answer, as: 'admin' | 'collaborator' = 'admin', search = '') =>
  renderAt(`/admin/e-commerce${search}`, { as, answers: [given, sample(listProducts)] });

describe('the overview of e-commerce', () => {
  it('says what waits, what the days brought and what sold', async () => {
    const { page } = await open(answer(getCommerceOverview, full));
    const todo = within(await page.findByRole('list', { name: texts.overview.todo.title }));
    expect(todo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '14đơn cần đóng gói6 đơn quá 24 giờ',
      '0yêu cầu đổi trả',
      '15sản phẩm hết hàng',
      '35sản phẩm sắp hết',
    ]);
    const main = within(page.getByRole('main'));
    expect(main.getByText('1.500.000 ₫')).toBeTruthy();
    expect(main.getAllByText(/so với 13\/11 – 14\/11/).length).toBe(3);
    expect(main.getByText('Đã bán 12')).toBeTruthy();
    expect(main.getByText(texts.overview.slow.empty)).toBeTruthy();
    expect(main.getByText('75%')).toBeTruthy();
  });

  it('shows a collaborator no money', async () => {
    const { money: _money, ...rest } = full;
    const products = full.top.products.map(({ revenue: _revenue, ...product }) => product);
    const { page } = await open(
      answer(getCommerceOverview, { ...rest, top: { ...full.top, products } }),
      'collaborator',
    );
    const main = within(page.getByRole('main'));
    await main.findByText(texts.overview.kpi.orders);
    expect(main.queryByText(texts.overview.kpi.revenue)).toBeNull();
    expect(main.queryByText(/₫/)).toBeNull();
  });

  it('asks for the days of the address', async () => {
    const said = '?from=2026-10-01&to=2026-10-31';
    const { network } = await open(answer(getCommerceOverview, full), 'admin', said);
    const [asked] = network.askedOf(getCommerceOverview);
    expect(asked?.query).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  });

  it('says when it could not be had, and asks again', async () => {
    const { page, user, network } = await open(refuse(getCommerceOverview, 'FORBIDDEN'));
    await user.click(await page.findByRole('button', { name: texts.common.action.retry }));
    expect(network.askedOf(getCommerceOverview).length).toBeGreaterThan(1);
  });
});
