import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMarket,
  expectAccessible,
  expectNoSidewaysScroll,
  type Look,
  type Market,
  settled,
} from '#tests/support/browser.ts';
import {
  chooseTile,
  fillContact,
  guestCheckout,
  longWait,
  pickUp,
  placeButton,
} from '#tests/support/checkout.ts';
import { isNight } from '#tests/support/night.ts';
import { freshEmail, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const mango = 'Xoài cát Hòa Lộc';
const emailBox = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });

/** Pays in the banking app that stands in for the real one, in a tab of its own as on a phone beside. */
async function payAtBank(page: Page, how: string): Promise<void> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Mở ngân hàng giả lập' }).click();
  const bank = await opening;
  await bank.getByRole('button', { name: how }).click();
  await bank.waitForLoadState();
  await bank.close();
}

async function guestPayment(): Promise<Page> {
  const page = await guestCheckout(market);
  await pickUp(page);
  await fillContact(page, freshEmail());
  await placeButton(page).click();
  await page.waitForURL('**/e-commerce/payment/**', longWait);
  await page.getByRole('img', { name: /Mã VietQR/ }).waitFor();
  return page;
}

describe('a guest', () => {
  it('finds something, orders it for pick-up, pays by VietQR and sees it turn paid', async () => {
    const page = await market.open('/e-commerce');
    const box = page.getByRole('combobox').first();
    await box.fill('xoai');
    await page.getByRole('option', { name: new RegExp(mango) }).click();
    await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
    await page.getByText('Đã thêm vào giỏ hàng').waitFor();
    await page.goto(`${market.world.url}/e-commerce/cart`);
    await page.getByRole('link', { name: 'Mua hàng (1)' }).first().click();
    await page.waitForURL('**/e-commerce/checkout**');
    await pickUp(page);
    await page.getByText('Kho Đà Nẵng').waitFor();

    await placeButton(page).click();
    await page.getByText('Vui lòng kiểm tra các ô được đánh dấu').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('autocomplete')).toBe('name');
    await page.getByText('Vui lòng nhập số điện thoại.').waitFor();
    await expectAccessible(page);
    await fillContact(page, freshEmail());
    await placeButton(page).click();

    await page.waitForURL('**/e-commerce/payment/**', longWait);
    await page.getByRole('timer').waitFor();
    await page.getByRole('img', { name: /Mã VietQR/ }).waitFor();
    await expectAccessible(page);
    await payAtBank(page, 'Chuyển tiền');
    await page.getByRole('heading', { name: 'Đã nhận thanh toán' }).waitFor(longWait);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Xem đơn hàng' }).click();
    await page.getByText('Đã thanh toán').first().waitFor(longWait);
  });

  it('is sent its goods unless it says otherwise, and to no counter it has not chosen', async () => {
    const page = await guestCheckout(market, { width: 360 });
    const chosen = page.locator('[role="radio"][aria-checked="true"]');
    await expect.poll(() => chosen.first().getAttribute('value')).toBe('prepaid_ship');
    await page.getByText('Tạm tính, chưa gồm phí vận chuyển').first().waitFor();
    await chooseTile(page, 'Nhận tại kho');
    await page.getByText('Đủ hàng').waitFor();
    // Where one is only says which counter is near.
    const near = page.getByLabel('Bạn đang ở tỉnh/thành nào?');
    await near.fill('da nang');
    await page.getByRole('option', { name: 'Đà Nẵng' }).click();
    await page.getByText('Đủ hàng').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(
      await page.getByRole('radiogroup', { name: 'Kho nhận hàng' }).locator('[aria-checked="true"]').count(),
    ).toBe(0);
  });

  it('is told of no box it has not had the chance to fill in', async () => {
    const page = await guestCheckout(market);
    await chooseTile(page, 'Nhận tại kho');
    await placeButton(page).click();
    await page.getByText('Vui lòng chọn kho nhận hàng.').waitFor();
    await chooseTile(page, 'Giao tận nơi');
    const places = page.getByRole('region', { name: 'Hình thức nhận hàng' });
    await places.getByRole('combobox').first().waitFor();
    await settled(page);
    expect(await places.locator('[aria-invalid="true"], [data-problem], [role="alert"]').count()).toBe(0);
    await placeButton(page).click();
    await places.getByRole('alert').first().waitFor();
  });

  it('pays on a phone with nothing around it that leads away', async () => {
    const page = await guestCheckout(market, { width: 360 });
    await page.getByText('Thanh toán an toàn').waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('link', { name: 'Quay lại giỏ hàng' }).click();
    await page.waitForURL('**/e-commerce/cart');
    await page.getByRole('contentinfo').waitFor();
  });

  it.runIf(isNight)('pays too little first, and is asked for the rest alone', async () => {
    const page = await guestPayment();
    await payAtBank(page, 'Chuyển thiếu');
    await page.getByText(/^Còn thiếu/).waitFor(longWait);
    await expectAccessible(page);
    await payAtBank(page, 'Chuyển tiền');
    await page.getByRole('heading', { name: 'Đã nhận thanh toán' }).waitFor(longWait);
  });

  it.runIf(isNight)('gets a new code, and the old one leads there', async () => {
    const page = await guestPayment();
    const first = page.url();
    await page.clock.install();
    await page.clock.fastForward('16:00');
    await page.getByRole('heading', { name: 'Mã QR đã hết hạn' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tạo mã QR mới' }).click();
    await page.getByText('Mã QR đã được tạo lại thành công').waitFor(longWait);
    await page.waitForURL((url) => !first.includes(url.pathname));
    // In a browser whose clock is right and which holds the same cart: that proves the order.
    const cart = String(await page.evaluate("localStorage.getItem('cholang-guest-session')"));
    const old = await market.open('/e-commerce/orders/guest');
    await old.evaluate(`localStorage.setItem('cholang-guest-session', '${cart}')`);
    await old.goto(first);
    await old.getByRole('heading', { name: 'Đã có mã thanh toán mới' }).waitFor(longWait);
    await old.getByRole('link', { name: 'Mở mã mới nhất' }).click();
    await old.getByRole('img', { name: /Mã VietQR/ }).waitFor();
  });

  it('a stranger with the address of the payment sees nothing of it', async () => {
    const page = await guestPayment();
    const { pathname, search } = new URL(page.url());
    expect(search).not.toMatch(/email|phone|session|token/i);
    const stranger = await market.open(pathname);
    await stranger.getByText('Xem thông tin thanh toán').waitFor();
    await expectAccessible(stranger);
    expect(await stranger.getByText('Số tài khoản').count()).toBe(0);
  });

  it('signs in on the way and loses nothing that was typed', async () => {
    const member = await market.world.aMember();
    const page = await guestCheckout(market);
    await emailBox(page).fill('lan@example.com');
    await page.getByLabel('Ghi chú cho người bán').fill('Gọi trước khi giao');
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).first().click();
    await page.getByLabel('Email / Số điện thoại / Mã ID').fill(member.email);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.getByRole('button', { name: 'Chuyển vào giỏ' }).click();
    await page.getByText(member.email).first().waitFor();
    await expect
      .poll(() => page.getByLabel('Ghi chú cho người bán').inputValue(), longWait)
      .toBe('Gọi trước khi giao');
  });
});

describe('on every screen', () => {
  const looks: Look[] = [
    { width: 360, theme: 'dark', language: 'en' },
    { width: 360, theme: 'light' },
    { width: 768, theme: 'dark' },
    { width: 1440, theme: 'dark', language: 'en' },
  ];
  it.each(isNight ? looks : looks.slice(0, 1))(
    '%o: nothing sticks out, and everybody can use it',
    async (look) => {
      const page = await guestCheckout(market, look);
      await page.locator('label', { hasText: /^(Giao tận nơi|Delivery)/ }).click();
      await page.getByRole('switch').click();
      await settled(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  it('no fault was thrown on the way', () => {
    expect(market.faults).toEqual([]);
  });
});
