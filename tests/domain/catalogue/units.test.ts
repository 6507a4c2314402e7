import { describe, expect, it } from 'vitest';
import { ProductDraft } from '#shared/catalogue/index.ts';
import { maxUnitsOfBase } from '#shared/catalogue/unit.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { setSelling } from '#functions/domain/catalogue/products/set-selling.ts';
import { requestTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aComboShop, far } from '../support/combo-shop.ts';

/** Fifty tins of milk here and ten far away, at 5,000 each; a case is 24 of them. */
async function aMilkShop() {
  const shop = await aComboShop();
  const tin = await shop.make('Sữa', { price: 10_000, weight: 0.4 }, [50, 10]);
  const ofTin = { masterUnitId: tin.id, conversionValue: 24 };
  const unit = (name: string, given: object = {}) => shop.make(name, { price: 220_000, ...ofTin, ...given });
  const kase = await unit('Sữa thùng');
  const move = async (productId: string, onHand: number, unitCost?: number) => {
    const come = {
      productId,
      variantId: '-',
      warehouseId: warehouse.id,
      onHand,
      ...(unitCost && { unitCost }),
    };
    return shop.table.write(await moveStock(shop.context, [come], { why: 'received' }));
  };
  return { ...shop, tin, kase, unit, ofTin, move };
}

const noOrders = () => Promise.resolve([]);
const draft = { name: 'Thùng', code: 'THUNG', categoryId: 'c', businessId: 'b', price: 1 };
const ofTin = { masterUnitId: '01TIN', conversionValue: 24 };

describe('what is said of a unit', () => {
  it.each<[what: string, given: object, path: string, why: string]>([
    ['one piece', { conversionValue: 1 }, 'conversionValue', 'unit-count'],
    ['half a piece', { conversionValue: 2.5 }, 'conversionValue', 'unit-count'],
    ['too many', { conversionValue: 100_001 }, 'conversionValue', 'unit-count'],
    ['a service', { type: 'service' }, 'masterUnitId', 'unit-goods'],
    [
      'variants of its own',
      { variants: [{ name: 'Cỡ', value: 'M', sku: 'M', additionalPrice: 0, stock: 0 }] },
      'variants',
      'unit-variants',
    ],
    ['stock of its own', { stock: [{ warehouseId: 'kho', onHand: 1 }] }, 'stock', 'unit-stock'],
  ])('is refused with %s', (_, given, path, why) => {
    const { error } = ProductDraft.safeParse({ ...draft, ...ofTin, ...given });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, why]);
  });

  it('binds to a product, not to the name of a measure, as products from before have it', () => {
    expect(ProductDraft.safeParse({ ...draft, masterUnitId: 'cai', conversionValue: 0 }).success).toBe(true);
    expect(ProductDraft.safeParse({ ...draft, conversionValue: 0.5 }).success).toBe(true);
  });

  it('its base is there, and is goods counted under one name', async () => {
    const { make, combo, unit, tin, kase, change } = await aMilkShop();
    const salt = await make('Muối', {}, [1]);
    const service = await make('Gói quà', { type: 'service' });
    const box = await combo('Hộp', [
      { productId: tin.id, quantity: 1 },
      { productId: salt.id, quantity: 1 },
    ]);
    const sized = await make('Áo', {
      variants: [{ name: 'Cỡ', value: 'M', sku: 'M', additionalPrice: 0, stock: 0 }],
    });
    const loadChunk = (masterUnitId: string) =>
      unit('Khác', { masterUnitId }).catch(({ code }) => code as string);
    expect(await loadChunk('nothing')).toBe('UNIT_BASE_UNKNOWN');
    expect(await loadChunk(kase.id)).toBe('UNIT_OF_UNIT');
    for (const { id } of [service, box, sized]) expect(await loadChunk(id)).toBe('UNIT_BASE_UNFIT');
    await expect(change(kase.id, { masterUnitId: kase.id, conversionValue: 2 })).rejects.toMatchObject({
      code: 'UNIT_OF_UNIT',
    });
    const parts = [
      { productId: kase.id, quantity: 1 },
      { productId: salt.id, quantity: 1 },
    ];
    await expect(combo('Khác', parts)).rejects.toMatchObject({ code: 'UNIT_IN_COMBO' });
  });

  it('a base has so many units and no more, also of two that are made at once', async () => {
    const { unit, table, context, tin, record } = await aMilkShop();
    for (let count = 1; count < maxUnitsOfBase - 1; count += 1) await unit(`Lốc ${count}`);
    const crossed = meanwhile(table, () => unit('Lốc kia'));
    const last = ProductDraft.parse({
      ...draft,
      ...ofTin,
      masterUnitId: tin.id,
      categoryId: tin.category.id,
      businessId: tin.business.id,
    });
    const { createProduct } = await import('#functions/domain/catalogue/products/create-product.ts');
    const made = createProduct({ ...context, table: crossed.table }, { ...last, userId: 'lan' });
    await expect(made).rejects.toMatchObject({ code: 'UNIT_BASE_FULL' });
    expect(crossed.happened()).toBe(true);
    expect((await record(tin.id))?.card).toMatchObject({
      unitCount: maxUnitsOfBase,
      combos: maxUnitsOfBase,
    });
  });
});

