import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { freshEmail, freshPhone, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

async function chooseAt(page: Awaited<ReturnType<Market['open']>>, email: string) {
  await page.getByRole('main').getByRole('button', { name: 'Tiếp tục với Google' }).click();
  await page.waitForURL('**/dev/google/auth**');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Tiếp tục', exact: false }).last().click();
}

describe('signing in with Google', () => {
  it('a stranger becomes a member with two more facts, and is back where they wanted to go', async () => {
    const page = await market.open(`/login?callbackUrl=${encodeURIComponent('/e-commerce/cart')}`);
    await chooseAt(page, freshEmail());
    await page.getByRole('heading', { name: 'Hoàn tất đăng ký' }).waitFor();
    await page.getByLabel('Số điện thoại').fill(freshPhone());
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await page.waitForURL('**/e-commerce/cart');
    await expect.poll(() => page.getByRole('button', { name: /Nguyễn Văn Gu/ }).count()).toBe(1);
  });

  it('a member joins the two once, and then Google is enough', async () => {
    const { email, fullName } = await market.world.anAccount({ fullName: 'Vũ Có Sẵn' });
    const page = await market.open('/login');
    await chooseAt(page, email);
    await page.getByText(`Email ${email} đã có tài khoản Chợ Làng.`, { exact: false }).waitFor();
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');

    const later = await market.open('/login');
    await chooseAt(later, email);
    await later.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => later.getByRole('button', { name: new RegExp(fullName) }).count()).toBe(1);
  });

  it('turning round at Google leads back to the choice', async () => {
    const page = await market.open('/login');
    await page.getByRole('main').getByRole('button', { name: 'Tiếp tục với Google' }).click();
    await page.waitForURL('**/dev/google/auth**');
    await page.getByRole('button', { name: 'Hủy' }).click();
    const said = page.getByText('Bạn chưa hoàn tất đăng nhập trên Google.', { exact: false });
    await expect.poll(() => said.count()).toBe(1);
  });
});
