import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress } from '#shared/addresses/index.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aMarket, expectAccessible, expectNoSidewaysScroll, type Market } from '#tests/support/browser.ts';
import { aCategory, aProduct, aWarehouse, stock } from '#tests/support/catalogue.ts';

let market: Market;
const craft = aCategory({ name: 'Thủ công', icon: 'lantern' });
const haNoi = { id: 'wh-ha-noi', name: 'Kho Hà Nội', province: 'Hà Nội' };
const canTho = { id: 'wh-can-tho', name: 'Kho Cần Thơ', province: 'Cần Thơ' };
const shelf = ({ id, name, province }: typeof haNoi, onHand: number) => ({
  variantId: '-',
  warehouseId: id,
  warehouseName: name,
  province,
  onHand,
  reserved: 0,
});

/** Five at most from one place, eight from both. */
const basket = aProduct({
  name: 'Giỏ mây Phú Vinh',
  category: craft,
  price: 60_000,
  weight: 0.4,
  facts: { stocks: [shelf(haNoi, 5), shelf(canTho, 3)] },
});
const path = `/e-commerce/product/${basket.card.slug}`;

beforeAll(async () => {
  market = await aMarket();
  await stock(market.world, [basket], [craft]);
  await market.world.write([haNoi, canTho].map((place) => warehouseItem(aWarehouse(place))));
});
afterAll(() => market.close());

const delivery = (page: Page) => page.getByRole('region', { name: 'Giao hàng', exact: true });
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Số lượng' });

async function choose(page: Page, press: string, province: string): Promise<void> {
  await delivery(page).getByRole('button', { name: press }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox', { name: 'Tỉnh/Thành phố' });
  await expect.poll(() => box.evaluate((element) => element.matches(':focus'))).toBe(true);
  await box.fill(province);
  await page.getByRole('option', { name: new RegExp(province) }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the delivery to one’s place', () => {
  it('is asked for once, remembered, and follows what is wanted without a jump', async () => {
    const page = await market.open(path);
    const box = delivery(page);
    await choose(page, 'Chọn tỉnh/thành phố', 'Hà Nội');
    await box.getByText(/^Dự kiến giao \d\d\/\d\d/).waitFor();
    await box.getByText('Phí vận chuyển 18.000 ₫').waitFor();
    const height = (await box.boundingBox())?.height;

    await quantity(page).fill('7');
    await quantity(page).blur();
    await box.getByText('Giao thành 2 kiện từ 2 kho').waitFor();
    expect((await box.boundingBox())?.height).toBe(height);

    await page.reload();
    await box.getByText('Hà Nội', { exact: true }).waitFor();
    await box.getByText('Phí vận chuyển 18.000 ₫').waitFor();
    await choose(page, 'Đổi', 'Cần Thơ');
    await box.getByText('Cần Thơ', { exact: true }).waitFor();
    await box.getByText(/^Dự kiến giao/).waitFor();
    expect((await box.boundingBox())?.height).toBe(height);
  });

  it('starts at a member’s default address', async () => {
    const member = await market.world.aMember();
    await market.world.send(createAddress, {
      token: member.accessToken,
      body: {
        recipientName: 'Nguyễn Thị Lan',
        phone: '0912345678',
        system: 'v2',
        provinceCode: 1,
        wardCode: 166,
        street: '1 Cầu Giấy',
        label: 'home',
        isDefault: true,
      },
    });
    const page = await market.open(path, { as: member });
    await delivery(page).getByText('Hà Nội', { exact: true }).waitFor();
    await delivery(page).getByText('Phí vận chuyển 18.000 ₫').waitFor();
    expect(await delivery(page).getByRole('button', { name: 'Đổi' }).isVisible()).toBe(true);
  });

  it('says so where it cannot be told, and tells it as soon as it can', async () => {
    const page = await market.open(path);
    const shipping = '**/api/services/shipment/fee*';
    await page.route(shipping, (route) => route.abort());
    await choose(page, 'Chọn tỉnh/thành phố', 'Hà Nội');
    await delivery(page).getByText('Chưa xem được ngày giao và phí vận chuyển.').waitFor();
    await page.unroute(shipping);
    await page.evaluate(`dispatchEvent(new Event('offline')), dispatchEvent(new Event('online'))`);
    await delivery(page).getByText('Phí vận chuyển 18.000 ₫').waitFor();
    expect(await delivery(page).getByText('Chưa xem được').count()).toBe(0);
  });

  it('is for everybody: on phones, in the dark, in English', async () => {
    const page = await market.open(path, { width: 360, theme: 'dark', language: 'en' });
    await page.getByRole('button', { name: 'Choose a province' }).click();
    await page.getByRole('combobox', { name: 'Province or city' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Province or city' }).fill('da nang');
    await page.getByRole('option', { name: /Đà Nẵng/ }).click();
    await page.getByText(/^Estimated delivery/).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  it('nothing broke on the way', () => expect(market.faults).toEqual([]));
});
