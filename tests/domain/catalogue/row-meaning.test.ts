import { describe, expect, it } from 'vitest';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { PlaceWords } from '#functions/domain/catalogue/products/sheet/place-words.ts';
import { meaningIn } from '#functions/domain/catalogue/products/sheet/row-meaning.ts';
import { emptyShelf, type SheetGood } from '#functions/domain/catalogue/products/sheet/sheet-good.ts';
import { aProduct } from '#tests/support/catalogue.ts';

const none: PlaceWords = { placeOf: () => ({ problem: 'unknown' }), textOf: (id) => id };
const tea: PlaceWords = {
  placeOf: (text) =>
    text === 'Trà' ? { id: 'cat-tra' } : { problem: text === 'Hai' ? 'ambiguous' : 'unknown' },
  textOf: () => 'Thời trang',
};
const places = { category: tea, business: none, brand: none };
const variants = [{ name: 'Cỡ', value: 'M', sku: 'AO-M', additionalPrice: 500, stock: 4 }];
const product = aProduct({
  name: 'Áo',
  taxType: 'khac',
  taxRateDirect: 7,
  unit: 'cai',
  minQuantity: 2,
  maxQuantity: 5,
});
const parted = aProduct({ name: 'Áo', variants });

type Way = 'sets' | 'adds';
const meaning = (given: Partial<SheetGood>, values: CellValues, way?: Way) => {
  const thing = { id: 'x', productId: 'x', product, sku: null, shelf: emptyShelf, ...given };
  const stock = way ? { way, warehouseId: 'w', reason: 'Kiểm' } : null;
  const row = { row: 2, cells: [], key: 'AO', part: thing.sku, values, problems: [] };
  return meaningIn({ places, stock, seesCosts: true })(thing, values, row);
};
const values = (said: CellValues) => ({ values: said });
const problem = (column: string, code: string) => ({ problems: [{ column, code }] });

describe('what a row says of a product', () => {
  it('asks no percent of its own from the tax it had before', () => {
    const eight = aProduct({ name: 'Áo', taxType: 'eight', taxRateDirect: 8 });
    expect(meaning({ product: eight }, { taxType: 'khac' })).toEqual(
      values({ taxType: 'khac', taxRateDirect: 0 }),
    );
  });

  it.each<[CellValues, object]>([
    [{ taxType: 'ten', taxRateDirect: 3 }, values({ taxType: 'ten', taxRateDirect: 10 })],
    [{ taxType: 'khac' }, values({ taxType: 'khac', taxRateDirect: 7 })],
    [{ taxRateDirect: 3 }, values({ taxRateDirect: 3 })],
    [{ unit: 'THUNG' }, values({ unit: 'thùng' })],
    [{ unit: ' thùng ' }, values({ unit: 'thùng' })],
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
    expect(meaning({ shelf: { onHand: 10, reserved: 4, cost: 0 } }, { stock }, way)).toEqual(meant);
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
  it.each<[Partial<SheetGood>, CellValues, object]>([
    [known, { additionalPrice: 900, name: 'Áo' }, values({ additionalPrice: 900 })],
    [known, { price: 1 }, problem('price', 'of_product')],
    [known, { optionName: 'Cỡ', optionValue: 'M' }, values({ optionName: 'Cỡ', optionValue: 'M' })],
    [known, { optionValue: 'L' }, problem('optionValue', 'variant_named')],
    [known, { optionName: 'Màu' }, problem('optionName', 'variant_named')],
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

describe('a variant that is to be made', () => {
  const size = (value: string) => ({ name: 'Cỡ', value, sku: `AO-${value}`, additionalPrice: 0, stock: 4 });
  const withVariants = (count: number) =>
    aProduct({ name: 'Áo', variants: Array.from({ length: count }, (_, nth) => size(`S${nth}`)) });
  const wordless = { ...size('x'), name: '!', value: '?', sku: 'AO L' };
  const bare = aProduct({ name: 'Nón', available: 0, facts: { stocks: [] } });
  const said = { optionName: 'Cỡ', optionValue: 'L' };
  const made = { additionalPrice: 0, ...said };

  it.each<[string, Partial<SheetGood>, CellValues, object]>([
    ['is the last there is room for', { product: withVariants(49) }, said, values(made)],
    ['is one too many', { product: withVariants(50) }, said, problem('sku', 'too_many')],
    ['is the first of what lies nowhere', { product: bare }, said, values(made)],
    [
      'is the first of what is sold in units',
      { product: { ...bare, card: { ...bare.card, unitCount: 1 } } },
      said,
      problem('sku', 'becomes_variants'),
    ],
    [
      'is of a product that is made with it',
      { product: undefined },
      { ...said, stock: 3 },
      values({ ...made, stock: 3 }),
    ],
    [
      'has neither a name nor a value',
      { product: undefined },
      {},
      {
        problems: [
          { column: 'optionName', code: 'variant-name-needed' },
          { column: 'optionValue', code: 'variant-value-needed' },
        ],
      },
    ],
    [
      'is called by signs, and its SKU is as good as that of another such',
      { product: aProduct({ name: 'Áo', code: 'AO', variants: [wordless] }) },
      { optionName: '!', optionValue: '?' },
      problem('optionValue', 'variant_exists'),
    ],
  ])('%s', (_, thing, cells, meant) => {
    expect(meaning({ sku: 'AO-L', ...thing }, cells, 'sets')).toEqual(meant);
  });

  it('counts the pieces, and not what it is a variant of', () => {
    expect(meaning({ product: parted }, { stock: 3 }, 'sets')).toEqual(problem('stock', 'stock_of_variants'));
  });
});
