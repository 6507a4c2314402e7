import { expect, it } from 'vitest';
import { CartItem } from '#shared/cart/cart.ts';
import { getGuestCart } from '#shared/cart/index.ts';
import { quoteGuestOrder } from '#shared/orders/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { guestOrder } from '../faces/guest-order-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { empty, place } = texts.checkout;
const cartOf = (items: CartItem[]) => answer(getGuestCart, exampleOf(getGuestCart.reply, { items }));
const line = (savedForLater: boolean) => exampleOf(CartItem, { savedForLater });
const open = (url: string, ...answers: ReturnType<typeof answer>[]) =>
  renderAt(url, { answers: [...(guestOrder.beside ?? []), ...answers] });

it.each([
  ['is empty', []],
  ['holds only what is saved for later', [line(true)]],
])('a cart that %s is said to be empty without asking what nothing costs', async (_, items) => {
  const { page, network } = await open(guestOrder.url, cartOf(items));
  await page.findByText(empty.title);
  expect(network.askedOf(quoteGuestOrder)).toEqual([]);
});

it('what a cart costs is asked once the cart is there, and the page is counting until then', async () => {
  const late = hold(cartOf([line(false)]));
  const { page, network } = await open(guestOrder.url, late);
  await expect.poll(() => network.askedOf(getGuestCart).length).toBeGreaterThan(0);
  const [busy] = await page.findAllByRole('button', { name: texts.checkout.place.counting });
  expect([busy?.getAttribute('aria-busy'), network.askedOf(quoteGuestOrder)]).toEqual(['true', []]);
  late.release();
  await page.findAllByRole('button', { name: place.action });
  expect(network.askedOf(quoteGuestOrder).length).toBeGreaterThan(0);
});

it('what is bought at once is counted whatever the cart holds', async () => {
  const { page, network } = await open(`${guestOrder.url}&buy=ao-thun~1`, cartOf([]));
  await page.findAllByRole('button', { name: place.action });
  expect(network.askedOf(quoteGuestOrder).length).toBeGreaterThan(0);
});

it('a cart that cannot be read is left to the server to judge', async () => {
  const { page, network } = await open(
    guestOrder.url,
    refuse(getGuestCart, 'SESSION_NOT_FOUND'),
    refuse(quoteGuestOrder, 'SESSION_NOT_FOUND'),
  );
  await page.findByText(empty.title);
  expect(network.askedOf(quoteGuestOrder).length).toBeGreaterThan(0);
});
