import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAdminProduct, listProducts } from '#shared/catalogue/index.ts';
import { listOrders } from '#shared/orders/index.ts';
import { newId } from '#shared/values/ids.ts';
import { formatVnd } from '#shared/values/money.ts';
import { aMarket, expectAccessible, settled, type Market } from '#tests/support/browser.ts';
import { longWait, pickUp, placeButton } from '#tests/support/checkout.ts';
import { isNight } from '#tests/support/night.ts';
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
  await choose(page, /^Gian hàng/, /dệt/);

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

  await tab(page, 'Phân loại');
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
  await shop.goto(`${market.world.url}/e-commerce/checkout`);
  await shop.getByRole('heading', { name: 'Tóm tắt đơn hàng' }).waitFor(longWait);
  await settled(shop);
  await pickUp(shop, 'Thanh toán tại kho');
  await placeButton(shop).click();
  const ordered = () => market.world.send(listOrders, { token: buyer.accessToken, query: {} });
  await expect.poll(async () => (await ordered()).body.data.length, longWait).toBe(1);
  expect((await ordered()).body.data[0]).toMatchObject({ status: 'confirmed', total: 150_000 });
  expect(market.faults).toEqual([]);
});

it.runIf(isNight)(
  'two people write one product: the second is told, decides, and nothing of the first is lost',
  async () => {
    const { body } = await market.world.send(listProducts, { query: { q: 'Xoài' } });
    const { id = '', price = 0 } = body.data[0] ?? {};
    // Tried again, it begins from what stood there.
    const [theirs, mine] = ['loại', 'hạng'].map((word) => `Xoài cát ${word} ${newId().slice(-4)}`);
    const dearer = price + 1000;
    const edit = `/admin/e-commerce/products/${id}/edit`;
    const [first, second] = [
      await market.open(edit, { as: collaborator }),
      await market.open(edit, { as: await market.world.aMember({ role: 'admin' }) }),
    ];
    for (const page of [first, second]) await box(page, /^Tên sản phẩm/).waitFor();

    await box(first, /^Tên sản phẩm/).fill(theirs ?? '');
    await tab(first, 'Giá & tồn kho');
    await box(first, /^Giá bán/).fill(String(dearer));
    await first.getByRole('button', { name: 'Cập nhật sản phẩm' }).click();
    await first.getByText('Cập nhật sản phẩm thành công!').waitFor();

    await box(second, /^Tên sản phẩm/).fill(mine ?? '');
    await second.getByRole('button', { name: 'Cập nhật sản phẩm' }).click();
    const dialog = second.getByRole('dialog', { name: 'Nội dung vừa được lưu ở nơi khác' });
    await dialog.getByText(theirs ?? '').waitFor();
    await dialog.getByText(formatVnd(dearer)).waitFor();
    await expectAccessible(second);
    await dialog.locator('label', { hasText: 'Của tôi' }).click();
    await dialog.getByRole('button', { name: 'Lưu các mục đã chọn' }).click();
    await second.getByText('Cập nhật sản phẩm thành công!').waitFor();
    const { body: saved } = await market.world.send(getAdminProduct, {
      token: collaborator.accessToken,
      params: { id },
    });
    expect(saved).toMatchObject({ name: mine, price: dearer });
  },
);
