import { describe, expect, it } from 'vitest';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { SheetThing } from '#functions/domain/catalogue/products/sheet/sheet-thing.ts';
import { meaning, parted, problem, product, values, type Way } from './said-by-rows.ts';

describe('what a row says of a product', () => {
  it.each<[CellValues, object]>([
    [{ taxType: 'ten', taxRateDirect: 3 }, values({ taxType: 'ten', taxRateDirect: 10 })],
    [{ taxType: 'khac' }, values({ taxType: 'khac', taxRateDirect: 7 })],
    [{ taxRateDirect: 3 }, values({ taxRateDirect: 3 })],
    [{ unit: 'THUNG' }, values({ unit: 'thùng' })],
    [{ unit: 'cái' }, values({ unit: 'cái' })],
    [{ unit: 'bó' }, problem('unit', 'not_a_choice')],
    [{ categoryId: 'Trà' }, values({ categoryId: 'cat-tra' })],
    [{ categoryId: 'Thời trang' }, values({ categoryId: product.card.category.id })],
    [{ categoryId: 'Hai' }, problem('categoryId', 'ambiguous')],
    [{ categoryId: 'Ba' }, problem('categoryId', 'UNKNOWN_CATEGORY')],
    [{ brandId: '' }, values({ brandId: '' })],
    [{ brandId: 'Ba' }, problem('brandId', 'UNKNOWN_BRAND')],
    [{ minQuantity: 6 }, problem('minQuantity', 'quantity-range')],
    [{ maxQuantity: 1 }, problem('maxQuantity', 'quantity-range')],
    [{ minQuantity: 6, maxQuantity: 6 }, values({ minQuantity: 6, maxQuantity: 6 })],
    [{ minQuantity: 5 }, values({ minQuantity: 5 })],
    [{ maxQuantity: 2 }, values({ maxQuantity: 2 })],
    [{ additionalPrice: 5 }, problem('additionalPrice', 'of_variant')],
  ])('%j', (said, meant) => {
    expect(meaning({}, said)).toEqual(meant);
  });

  it.each<[Way, number, object]>([
    ['sets', 8, values({ stock: 8 })],
    ['sets', 2, problem('stock', 'stock_held')],
    ['sets', -1, problem('stock', 'out_of_range')],
    ['adds', -6, values({ stock: 4 })],
    ['adds', -7, problem('stock', 'stock_held')],
    ['adds', -11, problem('stock', 'stock_gone')],
  ])('stock that %s %d, where 10 lie and orders hold 4', (way, stock, meant) => {
    expect(meaning({ shelf: { onHand: 10, reserved: 4 } }, { stock }, way)).toEqual(meant);
  });
});

it('what is no goods lies nowhere, and a combo has no variants', () => {
  const as = (type: 'service' | 'combo') => ({
    product: { card: { ...product.card, type }, detail: { ...product.detail, type } },
  });
  expect(meaning(as('service'), { stock: 3 }, 'sets')).toEqual(problem('stock', 'goods_only'));
  const said = { optionName: 'Cỡ', optionValue: 'L' };
  expect(meaning({ ...as('combo'), sku: 'AO-L' }, said)).toEqual(problem('sku', 'no_variants'));
});

describe('what a row says of a variant', () => {
  const known = { product: parted, sku: 'ao-m' };
  const fresh = { product: parted, sku: 'AO-L' };
  it.each<[Partial<SheetThing>, CellValues, object]>([
    [known, { additionalPrice: 900, name: 'Áo' }, values({ additionalPrice: 900 })],
    [known, { price: 1 }, problem('price', 'of_product')],
    [known, { optionName: 'Cỡ', optionValue: 'M' }, values({ optionName: 'Cỡ', optionValue: 'M' })],
    [known, { optionValue: 'L' }, problem('optionValue', 'variant_named')],
    [
      fresh,
      { optionName: 'Cỡ', optionValue: 'L' },
      values({ additionalPrice: 0, optionName: 'Cỡ', optionValue: 'L' }),
    ],
    [fresh, { optionName: 'Cỡ' }, problem('optionValue', 'variant-value-needed')],
    [fresh, { optionName: 'cỡ', optionValue: 'm' }, problem('optionValue', 'variant_exists')],
    [{ product, sku: 'AO-L' }, { optionName: 'Cỡ', optionValue: 'L' }, problem('sku', 'becomes_variants')],
  ])('%#: %j', (thing, said, meant) => {
    expect(meaning(thing, said)).toEqual(meant);
  });

  it('a new one of a known product gets its stock with the next file', () => {
    const said = { optionName: 'Cỡ', optionValue: 'L', stock: 3 };
    expect(meaning(fresh, said, 'sets')).toEqual(problem('stock', 'stock_of_new'));
  });
});
