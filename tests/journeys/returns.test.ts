import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';
import { returning } from '#tests/support/returns.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let admin: Member;
let helper: Member;
let buyer: Member;
beforeAll(async () => {
  market = await aMarket();
  [admin, helper, buyer] = await Promise.all([
    market.world.aMember({ role: 'admin' }),
    market.world.aMember({ role: 'collaborator' }),
    market.world.aMember(),
  ]);
});
afterAll(() => market.close());

it('goods come back, one line fails, and its buyer, looking on, is paid for the other', async () => {
  const goods = returning(market.world);
  const order = await goods.anOrder(buyer, [1, 1]);
  const { body: asked } = await goods.ask(buyer, order, [1, 1]);
  const [good = '', bad = ''] = order.items.map(({ name }) => name);
  const shopper = await market.open(`/e-commerce/returns/${asked.id}`, { as: buyer });
  await shopper.getByText('Chờ duyệt').first().waitFor(longWait);

  const page = await market.open('/admin/e-commerce/returns/requests', { as: helper });
  await page.getByRole('link', { name: asked.code }).click();
  const agree = async (act: string) => {
    await page.getByRole('button', { name: act, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
  };
  await agree('Chấp nhận');
  await shopper.getByText('Yêu cầu đã được chấp nhận. Đơn vị vận chuyển sẽ liên hệ').waitFor(longWait);
  await page.getByRole('button', { name: 'Nhập mã vận đơn' }).click();
  await page.getByRole('textbox', { name: /^Đơn vị vận chuyển/ }).fill('Giao Hàng Tiết Kiệm');
  await page.getByRole('textbox', { name: /^Mã vận đơn/ }).fill('S19.A4.1');
  await page.getByRole('button', { name: 'Lưu vận đơn' }).click();
  await shopper.getByText('S19.A4.1', { exact: true }).waitFor(longWait);
  await agree('Đã nhận hàng');

  await page.getByRole('button', { name: 'Kiểm tra hàng' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: `Số lượng đạt của ${bad}` })
    .getByRole('button')
    .first()
    .click();
  await dialog
    .getByRole('textbox', { name: /^Nhận xét/ })
    .nth(1)
    .fill('Quai đã gãy');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lưu kết quả' }).click();
  await page.getByText('Quản trị viên sẽ tạo phiếu hoàn tiền').waitFor(longWait);
  await expectAccessible(page);
  await shopper.getByText('1 không đạt · Quai đã gãy').waitFor(longWait);
  await expectAccessible(shopper);
  expect(await shopper.getByText(good).count()).toBeGreaterThan(0);

  const money = await market.open(`/admin/e-commerce/returns/requests/${asked.id}`, { as: admin });
  await money.getByRole('button', { name: 'Tạo phiếu hoàn tiền' }).click();
  const form = money.getByRole('dialog');
  await form.getByRole('combobox', { name: /^Ngân hàng/ }).click();
  await money.getByRole('option', { name: /Vietcombank/ }).click();
  await form.getByRole('textbox', { name: /^Số tài khoản/ }).fill('0011001234567');
  await form.getByRole('textbox', { name: /^Chủ tài khoản/ }).fill('NGUYEN THI LAN');
  await form.getByRole('textbox', { name: /^Lý do/ }).fill('Một sản phẩm lỗi');
  await form.getByRole('button', { name: 'Tạo phiếu hoàn' }).click();
  const refund = money.getByRole('dialog', { name: /^HT/ });
  await refund.getByText('100.000').first().waitFor(longWait);
  await refund.getByRole('button', { name: 'Hoàn tiền' }).click();
  await money.getByRole('alertdialog').getByRole('button', { name: 'Hoàn tiền' }).click();
  await refund.getByRole('button', { name: 'Đã chuyển' }).click();
  const sent = money.getByRole('dialog', { name: 'Xác nhận đã chuyển' });
  await sent.getByRole('textbox').fill('FT26112300001');
  await sent.getByRole('button', { name: 'Đã chuyển' }).click();
  await shopper.getByText('Đã hoàn tiền').first().waitFor(longWait);
  expect(market.faults).toEqual([]);
});
