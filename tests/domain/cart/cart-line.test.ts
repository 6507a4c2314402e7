import { describe, expect, it } from 'vitest';
import { cartItemIdOf, lineNameOf } from '#shared/cart/item-id.ts';
import type { Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import {
  capOf,
  limitOf,
  newLine,
  requestMark,
  expiredRequestMarks,
  unitTotalOf,
} from '#functions/domain/cart/cart-line.ts';
import { countOf, toCartItem, totalsOf } from '#functions/domain/cart/cart-contents.ts';
import { aProduct } from '#tests/support/catalogue.ts';

function anOffer(given: Partial<Offer> = {}, draft = {}): Offer {
  const { card } = aProduct({ name: 'Gạo', ...draft });
  return {
    card,
    variant: undefined,
    price: card.price + (given.variant?.additionalPrice ?? 0),
    available: 20,
    places: ['-#wh'],
    stocks: [],
    minQuantity: 1,
    maxQuantity: 999,
    weight: undefined,
    unit: undefined,
    ...given,
  };
}
const now = '2026-11-21T00:00:00.000Z';

describe('what one costs', () => {
  type Case = [
    label: string,
    price: number,
    tax: 'zero' | 'five' | 'eight' | 'ten',
    extra: number,
    total: number,
  ];
  const cases: Case[] = [
    ['185.000 ₫ at 5%', 185_000, 'five', 0, 194_250],
    ['99.999 ₫ at 8%', 99_999, 'eight', 0, 107_999],
    ['100.000 ₫ and 5.000 ₫ for the size at 10%', 100_000, 'ten', 5_000, 115_500],
    ['nothing', 0, 'ten', 0, 0],
  ];
  it.each(cases)('%s', (_, price, taxType, additionalPrice, total) => {
    const variant = {
      id: 'co-l',
      name: 'Cỡ',
      value: 'L',
      sku: 'L',
      additionalPrice,
      total,
      image: null,
    };
    expect(unitTotalOf(anOffer({ variant }, { price, taxType }))).toBe(total);
  });
});

describe('how many a line may hold', () => {
  it.each([
    [20, 999, 20, 'stock'],
    [20, 20, 20, 'stock'],
    [20, 5, 5, 'order'],
    [5000, 999, 999, 'order'],
    [5000, 2000, 999, 'order'],
    [0, 5, 0, 'stock'],
  ])('%s left, %s to an order: %s, for want of %s', (available, maxQuantity, cap, limit) => {
    const offer = anOffer({ available, maxQuantity });
    expect([capOf(offer), limitOf(offer)]).toEqual([cap, limit]);
    expect(toCartItem(newLine(offer, 1, now), offer)).toMatchObject({ available: cap, limit });
  });
});

describe('what is sold from a number on', () => {
  const offer = anOffer({ minQuantity: 5, available: 12 });
  it.each([
    [12, 12],
    [5, 5],
    [4, 0],
  ])('%s left: %s can be taken', (available, cap) => {
    expect(capOf({ ...offer, available })).toBe(cap);
  });

  it.each([
    [4, 12, 'below_minimum'],
    [5, 12, 'ok'],
    [13, 12, 'short'],
    [4, 4, 'out_of_stock'],
  ])('%s of %s: %s', (quantity, available, state) => {
    const item = toCartItem(newLine(offer, quantity, now), { ...offer, available });
    expect(item).toMatchObject({ state, minQuantity: 5 });
  });
});

describe('a line’s name', () => {
  it.each([
    ['01J', '-'],
    ['01J', 'co-l'],
    ['odd~id', 'co-l'],
  ])('%s and %s in one word and back', (productId, variantId) => {
    for (const savedForLater of [false, true]) {
      const name = { productId, variantId, savedForLater };
      expect(lineNameOf(cartItemIdOf(name))).toEqual(name);
    }
  });

  it('any text is the name of some line', () => {
    expect(lineNameOf('junk')).toEqual({ productId: 'junk', variantId: '-', savedForLater: false });
    expect(lineNameOf('~')).toEqual({ productId: '', variantId: '', savedForLater: false });
    expect(lineNameOf('~*')).toEqual({ productId: '', variantId: '-', savedForLater: true });
  });
});

describe('the memory of requests', () => {
  it('is a name a table takes, and is kept short', () => {
    expect(requestMark('a1b2-c3d4-e5')).toBe('request_a1b2_c3d4_e5');
    const marks = Object.fromEntries(
      Array.from({ length: 25 }, (_, second) => [`request_${second}`, new Date(second * 1000).toISOString()]),
    );
    const line = newLine(anOffer(), 1, now);
    expect(expiredRequestMarks({ ...line, ...marks })).toHaveLength(15);
    expect(expiredRequestMarks({ ...line, ...marks })).not.toContain('request_24');
    expect(expiredRequestMarks({ ...line, request_a: now })).toEqual([]);
  });
});

describe('totals', () => {
  it('count everything but what is saved for later, and charge what can be bought', () => {
    const offer = anOffer({}, { price: 10_000 });
    const line = newLine(offer, 2, now);
    const items = [
      toCartItem(line, offer),
      toCartItem({ ...line, quantity: 30 }, offer),
      toCartItem(line, undefined),
      toCartItem(line, anOffer({ available: 0 })),
      toCartItem({ ...line, savedForLater: true }, offer),
    ];
    expect(items.map(({ state }) => state)).toEqual(['ok', 'short', 'unavailable', 'out_of_stock', 'ok']);
    expect(totalsOf(items)).toMatchObject({ totalItems: 4, totalQuantity: 36, totalPrice: 320_000 });
    expect(countOf([line, { ...line, savedForLater: true }])).toBe(2);
  });
});
