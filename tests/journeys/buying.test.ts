import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress } from '#shared/addresses/index.ts';
import { addToCart } from '#shared/cart/index.ts';
import { listProducts } from '#shared/catalogue/index.ts';
import { listOrders } from '#shared/orders/index.ts';
import {
  aMarket,
  expectAccessible,
  expectNoSidewaysScroll,
  type Look,
  type Market,
  settled,
} from '#tests/support/browser.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';
import { freshEmail, type Member, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const mango = 'Xoài cát Hòa Lộc';
const shirt = 'Áo thun cotton Hội An';
const longWait = { timeout: 20_000 };

async function productId(name: string): Promise<string> {
  const { body } = await market.world.send(listProducts, { query: { q: name } });
  const [found] = body.data;
  if (!found) throw new Error(`No ${name}`);
  return found.id;
}

async function aShopper(lines: Record<string, number>): Promise<Member> {
  const member = await market.world.aMember({ fullName: 'Nguyễn Thị Lan' });
  for (const [name, quantity] of Object.entries(lines)) {
    const body = { productId: await productId(name), quantity };
    await market.world.send(addToCart, { token: member.accessToken, body });
  }
  return member;
}

const addressOf = (member: Member) =>
  market.world.send(createAddress, {
    token: member.accessToken,
    body: {
      recipientName: 'Nguyễn Thị Lan',
      phone: '0912345678',
      system: 'v2',
      provinceCode: 79,
      wardCode: 26_740,
      street: '12 Lê Lợi',
      label: 'home',
      isDefault: true,
    },
  });

const ordersOf = async ({ accessToken }: Member) =>
  (await market.world.send(listOrders, { token: accessToken, query: {} })).body.data;

const emailBox = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const placeButton = (page: Page) => page.getByRole('button', { name: /^Đặt hàng/ }).first();
const chooseTile = (page: Page, text: string) => page.locator('label', { hasText: text }).first().click();
const checkout = async (look: Look): Promise<Page> => {
  const page = await market.open('/e-commerce/checkout', look);
  await page.getByRole('heading', { name: 'Tóm tắt đơn hàng' }).waitFor();
  await settled(page);
  return page;
};

/** Pays in the banking app that stands in for the real one, in a tab of its own as on a phone beside. */
async function payAtBank(page: Page, how: string): Promise<void> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Mở ngân hàng giả lập' }).click();
  const bank = await opening;
  await bank.getByRole('button', { name: how }).click();
  await bank.waitForLoadState();
  await bank.close();
}

