import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { pathOf } from '#tests/support/checkout.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const mango = 'Xoài cát Hòa Lộc';
const isCode = (url: URL) => /^\/assets\/.+\.js$/.test(url.pathname);

/** What a press says that came to nothing: until then it may still open what was asked for. */
const notice = (page: Page) =>
  page.locator('[data-sonner-toast]').getByText('Chưa mở được. Hãy kiểm tra mạng rồi thử lại.').first();

/** What says that something failed; a page at rest has fetched it before. */
const saysSo = (name: string) => /^(toast-queue|icons)-/.test(name);

describe('a file of code that does not arrive', () => {
  /** Every file of code asked for from now on fails as long as `refused` says so. */
  async function refuse(page: Page, refused: (name: string) => boolean) {
    const lost: string[] = [];
    await page.route(isCode, (route: Route) => {
      const name = new URL(route.request().url()).pathname.slice('/assets/'.length);
      if (!refused(name)) return route.continue();
      lost.push(name);
      return route.abort('connectionfailed');
    });
    return lost;
  }

  it.each([
    ['the menu of languages', 'button', /^VI/],
    ['the categories', 'button', 'Danh mục'],
    ['the login dialog', 'button', 'Đăng nhập'],
  ])('%s: the page stays, says so, and the next press opens it', async (_, role, name) => {
    const page = await market.open('/e-commerce/categories');
    await page.getByRole('link', { name: 'Trái cây' }).first().waitFor();
    // It comes late, and would say the same of itself.
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
    let broken = true;
    const lost = await refuse(page, (file) => broken && !saysSo(file));
    const button = page.getByRole('banner').getByRole(role as 'button', { name });
    await button.click();
    await notice(page).waitFor();
    expect(lost.length).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { level: 1, name: 'Tất cả danh mục' }).count()).toBe(1);
    broken = false;
    await button.click();
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
  });

  it('the suggestions of the search box: Enter searches all the same', async () => {
    const page = await market.open('/e-commerce/categories');
    const lost = await refuse(page, (file) => file.startsWith('search-panel'));
    await page.getByRole('combobox', { name: 'Tìm sản phẩm' }).fill('xoai');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kết quả cho “xoai”' }).waitFor();
    await page.getByRole('link', { name: mango }).first().waitFor();
    expect(lost.length).toBeGreaterThan(0);
  });

  it('what says that something was done: it is said once its code arrives, though the browser noticed nothing', async () => {
    const path = await pathOf(market, 'xoai');
    const page = await market.blank();
    let broken = true;
    const lost = await refuse(page, (file) => broken && file.startsWith('toast-queue'));
    await page.goto(market.world.url + path);
    await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first().click();
    await expect.poll(() => lost.length).toBeGreaterThan(2);
    broken = false;
    await page.getByText('Đã thêm vào giỏ hàng').waitFor();
  });

  it('a whole page: the header stays, and the page comes by itself with the network', async () => {
    const page = await market.open('/e-commerce/categories');
    await page.context().setOffline(true);
    await page.getByText('Mất kết nối mạng').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /giỏ hàng/i })
      .click();
    await page
      .getByRole('heading', { level: 1, name: 'Trang này chưa được lưu để xem khi không có mạng' })
      .waitFor();
    expect(await page.getByRole('combobox', { name: 'Tìm sản phẩm' }).count()).toBe(1);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Giỏ hàng' }).waitFor();
    await page.getByText('Đã có mạng trở lại').waitFor();
  });
});
