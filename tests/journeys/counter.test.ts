import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOwnTills } from '#shared/tills/tills.contract.ts';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { buying } from '#tests/support/orders.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let cashier: Member;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  market = await aMarket();
  shop = buying(market.world);
  cashier = await market.world.aMember({ role: 'collaborator', fullName: 'Cô Ba' });
});
afterAll(() => market.close());

const vnd = (amount: number): string => `${amount.toLocaleString('vi-VN')} ₫`;

it('a cashier opens the till, sells by scanner for cash, calls a sale off, and counts what lies in the till', async () => {
  const product = await shop.onSale();
  const { code, total: price, name } = product.card;
  const float = 500_000;
  const page = await market.open('/admin/payments/till', { as: cashier });
  await page.getByRole('button', { name: 'Mở quầy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Tiền đầu ca đã đếm' }).fill(String(float));
  await dialog.getByRole('button', { name: 'Mở quầy' }).click();
  await page.getByRole('button', { name: 'Đếm và đóng quầy' }).waitFor();

  await page.goto(`${market.world.url}/admin/e-commerce/orders/new`);
  await page.getByRole('textbox', { name: 'Quét hoặc nhập mã sản phẩm' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText(`${name} · 1`).waitFor();
  const sell = page.getByRole('button', { name: 'Bán và giao ngay' });
  await sell.click();
  await dialog.getByText('Tiền thối lại').waitFor();
  await expectAccessible(page);
  // Nothing is sold where the cashier turns back, and what lies on the counter stays there.
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await dialog.waitFor({ state: 'detached' });

  await sell.click();
  await dialog.getByText('Tiền thối lại').waitFor();
  // The sum is proposed, and what the cashier types at once takes its place.
  const given = price + 15_000;
  await page.keyboard.type(String(given));
  await dialog.getByText(vnd(15_000)).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Phiếu bán hàng' }).waitFor();
  for (const sum of [price, given, 15_000]) await page.getByText(vnd(sum)).first().waitFor();
  await expectAccessible(page);

  const own = await market.world.send(listOwnTills, { token: cashier.accessToken });
  expect(own.body.open).toMatchObject([{ float, sales: price, cash: price }]);
  expect(await shop.shelfOf(product)).toMatchObject({ reserved: 0 });

  await page.goto(`${market.world.url}/admin/payments/till`);
  await page.getByRole('button', { name: 'Đếm và đóng quầy' }).click();
  await dialog.getByRole('textbox', { name: 'Số tờ 500.000 ₫' }).fill('1');
  await dialog.getByText(`Thiếu ${vnd(price)}`).waitFor();
  await dialog.getByRole('textbox', { name: 'Lý do chênh lệch' }).fill('Đã nộp chị Hoa');
  await dialog.getByRole('button', { name: 'Đóng quầy' }).click();
  await page.getByRole('button', { name: 'Tải phiếu đóng quầy' }).waitFor();
  const after = await market.world.send(listOwnTills, { token: cashier.accessToken });
  expect(after.body.open).toEqual([]);
  expect(after.body.closed).toMatchObject([{ countedAmount: float, difference: -price }]);
  expect(market.faults).toEqual([]);
});
