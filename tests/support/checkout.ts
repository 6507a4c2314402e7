import type { Page } from 'playwright-core';
import { type Look, type Market, settled } from './browser.ts';
import { freshPhone } from './world.ts';

export const longWait = { timeout: 60_000 };

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Đặt hàng/ }).first();
export const chooseTile = (page: Page, text: string) =>
  page.locator('label', { hasText: text }).first().click();

/** Chooses pickup at the only counter with all the goods, and a payment method if one is passed. */
export async function pickUp(page: Page, payment?: string): Promise<void> {
  await chooseTile(page, 'Nhận tại kho');
  if (payment) await chooseTile(page, payment);
  await chooseTile(page, 'Đủ hàng');
  await settled(page);
}

/** Fills in a guest's contact data at the checkout. */
export async function fillContact(page: Page, email: string): Promise<void> {
  const boxes = page.getByRole('region', { name: 'Thông tin liên hệ' });
  await boxes.locator('input[autocomplete="name"]').fill('Nguyễn Thị Lan');
  await boxes.locator('input[autocomplete="tel"]').fill(freshPhone());
  await boxes.locator('input[autocomplete="email"]').fill(email);
}

/** Path of a product page, found by a word of the product's name. */
export async function pathOf(market: Market, word: string): Promise<string> {
  const { data } = (await (await fetch(`${market.world.url}/api/products?q=${word}`)).json()) as {
    data: { slug: string }[];
  };
  return `/e-commerce/product/${data[0]?.slug}`;
}

/** Opens a guest's checkout with a mango in the cart. */
export async function guestCheckout(market: Market, look: Look = {}): Promise<Page> {
  const page = await market.open(await pathOf(market, 'xoai'), look);
  await page
    .getByRole('button', { name: /^(Thêm vào giỏ|Add to cart)$/ })
    .first()
    .click();
  await page.getByText(/^(Đã thêm vào giỏ hàng|Added to cart)/).waitFor();
  await page.goto(`${market.world.url}/e-commerce/checkout`);
  await settled(page);
  return page;
}