describe('a guest', () => {
  it('finds something, orders it for pick-up, pays by VietQR and sees it turn paid', async () => {
    const page = await market.open('/e-commerce');
    const box = page.getByRole('combobox').first();
    await box.fill('xoai');
    await page.getByRole('option', { name: new RegExp(mango) }).click();
    await page.getByRole('button', { name: 'Mua không cần tài khoản' }).first().click();
    await page.getByText('Đã thêm vào giỏ hàng').waitFor();
    await page.goto(`${market.world.url}/e-commerce/cart`);
    await page.getByRole('link', { name: 'Mua hàng (1)' }).first().click();
    await page.waitForURL('**/e-commerce/checkout**');
    await page.getByText('Kho Đà Nẵng').waitFor();
    await page.getByText('Đủ hàng').waitFor();

    await placeButton(page).click();
    await page.getByText('Còn vài chỗ cần điền').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('type')).toBe('email');
    await expectAccessible(page);
    await emailBox(page).fill(freshEmail());
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

  it('pays too little first, and is asked for the rest alone', async () => {
    const page = await guestPayment();
    await payAtBank(page, 'Chuyển thiếu');
    await page.getByText(/^Còn thiếu/).waitFor(longWait);
    await expectAccessible(page);
    await payAtBank(page, 'Chuyển tiền');
    await page.getByRole('heading', { name: 'Đã nhận thanh toán' }).waitFor(longWait);
  });

  it('gets a new code, and the old one leads there', async () => {
    const page = await guestPayment();
    const first = page.url();
    await page.clock.install();
    await page.clock.fastForward('16:00');
    await page.getByRole('heading', { name: 'Mã QR đã hết hạn' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tạo mã QR mới' }).click();
    await page.getByText('Mã QR đã được tạo lại thành công').waitFor(longWait);
    await page.waitForURL((url) => !first.includes(url.pathname));
    // In a browser whose clock is right.
    const { pathname, search } = new URL(first);
    const old = await market.open(pathname + search);
    await old.getByRole('heading', { name: 'Đã có lần thanh toán mới hơn' }).waitFor(longWait);
    await old.getByRole('link', { name: 'Mở lần mới nhất' }).click();
    await old.getByRole('img', { name: /Mã VietQR/ }).waitFor();
  });

  it('a stranger with the address of the payment sees nothing of it', async () => {
    const page = await guestPayment();
    const { pathname } = new URL(page.url());
    const stranger = await market.open(pathname);
    await stranger.getByText('Mở thanh toán của bạn').waitFor();
    await stranger.getByLabel('Email đã đặt hàng').fill(freshEmail());
    await stranger.getByRole('button', { name: 'Mở thanh toán' }).click();
    await stranger.getByText('Không tìm thấy thanh toán này').waitFor();
    expect(await stranger.getByText('Số tài khoản').count()).toBe(0);
  });

  it('signs in on the way and loses nothing that was typed', async () => {
    const member = await market.world.aMember();
    const page = await guestCheckout();
    await emailBox(page).fill('lan@example.com');
    await page.getByLabel('Lời nhắn cho chợ').fill('Gọi trước khi giao');
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).first().click();
    await page.getByLabel('Email / Số điện thoại / Mã ID').fill(member.email);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.getByRole('button', { name: 'Chuyển vào giỏ' }).click();
    await page.getByText(member.email).first().waitFor();
    await expect
      .poll(() => page.getByLabel('Lời nhắn cho chợ').inputValue(), longWait)
      .toBe('Gọi trước khi giao');
  });
});

/** A guest’s checkout with a mango in it. */
async function guestCheckout(look: Look = {}): Promise<Page> {
  const { data } = (await (await fetch(`${market.world.url}/api/products?q=xoai`)).json()) as {
    data: { slug: string }[];
  };
  const page = await market.open(`/e-commerce/product/${data[0]?.slug}`, look);
  await page
    .getByRole('button', { name: /^(Mua không cần tài khoản|Buy without an account)/ })
    .first()
    .click();
  await page.getByText(/^(Đã thêm vào giỏ hàng|Added to your cart)/).waitFor();
  await page.goto(`${market.world.url}/e-commerce/checkout`);
  await settled(page);
  return page;
}

async function guestPayment(): Promise<Page> {
  const page = await guestCheckout();
  await page.getByText('Đủ hàng').waitFor();
  await emailBox(page).fill(freshEmail());
  await placeButton(page).click();
  await page.waitForURL('**/e-commerce/payment/**', longWait);
  await page.getByRole('img', { name: /Mã VietQR/ }).waitFor();
  return page;
}

describe('a member', () => {
  it('buys with a voucher, has it sent, and pays at VNPay', async () => {
    const member = await aShopper({ [mango]: 1, [shirt]: 1 });
    await addressOf(member);
    await handOut(market.world, [aMemberVoucher(member.id)]);
    const page = await checkout({ as: member });
    await page.getByText(/Phí giao hàng \d/).waitFor();
    await page.getByRole('button', { name: /Chọn ưu đãi/ }).click();
    const picker = page.getByRole('dialog');
    await picker.locator('label', { hasText: 'Giảm 20.000 ₫' }).click();
    await picker.getByRole('button', { name: 'Áp dụng' }).click();
    await page.getByText('−20.000 ₫').first().waitFor();
    await chooseTile(page, 'Ví VNPay');
    await settled(page);
    await placeButton(page).click();
    await page.waitForURL('**/dev/vnpay/**', longWait);
    await page.getByRole('button', { name: 'Thanh toán' }).click();
    await page.waitForURL('**/e-commerce/payment/**', longWait);
    await page.getByRole('heading', { name: 'Đã nhận thanh toán' }).waitFor(longWait);
    const [order] = await ordersOf(member);
    expect(order).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      deliveryType: 'prepaid_ship',
      paymentProvider: 'vnpay',
      voucherDiscount: 20_000,
    });
  });

  it('turns back at VNPay and pays in cash instead', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await chooseTile(page, 'Tự đến lấy');
    await chooseTile(page, 'Ví VNPay');
    await page.getByText('Đủ hàng').waitFor();
    await settled(page);
    await placeButton(page).click();
    await page.waitForURL('**/dev/vnpay/**', longWait);
    await page.getByRole('button', { name: 'Huỷ' }).click();
    await page.getByRole('button', { name: 'Tiền mặt khi nhận' }).click(longWait);
    await page.getByRole('heading', { name: 'Trả tiền mặt khi nhận hàng' }).waitFor(longWait);
    expect((await ordersOf(member))[0]).toMatchObject({ status: 'confirmed', paymentMethod: 'cash' });
  });

  it('buys one thing at once, whatever else lies in the cart', async () => {
    const member = await aShopper({ [shirt]: 1 });
    const { data } = (await (await fetch(`${market.world.url}/api/products?q=xoai`)).json()) as {
      data: { slug: string }[];
    };
    const page = await market.open(`/e-commerce/product/${data[0]?.slug}`, { as: member });
    await page.getByRole('button', { name: 'Mua ngay' }).first().click();
    await page.waitForURL('**/e-commerce/checkout?only=**');
    const goods = page.getByRole('region', { name: 'Món trong đơn' });
    await goods.getByText(mango).waitFor();
    expect(await goods.getByText(shirt).count()).toBe(0);
  });

  it('presses twice and loads the page again, and has ordered once', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await chooseTile(page, 'Tự đến lấy');
    await chooseTile(page, 'Trả tại quầy');
    await page.getByText('Đủ hàng').waitFor();
    await settled(page);
    // The first answer never arrives: the order is placed, but the page does not know.
    await page.route('**/checkout/create-order', async (route) => {
      await route.fetch();
      await new Promise(() => undefined);
    });
    await placeButton(page).dblclick();
    await expect.poll(async () => (await ordersOf(member)).length).toBe(1);
    await page.unroute('**/checkout/create-order');
    await page.reload();
    await page.waitForURL('**/e-commerce/orders/**', longWait);
    expect(await ordersOf(member)).toHaveLength(1);
  });

  it('is asked before paying another total than the one seen', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await chooseTile(page, 'Tự đến lấy');
    await chooseTile(page, 'Trả tại quầy');
    await page.getByText('Đủ hàng').waitFor();
    await settled(page);
    await market.world.send(addToCart, {
      token: member.accessToken,
      body: { productId: await productId(mango), quantity: 1 },
    });
    await placeButton(page).click();
    const question = page.getByRole('alertdialog', { name: 'Tổng tiền vừa thay đổi' });
    await question.getByText('85.000 ₫').waitFor();
    await expectAccessible(page);
    expect(await ordersOf(member)).toHaveLength(0);
    await question.getByRole('button', { name: 'Đặt với 170.000 ₫' }).click();
    await page.waitForURL('**/e-commerce/orders/**', longWait);
    expect((await ordersOf(member))[0]?.total).toBe(170_000);
  });

  it('keeps everything typed when the server cannot take the order', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await chooseTile(page, 'Tự đến lấy');
    await page.getByText('Đủ hàng').waitFor();
    await page.getByLabel('Lời nhắn cho chợ').fill('Gói quà giúp tôi');
    await settled(page);
    await page.route('**/checkout/create-order', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await placeButton(page).click();
    await page.getByText('Không thể tạo đơn hàng từ giỏ hàng').waitFor();
    expect(await page.getByLabel('Lời nhắn cho chợ').inputValue()).toBe('Gói quà giúp tôi');
    await page.unroute('**/checkout/create-order');
    await placeButton(page).click();
    await page.waitForURL('**/e-commerce/payment/**', longWait);
    expect(await ordersOf(member)).toHaveLength(1);
  });
});

describe('on every screen', () => {
  it.each([
    { width: 360, theme: 'light' },
    { width: 360, theme: 'dark', language: 'en' },
    { width: 768, theme: 'dark' },
    { width: 1440, theme: 'dark', language: 'en' },
  ] satisfies Look[])('%o: nothing sticks out, and everybody can use it', async (look) => {
    const page = await guestCheckout(look);
    await page.locator('label', { hasText: /^(Giao tận nơi|Delivered to you)/ }).click();
    await page.getByRole('switch').click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  it('no fault was thrown on the way', () => {
    expect(market.faults).toEqual([]);
  });
});
