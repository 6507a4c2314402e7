import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#shared/cart/index.ts';
import { listProducts } from '#shared/catalogue/index.ts';
import { aProduct, stock } from '#tests/support/catalogue.ts';
import { aMarket, expectAccessible, type Look, type Market } from '#tests/support/browser.ts';
import { presentation } from '#tests/support/presentable.ts';
import { type Member, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const mango = 'Xoài cát Hòa Lộc';
const shirt = 'Áo thun cotton Hội An';

const product = async (name: string) => {
  const { body } = await market.world.send(listProducts, { query: { q: name } });
  const [found] = body.data;
  if (!found) throw new Error(`No ${name}`);
  return found;
};

async function aMemberWith(lines: Record<string, number>): Promise<Member> {
  const member = await market.world.aMember();
  for (const [name, quantity] of Object.entries(lines)) {
    const body = { productId: (await product(name)).id, quantity };
    await market.world.send(addToCart, { token: member.accessToken, body });
  }
  return member;
}

const cartOf = async ({ accessToken }: Member) =>
  (await market.world.send(getCart, { token: accessToken })).body;
const openCart = (look: Look) => market.open('/e-commerce/cart', look);
const badge = (page: Page) => page.locator('header a [data-badge]');
const summary = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Tóm tắt' });

describe('from a guest’s cart to a member’s', () => {
  it('chooses before signing in, and takes it along', async () => {
    const member = await aMemberWith({ [mango]: 2 });
    const { slug } = await product(mango);
    const page = await market.open(`/e-commerce/product/${slug}`);
    await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
    await page.getByText('Đã thêm vào giỏ hàng').waitFor();
    await page.getByRole('button', { name: 'Xem giỏ hàng' }).click();
    await page.waitForURL('**/e-commerce/cart');
    await page.getByRole('link', { name: mango }).waitFor();
    expect(await badge(page).getAttribute('data-badge')).toBe('1');

    const increase = page
      .getByRole('group', { name: `Số lượng ${mango}` })
      .getByRole('button')
      .last();
    await increase.click();
    await increase.click();
    await page.getByText('Đã cập nhật số lượng').waitFor();
    await expect.poll(() => badge(page).getAttribute('data-badge')).toBe('3');
    await summary(page).getByText('255.000 ₫').first().waitFor();

    await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
    await page.getByLabel('Email / Số điện thoại / Mã ID').fill(member.email);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Chuyển giỏ hàng vào tài khoản?' });
    await question.getByText('Gộp với giỏ hiện có: 2 + 3 = 5').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Chuyển vào giỏ' }).click();
    await page.getByText('Đã chuyển 1 sản phẩm vào giỏ hàng của bạn').waitFor();
    await expect.poll(() => badge(page).getAttribute('data-badge')).toBe('5');
    expect((await cartOf(member)).totalQuantity).toBe(5);
    expect(await page.evaluate("localStorage.getItem('cholang-guest-session')")).toBeNull();
  });

  it('the address names the session before storage does, and an unknown one is empty', async () => {
    const page = await market.open('/e-commerce/cart?sessionId=khong-co-phien-nay-dau-nhe-ban');
    await page.getByText('Giỏ hàng của bạn đang trống').waitFor();
    expect(await page.getByRole('link', { name: 'Mua sắm ngay' }).count()).toBe(1);
  });
});

describe('the member’s cart', () => {
  it('ticks, sums, saves for later and takes out', async () => {
    const member = await aMemberWith({ [mango]: 1, [shirt]: 2 });
    const page = await openCart({ as: member });
    const sums = summary(page);
    // 85.000 + 2 × 204.120
    await sums.getByText('493.240 ₫').first().waitFor();
    await sums.getByText('6.760 ₫').waitFor();
    await page.getByRole('checkbox', { name: `Chọn ${mango}` }).click();
    await sums.getByText('408.240 ₫').first().waitFor();
    await page.getByRole('button', { name: `Lưu để mua sau: ${mango}` }).click();
    await page.getByRole('region', { name: 'Lưu để mua sau' }).getByText(mango).waitFor();
    await expect.poll(() => badge(page).getAttribute('data-badge')).toBe('2');
    await page.getByRole('button', { name: `Xóa ${shirt} khỏi giỏ` }).click();
    await page.getByText('Đã xóa sản phẩm khỏi giỏ hàng').waitFor();
    await expect.poll(() => badge(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Chuyển vào giỏ' }).click();
    await expect.poll(async () => (await cartOf(member)).totalQuantity).toBe(1);
  });

  it('leads on to the order with what is ticked, and nothing else', async () => {
    const member = await aMemberWith({ [mango]: 1, [shirt]: 1 });
    const page = await openCart({ as: member });
    await summary(page).getByRole('link', { name: 'Mua hàng (2)' }).waitFor();
    await page.getByRole('checkbox', { name: `Chọn ${shirt}` }).click();
    await summary(page).getByRole('link', { name: 'Mua hàng (1)' }).click();
    await page.waitForURL('**/e-commerce/checkout?only=**');
    const goods = page.getByRole('region', { name: 'Sản phẩm trong đơn' });
    await goods.getByText(mango).waitFor();
    expect(await goods.getByText(shirt).count()).toBe(0);
  });

  it('clears one line after the other', async () => {
    const member = await aMemberWith({ [mango]: 1, [shirt]: 1 });
    const page = await openCart({ as: member });
    const removals: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && removals.push(request.url()));
    await page.getByRole('button', { name: 'Xóa giỏ hàng' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click();
    await page.getByText('Giỏ hàng của bạn đang trống').waitFor();
    // The page is empty at once; the two calls follow each other.
    await expect.poll(() => removals.length).toBe(2);
    await expect.poll(async () => (await cartOf(member)).items).toEqual([]);
  });

  it('shows a newcomer that it is empty before any code has come, and nobody else', async () => {
    const page = await market.open('/e-commerce/cart');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    const empty = page.locator('.first-paint').getByText('Giỏ hàng của bạn đang trống');
    await empty.waitFor();
    await page.evaluate(`localStorage.setItem('cholang-guest-session', '{}')`);
    await page.reload();
    await page.locator('.first-paint').getByRole('heading', { name: 'Giỏ hàng' }).waitFor();
    expect(await empty.isVisible()).toBe(false);
  });

  it('finds in a long cart, through the server', async () => {
    const others = Array.from({ length: 6 }, (_, place) => `Chén sứ men lam số ${place + 1}`);
    await stock(
      market.world,
      others.map((name) => aProduct({ name })),
      [],
    );
    const short = await openCart({ as: await aMemberWith({ [mango]: 1, [shirt]: 1 }) });
    await short.getByRole('main').getByRole('link', { name: mango }).waitFor();
    expect(await short.getByRole('searchbox', { name: 'Tìm trong giỏ hàng' }).count()).toBe(0);

    const lines = [mango, shirt, ...others].map((name) => [name, 1] as const);
    const page = await openCart({ as: await aMemberWith(Object.fromEntries(lines)) });
    const asking = page.waitForRequest(/\/api\/e-commerce\/cart\?q=xoai/);
    await page.getByRole('searchbox', { name: 'Tìm trong giỏ hàng' }).fill('xoai');
    await asking;
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: shirt }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: mango }).waitFor();
    expect(page.url()).toContain('q=xoai');
  });
});

describe('on a phone', () => {
  it('says what is missing to free shipping, and keeps the bar at the bottom of a short cart', async () => {
    const page = await openCart({ as: await aMemberWith({ [mango]: 1 }), width: 360 });
    const main = page.getByRole('main');
    await main.getByText('Tính theo địa chỉ nhận hàng').filter({ visible: true }).waitFor();
    await main.getByRole('progressbar', { name: 'Tiến độ miễn phí vận chuyển' }).waitFor();
    const bar = main.getByRole('link', { name: 'Mua hàng (1)' }).filter({ visible: true });
    const box = await bar.boundingBox();
    // The window is 800 px high.
    expect(800 - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(24);
    await main
      .getByRole('button', { name: `Lưu để mua sau: ${mango}` })
      .filter({ visible: true })
      .waitFor();
  });

  it('says why a quantity was cut', async () => {
    const page = await openCart({ as: await aMemberWith({ [mango]: 1 }), width: 360 });
    const box = page.getByRole('group', { name: `Số lượng ${mango}` }).getByRole('textbox');
    await box.fill('99999');
    await box.press('Enter');
    await page.getByText(/tối đa \d+/i).waitFor();
    expect(Number(await box.inputValue())).toBeLessThan(99_999);
  });
});

describe('on every screen', () => {
  it('a full cart fits, and everybody can use it', async () => {
    const member = await aMemberWith({ [mango]: 3, [shirt]: 2 });
    const expectPresentable = presentation(market);
    await expectPresentable('/e-commerce/cart', member);
  });

  it('no fault was thrown on the way', () => {
    expect(market.faults).toEqual([]);
  });
});
