import { describe, expect, it } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { emptyCart } from '#web/features/cart/api/cart-queries.ts';
import type { CartData } from '#web/features/cart/rules/cart-data.ts';
import { cartRetryDelay, retryCart } from '#web/features/cart/api/cart-retry.ts';
import {
  isPlaceholder,
  withAdded,
  withoutLines,
  withQuantity,
  withSaved,
} from '#web/features/cart/rules/cart-optimism.ts';
import { filterOf, readCartSearch } from '#web/features/cart/rules/cart-search.ts';
import { ApiError } from '#web/platform/api/api-error.ts';

const waiting = 'Đang tải...';

/** A cart whose first line is known: two at 30.000 ₫. */
function aCart(): CartData {
  const { items } = withAdded(emptyCart, { productId: 'tea', quantity: 2 }, 'Trà');
  const [tea] = items;
  if (!tea) throw new Error('It was added');
  return withQuantity(
    { ...emptyCart, items: [{ ...tea, unitTotal: 30_000, product: { ...tea.product, slug: 'tra' } }] },
    'tea~-',
    2,
  );
}

describe('what is seen before the answer', () => {
  it('something new waits at the top, without a price', () => {
    const { items, totalQuantity, totalPrice } = withAdded(
      aCart(),
      { productId: 'rice', quantity: 3 },
      waiting,
    );
    expect(items[0]).toMatchObject({
      cartItemId: 'rice~-',
      quantity: 3,
      subtotal: 0,
      product: { name: waiting, price: 0 },
    });
    expect(items.map(isPlaceholder)).toEqual([true, false]);
    expect([totalQuantity, totalPrice]).toEqual([5, 60_000]);
  });

  it('more of what is there raises its line', () => {
    const cart = withAdded(aCart(), { productId: 'tea', quantity: 1 }, waiting);
    expect(cart).toMatchObject({ totalItems: 1, totalQuantity: 3, totalPrice: 90_000 });
  });

  it('what is saved for later is a line beside the same goods, and becomes one with what is saved already', () => {
    const saved = withSaved(aCart(), 'tea~-', true);
    expect(saved.items).toMatchObject([{ cartItemId: 'tea~-~*', quantity: 2, savedForLater: true }]);
    expect(saved.totalQuantity).toBe(0);
    const more = withAdded(saved, { productId: 'tea', quantity: 1 }, waiting);
    expect(more.items.map(({ cartItemId, quantity }) => [cartItemId, quantity])).toEqual([
      ['tea~-', 1],
      ['tea~-~*', 2],
    ]);
    for (const [id, isSaved, total] of [
      ['tea~-', true, 0],
      ['tea~-~*', false, 3],
    ] as const) {
      const { items, totalQuantity } = withSaved(more, id, isSaved);
      expect(items).toMatchObject([
        { cartItemId: isSaved ? 'tea~-~*' : 'tea~-', quantity: 3, savedForLater: isSaved },
      ]);
      expect(totalQuantity).toBe(total);
    }
    expect(withSaved(more, 'none', true)).toBe(more);
  });

  it('a variant is a line of its own', () => {
    const cart = withAdded(aCart(), { productId: 'tea', variantId: 'goi-200g', quantity: 1 }, waiting);
    expect(cart.items.map(({ cartItemId }) => cartItemId)).toEqual(['tea~goi-200g', 'tea~-']);
  });

  it('what leaves takes its share of the totals along', () => {
    expect(withoutLines(aCart(), ['tea~-', 'other'])).toMatchObject({
      totalItems: 0,
      totalQuantity: 0,
      totalPrice: 0,
    });
    expect(withQuantity(aCart(), 'tea~-', 5)).toMatchObject({ totalQuantity: 5, totalPrice: 150_000 });
    expect(withSaved(aCart(), 'tea~-', true)).toMatchObject({ totalItems: 0, totalPrice: 0 });
  });
});

describe('what can be bought', () => {
  const states = (state: CartItem['state']): CartData => {
    const cart = aCart();
    return { ...cart, items: cart.items.map((item) => ({ ...item, state, available: 5 })) };
  };

  it.each([
    ['ok', 90_000],
    ['short', 90_000],
    ['out_of_stock', 0],
    ['unavailable', 0],
  ] as const)('a line that is %s costs %i', (state, totalPrice) => {
    expect(withQuantity(states(state), 'tea~-', 3)).toMatchObject({ totalQuantity: 3, totalPrice });
  });

  it.each([
    ['short', 6, 'short'],
    ['short', 5, 'ok'],
    ['short', 4, 'ok'],
    ['out_of_stock', 1, 'out_of_stock'],
    ['unavailable', 1, 'unavailable'],
  ] as const)('a line that is %s, with %i of five it has: %s', (state, quantity, becomes) => {
    expect(withQuantity(states(state), 'tea~-', quantity).items[0]?.state).toBe(becomes);
  });

  it.each([
    [2, 'below_minimum'],
    [3, 'ok'],
    [6, 'below_minimum'],
  ] as const)('a line below its three at least, of five, with %i: %s', (quantity, becomes) => {
    const cart = states('below_minimum');
    const items = cart.items.map((item) => ({ ...item, minQuantity: 3 }));
    expect(withQuantity({ ...cart, items }, 'tea~-', quantity).items[0]?.state).toBe(becomes);
  });
});

describe('asking again', () => {
  const failed = (status: number) => new ApiError({ status, code: 'X', message: '' });
  it.each([
    [500, [1000, 2000, 4000], 3],
    [0, [1000, 2000, 4000], 3],
    [429, [5000, 10_000, 15_000, 20_000, 25_000, 30_000], 6],
    [404, [], 0],
    [401, [], 0],
  ])('after %i', (status, delays, tries) => {
    const error = failed(status);
    const waits: number[] = [];
    for (let failures = 0; retryCart(failures, error); failures += 1)
      waits.push(cartRetryDelay(failures, error));
    expect([waits, waits.length]).toEqual([delays, tries]);
  });
});

describe('the cart’s address', () => {
  it('keeps what is meant and passes over the rest', () => {
    const search = readCartSearch({
      q: 12,
      stockStatus: 'gone',
      minPrice: '-3',
      maxPrice: '5000',
      other: 'x',
      only: 'a~-',
    });
    expect(search).toEqual({ q: '12', maxPrice: 5000, only: 'a~-' });
    expect(filterOf({ ...search, q: '  ' })).toEqual({ maxPrice: 5000 });
  });
});
