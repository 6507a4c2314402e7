import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, expectAccessible, expectNoSidewaysScroll, type Market } from '#tests/support/browser.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

describe('walking the market', () => {
  it('from letters without marks to the product’s page', async () => {
    const page = await market.open('/e-commerce');
    // What is new stands far down, and comes when somebody does.
    await page.mouse.wheel(0, 3000);
    await page.getByRole('heading', { name: 'Sản phẩm mới' }).waitFor();
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('xoai cat');
    await page
      .getByRole('option', { name: /Xoài cát Hòa Lộc/ })
      .or(page.getByRole('link', { name: /Xoài cát Hòa Lộc/ }))
      .first()
      .click();
    await page.waitForURL('**/e-commerce/product/xoai-cat-**');
    await page.getByRole('heading', { level: 1, name: 'Xoài cát Hòa Lộc' }).waitFor();
    expect(await page.getByText('85.000 ₫').count()).toBeGreaterThan(0);
  });

  it('nothing found says so, and what to try', async () => {
    const page = await market.open('/e-commerce');
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('không có thứ này');
    await page.getByText('Không tìm thấy sản phẩm nào').waitFor();
    await page.getByText('Thử tìm kiếm với từ khóa khác').waitFor();
    expect(await page.getByText(/Xem tất cả \d+ kết quả/).count()).toBe(0);
  });

  it('“Xem thêm” leads on after saying so', async () => {
    const page = await market.open('/e-commerce');
    await page.mouse.wheel(0, 3000);
    await page
      .getByRole('button', { name: 'Xem thêm' })
      .or(page.getByRole('link', { name: 'Xem thêm' }))
      .first()
      .click();
    await page.getByText('Đang chuyển...').waitFor();
    await page.waitForURL('**/e-commerce/product');
    await page.getByText('Áo thun cotton Hội An').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/e-commerce/product');
  });

  it('what was looked at stands on the home page of every tab, until it is forgotten', async () => {
    const home = await market.open('/e-commerce');
    const tab = await home.context().newPage();
    await tab.goto(`${market.world.url}/e-commerce/product`);
    await tab
      .getByRole('link', { name: /Xoài cát Hòa Lộc/ })
      .first()
      .click();
    await tab.getByRole('heading', { level: 1, name: 'Xoài cát Hòa Lộc' }).waitFor();
    const forget = home.getByRole('button', { name: 'Xóa lịch sử xem' });
    // It comes when somebody comes near.
    const lookDown = async (): Promise<number> => {
      await home.mouse.wheel(0, 400);
      return forget.count();
    };
    await home.bringToFront();
    await expect.poll(lookDown).toBe(1);
    await home.getByRole('region', { name: 'Đã xem gần đây' }).getByText('Xoài cát Hòa Lộc').waitFor();
    await forget.click();
    await forget.waitFor({ state: 'detached' });
    await home.reload();
    await home.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await home.evaluate("localStorage.getItem('cholang-recently-viewed')")).toBeNull();
  });

  it('language and theme are kept over a reload', async () => {
    const page = await market.open('/e-commerce');
    await page
      .getByRole('button', { name: 'Ngôn ngữ' })
      .or(page.getByRole('button', { name: 'VI', exact: true }))
      .first()
      .click();
    await page
      .getByRole('menuitemradio', { name: 'English' })
      .or(page.getByRole('menuitem', { name: 'English' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
    await page.evaluate("localStorage.setItem('theme', 'dark')");
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate("localStorage.getItem('cholang-language-preference')")).toBe('en');
  });
});

describe('the back office', () => {
  it('folds its sidebar with Ctrl+B and remembers it for a week', async () => {
    const admin = await market.world.aMember({ role: 'admin', fullName: 'Trần Quản Trị' });
    const page = await market.open('/admin', { as: admin });
    const sidebar = page.getByRole('complementary').or(page.locator('aside')).first();
    await sidebar.waitFor();
    const wide = await sidebar.evaluate((element) => element.getBoundingClientRect().width);
    await page.keyboard.press('Control+b');
    await expect.poll(() => sidebar.evaluate((element) => element.getBoundingClientRect().width)).toBe(72);
    expect(wide).toBe(280);
    await page.reload();
    await sidebar.waitFor();
    expect(await sidebar.evaluate((element) => element.getBoundingClientRect().width)).toBe(72);
    const cookie = (await page.context().cookies()).find(({ name }) => name.includes('sidebar'));
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);
  });

  it('finds a member, and keeps the search in the address', async () => {
    const admin = await market.world.aMember({ role: 'admin' });
    await market.world.anAccount({ fullName: 'Vũ Thị Cần Tìm' });
    const page = await market.open('/admin/users', { as: admin });
    await page.getByPlaceholder('Tên, email, số điện thoại hoặc mã ID').fill('can tim');
    await page.getByText('Vũ Thị Cần Tìm').first().waitFor();
    await expect.poll(() => page.url()).toMatch(/can(%20|\+)tim/);
  });

  it('shows a member as a card on phones, and all that is known of them when it is pressed', async () => {
    const admin = await market.world.aMember({ role: 'admin' });
    const { email } = await market.world.anAccount({ fullName: 'Lý Thẻ Nhỏ' });
    const page = await market.open('/admin/users?searchTerm=the%20nho', { as: admin, width: 360 });
    await page.getByRole('listitem').filter({ hasText: email }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Lý Thẻ Nhỏ' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lý Thẻ Nhỏ' }).waitFor();
    await page.getByRole('link', { name: email }).waitFor();
    await expectAccessible(page);
  });

  it('leads from a number to what it counts, and says inside the shell when a page is not there', async () => {
    const admin = await market.world.aMember({ role: 'admin' });
    const page = await market.open('/admin', { as: admin });
    const waiting = page.getByRole('list', { name: 'Việc đang chờ' });
    await waiting.getByRole('link', { name: /^Sản phẩm hết hàng/ }).click();
    await page.waitForURL('**/admin/e-commerce/products?*');
    await page.goto(`${market.world.url}/admin/khong-co`);
    await page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' }).waitFor();
    await page.getByRole('navigation', { name: 'Menu quản trị' }).waitFor();
    await page.getByRole('link', { name: 'Về trang chủ quản trị' }).click();
    await page.getByRole('heading', { level: 1, name: /^Chào/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
  });

  it('has work for collaborators too', async () => {
    const collaborator = await market.world.aMember({ role: 'collaborator' });
    const page = await market.open('/admin', { as: collaborator });
    await page.getByText('Cần nhập thêm hàng').waitFor();
    await page.getByRole('link', { name: 'Áo thun hết hàng' }).waitFor();
    expect(await page.getByText('Thành viên mới').count()).toBe(0);
  });
});
