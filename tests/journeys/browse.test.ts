import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMarket,
  expectAccessible,
  expectNoSidewaysScroll,
  settled,
  type Market,
} from '#tests/support/browser.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';

const drinks = aCategory({
  name: 'Trà & cà phê',
  icon: 'tea',
  position: 3,
  description: 'Thơm từ trong bếp',
});
const coffee = aCategory({
  name: 'Cà phê',
  icon: 'tea',
  parentId: drinks.id,
  path: [drinks.id, 'cat-ca-phe'],
  level: 2,
});

/** Enough for three pages of twenty. */
const coffees = Array.from({ length: 47 }, (_, index) =>
  aProduct({
    name: `Cà phê rang mộc số ${String(index + 1).padStart(2, '0')}`,
    category: coffee,
    price: 50_000 + index * 1000,
    facts: { sold: index },
  }),
);

let market: Market;
beforeAll(async () => {
  market = await aMarket();
  // A transaction holds a hundred items, a product is five.
  for (let first = 0; first < coffees.length; first += 15)
    await stock(market.world, coffees.slice(first, first + 15), [drinks, coffee]);
});
afterAll(() => market.close());

const box = (page: Page) => page.getByRole('combobox', { name: 'Tìm sản phẩm' });
const addressOf = (page: Page) => new URL(page.url());

describe('finding', () => {
  it('letters without marks suggest products and their category; Enter shows them all', async () => {
    const page = await market.open('/e-commerce');
    await box(page).click();
    await page.keyboard.type('ca phe');
    await page.getByRole('option', { name: 'Danh mục Cà phê' }).waitFor();
    await page.getByRole('option', { name: 'Xem tất cả 47 kết quả →' }).waitFor();
    expect(await page.getByRole('option', { name: /Cà phê rang mộc/ }).count()).toBe(6);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/e-commerce/search?q=**');
    await page.getByRole('heading', { level: 1, name: 'Kết quả cho “ca phe”' }).waitFor();
    expect(addressOf(page).searchParams.get('q')).toBe('ca phe');
    await page.getByText('47 sản phẩm').first().waitFor();
  });

  it('by keyboard alone: arrows to a suggestion, Enter, and back', async () => {
    const page = await market.open('/e-commerce');
    await box(page).focus();
    await page.keyboard.type('xoai cat');
    await page.getByRole('option', { name: /Xoài cát Hòa Lộc/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Xoài cát Hòa Lộc');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await box(page).inputValue()).toBe('xoai cat');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/e-commerce/product/xoai-cat-**');
    await page.getByRole('heading', { level: 1, name: 'Xoài cát Hòa Lộc' }).waitFor();
  });

  it('remembers what was searched for, and forgets it when told', async () => {
    const page = await market.open('/e-commerce/search?q=xoai');
    await box(page).fill('áo thun');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kết quả cho “áo thun”' }).waitFor();
    await page.getByRole('button', { name: 'Xóa nội dung tìm kiếm' }).click();
    expect(await page.getByRole('listbox').count()).toBe(0);
    await box(page).click();
    await page.getByRole('option', { name: 'áo thun' }).waitFor();
    await page.getByRole('button', { name: 'Xóa lịch sử' }).click();
    await expect.poll(() => page.getByRole('option', { name: 'áo thun' }).count()).toBe(0);
  });

  it('before anything is typed, what others look for; of what is typed, the places that match', async () => {
    const page = await market.open('/e-commerce/categories');
    await box(page).click();
    await page
      .getByRole('group', { name: 'Tìm kiếm phổ biến' })
      .getByRole('option', { name: 'Trái cây' })
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.type('xoai');
    const found = page.getByRole('option', { name: /Xoài cát Hòa Lộc/ });
    await found.waitFor();
    expect(await found.locator('mark').allTextContents()).toEqual(['Xoài']);
    expect(await found.textContent()).toContain('Trái cây');
  });

  it('on a phone the field stands at the market’s front, and elsewhere opens over the page', async () => {
    const page = await market.open('/e-commerce', { width: 360 });
    expect(await box(page).count()).toBe(1);
    await page.goto(`${market.world.url}/e-commerce/categories`);
    await settled(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: 'Mở ô tìm kiếm' }).click();
    await expect
      .poll(() => box(page).evaluate((node) => node === node.ownerDocument.activeElement))
      .toBe(true);
    await page.getByRole('option', { name: 'Trái cây' }).first().waitFor();
    expect(await heading.boundingBox()).toEqual(before);
    await expectAccessible(page);
  });

  it('spaces alone are no search, and the page without one invites', async () => {
    const page = await market.open('/e-commerce/search');
    await page.getByRole('heading', { level: 1, name: 'Tìm kiếm sản phẩm' }).waitFor();
    await box(page).fill('   ');
    await page.keyboard.press('Enter');
    expect(addressOf(page).search).toBe('');
  });

  it('nothing found says so', async () => {
    const page = await market.open('/e-commerce/search?q=kh%C3%B4ng%20h%E1%BB%81%20c%C3%B3');
    await page.getByText('Không tìm thấy sản phẩm nào').waitFor();
    expect(await page.getByText('Thử tìm kiếm với từ khóa khác').count()).toBe(1);
  });
});

