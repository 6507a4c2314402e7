import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#shared/orders/index.ts';
import { changeReturnStatus, listReturns } from '#shared/returns/index.ts';
import { expectAccessible, type Look, settled } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';
import { isNight } from '#tests/support/night.ts';
import { badge, complete, ordersMarket } from '#tests/support/orders-market.ts';
import { presentation } from '#tests/support/presentable.ts';

let market: Awaited<ReturnType<typeof ordersMarket>>;
beforeAll(async () => {
  market = await ordersMarket();
});
afterAll(() => market.close());

const openOrder = (id: string, look: Look) => market.open(`/e-commerce/orders/${id}`, look);

describe('one’s own orders', () => {
  it('are found in the menu, by tab and by code, and called off with a reason', async () => {
    const { member, order } = await market.anOrder();
    const page = await market.open('/e-commerce', { as: member });
    await page.getByRole('button', { name: /^Tài khoản của/ }).click();
    await page.getByRole('menuitem', { name: 'Đơn hàng của tôi' }).click();
    await page.waitForURL('**/e-commerce/order');
    await page.getByRole('tab', { name: 'Chờ xử lý 1' }).click();
    await page.waitForURL('**/e-commerce/order?tab=confirmed');
    // The address changes before the list does, and what is typed into the list before is gone with it.
    await page.getByRole('tab', { name: 'Chờ xử lý 1', selected: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Mã đơn hoặc tên sản phẩm' }).fill('khong-co-don-nay');
    await page.getByText('Không tìm thấy đơn hàng phù hợp').waitFor(longWait);
    await page.getByRole('button', { name: 'Xem tất cả đơn hàng' }).click();
    await page.getByRole('link', { name: `Xem đơn ${order.code}` }).click();
    await page.getByRole('heading', { level: 1, name: `Đơn hàng ${order.code}` }).waitFor(longWait);

    await page.getByRole('button', { name: 'Hủy đơn' }).click();
    const dialog = page.getByRole('dialog', { name: `Hủy đơn ${order.code}?` });
    await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
    await dialog.getByText('Vui lòng chọn một lý do').waitFor();
    await dialog.getByRole('radio', { name: 'Tôi tìm được giá tốt hơn' }).press(' ');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
    await page.getByText(`Đã hủy đơn ${order.code}`).waitFor(longWait);
    await page.getByText('Lý do: Tôi tìm được giá tốt hơn').waitFor();
    expect(await page.getByRole('button', { name: 'Hủy đơn' }).count()).toBe(0);
    expect(market.faults).toEqual([]);
  });

  it('show what staff do without being asked again', async () => {
    const { member, order } = await market.anOrder();
    const page = await openOrder(order.id, { as: member });
    await market.work(order.id, 'startPacking');
    await badge(page, 'Đang đóng gói').waitFor(longWait);
    await market.work(order.id, 'completeUnscanned');
    await page.getByText(`Vui lòng đến kho nhận và cung cấp mã đơn ${order.code}`).waitFor(longWait);
    // Nothing is left to call off once it is packed.
    expect(await page.getByRole('button', { name: 'Hủy đơn' }).count()).toBe(0);
  });

  it('show what was done before the page could listen', async () => {
    const { member, order } = await market.anOrder();
    const page = await openOrder(order.id, { as: member });
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    await page.route('**/api/live/ticket', async (route) => {
      await done;
      await route.continue();
    });
    await page.reload();
    await settled(page);
    await market.work(order.id, 'startPacking');
    await market.world.cloud.idle();
    finish();
    await badge(page, 'Đang đóng gói').waitFor(longWait);
    expect(market.faults).toEqual([]);
  });

  it('carry the invoice that was asked for', async () => {
    const { member, order } = await market.anOrder();
    const page = await openOrder(order.id, { as: member, width: 360 });
    await page.getByRole('button', { name: 'Xuất hóa đơn VAT' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await dialog.getByText('Mã số thuế không hợp lệ').waitFor();
    await dialog.getByLabel('Tên công ty hoặc người mua').fill('Gốm Bát Tràng');
    await dialog.getByLabel('Mã số thuế').fill('0101234567');
    await dialog.getByLabel('Địa chỉ').fill('Xóm 3, Bát Tràng, Hà Nội');
    await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await page.getByText('0101234567').waitFor(longWait);
    expect(await page.getByRole('button', { name: 'Xuất hóa đơn VAT' }).count()).toBe(0);
  });

  it('of somebody else, and none at all, look alike', async () => {
    const { order } = await market.anOrder();
    const stranger = await market.world.aMember();
    for (const id of [order.id, 'khong-co']) {
      const page = await openOrder(id, { as: stranger });
      await page
        .getByText('Đơn hàng này không tồn tại hoặc không thuộc tài khoản của bạn.')
        .waitFor(longWait);
      expect(await page.getByText(order.code).count()).toBe(0);
    }
  });
});

describe('an order that has come', () => {
  it('is reviewed, and the review changed', async () => {
    const { member, name, order } = await market.anOrder(...complete);
    const page = await openOrder(order.id, { as: member });
    await page.getByRole('button', { name: `Đánh giá: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').last().click();
    await dialog.getByRole('textbox').fill('Ấm đất nặn tay, rót êm.');
    await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
    await page.getByText('Cảm ơn bạn đã đánh giá!').waitFor(longWait);
    await page.getByRole('button', { name: `Sửa đánh giá: ${name}` }).click();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('Ấm đất nặn tay, rót êm.');
  });

  it('is given back in part, followed step by step, and the rest asked for', async () => {
    const { member, name, order } = await market.anOrder(...complete);
    const page = await openOrder(order.id, { as: member });
    await page.getByRole('link', { name: 'Đổi trả', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Yêu cầu đổi trả' }).waitFor(longWait);
    // The only line there is was chosen already; one of two pieces goes back.
    const fewer = page
      .getByRole('group', { name: `Số lượng đổi trả của ${name}` })
      .getByRole('button')
      .first();
    await fewer.click();
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await page.getByText('Vui lòng chọn lý do').waitFor();
    await page.getByRole('radio', { name: 'Hàng vỡ, hỏng khi nhận' }).press(' ');
    await page.getByLabel('Mô tả thêm').fill('Vòi bị sứt.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await page.waitForURL(/\/e-commerce\/returns\/[0-9A-Z]{26}$/, longWait);
    await page.getByText('Vòi bị sứt.').first().waitFor(longWait);
    await expectAccessible(page);

    const { body } = await market.world.send(listReturns, { token: member.accessToken });
    const [made] = body.data;
    expect([made?.totalQuantity, made?.status]).toEqual([1, 'requested']);
    await market.world.send(changeReturnStatus, {
      token: market.staff.accessToken,
      params: { id: made?.id ?? '' },
      body: { status: 'approved' },
    });
    await page.getByText('Yêu cầu đã được chấp nhận. Đơn vị vận chuyển sẽ liên hệ').waitFor(longWait);
    await page.getByRole('button', { name: 'Hủy yêu cầu' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy yêu cầu' }).click();
    await page.getByText('Đã hủy yêu cầu đổi trả').waitFor(longWait);
    await page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link', { name: 'Đổi trả' }).click();
    await page.getByRole('link', { name: `Xem yêu cầu ${made?.code}` }).waitFor(longWait);
    expect(market.faults).toEqual([]);
  });

  it('is bought again at today’s prices', async () => {
    const { member, order } = await market.anOrder(...complete);
    const page = await openOrder(order.id, { as: member });
    await page.getByRole('button', { name: 'Mua lại' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Giá không đổi').waitFor(longWait);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Thêm 1 sản phẩm vào giỏ' }).click();
    await page.getByText('Đã thêm vào giỏ hàng').waitFor(longWait);
    await expect.poll(() => page.locator('header a [data-badge]').getAttribute('data-badge')).toBe('2');
  });
});

it('every screen is whole and open to all, in every look', async () => {
  const expectPresentable = presentation(market);
  const { member, order } = await market.anOrder(...complete);
  const screens = [
    '/e-commerce/order',
    `/e-commerce/orders/${order.id}`,
    `/e-commerce/returns/new?order=${order.id}`,
    ...(isNight ? ['/e-commerce/returns', '/e-commerce/orders/nothing'] : []),
  ];
  for (const screen of screens) await expectPresentable(screen, member);
  expect(market.faults).toEqual([]);
});

it.runIf(isNight)('an order that was called off is whole and open to all, in every look', async () => {
  const { member, order } = await market.anOrder();
  await market.world.send(cancelOrder, {
    token: member.accessToken,
    params: { id: order.id },
    body: { reason: 'Đổi ý' },
  });
  await presentation(market)(`/e-commerce/orders/${order.id}`, member);
  expect(market.faults).toEqual([]);
});
