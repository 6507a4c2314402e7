import { describe, expect, it } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import { maxCombosOfPart } from '#shared/catalogue/combo.ts';
import { maxUnitsOfBase } from '#shared/catalogue/unit.ts';
import {
  comboLink,
  combosOf,
  moveLinks,
  partChanged,
  unitsOf,
} from '#functions/domain/catalogue/products/combo-links.ts';
import { deleteProduct, type FindOrders } from '#functions/domain/catalogue/products/delete-product.ts';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import { findCardsByCode } from '#functions/domain/catalogue/products/find-by-code.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { productItems, stockItem } from '#functions/domain/catalogue/products/product-items.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { aSavingShop, far } from './saving-world.ts';

const noOrders: FindOrders = () => Promise.resolve([]);

describe('a product that is taken away', () => {
  const refusalOf = (shop: ReturnType<typeof aSavingShop>, id: string, orders = noOrders) =>
    deleteProduct(shop.context, id, orders).then(
      () => undefined,
      ({ code, details }: AppError) => ({ code, params: details.params, errors: details.errors }),
    );
  const empty = { stock: [warehouse, far].map(({ id }) => ({ warehouseId: id, onHand: 0 })) };

  it.each<[string, Record<string, unknown>, object]>([
    ['lies there', { onHand: 3 }, { orders: 0, pieces: 3, combos: 0 }],
    ['is on its way', { onOrder: 2 }, { orders: 0, pieces: 2, combos: 0 }],
    ['is held by an order', { onHand: 1, reserved: 1 }, { orders: 1, pieces: 1, combos: 0 }],
  ])('stays as long as some of it %s', async (_, counts, params) => {
    const shop = aSavingShop();
    const { id } = await shop.make(empty);
    await shop.table.write([
      update(shelfKey({ productId: id, variantId: '-', warehouseId: warehouse.id }), { set: counts }),
    ]);
    expect(await refusalOf(shop, id)).toMatchObject({ code: 'PRODUCT_REFERENCED', params });
  });

  it('stays once some of it was sold, though no order is found any more', async () => {
    const shop = aSavingShop();
    const { id } = await shop.make(empty);
    const sold = cardRecord.count(
      { id },
      { set: { sold: 1 } },
      { when: { entity: 'product' }, refusal: 'gone' },
    );
    await shop.table.write([sold]);
    expect(await refusalOf(shop, id)).toMatchObject({ params: { orders: 1, pieces: 0 }, errors: [] });
  });

  it('says what is in the way: orders, combos, and each warehouse with all that lies there', async () => {
    const shop = aSavingShop();
    const size = (value: string, stock: number) => ({
      name: 'Cỡ',
      value,
      sku: value,
      additionalPrice: 0,
      stock,
    });
    const { id } = await shop.make({ variants: [size('S', 2), size('M', 3)] });
    const record = await shop.now(id);
    const shelf = { variantId: 'co-s', warehouseName: far.name, province: '', reserved: 0 };
    shop.put([
      stockItem(record, { ...shelf, warehouseId: far.id, onHand: 4 }),
      stockItem(record, { ...shelf, warehouseId: 'wh-empty', onHand: 0 }),
    ]);
    const orders = [
      { id: 'o1', code: 'CL1' },
      { id: 'o2', code: 'CL2' },
    ];
    expect(await refusalOf(shop, id, () => Promise.resolve(orders))).toEqual({
      code: 'PRODUCT_REFERENCED',
      params: { orders: 2, pieces: 9, combos: 0 },
      errors: [
        { path: 'orders/o1', message: 'CL1' },
        { path: 'orders/o2', message: 'CL2' },
        { path: `warehouses/${warehouse.id}`, message: `${warehouse.name}: 5` },
        { path: `warehouses/${far.id}`, message: `${far.name}: 4` },
      ],
    });
  });

  it('goes with all its shelves, its portions and its names, however many shelves there are', async () => {
    const shop = aSavingShop();
    const { id } = await shop.make({ ...empty, flashSale: true });
    const record = await shop.now(id);
    const shelf = {
      warehouseName: warehouse.name,
      province: '',
      onHand: 0,
      reserved: 0,
      warehouseId: warehouse.id,
    };
    shop.put(Array.from({ length: 230 }, (_, nth) => stockItem(record, { ...shelf, variantId: `v-${nth}` })));
    await arrangeShelves(shop.context, await shop.now(id));
    await deleteProduct(shop.context, id, noOrders);
    const left = new Set(shop.rows().map(({ entity }) => entity));
    for (const entity of [
      'stock',
      'stock-portion',
      'product',
      'product-detail',
      'product-slug',
      'product-code',
    ])
      expect([entity, left.has(entity)]).toEqual([entity, false]);
    expect(await refusalOf(shop, id)).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect((await shop.make(empty)).id).not.toBe(id);
  });
});