describe('narrowing', () => {
  it('a filter, page 3, a product, and back: filter, page and place are as they were', async () => {
    const page = await market.open('/e-commerce/product?page=2');
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /Trà & cà phê/ })
      .click();
    await page.getByText('47 sản phẩm').first().waitFor();
    expect(addressOf(page).searchParams.get('page')).toBeNull();
    await page.getByRole('button', { name: 'Trang 3', exact: true }).click();
    await expect.poll(() => addressOf(page).searchParams.get('page')).toBe('3');
    await page.getByText('41–47 trong 47').waitFor();
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate<number>('scrollY');
    const name = await last.getByRole('heading').textContent();
    await last.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await page.goBack();
    await page.getByText('41–47 trong 47').waitFor();
    expect(addressOf(page).searchParams.get('categoryId')).toBe(drinks.id);
    expect(addressOf(page).searchParams.get('page')).toBe('3');
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(place);
    expect(place).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Bỏ Trà & cà phê' }).click();
    await page.getByText('50 sản phẩm').first().waitFor();
  });

  it('on a phone the filters lie in a drawer that counts what is left', async () => {
    const page = await market.open('/e-commerce/product', { width: 360 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Lọc', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Bộ lọc' });
    await drawer.getByRole('button', { name: /Trà & cà phê/ }).click();
    await drawer.getByRole('button', { name: 'Xem 47 sản phẩm' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Bỏ Trà & cà phê' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

describe('aisles and stalls', () => {
  it('a category shows what lies below it, and narrows to it', async () => {
    const page = await market.open(`/e-commerce/category/${drinks.slug}`, { theme: 'dark' });
    await page.getByRole('heading', { level: 1, name: drinks.name }).waitFor();
    await page.getByText('Thơm từ trong bếp').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: `Trong ${drinks.name}` })
      .getByRole('link')
      .click();
    await page.waitForURL(`**/e-commerce/category/${coffee.slug}`);
    await page.getByRole('heading', { level: 1, name: coffee.name }).waitFor();
  });

  it('a stall’s page and the list of stalls', async () => {
    const page = await market.open('/e-commerce/businesses', { language: 'en' });
    await page.getByRole('heading', { level: 1, name: 'Stores on Chợ Làng' }).waitFor();
    await page.getByRole('link', { name: 'Hợp tác xã dệt Hội An' }).click();
    await page.waitForURL('**/e-commerce/business/det-hoi-an');
    await page.getByRole('heading', { level: 1, name: 'Hợp tác xã dệt Hội An' }).waitFor();
    await expect.poll(() => page.getByText('50 products').first().isVisible()).toBe(true);
  });

  it('the menu of the header by keyboard: departments, aisles, out again', async () => {
    const page = await market.open('/e-commerce/categories', { language: 'en' });
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor();
    const button = page.getByRole('button', { name: 'Categories', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Categories' });
    await menu.getByRole('link', { name: 'Fruit' }).first().waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Tea & coffee');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Categories');
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Fruit' }).first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/e-commerce/category/${coffee.slug}`);
    await settled(page);
  });
});

it('no page failed on the way', () => expect(market.faults).toEqual([]));
