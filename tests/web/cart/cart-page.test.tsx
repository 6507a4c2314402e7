import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor, within } from '@testing-library/dom';
import { vi as texts } from '#web/locales/vi.ts';
import {
  addToCart,
  CartItem,
  getCart,
  getCartCount,
  removeFromCart,
  updateCartItem,
} from '#shared/cart/index.ts';
import { listProducts } from '#shared/catalogue/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse, sample } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';

const name = 'Xoài cát Hòa Lộc';
const item = exampleOf(CartItem, {
  quantity: 2,
  savedForLater: false,
  available: 9,
  minQuantity: 1,
  state: 'ok',
  product: { ...exampleOf(CartItem).product, name },
});
const cart = exampleOf(getCart.reply, { items: [item], totalItems: 1, totalQuantity: 2 });

let screen: Screen;
beforeEach(async () => {
  screen = await renderAt('/e-commerce/cart', {
    as: 'user',
    answers: [
      answer(getCart, cart),
      answer(getCartCount, { count: 2 }),
      refuse(updateCartItem, 'INTERNAL'),
      // Beside an empty cart.
      sample(listProducts),
    ],
  });
  await screen.page.findAllByRole('link', { name });
});

const badge = () => document.querySelector('header [data-badge]')?.getAttribute('data-badge');

describe('the cart in another tab', () => {
  it('is asked for when that tab moved it, with its number in the header', async () => {
    const { page, network } = screen;
    const other = 'Chè kho';
    const changed = { ...item, product: { ...item.product, name: other } };
    network.answer(
      answer(getCart, { ...cart, items: [changed], totalQuantity: 3 }),
      answer(getCartCount, { count: 3 }),
    );
    localStorage.setItem('cholang-cart-changed', 'tab-khac');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cholang-cart-changed' }));
    await page.findAllByRole('link', { name: other });
    await expect.poll(badge).toBe('3');
  });

  it('hears of a change made here', async () => {
    const { page, user, network } = screen;
    network.answer(sample(removeFromCart));
    const [remove] = page.getAllByRole('button', {
      name: texts.cartPage.removeLine.replace('{{name}}', name),
    });
    await user.click(remove ?? document.body);
    await expect.poll(() => localStorage.getItem('cholang-cart-changed')).not.toBeNull();
  });
});

describe('a line taken out by mistake', () => {
  const empty = exampleOf(removeFromCart.reply, { items: [], totalItems: 0, totalQuantity: 0 });
  const takeOut = async () => {
    const { page, user, network } = screen;
    network.answer(answer(removeFromCart, empty), sample(addToCart));
    const [remove] = page.getAllByRole('button', {
      name: texts.cartPage.removeLine.replace('{{name}}', name),
    });
    await user.click(remove ?? document.body);
    await page.findByText(texts.cartPage.removed);
  };

  it('comes back as it was by one press', async () => {
    await takeOut();
    const { page, user, network } = screen;
    await user.click(page.getByRole('button', { name: texts.cartPage.undo }));
    await page.findByText(texts.cartPage.restored);
    const { productId, variantId, quantity } = item;
    expect(network.askedOf(addToCart)).toMatchObject([
      { body: { productId, quantity, ...(variantId && { variantId }) } },
    ]);
    expect(network.askedOf(updateCartItem)).toEqual([]);
  });
});

describe('what the server refuses is taken back', () => {
  it('a line that was taken out is there again', async () => {
    const { page, user, network } = screen;
    const refusal = hold(refuse(removeFromCart, 'INTERNAL'));
    network.answer(refusal);
    const [remove] = page.getAllByRole('button', {
      name: texts.cartPage.removeLine.replace('{{name}}', name),
    });
    await user.click(remove ?? document.body);
    await waitFor(() => expect(page.queryAllByRole('link', { name })).toEqual([]));
    refusal.release();
    await page.findByText(texts.cart.failed.remove);
    await page.findAllByRole('link', { name });
    expect(badge()).toBe('2');
  });

  it('a quantity goes back, and is not sent again', async () => {
    const { page, user, network } = screen;
    const [group] = page.getAllByRole('group', { name: texts.cartPage.quantityOf.replace('{{name}}', name) });
    const quantity = within(group ?? document.body);
    const more = quantity.getAllByRole('button').at(-1) ?? document.body;
    await user.click(more);
    await user.click(more);
    await page.findByText(texts.cart.failed.update);
    await waitFor(() => expect(quantity.getByRole('textbox')).toHaveProperty('value', '2'));
    await network.rest();
    expect(network.askedOf(updateCartItem).map(({ body }) => body.quantity)).toEqual([4]);
  });
});
