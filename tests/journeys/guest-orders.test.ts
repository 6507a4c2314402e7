import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelGuestOrder } from '#shared/orders/index.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';
import { badge, ordersMarket } from '#tests/support/orders-market.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';

let market: Awaited<ReturnType<typeof ordersMarket>>;
beforeAll(async () => {
  market = await ordersMarket();
});
afterAll(() => market.close());

describe('an order without an account', () => {
  async function aGuestOrder(given: { paymentMethod?: 'cash' } = {}) {
    const [email, phone] = [freshEmail(), freshPhone()];
    const product = await market.shop.onSale({ name: 'Nón lá làng Chuông', price: 80_000 });
    const sessionId = await market.shop.aGuestCart({ product });
    const customer = { fullName: 'Lê Văn Khách', phone, email };
    const { body } = await market.shop.orderAsGuest(sessionId, { customer, ...given });
    return { order: body, sessionId, email, phone };
  }

  /** The link of the mail, whoever opens it. */
  const linkIn = ({ text }: { text: string }) =>
    /https?:\S+\/e-commerce\/orders\S+/.exec(text)?.[0] ?? 'about:blank';

  it('is found by code and number, with what is private hidden; what is wrong is never said', async () => {
    const { order, phone, email } = await aGuestOrder();
    const page = await market.open('/e-commerce/orders/guest', { width: 360 });
    await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
    await page.getByText('Vui lòng nhập mã đơn').waitFor();
    for (const [code, contact] of [
      [order.code, '0987654321'],
      ['CL261121ZZZZZ', phone],
    ] as const) {
      await page.getByLabel('Mã đơn hàng').fill(code);
      await page.getByLabel('Email hoặc số điện thoại').fill(contact);
      await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
      await page.getByText('Không tìm thấy đơn hàng. Vui lòng kiểm tra lại').waitFor(longWait);
    }
    await expectAccessible(page);
    await page.getByLabel('Mã đơn hàng').fill(order.code.toLowerCase());
    await page.getByLabel('Email hoặc số điện thoại').fill(phone);
    await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
    await page.getByText('Thông tin liên hệ đã được ẩn').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(page.url()).toBe(`${market.world.url}/e-commerce/orders/guest?id=${order.id}`);
    expect(await page.getByText(email).count()).toBe(0);
    expect(await page.getByText(phone).count()).toBe(0);
    expect(await page.getByText('Lê Văn Khách').count()).toBe(0);
    await page.getByText('Đã đặt hàng, chờ thanh toán').waitFor(longWait);
    for (const name of ['Thanh toán ngay', 'Hủy đơn', 'Mua lại', 'Đã nhận được hàng'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.reload();
    await page.getByText('Thông tin liên hệ đã được ẩn').waitFor(longWait);
    // Its buyer gets the link that opens everything.
    await page.getByRole('button', { name: 'Gửi liên kết' }).click();
    await page.getByText('chúng tôi đã gửi liên kết').waitFor(longWait);
    await page.goto(linkIn(await market.world.mailTo(email, 'Liên kết xem đơn hàng')));
    await page.getByRole('button', { name: 'Hủy đơn' }).waitFor(longWait);
    expect(market.faults).toEqual([]);
  });

  it('opens from the link in the mail, which leaves nothing in the address', async () => {
    const { order, email, sessionId } = await aGuestOrder();
    const page = await market.open('/e-commerce/orders/guest');
    await page.goto(linkIn(await market.world.mailTo(email)));
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
    await page.getByText(email).first().waitFor();
    expect(page.url()).toBe(`${market.world.url}/e-commerce/orders/guest?id=${order.id}`);
    // Heard live, and still there after a reload.
    await market.world.send(cancelGuestOrder, {
      params: { id: order.id },
      query: { sessionId },
      body: { reason: 'Đổi ý' },
    });
    await badge(page, 'Đã hủy').waitFor(longWait);
    await page.reload();
    await badge(page, 'Đã hủy').waitFor(longWait);
    expect(market.faults).toEqual([]);
  });

  it('is thanked for right after it was placed, and found again in the browser it was placed in', async () => {
    const { order, sessionId } = await aGuestOrder();
    const page = await market.open('/e-commerce/orders/guest');
    const asBuyer = { sessionId, sessionExpiresAt: new Date(Date.now() + 3_600_000).toISOString() };
    await page.evaluate(`localStorage.setItem('cholang-guest-session', '${JSON.stringify(asBuyer)}')`);
    await page.goto(`${market.world.url}/e-commerce/orders/guest?id=${order.id}&placed=true`);
    await page.getByText('Đặt hàng thành công!').waitFor(longWait);
    await expectAccessible(page);
    await page.goto(`${market.world.url}/e-commerce/orders/guest`);
    await page.getByRole('link', { name: `Xem đơn ${order.code}` }).click();
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
  });

  it('paid in cash waits for the press behind the mailed link, and says so until then', async () => {
    const { order, email, sessionId } = await aGuestOrder({ paymentMethod: 'cash' });
    const page = await market.open('/e-commerce/orders/guest', { width: 360 });
    const asBuyer = { sessionId, sessionExpiresAt: new Date(Date.now() + 3_600_000).toISOString() };
    await page.evaluate(`localStorage.setItem('cholang-guest-session', '${JSON.stringify(asBuyer)}')`);
    await page.goto(`${market.world.url}/e-commerce/orders/guest?id=${order.id}&placed=true`);
    await page.getByText('Đặt hàng thành công!').waitFor(longWait);
    await page.getByRole('heading', { name: 'Kiểm tra email để xác nhận đơn' }).waitFor();
    await badge(page, 'Chờ xác nhận').waitFor();
    // The cart alone can ask for the mail again, and no more.
    expect(await page.getByRole('button', { name: 'Xác nhận đơn' }).count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Gửi lại email' }).click();
    await page.getByText('Đã gửi lại email xác nhận đơn hàng').waitFor(longWait);
    await page.goto(linkIn(await market.world.mailTo(email, 'Vui lòng xác nhận đơn hàng')));
    await page.getByRole('heading', { name: 'Vui lòng xác nhận đơn hàng' }).waitFor(longWait);
    await badge(page, 'Chờ xác nhận').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Xác nhận đơn' }).click();
    await page.getByText('Đã xác nhận đơn hàng').waitFor(longWait);
    await badge(page, 'Đã xác nhận').waitFor(longWait);
    await page.getByRole('heading', { name: 'Lịch sử đơn hàng' }).waitFor();
    await page.getByText('Đơn hàng được xác nhận qua email').waitFor(longWait);
    await page.getByText('Đã đặt hàng, chờ xác nhận qua email').waitFor();
    expect(await page.getByRole('button', { name: 'Xác nhận đơn' }).count()).toBe(0);
    expect(market.faults).toEqual([]);
  });

  it('names nobody in its address, not even from a bookmark that did', async () => {
    const { order, email } = await aGuestOrder();
    const page = await market.open(`/e-commerce/orders/guest?id=${order.id}&email=${email}`);
    await page.getByRole('heading', { level: 1, name: 'Tra cứu đơn hàng' }).waitFor(longWait);
    expect(page.url()).not.toContain('email');
  });

  it('is found again by mail, when the code is lost', async () => {
    const { order, email } = await aGuestOrder();
    const page = await market.open('/e-commerce/orders/guest', { width: 360 });
    await page.getByRole('button', { name: 'Không nhớ mã đơn?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Gửi liên kết' }).click();
    await dialog.getByText('Vui lòng nhập email').waitFor();
    await dialog.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Gửi liên kết' }).click();
    await page.getByText('Nếu có đơn hàng đặt bằng email này, chúng tôi đã gửi liên kết').waitFor(longWait);
    await page.goto(linkIn(await market.world.mailTo(email, 'Liên kết xem đơn hàng')));
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);
    expect(market.faults).toEqual([]);
  });
});
