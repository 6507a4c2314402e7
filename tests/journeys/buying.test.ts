import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress } from '#shared/addresses/index.ts';
import { addToCart, getCart } from '#shared/cart/index.ts';
import { listProducts } from '#shared/catalogue/index.ts';
import { listOrders } from '#shared/orders/index.ts';
import { aMarket, expectAccessible, type Look, type Market, settled } from '#tests/support/browser.ts';
import { chooseTile, longWait, pathOf, placeButton, pickUp } from '#tests/support/checkout.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const mango = 'Xoài cát Hòa Lộc';
const shirt = 'Áo thun cotton Hội An';

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

const checkout = async (look: Look): Promise<Page> => {
  const page = await market.open('/e-commerce/checkout', look);
  await page.getByRole('heading', { name: 'Tóm tắt đơn hàng' }).waitFor();
  await settled(page);
  return page;
};

describe('a member', () => {
  it('buys with a voucher, has it sent, and pays at VNPay', async () => {
    const member = await aShopper({ [mango]: 1, [shirt]: 1 });
    await addressOf(member);
    await handOut(market.world, [aMemberVoucher(member.id)]);
    const page = await checkout({ as: member });
    await page.getByText(/Phí vận chuyển \d/).waitFor();
    await page.getByRole('button', { name: /Chọn ưu đãi/ }).click();
    const picker = page.getByRole('dialog');
    await picker.locator('label', { hasText: 'Giảm 20.000 ₫' }).click();
    await picker.getByRole('button', { name: 'Áp dụng' }).click();
    await page.getByText('−20.000 ₫').first().waitFor();
    await chooseTile(page, 'Ví VNPAY');
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

  it('pays by card, after one that was declined', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await pickUp(page, 'Thẻ quốc tế');
    await placeButton(page).click();
    await page.waitForURL('**/dev/stripe/**', longWait);
    await page.getByLabel('Số thẻ').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: /^Trả/ }).click();
    await page.getByText('Thẻ bị từ chối').waitFor();
    await page.getByLabel('Số thẻ').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Trả/ }).click();
    await page.waitForURL('**/e-commerce/payment/**', longWait);
    await page.getByRole('heading', { name: 'Đã nhận thanh toán' }).waitFor(longWait);
    expect((await ordersOf(member))[0]).toMatchObject({ paymentStatus: 'paid', paymentProvider: 'stripe' });
  });

  it('turns back at VNPay and pays in cash instead', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await pickUp(page, 'Ví VNPAY');
    await placeButton(page).click();
    await page.waitForURL('**/dev/vnpay/**', longWait);
    await page.getByRole('button', { name: 'Hủy' }).click();
    await page.getByRole('button', { name: 'Thanh toán khi nhận hàng (COD)' }).click(longWait);
    await page.getByRole('heading', { name: 'Thanh toán khi nhận hàng' }).waitFor(longWait);
    expect((await ordersOf(member))[0]).toMatchObject({ status: 'confirmed', paymentMethod: 'cash' });
  });

  it('buys one thing at once, whatever else lies in the cart', async () => {
    const member = await aShopper({ [shirt]: 1, [mango]: 2 });
    const page = await market.open(await pathOf(market, 'xoai'), { as: member });
    await page.getByRole('button', { name: 'Mua ngay' }).first().click();
    await page.waitForURL('**/e-commerce/checkout?buy=**');
    const goods = page.getByRole('region', { name: 'Sản phẩm trong đơn' });
    await goods.getByText(mango).waitFor();
    await goods.getByText('1 ×').waitFor();
    expect(await goods.getByText(shirt).count()).toBe(0);
    await pickUp(page, 'Thanh toán tại kho');
    await placeButton(page).click();
    await page.waitForURL('**/e-commerce/orders/**', longWait);
    expect((await ordersOf(member))[0]).toMatchObject({ totalQuantity: 1 });
    const { body } = await market.world.send(getCart, { token: member.accessToken, query: {} });
    expect(body.items.map(({ product, quantity }) => [product.name, quantity])).toEqual(
      expect.arrayContaining([
        [shirt, 1],
        [mango, 2],
      ]),
    );
  });

  it('presses twice and loads the page again, and has ordered once', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await pickUp(page, 'Thanh toán tại kho');
    // The first answer never arrives: the order is placed, but the page does not know.
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await new Promise(() => undefined);
    };
    await page.route('**/checkout/create-order', loseAnswer, { times: 1 });
    await placeButton(page).dblclick();
    await expect.poll(async () => (await ordersOf(member)).length).toBe(1);
    await page.reload();
    await page.waitForURL('**/e-commerce/orders/**', longWait);
    expect(await ordersOf(member)).toHaveLength(1);
  });

  it('is asked before paying another total than the one seen', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await pickUp(page, 'Thanh toán tại kho');
    await market.world.send(addToCart, {
      token: member.accessToken,
      body: { productId: await productId(mango), quantity: 1 },
    });
    await placeButton(page).click();
    const question = page.getByRole('alertdialog', { name: 'Tổng tiền vừa thay đổi' });
    await question.getByText('85.000 ₫').waitFor();
    await expectAccessible(page);
    expect(await ordersOf(member)).toHaveLength(0);
    await question.getByRole('button', { name: 'Đặt hàng với 170.000 ₫' }).click();
    await page.waitForURL('**/e-commerce/orders/**', longWait);
    expect((await ordersOf(member))[0]?.total).toBe(170_000);
  });

  it('keeps everything typed when the server cannot take the order', async () => {
    const member = await aShopper({ [mango]: 1 });
    const page = await checkout({ as: member });
    await pickUp(page);
    await page.getByLabel('Ghi chú cho người bán').fill('Gói quà giúp tôi');
    await settled(page);
    await page.route('**/checkout/create-order', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await placeButton(page).click();
    await page.getByText('Không thể tạo đơn hàng từ giỏ hàng').waitFor();
    expect(await page.getByLabel('Ghi chú cho người bán').inputValue()).toBe('Gói quà giúp tôi');
    await page.unroute('**/checkout/create-order');
    await placeButton(page).click();
    await page.waitForURL('**/e-commerce/payment/**', longWait);
    expect(await ordersOf(member)).toHaveLength(1);
  });
});

it('no fault was thrown on the way', () => {
  expect(market.faults).toEqual([]);
});
