import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseCodesOf } from '#functions/domain/catalogue/products/sheet/base-codes.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { baseOfUnit } from '#functions/domain/catalogue/products/sheet/unit-rows.ts';
import { emptyShelf, type SheetGood } from '#functions/domain/catalogue/products/sheet/sheet-good.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { log } from '#functions/platform/log.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import { aCombo, aProduct } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { counting, sheetShop } from './sheet-shop.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

it('a file counts goods that lie in more portions than one write holds, each row by itself', async () => {
  const shop = await sheetShop();
  const codes = Array.from({ length: 12 }, (_, nth) => `SOC-${nth}`);
  for (const code of codes) {
    const id = await shop.make({
      name: code,
      code,
      flashSale: true,
      stock: [{ warehouseId: 'wh-da-nang', onHand: 16 }],
    });
    const record = await findProduct(shop.context, id);
    if (record) await arrangeShelves(shop.context, record);
  }
  const job = await shop.carryOut(['Mã sản phẩm,Tồn kho', ...codes.map((code) => `${code},0`)], counting());
  expect(job).toMatchObject({ status: 'done', changed: 12, refused: 0 });
  for (const code of codes) expect(Object.values(await shop.shelves(code))).toEqual([0]);
});

it('a file names the base of a unit, and none of what is no unit or lost its base', async () => {
  const { table, put } = memoryTable();
  const tin = aProduct({ name: 'Hộp', code: 'HOP' });
  const bound = { masterUnitId: tin.card.id, conversionValue: 24, available: 0, stock: [] };
  const facts = {
    parts: [{ productId: tin.card.id, variantId: null, quantity: 24, card: tin.card, offer: undefined }],
  };
  const kase = aProduct({ name: 'Thùng', code: 'THUNG', ...bound, facts });
  const lost = aProduct({
    name: 'Lạc',
    code: 'LAC',
    ...bound,
    masterUnitId: '01GONE',
    facts: {
      parts: [{ productId: '01GONE', variantId: null, quantity: 24, card: undefined, offer: undefined }],
    },
  });
  const box = aCombo({
    name: 'Bộ',
    code: 'BO',
    of: [
      [tin, 2],
      [aProduct({ name: 'Thìa', code: 'THIA' }), 1],
    ],
  });
  put([tin, kase, lost, box].flatMap(productItems));
  const loadChunk = await baseCodesOf({ table }, [kase, tin, box, lost, undefined]);
  expect([kase, tin, box, lost, undefined].map((text) => loadChunk(text))).toEqual(['HOP', '', '', '', '']);
});

describe('whose unit a row says its product is', () => {
  const tin = aProduct({ name: 'Hộp', code: 'HOP' });
  const kase = aProduct({
    name: 'Thùng',
    code: 'THUNG',
    masterUnitId: tin.card.id,
    conversionValue: 24,
    available: 0,
    stock: [],
  });
  const said = (given: Partial<SheetGood>, values: CellValues, key = 'MA') => {
    const thing = { id: 'x', productId: 'x', product: undefined, sku: null, shelf: emptyShelf, ...given };
    const row = { row: 2, cells: [], key, part: null, values, problems: [] };
    const bound = baseOfUnit(thing, values, row);
    return 'meant' in bound ? bound.meant : bound.problems.map(({ column, code }) => `${column} ${code}`);
  };
  const card = (given: object) => ({ ...tin, card: { ...tin.card, ...given } });

  it.each<[string, Partial<SheetGood>, CellValues, unknown]>([
    ['nothing', {}, {}, {}],
    ['none, as other programs write it', {}, { conversionValue: 1 }, {}],
    ['nobody’s, but two', {}, { conversionValue: 2 }, ['masterUnitId base_needed']],
    ['nobody’s any more', {}, { masterUnitId: '' }, { masterUnitId: '', conversionValue: null }],
    ['its own', {}, { masterUnitId: 'ma', conversionValue: 2 }, ['masterUnitId base_self']],
    [
      'its own by its code',
      { product: tin },
      { masterUnitId: 'hop', conversionValue: 2 },
      ['masterUnitId base_self'],
    ],
    ['nothing there', {}, { masterUnitId: 'X', conversionValue: 2 }, ['masterUnitId not_found']],
    [
      'above it in the file',
      { isBaseAbove: true },
      { masterUnitId: 'X', conversionValue: 2 },
      { masterUnitId: 'X', conversionValue: 2 },
    ],
    [
      'there',
      { saidBase: tin.card },
      { masterUnitId: 'hop', conversionValue: 2 },
      { masterUnitId: 'HOP', conversionValue: 2 },
    ],
    [
      'a unit itself',
      { saidBase: kase.card },
      { masterUnitId: 'THUNG', conversionValue: 2 },
      ['masterUnitId base_is_unit'],
    ],
    [
      'in variants',
      { saidBase: card({ hasVariants: true }).card },
      { masterUnitId: 'HOP', conversionValue: 2 },
      ['masterUnitId base_unfit'],
    ],
    [
      'a service',
      { saidBase: card({ type: 'service' }).card },
      { masterUnitId: 'HOP', conversionValue: 2 },
      ['masterUnitId base_unfit'],
    ],
    [
      'of one piece',
      { saidBase: tin.card },
      { masterUnitId: 'HOP', conversionValue: 1 },
      ['conversionValue unit-count'],
    ],
    ['of no number', { saidBase: tin.card }, { masterUnitId: 'HOP' }, ['conversionValue unit-count']],
    ['wrong in both', {}, { masterUnitId: 'X' }, ['masterUnitId not_found', 'conversionValue unit-count']],
  ])('%s', (_, given, values, meant) => {
    expect(said(given, values)).toEqual(meant);
  });

  it.each<[string, object, string]>([
    ['a service', { type: 'service' }, 'unit-goods'],
    ['in variants', { hasVariants: true }, 'unit-variants'],
    ['in a combo', { combos: 1 }, 'unit_is_part'],
    ['a base itself', { unitCount: 1 }, 'unit_is_part'],
    ['sold before', { sold: 1 }, 'unit_was_sold'],
  ])('is none where its product is %s', (_, given, code) => {
    const product = card({ code: 'MA', ...given });
    const values = { masterUnitId: 'HOP', conversionValue: 2 };
    expect(said({ product, saidBase: tin.card }, values)).toEqual([`masterUnitId ${code}`]);
    expect(said({ product: card({ code: 'MA' }), saidBase: tin.card }, values)).toEqual(values);
  });

  it('of a unit keeps its base, and its number unless another is said', () => {
    const now = { product: kase, baseCode: 'HOP' };
    expect(said(now, { masterUnitId: 'hop' })).toEqual({ masterUnitId: 'HOP' });
    expect(said(now, { conversionValue: 12 })).toEqual({ conversionValue: 12 });
    expect(said(now, { conversionValue: 1 })).toEqual(['conversionValue unit-count']);
    const saidBase = card({ code: 'KHAC' }).card;
    // What was sold of it left the shelves of its base.
    for (const sold of [0, 5]) {
      const product = { ...kase, card: { ...kase.card, sold } };
      expect(said({ ...now, product, saidBase }, { masterUnitId: 'khac' })).toEqual({ masterUnitId: 'KHAC' });
    }
  });
});
