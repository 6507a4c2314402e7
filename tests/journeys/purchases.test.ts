import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { pathOf } from '#tests/support/checkout.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let admin: Member;
let keeper: Member;
let buyer: Member;
beforeAll(async () => {
  market = await aMarket();
  [admin, keeper, buyer] = await Promise.all([
    market.world.aMember({ role: 'admin' }),
    market.world.aMember({ role: 'collaborator' }),
    market.world.aMember(),
  ]);
});
afterAll(() => market.close());

it('a purchase is ordered and received, and an open product page shows it without reloading', async () => {
  const shop = await market.open(await pathOf(market, 'xoai'), { as: buyer });
  const left = shop.getByText(/^Còn [\d.]+/).first();
  const before = Number((await left.textContent())?.replaceAll(/\D/g, ''));
  const name = (await shop.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const page = await market.open('/admin/e-commerce/suppliers', { as: admin });
  await page.getByRole('button', { name: 'Thêm nhà cung cấp' }).click();
  await page.getByRole('textbox', { name: /^Tên nhà cung cấp/ }).fill('Vựa xoài Cao Lãnh');
  await page.getByRole('textbox', { name: /^Mã nhà cung cấp/ }).fill('xoai-cl');
  await page.getByRole('textbox', { name: /^Email nhận đơn đặt hàng/ }).fill('dathang@xoai.example');
  await page.getByRole('button', { name: 'Lưu nhà cung cấp' }).click();
  await page.getByText('Đã lưu nhà cung cấp Vựa xoài Cao Lãnh').waitFor();

  await page.goto(`${market.world.url}/admin/e-commerce/purchases/new`);
  await page.getByRole('combobox', { name: /^Nhà cung cấp/ }).click();
  await page.getByRole('option', { name: /Cao Lãnh/ }).click();
  await page.getByRole('combobox', { name: /^Kho nhận/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Tìm hàng để nhập' }).fill(name);
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: /^Số lượng/ }).fill('40');
  await page.getByRole('textbox', { name: /^Đơn giá/ }).fill('25000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await page.waitForURL(/purchases\/[^/]+$/);
  await page.getByRole('button', { name: 'Gửi nhà cung cấp' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gửi nhà cung cấp' }).click();
  await page.getByText(/^Đã gửi đơn nhập .* đến dathang@xoai\.example$/).waitFor();
  const { text } = await market.world.mailTo('dathang@xoai.example');
  expect([text.includes(name), text.includes('40')]).toEqual([true, true]);
  await expectAccessible(page);

  const store = await market.open(new URL(page.url()).pathname, { as: keeper });
  await store.getByRole('link', { name: 'Nhận hàng' }).click();
  await store.getByRole('button', { name: 'Nhận đủ phần còn lại' }).click();
  await expectAccessible(store);
  await store.getByRole('button', { name: 'Nhập kho' }).click();
  await store.getByText(/^Đã nhập kho đơn/).waitFor();

  await expect.poll(async () => Number((await left.textContent())?.replaceAll(/\D/g, ''))).toBe(before + 40);
  expect(market.faults).toEqual([]);
});
