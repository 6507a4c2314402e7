import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';
import { badge, ordersMarket } from '#tests/support/orders-market.ts';

let market: Awaited<ReturnType<typeof ordersMarket>>;
beforeAll(async () => {
  market = await ordersMarket();
});
afterAll(() => market.close());

describe('an order without an account', () => {
  const email = 'khach@example.com';
  async function aGuestOrder() {
    const product = await market.shop.onSale({ name: 'Nón lá làng Chuông', price: 80_000 });
    const sessionId = await market.shop.aGuestCart({ product });
    const customer = { fullName: 'Lê Văn Khách', phone: '0912345678', email };
    const { body } = await market.shop.orderAsGuest(sessionId, { customer, paymentMethod: 'cash' });
    return { order: body, sessionId };
  }

  it('is found by code and number; what is wrong is never said', async () => {
    const { order } = await aGuestOrder();
    const page = await market.open('/e-commerce/orders/guest', { width: 360 });
    await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
    await page.getByText('Vui lòng nhập mã đơn').waitFor();
    for (const [code, contact] of [
      [order.code, '0987654321'],
      ['CL261121ZZZZZ', '0912345678'],
    ] as const) {
      await page.getByLabel('Mã đơn hàng').fill(code);
      await page.getByLabel('Email hoặc số điện thoại').fill(contact);
      await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
      await page.getByText('Không tìm thấy đơn hàng. Vui lòng kiểm tra lại').waitFor(longWait);
    }
    await expectAccessible(page);
    await page.getByLabel('Mã đơn hàng').fill(order.code.toLowerCase());
    await page.getByLabel('Email hoặc số điện thoại').fill('0912 345 678');
    await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
    await expectNoSidewaysScroll(page);
    for (const name of ['Mua lại', 'Xuất hóa đơn VAT', 'Đã nhận được hàng'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    // Heard live, and still there after a reload.
    await market.work(order.id, 'startPacking');
    await badge(page, 'Đang đóng gói').waitFor(longWait);
    await page.reload();
    await badge(page, 'Đang đóng gói').waitFor(longWait);
    expect(market.faults).toEqual([]);
  });

  it('is thanked for right after it was placed, and from the link in the mail', async () => {
    const { order, sessionId } = await aGuestOrder();
    const link = `/e-commerce/orders/guest?${new URLSearchParams({ id: order.id, email, placed: 'true' }).toString()}`;
    const page = await market.open(link);
    await page.getByText('Đặt hàng thành công!').waitFor(longWait);
    await expectAccessible(page);
    const own = await market.open(`/e-commerce/orders/guest?sessionId=${sessionId}`);
    await own.getByRole('link', { name: `Xem đơn ${order.code}` }).click();
    await own.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
  });

  it('is found again by mail, when the code is lost', async () => {
    const { order } = await aGuestOrder();
    const page = await market.open('/e-commerce/orders/guest', { width: 360 });
    await page.getByRole('button', { name: 'Không nhớ mã đơn?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Gửi liên kết' }).click();
    await dialog.getByText('Vui lòng nhập email').waitFor();
    await dialog.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Gửi liên kết' }).click();
    await page.getByText('Nếu có đơn hàng đặt bằng email này').waitFor(longWait);
    const { text } = await market.world.mailTo(email, `Liên kết xem đơn hàng ${order.code}`);
    await page.goto(/https?:\S+\/e-commerce\/orders\S+/.exec(text)?.[0] ?? 'about:blank');
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
    expect(market.faults).toEqual([]);
  });
});
