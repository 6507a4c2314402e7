import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMarket,
  expectAccessible,
  expectNoSidewaysScroll,
  type Market,
  stopClock,
} from '#tests/support/browser.ts';
import { aCategory, aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { isNight } from '#tests/support/night.ts';

let market: Market;
const craft = aCategory({ name: 'Thủ công', group: 'b', icon: 'lantern' });
const place = { warehouseId: warehouse.id, warehouseName: warehouse.name, province: 'Đà Nẵng', reserved: 0 };

/** Two colours in two sizes, a film, and a long story. */
const lantern = aProduct({
  name: 'Đèn lồng lụa Hội An',
  category: craft,
  price: 100_000,
  basePrice: 135_000,
  taxType: 'eight',
  image: '/media/products/lantern-hero-{width}.webp',
  media: [
    { type: 'image', url: '/media/products/lantern-hero-{width}.webp', alt: 'Đèn đỏ' },
    { type: 'image', url: '/media/products/lantern-group-{width}.webp', alt: 'Ba chiếc đèn' },
    { type: 'video', url: '', alt: 'Thắp đèn', playbackId: 'thap-den' },
  ],
  description: `<p>${'Khung tre hấp chống mọt, lụa tơ tằm căng tay. '.repeat(80)}</p><h3>Cách giữ</h3>`,
  specifications: [{ name: 'Chất liệu', value: 'Lụa tơ tằm, tre già' }],
  variants: [
    { name: 'Màu / Cỡ', value: 'Đỏ / 30 cm', sku: 'D30', additionalPrice: 0, stock: 0 },
    { name: 'Màu / Cỡ', value: 'Đỏ / 40 cm', sku: 'D40', additionalPrice: 50_000, stock: 0 },
    {
      name: 'Màu / Cỡ',
      value: 'Vàng / 30 cm',
      sku: 'V30',
      additionalPrice: 0,
      stock: 0,
      image: '/media/products/lantern-prop-{width}.webp',
    },
  ],
  facts: {
    stocks: [
      { ...place, variantId: 'mau-co-do-30-cm', onHand: 8 },
      { ...place, variantId: 'mau-co-do-40-cm', onHand: 3 },
      { ...place, variantId: 'mau-co-vang-30-cm', onHand: 0 },
    ],
  },
});
const gone = aProduct({ name: 'Nón lá Huế', category: craft, available: 0 });
const pathOf = ({ card }: typeof lantern) => `/e-commerce/product/${card.slug}`;

beforeAll(async () => {
  market = await aMarket();
  await stock(market.world, [lantern, gone], [craft]);
});
afterAll(() => market.close());

async function expectZoom(viewer: Locator, zoom: number): Promise<void> {
  const shown = async () => Number(await viewer.locator('img').getAttribute('data-zoom'));
  await expect.poll(shown).toBeCloseTo(zoom);
}
const toastSays = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').getByText(text).first().waitFor();
/** What is not there yet can be pressed, although it says that it is disabled. */
const evenThough = { force: true };

describe.runIf(isNight)('looking at the pictures', () => {
  it('goes round at both ends, zooms by tenths up to four, and closes by key', async () => {
    const page = await market.open(pathOf(lantern));
    await page.getByRole('button', { name: /^Phóng to: Đèn đỏ/ }).click();
    const viewer = page.getByRole('dialog');
    await viewer.getByText('1 / 4').waitFor();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
    await expectZoom(viewer, 1.3);
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('+');
    await expectZoom(viewer, 4);
    await page.keyboard.press('0');
    await expectZoom(viewer, 1);
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('4 / 4').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('1 / 4').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('plays the film by its playback id', async () => {
    const page = await market.open(pathOf(lantern));
    await page.getByRole('button', { name: 'Xem video, mục 3 trên 4' }).click();
    await page.getByRole('button', { name: 'Xem video: Thắp đèn' }).click();
    const film = page.getByRole('dialog').locator('video');
    expect(await film.getAttribute('src')).toBe('/media/videos/thap-den/master.m3u8');
  });

  it('zooms in on a double click, and out again', async () => {
    const page = await market.open(pathOf(lantern));
    await page.getByRole('button', { name: /^Phóng to: Đèn đỏ/ }).click();
    const viewer = page.getByRole('dialog');
    // The viewer's code comes by itself, and is shown by the clock too.
    await viewer.locator('figure').waitFor();
    // Both clicks of a pair at one moment, the next pair later: as the page counts, not as the machine has time.
    await stopClock(page);
    await viewer.locator('figure').dblclick();
    await expectZoom(viewer, 2);
    await page.clock.runFor(400);
    await viewer.locator('figure').dblclick();
    await expectZoom(viewer, 1);
    expect(await viewer.getByText('100%').count()).toBe(1);
  });
});

describe('choosing', () => {
  it('changes price, stock and picture, and marks what is sold out', async () => {
    const member = await market.world.aMember();
    const page = await market.open(pathOf(lantern), { as: member });
    const main = page.locator('main');
    await main.getByText('Đã bao gồm thuế 8%').waitFor();
    await main.getByText('−20%').first().waitFor();
    await main.getByText('Hoa hồng').first().waitFor();
    await page.getByRole('radio', { name: '40 cm' }).click();
    await page.getByRole('radio', { name: 'Đỏ' }).click();
    await main.getByText('162.000 ₫').first().waitFor();
    await main.getByText('Còn 3 cái').waitFor();
    await page.getByRole('textbox', { name: 'Số lượng' }).fill('9');
    await page.getByRole('textbox', { name: 'Số lượng' }).blur();
    expect(await page.getByRole('textbox', { name: 'Số lượng' }).inputValue()).toBe('3');
    await main.getByText('486.000 ₫').waitFor();

    await page.getByRole('radio', { name: 'Vàng, sắp có hàng' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Xem ảnh 4 trên 4' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.getByRole('button', { name: 'Sắp có hàng' }).last().click(evenThough);
    await toastSays(page, 'Sản phẩm này sắp có hàng, vui lòng đợi thêm');
  });

  it('tells what is not there yet when its buttons are pressed', async () => {
    const page = await market.open(pathOf(gone), { as: await market.world.aMember() });
    const button = page.getByRole('button', { name: 'Thêm vào giỏ' }).first();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.click(evenThough);
    await toastSays(page, 'Sản phẩm này sắp có hàng, vui lòng đợi thêm');
  });
});

describe('keeping a favourite', () => {
  it('survives a reload, and stands on its page until let go', async () => {
    const member = await market.world.aMember();
    const page = await market.open(pathOf(lantern), { as: member });
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/favorites/'),
    );
    await page.getByRole('button', { name: 'Yêu thích: Đèn lồng lụa Hội An' }).first().click();
    const full = page.getByRole('button', { name: 'Bỏ yêu thích: Đèn lồng lụa Hội An' }).first();
    await full.waitFor();
    await kept;
    await page.reload();
    await full.waitFor();
    await page.goto(`${market.world.url}/e-commerce/favorites`);
    await page.getByRole('link', { name: 'Đèn lồng lụa Hội An' }).waitFor();
    await expectAccessible(page);
    await full.click();
    await page.getByText('Chưa có sản phẩm yêu thích').waitFor();
  });

  it('asks visitors to sign in', async () => {
    const page = await market.open(pathOf(lantern));
    await page.getByRole('button', { name: 'Yêu thích: Đèn lồng lụa Hội An' }).first().click();
    await toastSays(page, 'Yêu cầu đăng nhập');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).last().click();
    await page.waitForURL('**/login?callbackUrl=**');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(pathOf(lantern));
  });
});

describe('everywhere', () => {
  it('on a phone the buttons stand at the bottom, and nothing sticks out', async () => {
    const page = await market.open(pathOf(lantern), { width: 360 });
    const bar = page.getByRole('region', { name: 'Mua hàng' });
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
    expect(await bar.getByText('108.000 ₫').isVisible()).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  it('on a phone the price stands on the first screen, and the sums of its tax unfold', async () => {
    const page = await market.open(pathOf(lantern), { width: 360 });
    const main = page.locator('main');
    const price = await main.getByText('108.000 ₫').first().boundingBox();
    expect((price?.y ?? 800) + (price?.height ?? 0)).toBeLessThan(560);
    expect(await main.getByText('Giá trước thuế').isVisible()).toBe(false);
    await main.getByRole('button', { name: 'Xem cách tính thuế' }).click();
    expect(await main.getByText('Giá trước thuế').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /^Xem ảnh/ }).count()).toBe(0);
  });

  it('a visitor chooses how many and buys at once, with the login prompt beside', async () => {
    const page = await market.open(pathOf(lantern));
    const box = page.locator('main');
    await box.getByText('Mua không cần tài khoản').waitFor();
    expect(await box.getByRole('button', { name: 'Đăng nhập', exact: true }).isVisible()).toBe(true);
    await box.getByRole('textbox', { name: 'Số lượng' }).fill('2');
    await box.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
    await box.getByText('Bạn hãy chọn Màu').waitFor();
    await box.getByRole('radio', { name: 'Đỏ' }).click();
    await box.getByRole('radio', { name: '30 cm' }).click();
    await box.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).click();
    await toastSays(page, 'Đã thêm vào giỏ hàng');
    await box.getByRole('button', { name: 'Mua ngay', exact: true }).click();
    await page.waitForURL('**/e-commerce/checkout?buy=*');
  });

  it('speaks English, and folds a long story', async () => {
    const page = await market.open(pathOf(lantern), { language: 'en', theme: 'dark' });
    await page.getByText('8% tax included').waitFor();
    const more = page.getByRole('button', { name: 'Show more' });
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await more.click();
    await page.getByRole('button', { name: 'Show less' }).waitFor();
    await page.getByRole('heading', { name: 'Cách giữ' }).waitFor();
    await expectAccessible(page);
  });

  it('is found by its id too, and says when there is no such product', async () => {
    const page = await market.open(`/e-commerce/product/${lantern.card.id}`);
    await page.waitForURL(`**${pathOf(lantern)}`);
    expect(await page.locator('h1').textContent()).toBe('Đèn lồng lụa Hội An');
    const lost = await market.open('/e-commerce/product/khong-ton-tai');
    await lost.getByRole('heading', { name: 'Không tìm thấy sản phẩm' }).waitFor();
    await lost.getByRole('link', { name: 'Xem sản phẩm khác' }).click();
    await lost.waitForURL('**/e-commerce/product');
  });

  it.runIf(isNight)('shares the address by the clipboard', async () => {
    const page = await market.open(pathOf(lantern));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Chia sẻ' }).click();
    await toastSays(page, 'Đã sao chép vào clipboard');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(market.world.url + pathOf(lantern));
  });

  it('nothing broke on the way', () => expect(market.faults).toEqual([]));
});
