import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGuestOrders, listOrders } from '#shared/orders/index.ts';
import { aBadLine, persist, random } from '#tests/support/bad-line.ts';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { firstFiles } from '#tests/support/first-files.ts';
import { fillContact, guestCheckout, pickUp, placeButton } from '#tests/support/checkout.ts';
import { isNight } from '#tests/support/night.ts';
import { freshEmail, type Member } from '#tests/support/world.ts';

/** None by day; `LOST_NETWORK=20x10000`: twenty, whose network goes for ten seconds each time. */
const [shoppers = isNight ? 6 : 0, cutMilliseconds = 500] = (process.env.LOST_NETWORK ?? '')
  .split('x')
  .filter(Boolean)
  .map(Number);
/** For one step: what was pressed into a dead line may take its 15 seconds to be given up. */
const patience = 90_000 + 3 * cutMilliseconds;
const whole = 300_000 + 12 * cutMilliseconds;

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const mango = 'Xoài cát Hòa Lộc';
type Quick = { timeout: number };
type Step = { press: (page: Page, quick: Quick) => Promise<unknown>; seen: (page: Page) => Locator };

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const buyLink = (page: Page) => page.getByRole('link', { name: /^Mua hàng \(\d+\)/ });
const counter = (page: Page) => page.getByRole('radiogroup', { name: 'Kho nhận hàng' });

/** From the market's front to the order. */
const journey: readonly Step[] = [
  {
    press: (page, quick) => page.locator('main a[href="/e-commerce/product"]').first().click(quick),
    seen: heading('Sản phẩm'),
  },
  {
    press: (page, quick) => page.getByRole('link', { name: mango }).last().click(quick),
    seen: heading(mango),
  },
  {
    press: (page, quick) =>
      page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first().click(quick),
    seen: (page) => page.getByText('Đã thêm vào giỏ hàng'),
  },
  {
    press: (page, quick) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /giỏ hàng/i })
        .last()
        .click(quick),
    seen: buyLink,
  },
  {
    press: (page, quick) => buyLink(page).first().click(quick),
    seen: (page) => page.getByRole('region', { name: 'Thông tin liên hệ' }),
  },
  {
    press: (page, quick) => page.locator('label', { hasText: 'Nhận tại kho' }).first().click(quick),
    seen: (page) => counter(page).getByRole('radio'),
  },
  {
    press: (page, quick) => counter(page).locator('label').first().click(quick),
    seen: (page) => counter(page).locator('[aria-checked="true"]'),
  },
];

const order: Step = {
  press: (page, quick) => placeButton(page).click(quick),
  seen: (page) => page.getByRole('img', { name: /Mã VietQR/ }),
};

/** How many orders there are in the end: pressed again, lost or answered late, there must be one. */
async function ordersOf(buyer: Member | string): Promise<number> {
  if (typeof buyer === 'string') {
    const { body } = await market.world.send(listGuestOrders, { query: { email: buyer } });
    return body.found?.count ?? 0;
  }
  const { body } = await market.world.send(listOrders, { token: buyer.accessToken, query: {} });
  return body.data.length;
}

async function buy(page: Page, member?: Member, before = async () => {}, back = async () => {}) {
  const email = freshEmail();
  const go = async ({ press, seen }: Step) => {
    await before();
    await persist(page, { press: (quick) => press(page, quick), seen: seen(page) }, patience, back);
  };
  for (const step of journey) await go(step);
  if (!member) await fillContact(page, email);
  await go(order);
  await back();
  expect(new URL(page.url()).pathname).toContain('/e-commerce/payment/');
  expect(await ordersOf(member ?? email)).toBe(1);
}

/** The server does what it was asked; nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** The order is there, and whoever placed it does not know: by whose address it is found. */
async function placeAndLoseAnswer(page: Page): Promise<string> {
  const email = freshEmail();
  await pickUp(page);
  await fillContact(page, email);
  await page.route('**/create-order-from-guest-cart', loseAnswer, { times: 1 });
  await placeButton(page).click();
  await page.getByText('Đơn chỉ được đặt một lần dù bạn nhấn lại.').waitFor();
  return email;
}

async function isOnScreen(locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const height = locator.page().viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('buying goes on to its end', () => {
  it.runIf(isNight).each(['guest', 'member'])(
    'for a %s, every file of code that comes later failing once',
    async (who) => {
      const member = who === 'member' ? await market.world.aMember() : undefined;
      const page = await market.blank({ ...(member && { as: member }) });
      const first = firstFiles();
      const failed = new Set<string>();
      await page.route(/\/assets\/[^/]+\.(?:js|css)$/, (route: Route) => {
        const name = new URL(route.request().url()).pathname.slice('/assets/'.length);
        if (first.has(name) || failed.has(name)) return route.continue();
        failed.add(name);
        return route.abort('connectionfailed');
      });
      await page.goto(`${market.world.url}/e-commerce`);
      await buy(page, member);
      expect(first.size).toBeGreaterThan(2);
      expect(failed.size).toBeGreaterThan(20);
    },
    whole,
  );

  const seeds = Array.from({ length: shoppers }, (_, place) => place + 1);
  it.each(seeds)(
    'with the network gone now and then (seed %i)',
    async (seed) => {
      const member = seed % 2 === 0 ? await market.world.aMember() : undefined;
      const next = random(seed);
      const page = await market.blank({ ...(member && { as: member }) });
      const line = await aBadLine(market.world.url);
      await page.goto(`${line.url}/e-commerce`);
      const before = async () => {
        if (next() < 0.6) await line.lose(page, next, cutMilliseconds);
      };
      await buy(page, member, before, line.back).finally(line.close);
      expect(line.cuts.length).toBeGreaterThan(0);
    },
    whole,
  );

  it('an order pressed without a network is told at once, and goes through when pressed again', async () => {
    const page = await guestCheckout(market, { width: 360 });
    await pickUp(page);
    const email = freshEmail();
    await fillContact(page, email);
    await page.context().setOffline(true);
    const button = page.getByRole('button', { name: 'Đặt hàng' }).filter({ visible: true });
    await button.click();
    await page.getByText('Không kết nối được. Vui lòng kiểm tra mạng rồi thử lại.').waitFor();
    await expect.poll(() => isOnScreen(page.getByText('Chưa nhận được phản hồi'))).toBe(true);
    await page.context().setOffline(false);
    await button.click();
    await order.seen(page).waitFor();
    expect(await ordersOf(email)).toBe(1);
  });

  it('an order whose answer is lost is the same order when it is pressed again', async () => {
    const page = await guestCheckout(market);
    const email = await placeAndLoseAnswer(page);
    expect(await ordersOf(email)).toBe(1);
    await placeButton(page).click();
    await order.seen(page).waitFor();
    expect(await ordersOf(email)).toBe(1);
  });

  it('an order whose answer is lost is told about where it was corrected since, and opened', async () => {
    const page = await guestCheckout(market, { width: 360 });
    const email = await placeAndLoseAnswer(page);
    await page.getByLabel('Ghi chú cho người bán').fill('Gọi số mới');
    await placeButton(page).click();
    await page.getByRole('alertdialog', { name: 'Đơn hàng của bạn đã được đặt' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Xem đơn hàng' }).click();
    await page.waitForURL('**/e-commerce/orders/guest**');
    await page.getByRole('heading', { level: 1, name: /Đơn hàng/ }).waitFor();
    expect(await ordersOf(email)).toBe(1);
  });

  it('and no fault was thrown on the way', () => expect(market.faults).toEqual([]));
});
