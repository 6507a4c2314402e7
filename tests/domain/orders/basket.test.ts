import { expect, it } from 'vitest';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import type { Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { checkBasket, gramsOf, itemOf } from '#functions/domain/orders/placing/basket.ts';
import { comboSnapshot } from '#functions/domain/orders/placing/combo-snapshot.ts';
import { aProduct } from '#tests/support/catalogue.ts';

const anOffer = (onHand: number, given: Partial<Offer> = {}): Offer => ({
  card: aProduct({ name: 'Gạo' }).card,
  variant: undefined,
  price: 100_000,
  available: onHand,
  places: [],
  stocks: [{ variantId: '-', warehouseId: 'wh', warehouseName: 'Kho', province: 'Huế', onHand, reserved: 0 }],
  minQuantity: 1,
  maxQuantity: 999,
  weight: undefined,
  unit: undefined,
  ...given,
});

type Case = [what: string, quantity: number, offer: Offer | undefined, issue: object | undefined];
it.each<Case>([
  ['enough of it', 3, anOffer(3), undefined],
  ['fewer left', 3, anOffer(2), { state: 'short', available: 2, limit: 'stock' }],
  ['none left', 1, anOffer(0), { state: 'out_of_stock', available: 0 }],
  [
    'more than one order may hold',
    3,
    anOffer(9, { maxQuantity: 2 }),
    { state: 'short', available: 2, limit: 'order' },
  ],
  ['fewer than are sold at once', 3, anOffer(9, { minQuantity: 5 }), { state: 'below_minimum', minimum: 5 }],
  ['as few as are sold at once', 5, anOffer(9, { minQuantity: 5 }), undefined],
  ['fewer left than are sold at once', 3, anOffer(4, { minQuantity: 5 }), { state: 'out_of_stock' }],
  ['no longer sold', 1, undefined, { state: 'unavailable' }],
])('an order of %s', (_, quantity, offer, issue) => {
  const line = newLine(offer ?? anOffer(1), quantity, '2026-11-21T00:00:00.000Z');
  const { items, issues } = checkBasket([{ line, offer }], undefined);
  if (issue) expect([items, issues]).toEqual([[], [expect.objectContaining({ wanted: quantity, ...issue })]]);
  else expect([items.length, issues]).toEqual([1, []]);
});

it('lines that draw on one shelf share what it has', () => {
  const offer = anOffer(5);
  const line = newLine(offer, 3, '2026-11-21T00:00:00.000Z');
  const { items, issues } = checkBasket(
    [
      { line, offer },
      { line, offer },
    ],
    undefined,
  );
  expect([items.length, issues]).toEqual([1, [expect.objectContaining({ state: 'short', available: 2 })]]);
});

it('a line of an order is what is sold now: of a variant with its own code and picture', () => {
  const offer = anOffer(5, { unit: 'kg' });
  const { code, image, name, taxRate } = offer.card;
  const line = { productId: 'p1', variantId: '-', variantName: null, quantity: 2 };
  expect(itemOf(line, offer)).toMatchObject({
    id: 'p1~-',
    variantId: null,
    code,
    image,
    name,
    unit: 'kg',
    price: 100_000,
    taxRate,
    quantity: 2,
  });
  expect(itemOf(line, offer)).not.toHaveProperty('parts');
  const variant = { id: 'do', name: 'Màu', value: 'Đỏ', sku: 'AO-DO', image: '/do.webp' };
  // As much of a variant as a line is made of.
  const red = { ...anOffer(5), variant } as unknown as Offer;
  expect(itemOf({ ...line, variantId: 'do', variantName: 'Màu: Đỏ' }, red)).toMatchObject({
    id: 'p1~do',
    variantId: 'do',
    variantName: 'Màu: Đỏ',
    code: 'AO-DO',
    image: '/do.webp',
    unit: '',
  });
});

it('what a combo is made of is kept as it is sold now, and what is not sold is none of it', () => {
  const offer = anOffer(5, { unit: 'kg' });
  const { code, image, name, slug, ground } = offer.card;
  const named = { productId: 'p1', variantId: null, quantity: 2 };
  const part = { ...named, card: offer.card };
  const parts = comboSnapshot(
    [
      { ...part, offer },
      { ...part, offer: undefined },
    ],
    300_000,
  );
  expect(parts).toEqual([
    { ...named, variantName: null, name, slug, code, image, ground, unit: 'kg', share: 300_000 },
  ]);
  const variant = { id: 'do', name: 'Màu', value: 'Đỏ', sku: 'AO-DO', image: '/do.webp' };
  // As much of a variant as a part is made of.
  const red = { ...anOffer(5), variant } as unknown as Offer;
  expect(comboSnapshot([{ ...part, variantId: 'do', offer: red }], 1)).toMatchObject([
    { variantId: 'do', variantName: 'Màu: Đỏ', code: 'AO-DO', image: '/do.webp', unit: '', share: 1 },
  ]);
});

it('goods weigh whole grams', () => {
  expect([gramsOf({ weight: 1.001 }), gramsOf({ weight: 0.25 }), gramsOf({ weight: undefined })]).toEqual([
    1001, 250, 0,
  ]);
});
