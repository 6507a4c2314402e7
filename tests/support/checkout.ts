import type { Page } from 'playwright-core';
import { type Look, type Market, settled } from './browser.ts';
import { freshPhone } from './world.ts';

export const longWait = { timeout: 60_000 };

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Đặt hàng/ }).first();
export const chooseTile = (page: Page, text: string) =>
  page.locator('label', { hasText: text }).first().click();

/** Fetched at the one counter there is, where all of it lies; paid as said, or as is chosen already. */
export async function pickUp(page: Page, payment?: string): Promise<void> {
  await chooseTile(page, 'Nhận tại kho');
  if (payment) await chooseTile(page, payment);
  await chooseTile(page, 'Đủ hàng');
  await settled(page);
}

/** Who a guest is, as the checkout asks for it. */
export async function fillContact(page: Page, email: string): Promise<void> {
  const boxes = page.getByRole('region', { name: 'Thông tin liên hệ' });
  await boxes.locator('input[autocomplete="name"]').fill('Nguyễn Thị Lan');
  await boxes.locator('input[autocomplete="tel"]').fill(freshPhone());
  await boxes.locator('input[autocomplete="email"]').fill(email);
}

/** The page of a product, found by a word of its name. */
export async function pathOf(market: Market, word: string): Promise<string> {
  const { data } = (await (await fetch(`${market.world.url}/api/products?q=${word}`)).json()) as {
    data: { slug: string }[];
  };
  return `/e-commerce/product/${data[0]?.slug}`;
}

/** A guest’s checkout with a mango in it. */
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
