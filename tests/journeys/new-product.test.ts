import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCart } from '#shared/cart/index.ts';
import { aMarket, expectAccessible, settled, type Market } from '#tests/support/browser.ts';
import { aJpeg } from '#tests/support/pictures.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let collaborator: Member;
let buyer: Member;
beforeAll(async () => {
  market = await aMarket();
  [collaborator, buyer] = await Promise.all([
    market.world.aMember({ role: 'collaborator' }),
    market.world.aMember(),
  ]);
});
afterAll(() => market.close());

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function choose(page: Page, label: RegExp, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

it('a product with variants and pictures is written by staff and bought in the shop', async () => {
  const page = await market.open('/admin/e-commerce/products', { as: collaborator });
  await page.getByRole('link', { name: 'Thêm sản phẩm' }).click();
  await page.waitForURL('**/products/create');
  await box(page, /^Tên sản phẩm/).fill('Nón lá Huế thêu sen');
  expect(await box(page, /^Mã sản phẩm/).inputValue()).toBe('NONLAHUETH');
  await choose(page, /^Danh mục/, 'Thời trang');
  await choose(page, /^Doanh nghiệp/, /dệt/);

  await tab(page, 'Giá & tồn kho');
  await box(page, /^Giá bán/).fill('120000');
  await page.getByRole('button', { name: 'Thêm kho' }).click();
  await choose(page, /^Kho/, /Đà Nẵng/);

  await tab(page, 'Hình ảnh');
  await page.locator('input[type=file]').setInputFiles(
    await Promise.all(
      ['truoc', 'sau'].map(async (name) => ({
        name: `${name}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await aJpeg(),
      })),
    ),
  );
  await page.getByRole('button', { name: 'Chọn ảnh 2 làm ảnh đại diện' }).click();
  await page.getByRole('button', { name: 'Đưa ảnh 2 lên trước' }).click();
  await expectAccessible(page);

  await tab(page, 'Biến thể');
  await box(page, 'Lựa chọn 1').fill('Màu');
  await box(page, 'Giá trị của lựa chọn 1').fill('Trắng, Tím');
  await box(page, 'Lựa chọn 2').fill('Cỡ');
  await box(page, 'Giá trị của lựa chọn 2').fill('Nhỏ, Lớn');
  await page.getByRole('button', { name: 'Tạo 4 phân loại' }).click();
  const count = page.getByRole('textbox', { name: /^Số lượng/ });
  await expect.poll(() => count.count()).toBe(4);
  for (let place = 0; place < 4; place += 1) await count.nth(place).fill('5');
  await page
    .getByRole('textbox', { name: /^Chênh lệch giá/ })
    .nth(3)
    .fill('30000');
  await page.getByRole('button', { name: 'Tạo sản phẩm' }).click();
  await page.getByText('Tạo sản phẩm thành công!').waitFor();
  await page.waitForURL('**/admin/e-commerce/products');
  await page.getByRole('link', { name: 'Nón lá Huế thêu sen' }).waitFor();
  expect(market.faults).toEqual([]);

  const shop = await market.open('/e-commerce/product/non-la-hue-theu-sen', { as: buyer });
  await shop.getByText('Tím', { exact: true }).first().click();
  await shop.getByText('Lớn', { exact: true }).first().click();
  await shop.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
  await shop.getByText('Đã thêm vào giỏ hàng').waitFor();
  await settled(shop);
  const cart = (await market.world.send(getCart, { token: buyer.accessToken })).body;
  expect(cart.items).toMatchObject([{ product: { name: 'Nón lá Huế thêu sen' }, unitTotal: 150_000 }]);
});