describe('how a part knows what is made of it', () => {
  const part = (counts: object = {}) => {
    const { table, put } = memoryTable();
    const made = aProduct({ name: 'Hộp' });
    put([cardRecord.item({ ...made.card, ...counts })]);
    const { id } = made.card;
    const card = { ...made.card, ...counts };
    const before = (type: 'combo' | 'product') => ({
      id: 'made',
      type,
      parts: [{ productId: id, variantId: null, quantity: 2 }],
    });
    const after = (type: 'combo' | 'product') => ({
      id: 'made',
      type,
      parts: [{ productId: id, variantId: null, quantity: 2, card, offer: undefined }],
    });
    const counted = async () => {
      const now = await findCard(contextOf(table), id);
      return [now?.combos, now?.unitCount];
    };
    return { table, put, id, before, after, counted };
  };
  const [most, maxUnits] = [maxCombosOfPart, maxUnitsOfBase];

  it.each<
    [
      string,
      [number, number],
      'combo' | 'product' | undefined,
      'combo' | 'product' | undefined,
      string | undefined,
      [number, number],
    ]
  >([
    ['a combo is made of it', [0, 0], undefined, 'combo', undefined, [1, 0]],
    ['a unit is made of it', [0, 0], undefined, 'product', undefined, [1, 1]],
    ['the last combo is made of it', [most - 1, 0], undefined, 'combo', undefined, [most, 0]],
    ['one combo too many', [most, 0], undefined, 'combo', partChanged, [most, 0]],
    ['one unit too many', [maxUnits, maxUnits], undefined, 'product', partChanged, [maxUnits, maxUnits]],
    ['a combo is gone', [1, 0], 'combo', undefined, undefined, [0, 0]],
    ['a unit is gone', [2, 1], 'product', undefined, undefined, [1, 0]],
    ['a combo is gone twice', [0, 0], 'combo', undefined, partChanged, [0, 0]],
    ['a unit becomes a combo where it is full', [most, 1], 'product', 'combo', undefined, [most, 0]],
    ['a combo becomes a unit where it is full', [most, 0], 'combo', 'product', undefined, [most, 1]],
    ['a combo stays', [1, 0], 'combo', 'combo', undefined, [1, 0]],
  ])('%s', async (_, [combos, unitCount], was, is, refusal, end) => {
    const { table, before, after, counted } = part({ combos, unitCount });
    const writes = moveLinks(was && before(was), is && after(is));
    expect([writes.length > 0 ? await table.write(writes) : undefined, await counted()]).toEqual([
      refusal,
      end,
    ]);
  });

  it('is as it was looked at, or is looked at again', async () => {
    const { table, id, after, counted } = part();
    await table.write([cardRecord.count({ id }, { set: { revision: 9 } }, { when: {}, refusal: 'no' })]);
    expect(await table.write(moveLinks(undefined, after('combo')))).toBe(partChanged);
    expect(await counted()).toEqual([0, 0]);
  });

  it('is asked for only where its card counts some', async () => {
    const { table, put, id } = part();
    put([comboLink(id, 'c', 'combo'), comboLink(id, 'u', 'unit')]);
    expect(await combosOf(table, { id, combos: 0 })).toEqual([]);
    expect(await unitsOf(table, { id, unitCount: 0 })).toEqual([]);
    expect((await combosOf(table, { id, combos: 1 })).toSorted()).toEqual(['c', 'u']);
    expect(await unitsOf(table, { id, unitCount: 1 })).toEqual(['u']);
  });
});

it('ten products with a word of a code in common are looked at, and no more', async () => {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  put(
    Array.from({ length: 11 }, (_, nth) => aProduct({ name: `Hàng ${nth}`, barCode: '8930' })).flatMap(
      productItems,
    ),
  );
  expect(await findCardsByCode(contextOf(table), '8930')).toHaveLength(10);
});
