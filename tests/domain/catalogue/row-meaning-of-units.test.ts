import { describe, expect, it } from 'vitest';
import type { SheetThing } from '#functions/domain/catalogue/products/sheet/sheet-thing.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { meaning, parted, problem, values } from './said-by-rows.ts';

describe('a variant that is to be made', () => {
  const size = (value: string) => ({ name: 'Cỡ', value, sku: `AO-${value}`, additionalPrice: 0, stock: 4 });
  const withVariants = (count: number) =>
    aProduct({ name: 'Áo', variants: Array.from({ length: count }, (_, nth) => size(`S${nth}`)) });
  const wordless = { ...size('x'), name: '!', value: '?', sku: 'AO L' };
  const bare = aProduct({ name: 'Nón', available: 0, facts: { stocks: [] } });
  const said = { optionName: 'Cỡ', optionValue: 'L' };
  const made = { additionalPrice: 0, ...said };

  it.each<[string, Partial<SheetThing>, CellValues, object]>([
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

describe('whose unit a row says a product is', () => {
  const { card } = aProduct({ name: 'Lon', code: 'LON' });
  const kase = aProduct({ name: 'Thùng', code: 'THUNG' });
  const pack = aProduct({
    name: 'Lốc',
    code: 'LOC',
    available: 0,
    masterUnitId: card.id,
    conversionValue: 6,
  });
  const own = (given: object): Partial<SheetThing> => ({
    product: { ...kase, card: { ...kase.card, ...given } },
    saidBase: card,
  });
  const said = { masterUnitId: 'LON', conversionValue: 24 };
  const ofLon: Partial<SheetThing> = { product: kase, saidBase: card };
  const bound: Partial<SheetThing> = { product: pack, baseCode: 'LON' };
  const soldPack = { ...pack, card: { ...pack.card, sold: 5 } };

  it.each<[string, Partial<SheetThing>, CellValues]>([
    ['goods that are there', ofLon, said],
    ['what stands further up', { product: kase, isBaseAbove: true }, said],
    ['two pieces', ofLon, { ...said, conversionValue: 2 }],
    ['other pieces than before', bound, { conversionValue: 12 }],
    [
      'another base, though it was sold as a unit',
      { ...bound, product: soldPack, saidBase: kase.card },
      { masterUnitId: 'THUNG' },
    ],
  ])('is written as it is said: of %s', (_, thing, cells) => {
    expect(meaning(thing, cells)).toEqual(values(cells));
  });

  it.each<[string, Partial<SheetThing>, CellValues, CellValues]>([
    ['the code as its base has it', ofLon, { ...said, masterUnitId: 'lon' }, said],
    ['the code it is bound to already', bound, { masterUnitId: 'lon' }, { masterUnitId: 'LON' }],
    ['no base any more', bound, { masterUnitId: '' }, { masterUnitId: '', conversionValue: null }],
    ['nothing, where there is one piece of no base', { product: kase }, { conversionValue: 1 }, {}],
  ])('means %s', (_, thing, cells, meant) => {
    expect(meaning(thing, cells)).toEqual(values(meant));
  });

  it.each<[string, Partial<SheetThing>, CellValues, string, string]>([
    ['of nothing there is', { product: kase }, said, 'masterUnitId', 'not_found'],
    ['of itself', ofLon, { ...said, masterUnitId: 'thung' }, 'masterUnitId', 'base_self'],
    ['of what its row is called', ofLon, { ...said, masterUnitId: 'ao' }, 'masterUnitId', 'base_self'],
    ['of a unit', { ...ofLon, saidBase: pack.card }, said, 'masterUnitId', 'base_is_unit'],
    [
      'of a service',
      { ...ofLon, saidBase: { ...card, type: 'service' } },
      said,
      'masterUnitId',
      'base_unfit',
    ],
    [
      'of what has variants',
      { ...ofLon, saidBase: { ...card, hasVariants: true } },
      said,
      'masterUnitId',
      'base_unfit',
    ],
    ['of a service that becomes one', own({ type: 'service' }), said, 'masterUnitId', 'unit-goods'],
    ['of what has variants of its own', own({ hasVariants: true }), said, 'masterUnitId', 'unit-variants'],
    ['of what is in a combo', own({ combos: 1 }), said, 'masterUnitId', 'unit_is_part'],
    ['of what has units', own({ unitCount: 1 }), said, 'masterUnitId', 'unit_is_part'],
    ['of what was sold', own({ sold: 1 }), said, 'masterUnitId', 'unit_was_sold'],
    ['of one piece', ofLon, { ...said, conversionValue: 1 }, 'conversionValue', 'unit-count'],
    ['without a number', ofLon, { masterUnitId: 'LON' }, 'conversionValue', 'unit-count'],
    [
      'of several pieces of no base',
      { product: kase },
      { conversionValue: 2 },
      'masterUnitId',
      'base_needed',
    ],
  ])('is refused %s', (_, thing, cells, column, code) => {
    expect(meaning(thing, cells)).toEqual(problem(column, code));
  });
});
