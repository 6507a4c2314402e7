import { describe, expect, it } from 'vitest';
import { Product } from '#shared/catalogue/index.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { availableOf, stockStatusOf, toProduct } from '#functions/domain/catalogue/views/product-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';

describe('stock', () => {
  it.each([
    [-1, 'out_of_stock'],
    [0, 'out_of_stock'],
    [1, 'low_stock'],
    [5, 'low_stock'],
    [6, 'in_stock'],
  ])('%i available is %s', (available, status) => {
    expect(stockStatusOf(available)).toBe(status);
  });

  it.each([
    [[], 0],
    [[{ onHand: 10, reserved: 3 }], 7],
    [
      [
        { onHand: 10, reserved: 3 },
        { onHand: 4, reserved: 0 },
      ],
      11,
    ],
    // One warehouse that promised too much takes nothing from another.
    [
      [
        { onHand: 1, reserved: 5 },
        { onHand: 4, reserved: 0 },
      ],
      4,
    ],
  ])('%j leaves %i', (stocks, available) => {
    expect(availableOf(stocks)).toBe(available);
  });
});

describe('a card', () => {
  it('carries the price with its tax', () => {
    const { card } = aProduct({ name: 'Gạo ST25', price: 185_000, taxType: 'five' });
    expect(card).toMatchObject({
      price: 185_000,
      taxRate: 5,
      total: 194_250,
      pricing: { price: 185_000, tax: { rate: 5, amount: 9_250 }, total: 194_250 },
      priceMin: 194_250,
      priceMax: 194_250,
      hasVariants: false,
    });
  });

  it('counts the discount from the list price to what is paid', () => {
    const { card } = aProduct({ name: 'Trà', price: 150_000, basePrice: 200_000, taxType: 'zero' });
    expect(card.discountPercent).toBe(25);
  });

  it('spans the totals of its variants', () => {
    const variant = (value: string, additionalPrice: number) => ({
      name: 'Size',
      value,
      sku: `AO-${value}`,
      additionalPrice,
      stock: 3,
    });
    const { card, detail } = aProduct({
      name: 'Áo thun',
      price: 100_000,
      taxType: 'ten',
      variants: [variant('M', 0), variant('XL', 20_005)],
    });
    // (100.000 + 20.005) at 10 % is 12.000,5, and halves go up.
    expect(detail.variants.map(({ id, total }) => [id, total])).toEqual([
      ['size-m', 110_000],
      ['size-xl', 132_006],
    ]);
    expect([card.priceMin, card.priceMax, card.hasVariants]).toEqual([110_000, 132_006, true]);
    const single = aProduct({ name: 'Mũ', available: 20, variants: [variant('M', 0)] });
    expect(single.card).toMatchObject({ hasVariants: true, stockStatus: 'in_stock' });
  });

  it('keeps the picture of a variant that has one of its own', () => {
    const variant = { name: 'Màu', sku: 'DO', additionalPrice: 0, stock: 0 };
    const { detail } = aProduct({
      name: 'Đèn lồng',
      variants: [
        { ...variant, value: 'Đỏ' },
        { ...variant, value: 'Vàng', sku: 'VANG', image: '/media/products/y-{width}.webp' },
      ],
    });
    expect(detail.variants.map(({ image }) => image)).toEqual([null, '/media/products/y-{width}.webp']);
  });

  it('has a smaller picture, and texts for search engines where none were written', () => {
    const { card, detail } = aProduct({ name: 'Nón lá', shortDescription: 'Nón lá Huế' });
    expect(card.thumbnail).toBe('/media/products/x-320.webp');
    expect([detail.metaTitle, detail.metaDescription]).toEqual(['Nón lá', 'Nón lá Huế']);
  });
});

describe('the product page', () => {
  const place = { warehouseName: 'Kho', province: 'Huế', reserved: 0 };
  const record = aProduct({
    name: 'Áo thun',
    variants: [
      { name: 'Size', value: 'M', sku: 'M', additionalPrice: 0, stock: 0 },
      { name: 'Size', value: 'L', sku: 'L', additionalPrice: 0, stock: 0 },
    ],
    facts: {
      stocks: [
        { ...place, variantId: 'size-m', warehouseId: 'w1', onHand: 4 },
        { ...place, variantId: 'size-m', warehouseId: 'w2', onHand: 2 },
        { ...place, variantId: 'size-l', warehouseId: 'w1', onHand: 7, reserved: 6 },
      ],
    },
  });

  it('tells what is left of each variant and in each warehouse', () => {
    const page = toProduct(record);
    expect(page.variants.map(({ id, stock }) => [id, stock])).toEqual([
      ['size-m', 6],
      ['size-l', 1],
    ]);
    expect(page.warehouses.map(({ warehouseId, available }) => [warehouseId, available])).toEqual([
      ['w1', 5],
      ['w2', 2],
    ]);
    expect(page.available).toBe(7);
  });

  it('tells where each variant lies', () => {
    const places = toProduct(record).variants.map(({ warehouses }) =>
      warehouses.map(({ warehouseId, available }) => [warehouseId, available]),
    );
    expect(places).toEqual([
      [
        ['w1', 4],
        ['w2', 2],
      ],
      [['w1', 1]],
    ]);
  });

  it('is what the contract promises, and shows nothing of how it is kept', () => {
    const shown = Product.parse(toProduct(aProduct({ name: 'Trà', available: 0 })));
    expect(shown).not.toHaveProperty('revision');
    expect(shown).not.toHaveProperty('isActive');
    expect(shown.stockStatus).toBe('out_of_stock');
  });

  it('counts no piece twice: what lies under the whole product is no variant’s', () => {
    const shelf = { ...place, warehouseId: 'w1' };
    const changed = aProduct({
      name: 'Áo',
      variants: [
        { name: 'Size', value: 'M', sku: 'M', additionalPrice: 0, stock: 0 },
        { name: 'Size', value: 'L', sku: 'L', additionalPrice: 0, stock: 0 },
      ],
      facts: {
        stocks: [
          { ...shelf, variantId: noVariantId, onHand: 9 },
          { ...shelf, variantId: 'size-m', onHand: 2 },
          { ...shelf, variantId: 'size-gone', onHand: 7 },
        ],
      },
    });
    const page = toProduct(changed);
    expect(page.variants.map(({ stock }) => stock)).toEqual([2, 0]);
    expect([page.available, page.warehouses[0]?.available, page.stockStatus]).toEqual([2, 2, 'low_stock']);
  });
});
