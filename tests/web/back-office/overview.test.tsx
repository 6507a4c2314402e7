import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listProducts, ProductCard } from '#shared/catalogue/index.ts';
import { countLots } from '#shared/inventory/lots.contract.ts';
import { getCategoryMargins, getCommerceOverview } from '#shared/overview/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const tea = { id: 'p1', slug: 'tra-sen', name: 'Trà sen Tây Hồ', ground: 1 };
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
    products: [
      { ...tea, image: '/media/p/{width}.webp', quantity: 12, revenue: 1_200_000 },
      { ...tea, id: 'gone', slug: null, name: 'Trà cũ', image: '', quantity: 2, revenue: 20_000 },
    ],
  },
  slow: [],
  stock: { low: 35, out: 15 },
  packing: { count: 14, late: 6, since: '2026-11-14T02:00:00.000Z' },
  returns: { count: 0, late: 0, since: null },
});

const margins = {
  from: '2026-10-18',
  to: '2026-11-16',
  orders: 1000,
  isAll: false,
  total: { revenue: 760_000, known: 710_000, cost: 560_000 },
  categories: [
    { id: 'cat-vai', name: 'Vải', revenue: 410_000, known: 410_000, cost: 287_000 },
    { id: 'cat-an', name: 'Thực phẩm', revenue: 300_000, known: 300_000, cost: 330_000 },
    { id: null, name: '', revenue: 50_000, known: 0, cost: 0 },
  ],
};

const open = (
  given: Answer,
  as: 'admin' | 'collaborator' = 'admin',
  search = '',
  goods = sample(listProducts),
) =>
  renderAt(`/admin/e-commerce${search}`, {
    as,
    answers: [
      given,
      goods,
      answer(getCategoryMargins, margins),
      answer(countLots, { expired: 2, in30: 0, in90: 3 }),
    ],
  });

describe('the overview of e-commerce', () => {
  it('says how many lots are past their day or soon will be, each with its list', async () => {
    const { page } = await open(answer(getCommerceOverview, full), 'collaborator');
    const figures = await page.findByRole('list', { name: texts.lots.figures });
    const link = within(figures).getByRole('link', { name: texts.lots.states.expired });
    expect(link.getAttribute('href')).toBe('/admin/e-commerce/inventory/lots?state=expired');
    expect(within(figures).getByText('3')).toBeTruthy();
  });

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
    expect(main.getByText('Trà cũ').closest('a')).toBeNull();
    expect(main.getByText(texts.overview.slow.empty)).toBeTruthy();
    expect(main.getByText('75%')).toBeTruthy();
  });

  it('shows a collaborator no money', async () => {
    const { money: _money, ...rest } = full;
    const products = full.top.products.map(({ revenue: _revenue, ...product }) => product);
    const { page, network } = await open(
      answer(getCommerceOverview, { ...rest, top: { ...full.top, products } }),
      'collaborator',
    );
    const main = within(page.getByRole('main'));
    await main.findAllByText(texts.overview.kpi.orders);
    expect(main.queryByText(texts.overview.kpi.revenue)).toBeNull();
    expect(main.queryByText(/₫/)).toBeNull();
    expect(network.askedOf(getCategoryMargins)).toEqual([]);
  });

  it('says what was earned in each category, and of how much nobody knows', async () => {
    const { page } = await open(answer(getCommerceOverview, full));
    const { margin } = texts.overview;
    const table = within(await page.findByRole('table', { name: margin.title }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Danh mụcDoanh thuGiá vốnLãi gộpTỷ suấtChưa rõ giá vốn',
      'Vải410.000 ₫287.000 ₫123.000 ₫30%0%',
      'Thực phẩm300.000 ₫330.000 ₫-30.000 ₫-10%0%',
      'Sản phẩm đã xóa50.000 ₫–––100%',
      'Tổng cộng760.000 ₫560.000 ₫150.000 ₫21,1%6,6%',
    ]);
    expect(page.getByText('Tính trong 1.000 đơn mới nhất')).toBeTruthy();
    const { href } = table.getByRole('link', { name: 'Vải' }) as HTMLAnchorElement;
    expect([new URL(href).pathname, new URL(href).searchParams.get('categoryId')]).toEqual([
      '/admin/e-commerce/products',
      'cat-vai',
    ]);
  });

  it('says where margins could not be had, and leaves the rest standing', async () => {
    const { page } = await renderAt('/admin/e-commerce', {
      as: 'admin',
      answers: [
        answer(getCommerceOverview, full),
        sample(listProducts),
        refuse(getCategoryMargins, 'UNAVAILABLE'),
        answer(countLots, { expired: 0, in30: 0, in90: 0 }),
      ],
    });
    await page.findByText('14');
    expect(await page.findByRole('button', { name: 'Thử lại' })).toBeTruthy();
    expect(page.queryByRole('table', { name: texts.overview.margin.title })).toBeNull();
  });

  it('leads from what runs out to staff’s own list and form', async () => {
    const low = exampleOf(ProductCard, { id: 'p1', name: 'Trà sen', stockStatus: 'low_stock' });
    const found = answer(listProducts, ({ query }) => ({
      ...exampleOf(listProducts.reply),
      data: query.stockStatus?.includes('low_stock') ? [low] : [],
    }));
    const { page } = await open(answer(getCommerceOverview, full), 'collaborator', '', found);
    const [row] = await page.findAllByRole('link', { name: 'Trà sen' });
    expect(row?.getAttribute('href')).toBe('/admin/e-commerce/products/p1/edit');
    const all = new URL((page.getByRole('link', { name: 'Xem danh sách' }) as HTMLAnchorElement).href);
    expect([all.pathname, all.searchParams.get('stockStatus')]).toEqual([
      '/admin/e-commerce/products',
      'out_of_stock,low_stock',
    ]);
  });

  it('leads whoever buys from what runs out to what to buy', async () => {
    const { page } = await open(answer(getCommerceOverview, full));
    const link = await page.findByRole('link', { name: texts.backOffice.home.reorder });
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    expect([pathname, searchParams.get('needed')]).toEqual(['/admin/e-commerce/inventory/reorder', 'true']);
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
