import type { Page } from 'playwright-core';
import { expectAccessible } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';

async function agree(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
}

type GoodsBack = {
  /** The line of which one piece is broken. */
  broken: { name: string; line: number };
  /** The goods of which one piece is sold again. */
  sound: string;
};

/** Staff accept what was asked for, fetch it, and find one piece of a line broken; the buyer sees each step as it is done. */
export async function takeBack(page: Page, shopper: Page, { broken, sound }: GoodsBack) {
  await agree(page, 'Chấp nhận');
  await shopper.getByText('Yêu cầu đã được chấp nhận. Đơn vị vận chuyển sẽ liên hệ').waitFor(longWait);
  await page.getByRole('button', { name: 'Nhập mã vận đơn' }).click();
  await page.getByRole('textbox', { name: /^Đơn vị vận chuyển/ }).fill('Giao Hàng Tiết Kiệm');
  await page.getByRole('textbox', { name: /^Mã vận đơn/ }).fill('S19.A4.1');
  await page.getByRole('button', { name: 'Lưu vận đơn' }).click();
  await shopper.getByText('S19.A4.1', { exact: true }).waitFor(longWait);
  await agree(page, 'Đã nhận hàng');

  await page.getByRole('button', { name: 'Kiểm tra hàng' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: `Số lượng ${broken.name} khách được hoàn tiền` })
    .getByRole('button')
    .first()
    .click();
  // Their buyer said that they are broken, so nothing goes back on the shelf until somebody says so.
  await dialog
    .getByRole('group', { name: `Số lượng ${sound} trả lên kệ` })
    .getByRole('button')
    .last()
    .click();
  await dialog
    .getByRole('textbox', { name: /^Nhận xét/ })
    .nth(broken.line)
    .fill('Quai đã gãy');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lưu kết quả' }).click();
  await page.getByText('Quản trị viên sẽ tạo phiếu hoàn tiền').waitFor(longWait);
  await expectAccessible(page);
  await shopper.getByText('1 không được chấp nhận · Quai đã gãy').waitFor(longWait);
  await expectAccessible(shopper);
}