describe('what becomes a unit', () => {
  it('has nothing lying, nothing on its way, and was not sold from shelves of its own', async () => {
    const { make, change, move, ofTin: bound, order, follow, record } = await aMilkShop();
    const old = await make('Thùng cũ', {}, [2]);
    await expect(change(old.id, bound)).rejects.toMatchObject({
      code: 'UNIT_HAS_STOCK',
      details: { params: { pieces: 2 } },
    });
    await move(old.id, -2);
    await change(old.id, bound);
    await follow();
    expect((await record(old.id))?.card.warehouseIds).toEqual([warehouse.id]);
    const sold = await make('Thùng đã bán', {}, [1]);
    await order('lan', [[sold.id, 1]]);
    await expect(change(sold.id, bound)).rejects.toMatchObject({ code: 'UNIT_HAS_STOCK' });
  });

  it('is a part of nothing, and has no units of its own', async () => {
    const { make, combo, change, tin, ofTin: bound } = await aMilkShop();
    const [rice, salt] = [await make('Gạo'), await make('Muối')];
    await combo('Bữa', [
      { productId: rice.id, quantity: 1 },
      { productId: salt.id, quantity: 1 },
    ]);
    await expect(change(rice.id, bound)).rejects.toMatchObject({ code: 'UNIT_IS_PART' });
    await expect(change(tin.id, { masterUnitId: salt.id, conversionValue: 2 })).rejects.toMatchObject({
      code: 'UNIT_IS_PART',
    });
  });

  it('frees its base when it is a unit no more, or of another; a combo of it may become one', async () => {
    const { make, combo, change, tin, kase, ofTin: bound, record, rows } = await aMilkShop();
    const other = await make('Trà', {}, [5]);
    await change(kase.id, { masterUnitId: other.id, conversionValue: 2 });
    const counts = async (id: string) => {
      const card = (await record(id))?.card;
      return [card?.combos, card?.unitCount];
    };
    expect([await counts(tin.id), await counts(other.id)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await change(kase.id, { masterUnitId: '' });
    expect(await counts(other.id)).toEqual([0, 0]);
    expect(rows().filter(({ entity }) => entity === 'combo-link')).toEqual([]);
    const box = await combo('Hộp', [
      { productId: tin.id, quantity: 1 },
      { productId: other.id, quantity: 1 },
    ]);
    await change(box.id, { type: 'product', parts: [], ...bound });
    expect([await counts(tin.id), await counts(other.id)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('a base', () => {
  it('is not deleted before its units, which are named; 409', async () => {
    const { context, make, unit, kase } = await aMilkShop();
    const tea = await make('Trà');
    const pack = await unit('Lốc trà', { masterUnitId: tea.id, conversionValue: 6 });
    await expect(deleteProduct(context, tea.id, noOrders)).rejects.toMatchObject({
      code: 'PRODUCT_HAS_UNITS',
      details: {
        params: { name: 'Trà', units: 1 },
        errors: [{ path: `products/${pack.id}/edit`, message: 'Lốc trà' }],
      },
    });
    await deleteProduct(context, pack.id, noOrders);
    await deleteProduct(context, tea.id, noOrders);
    await deleteProduct(context, kase.id, noOrders);
  });

  it('stays goods under one name', async () => {
    const { tin, change, make } = await aMilkShop();
    const salt = await make('Muối');
    const parts = [
      { productId: salt.id, quantity: 1 },
      { productId: tin.id, quantity: 1 },
    ];
    const variants = [{ name: 'Cỡ', value: 'M', sku: 'M', additionalPrice: 0 }];
    for (const given of [{ type: 'combo', parts }, { type: 'service' }, { variants }])
      await expect(change(tin.id, given)).rejects.toMatchObject({ code: 'PRODUCT_HAS_UNITS' });
  });

  it('stays so where a unit was made of it at that very moment', async () => {
    const { make, unit, change, table, record } = await aMilkShop();
    const tea = await make('Trà');
    const crossed = meanwhile(table, () => unit('Lốc', { masterUnitId: tea.id, conversionValue: 6 }));
    await expect(change(tea.id, { type: 'service' }, crossed.table)).rejects.toMatchObject({
      code: 'PRODUCT_HAS_UNITS',
    });
    expect((await record(tea.id))?.card).toMatchObject({ type: 'product', unitCount: 1 });
  });
});

describe('the base of a unit', () => {
  it('goes on counting one that is made while it is saved', async () => {
    const { make, unit, change, table, record } = await aMilkShop();
    const tea = await make('Trà');
    const crossed = meanwhile(table, () => unit('Lốc', { masterUnitId: tea.id, conversionValue: 6 }));
    await change(tea.id, { price: 12_000 }, crossed.table);
    expect([crossed.happened(), (await record(tea.id))?.card]).toMatchObject([
      true,
      { price: 12_000, unitCount: 1, combos: 1 },
    ]);
  });
});

describe('how many there are', () => {
  it('whole units of what is free, in lists as well as soon as it moves', async () => {
    const { available, kase, tin, move, follow, record, context } = await aMilkShop();
    expect(await available(kase.id)).toBe(2);
    await move(tin.id, 100);
    await follow();
    expect(await available(kase.id)).toBe(6);
    expect((await record(kase.id))?.card.stockStatus).toBe('in_stock');
    await move(tin.id, -120);
    await follow();
    expect((await record(kase.id))?.card.stockStatus).toBe('low_stock');
    await setSelling(context, { id: tin.id, isActive: false });
    await follow();
    expect(await available(kase.id)).toBe(0);
    expect((await record(kase.id))?.card.stockStatus).toBe('out_of_stock');
  });

  it('an order takes the pieces of its base, freezes them and what they cost, and gives them back', async () => {
    const shop = await aMilkShop();
    const { kase, tin, order, change, record, context, move } = shop;
    await move(tin.id, 10, 5_000);
    const made = await order('lan', [
      [kase.id, 2],
      [tin.id, 1],
    ]);
    const line = made.items.find(({ productId }) => productId === kase.id);
    expect(line?.parts).toMatchObject([{ productId: tin.id, quantity: 24, share: 220_000 }]);
    const cost = (await record(tin.id))?.stocks.length;
    expect(cost).toBe(2);
    await change(kase.id, { masterUnitId: tin.id, conversionValue: 12 });
    expect(piecesOfLines(line ? [line] : [])).toEqual([{ productId: tin.id, variantId: null, quantity: 48 }]);
    expect(await shop.available(tin.id)).toBe(70 - 49);
    await callOff(context, { id: made.id, asker: shopRequester, by: 'staff', reason: 'Hết' });
    expect(await shop.available(tin.id)).toBe(70);
  });

  it('the last pieces are one buyer’s: by the case, or loose', async () => {
    const { kase, tin, order, available, record } = await aMilkShop();
    const asked = await Promise.allSettled([
      order('lan', [[kase.id, 2]]),
      order('minh', [[tin.id, 3]]),
      order('hoa', [[kase.id, 1]]),
      order('binh', [[tin.id, 30]]),
    ]);
    const taken = [48, 3, 24, 30].reduce(
      (sum, pieces, place) => sum + (asked[place]?.status === 'fulfilled' ? pieces : 0),
      0,
    );
    expect(taken).toBeLessThanOrEqual(60);
    expect(await available(tin.id)).toBeGreaterThanOrEqual(0);
    const shelves = (await record(tin.id))?.stocks ?? [];
    expect(shelves.every(({ onHand, reserved }) => reserved <= onHand)).toBe(true);
  });
});

it('nothing is counted, moved or laid under its name', async () => {
  const { context, kase, table } = await aMilkShop();
  const refused = { code: 'UNIT_HAS_NO_SHELF', details: { params: { name: 'Sữa thùng' } } };
  const lay = { productId: kase.id, variantId: '-', warehouseId: warehouse.id, onHand: 1 };
  await expect(moveStock(context, [lay], { why: 'received' })).rejects.toMatchObject(refused);
  const lines = [{ productId: kase.id, variantId: null, quantity: 1 }];
  const paper = { fromId: warehouse.id, toId: far.id, note: '', lines, userId: 'lan' };
  await expect(
    requestTransfer({ ...context, table }, { ...paper, clientRequestId: undefined }),
  ).rejects.toMatchObject(refused);
  const saving = {
    productId: kase.id,
    userId: 'lan',
    seesCosts: true,
    inventories: [{ variantId: null, warehouseId: warehouse.id, onHand: 3, onHandBefore: 0 }],
    reason: 'Đếm lại',
    clientRequestId: undefined,
  };
  await expect(saveInventories(context, saving)).rejects.toMatchObject(refused);
});
