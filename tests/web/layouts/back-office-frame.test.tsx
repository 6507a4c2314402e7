import { waitFor, within } from '@testing-library/dom';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { signOut } from '#shared/accounts/index.ts';
import { updateUsersConfig } from '#shared/members/users-config.contract.ts';
import { listPeople } from '#shared/people/index.ts';
import { listAccounts } from '#shared/people/staff-accounts.contract.ts';
import { searchWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { countWaiting } from '#shared/overview/index.ts';
import { listFormerProvinces, listProvinces } from '#shared/places/list-divisions.contract.ts';
import { findAnything, Hit } from '#shared/search/find-anything.contract.ts';
import { listWarehouses } from '#shared/catalogue/index.ts';
import { usualBurst } from '#web/ui/scan/burst-reader.ts';
import { getOrderRules, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, sample } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';

const users = [sample(listPeople)];
const warehouses = [sample(searchWarehouses), sample(listWarehouses)];
const menuOf = ({ page }: Pick<Screen, 'page'>) =>
  within(page.getAllByRole('navigation', { name: 'Menu quản trị' })[0] as HTMLElement);

describe('the sidebar', () => {
  it('leads by groups, unfolds the one of the page, and says what waits', async () => {
    const screen = await renderAt('/admin/e-commerce/warehouses', {
      as: 'admin',
      answers: [...warehouses, answer(countWaiting, { packing: 14, returns: 2, approvals: 4 })],
    });
    const menu = menuOf(screen);
    expect(menu.getByRole('link', { name: 'Kho hàng' }).getAttribute('aria-current')).toBe('page');
    expect(menu.getByRole('link', { name: 'Tổng quan' }).getAttribute('aria-current')).toBeNull();
    expect(menu.getByRole('link', { name: 'Trang chủ' }).getAttribute('aria-current')).toBeNull();
    expect(menu.getByRole('link', { name: /^Người dùng/ }).textContent).toContain('4 mục đang chờ xử lý');
    await screen.user.click(menu.getByRole('button', { name: 'Đóng nhóm Thương mại điện tử' }));
    expect(menu.queryByRole('link', { name: 'Kho hàng' })).toBeNull();
    expect(
      menu.getByRole('button', { name: 'Mở nhóm Thương mại điện tử' }).getAttribute('aria-expanded'),
    ).toBe('false');
  });

  it('unfolds the section of the page, and keeps open what was opened', async () => {
    const screen = await renderAt('/admin/e-commerce/warehouses', {
      as: 'admin',
      answers: [...warehouses, answer(countWaiting, { packing: 14, troubles: 3, returns: 2 })],
    });
    const menu = menuOf(screen);
    const section = (name: RegExp) => menu.getByRole('button', { name });
    expect(section(/^Kho/).getAttribute('aria-expanded')).toBe('true');
    expect(menu.queryByRole('link', { name: /^Đơn hàng/ })).toBeNull();
    expect(section(/^Bán hàng/).textContent).toContain('19 mục đang chờ xử lý');
    await screen.user.click(section(/^Bán hàng/));
    expect(menu.getByRole('link', { name: /^Đơn hàng/ })).toBeTruthy();
    expect(menu.getByRole('link', { name: /^Vận đơn cần xử lý/ }).textContent).toContain(
      '3 mục đang chờ xử lý',
    );
    expect(section(/^Bán hàng/).textContent).toBe('Bán hàng');
    await screen.user.click(section(/^Kho/));
    expect(menu.queryByRole('link', { name: 'Kho hàng' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('cholang-menu-sections') ?? '')).toEqual({
      'goods/selling': true,
      'goods/stock': false,
    });
    localStorage.setItem('cholang-menu-sections', '"junk"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cholang-menu-sections' }));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Kho hàng' })).toBeTruthy());
    localStorage.removeItem('cholang-menu-sections');
  });

  it('shows a section of one page as that page', async () => {
    const screen = await renderAt('/admin/khong-co', { as: 'collaborator', answers: [] });
    const menu = menuOf(screen);
    await screen.user.click(menu.getByRole('button', { name: 'Mở nhóm Thương mại điện tử' }));
    expect(menu.getByRole('link', { name: 'Phân tích đổi trả' })).toBeTruthy();
    expect(menu.queryByRole('button', { name: /^Báo cáo/ })).toBeNull();
    expect(menu.getByRole('button', { name: /^Bán hàng/ }).getAttribute('aria-expanded')).toBe('false');
  });

  it('folds to icons, whose groups open beside them', async () => {
    const screen = await renderAt('/admin/e-commerce/warehouses', { as: 'admin', answers: warehouses });
    await screen.user.click(screen.page.getByRole('button', { name: 'Thu gọn menu' }));
    const menu = menuOf(screen);
    expect(menu.getByRole('link', { name: 'Hệ thống' }).getAttribute('href')).toBe('/admin/jobs');
    await screen.user.click(menu.getByRole('button', { name: 'Thương mại điện tử' }));
    const item = await screen.page.findByRole('menuitem', { name: 'Kho hàng' });
    expect(screen.page.getByRole('menu').textContent).toContain('Bán hàng');
    expect(item.getAttribute('href')).toBe('/admin/e-commerce/warehouses');
  });

  it('folds by Ctrl+B, unless that was bold letters where it was pressed', async () => {
    const screen = await renderAt('/admin/e-commerce/warehouses', { as: 'admin', answers: warehouses });
    const folded = () => document.cookie.includes('cholang-sidebar=folded');
    const before = folded();
    const handle = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', handle);
    await screen.user.keyboard('{Control>}b{/Control}');
    expect(folded()).toBe(before);
    document.body.removeEventListener('keydown', handle);
    await screen.user.keyboard('{Control>}b{/Control}');
    expect(folded()).toBe(!before);
    await screen.user.keyboard('{Control>}b{/Control}');
  });

  it('tells the way by group and page', async () => {
    const { page } = await renderAt('/admin/e-commerce/warehouses', { as: 'admin', answers: warehouses });
    const way = within(page.getByRole('navigation', { name: 'Đường dẫn' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thương mại điện tử',
      'Kho hàng',
    ]);
  });

  it.each([
    ['/admin/users/all', '/admin/users'],
    ['/admin/accounts/all', '/admin/accounts'],
    ['/admin/settings/general', '/admin/e-commerce/order-rules'],
  ])('%s is %s by another name', async (alias, to) => {
    await renderAt(alias, {
      as: 'admin',
      answers: [...users, sample(listAccounts), answer(getOrderRules, usualOrderRules)],
    });
    await waitFor(() => expect(location.pathname).toBe(to));
  });
});

describe('the menu of who is at work', () => {
  it.each([
    ['admin', 'Quản trị viên'],
    ['collaborator', 'Cộng tác viên'],
  ] as const)('says who is here and as what: %s', async (role, word) => {
    const { page, user, network } = await renderAt('/admin/khong-co', {
      as: role,
      answers: [sample(updateUsersConfig)],
    });
    await user.click(page.getByRole('button', { name: /^Tài khoản/ }));
    const menu = within(await page.findByRole('menu'));
    expect(menu.getByText(word)).toBeTruthy();
    expect(menu.getByRole('menuitem', { name: 'Tài khoản' }).getAttribute('href')).toBe('/account');
    expect(menu.getByRole('menuitem', { name: 'Thông báo' }).getAttribute('href')).toBe(
      '/system/settings/notifications',
    );
    await user.click(menu.getByRole('menuitem', { name: 'Chuyển sang giao diện tối' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual([
      'dark',
      'dark',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Chuyển sang giao diện sáng' }));
    await waitFor(() =>
      expect(network.askedOf(updateUsersConfig).map(({ body }) => body)).toEqual([
        { value: { theme: 'dark' } },
        { value: { theme: 'light' } },
      ]),
    );
  });

  it('leads out to the login', async () => {
    const { page, user } = await renderAt('/admin/khong-co', { as: 'admin', answers: [sample(signOut)] });
    await user.click(page.getByRole('button', { name: /^Tài khoản/ }));
    await user.click(await page.findByRole('menuitem', { name: 'Đăng xuất' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(localStorage.getItem('cholang-session')).toBeNull();
  });
});

const lan = exampleOf(Hit, { kind: 'person', id: 'u1', title: 'Nguyễn Thị Lan', code: 'LAN12345' });

describe('the palette', () => {
  const open = async (screen: Screen) => {
    await screen.user.keyboard('{Control>}k{/Control}');
    return screen.page.findByRole('combobox', { name: 'Tìm sản phẩm, đơn, khách hoặc lệnh' });
  };

  it('goes to what was found by arrows and Enter, and has it first the next time', async () => {
    const screen = await renderAt('/admin/khong-co', {
      as: 'admin',
      answers: [...users, answer(findAnything, ({ query }) => ({ data: query.q === 'lan' ? [lan] : [] }))],
    });
    const box = await open(screen);
    await screen.user.type(box, 'lan');
    const option = await screen.page.findByRole('option', { name: /Nguyễn Thị Lan/ });
    await screen.user.keyboard('{End}{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/admin/users?searchTerm=LAN12345'));
    expect(option.isConnected).toBe(false);
    await open(screen);
    const [first] = await screen.page.findAllByRole('option');
    expect(first?.textContent).toContain('Nguyễn Thị Lan');
  });

  it('waits for an answer when Enter comes first, as a scanner sends it', async () => {
    const held = hold(answer(findAnything, { data: [{ ...lan, exact: true }] }));
    const screen = await renderAt('/admin/khong-co', { as: 'admin', answers: [...users, held] });
    const box = await open(screen);
    await screen.user.type(box, 'LAN12345{Enter}');
    expect(location.pathname).toBe('/admin/khong-co');
    held.release();
    await waitFor(() => expect(location.search).toBe('?searchTerm=LAN12345'));
  });

  it('runs an action: a new warehouse, with its form open', async () => {
    const screen = await renderAt('/admin/khong-co', {
      as: 'admin',
      answers: [
        ...warehouses,
        answer(listProvinces, []),
        answer(listFormerProvinces, []),
        answer(findAnything, { data: [] }),
      ],
    });
    await screen.user.type(await open(screen), 'them k');
    // Letters as fast as these, with Enter at once, would be a scan.
    await screen.page.findByRole('option', { name: 'Thêm kho hàng' });
    await pause(usualBurst.fast + 20);
    await screen.user.keyboard('{Enter}');
    await screen.page.findByRole('dialog', { name: 'Thêm kho hàng' });
    expect([location.pathname, location.hash]).toEqual(['/admin/e-commerce/warehouses', '']);
  });

  it('says when nothing fits', async () => {
    const screen = await renderAt('/admin/khong-co', {
      as: 'admin',
      answers: [answer(findAnything, { data: [] })],
    });
    await screen.user.type(await open(screen), 'zzzz');
    expect(await screen.page.findByText('Không tìm thấy kết quả phù hợp')).toBeTruthy();
  });
});
