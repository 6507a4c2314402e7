import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  aMarket,
  expectAccessible,
  expectNoSidewaysScroll,
  type Market,
  stopClock,
} from '#tests/support/browser.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const openBook = async (width = 1440): Promise<Page> =>
  market.open('/settings/addresses', { as: await market.world.aMember({ fullName: 'Lê Thị Mận' }), width });

const dialog = (page: Page) => page.getByRole('dialog');
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Thêm địa chỉ' }).click();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Lưu địa chỉ' }).click();

/** Types the beginning of a name into one of the boxes and takes the first that fits. */
async function choose(page: Page, label: string, text: string, name: string): Promise<void> {
  const box = dialog(page).getByLabel(label);
  await expect.poll(() => box.isEnabled()).toBe(true);
  await box.fill(text);
  await page.getByRole('option', { name, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe(name);
}

/** Adds an address of today, which is what the form starts with. */
async function addToday(page: Page, street: string): Promise<void> {
  await add(page);
  await choose(page, 'Tỉnh/Thành phố', 'ho chi minh', 'Thành phố Hồ Chí Minh');
  await choose(page, 'Phường/Xã', 'sai gon', 'Phường Sài Gòn');
  await dialog(page).getByLabel('Địa chỉ chi tiết').fill(street);
  await save(page);
  await page.getByText(`${street}, Phường Sài Gòn, Thành phố Hồ Chí Minh`).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
}

describe('the address book', () => {
  it('is reached from the settings, and keeps an address of today with the member’s own name', async () => {
    const page = await market.open('/settings', { as: await market.world.aMember() });
    await page.getByRole('link', { name: /Sổ địa chỉ/ }).click();
    await page.getByText('Chưa có địa chỉ nào').waitFor();
    await addToday(page, '12 Lê Lợi');
    await page.getByText('Mặc định', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  it('moves an address to the former divisions, clearing what no longer holds', async () => {
    const page = await openBook();
    await addToday(page, '3 Tràng Tiền');
    await page.getByRole('button', { name: 'Sửa địa chỉ của Lê Thị Mận' }).click();
    await dialog(page).getByRole('radio', { name: 'Cũ (3 cấp)' }).click();
    const province = dialog(page).getByLabel('Tỉnh/Thành phố');
    await expect.poll(() => province.inputValue()).toBe('');
    expect(await dialog(page).getByLabel('Quận/Huyện').isDisabled()).toBe(true);
    await choose(page, 'Tỉnh/Thành phố', 'hà nội', 'Thành phố Hà Nội');
    expect(await dialog(page).getByLabel('Phường/Xã').isDisabled()).toBe(true);
    await choose(page, 'Quận/Huyện', 'hoan kiem', 'Quận Hoàn Kiếm');
    await choose(page, 'Phường/Xã', 'trang tien', 'Phường Tràng Tiền');
    // Another district, another set of wards; another province, another set of both.
    await choose(page, 'Quận/Huyện', 'ba dinh', 'Quận Ba Đình');
    expect(await dialog(page).getByLabel('Phường/Xã').inputValue()).toBe('');
    await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
    expect(await dialog(page).getByLabel('Quận/Huyện').inputValue()).toBe('');
    expect(await dialog(page).getByLabel('Phường/Xã').isDisabled()).toBe(true);
    await choose(page, 'Quận/Huyện', 'hai chau', 'Quận Hải Châu');
    await choose(page, 'Phường/Xã', 'thach thang', 'Phường Thạch Thang');
    await save(page);
    await page.getByText('3 Tràng Tiền, Phường Thạch Thang, Quận Hải Châu, Thành phố Đà Nẵng').waitFor();
    await page.getByText('Địa chỉ cũ', { exact: true }).waitFor();
  });

  it('hands the default on, by choice and by deleting', async () => {
    const page = await openBook();
    await addToday(page, 'Nhà một');
    await addToday(page, 'Nhà hai');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Phường Sài Gòn' });
    const defaultCard = cards.filter({ has: page.getByText('Mặc định', { exact: true }) });
    expect(await defaultCard.innerText()).toContain('Nhà một');
    await page.getByRole('button', { name: 'Đặt làm mặc định' }).click();
    await expect.poll(() => defaultCard.innerText()).toContain('Nhà hai');
    await defaultCard.getByRole('button', { name: 'Xóa địa chỉ' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Xóa địa chỉ này?').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Xóa địa chỉ' }).click();
    await expect.poll(() => cards.count()).toBe(1);
    await expect.poll(() => defaultCard.innerText()).toContain('Nhà một');
  });
});

describe('the search for a place', () => {
  const openSearch = async (page: Page) => {
    await add(page);
    await dialog(page).getByRole('button', { name: 'Tìm địa điểm để điền nhanh' }).click();
    await page.getByRole('dialog', { name: 'Chọn địa điểm' }).waitFor();
    return page.getByRole('dialog', { name: 'Chọn địa điểm' });
  };

  it('asks once, half a second after two letters, and fills the form', async () => {
    const page = await openBook();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/place-suggestions')) asked.push(searchParams.get('query') ?? '');
    });
    const search = await openSearch(page);
    await search.getByText('Nhập địa điểm để tìm kiếm').waitFor();
    const box = search.getByLabel('Địa điểm', { exact: true });
    await stopClock(page);
    await box.fill('h ');
    await page.clock.runFor(600);
    for (const text of ['h kh', 'h khắc', 'h khắc nào đó']) {
      await box.fill(text);
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    await search.getByText('Không tìm thấy địa điểm nào').waitFor();
    await search.getByText('Hãy thử từ khóa khác').waitFor();
    await box.fill('9 Bạch Đằng, hoi an');
    await search.getByRole('button', { name: /Phường Hội An, Thành phố Đà Nẵng/ }).click();
    await search.waitFor({ state: 'detached' });
    await expect.poll(() => dialog(page).getByLabel('Tỉnh/Thành phố').inputValue()).toBe('Thành phố Đà Nẵng');
    await expect.poll(() => dialog(page).getByLabel('Phường/Xã').inputValue()).toBe('Phường Hội An');
    expect(await dialog(page).getByLabel('Địa chỉ chi tiết').inputValue()).toBe('9 Bạch Đằng');
    expect(asked).toEqual(['h khắc nào đó', '9 Bạch Đằng, hoi an']);
  });
});

describe('on a phone', () => {
  it('the book and its form fit 360 px', async () => {
    const page = await openBook(360);
    await addToday(page, 'Số 5, ngõ 12, đường Nguyễn Thị Minh Khai kéo dài, tòa nhà Hoa Sen, tầng 9');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await add(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

it('throws nothing at the reader', () => {
  expect(market.faults).toEqual([]);
});
