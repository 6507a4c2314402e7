import { beforeEach, describe, expect, it } from 'vitest';
import { findGoods } from '#functions/domain/inventory/stock/find-goods.ts';
import { productClaims, productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aCombo, aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const shelf = (variantId: string, onHand: number, reserved: number, warehouseId: string = warehouse.id) => ({
  variantId,
  warehouseId,
  warehouseName: warehouse.name,
  province: warehouse.province,
  onHand,
  reserved,
});
const sizes = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: 'Cỡ',
    value: String(place + 1),
    sku: `${prefix}-${place + 1}`,
    additionalPrice: 0,
    stock: 0,
  }));

const rice = aProduct({
  name: 'Gạo nếp',
  code: 'GAO',
  barCode: '8931',
  facts: { stocks: [shelf('-', 30, 4), shelf('-', 7, 0, 'wh-far')] },
});
const sack = aProduct({
  name: 'Bao gạo',
  code: 'BAO',
  unit: 'thung',
  masterUnitId: rice.card.id,
  conversionValue: 24,
  available: 0,
});
const shirt = aProduct({
  name: 'Áo bà ba',
  code: 'AO',
  variants: sizes('AO', 2),
  facts: {
    stocks: [
      shelf('-', 99, 0),
      shelf('co-2', 5, 2),
      shelf('co-2', 1, 3, 'wh-far'),
      { ...shelf('co-2', 9, 0, 'wh-closed'), isPaused: true },
    ],
  },
});
const salt = aProduct({ name: 'Muối', code: 'MUOI', available: 1 });
const gift = aCombo({
  name: 'Hộp quà gạo',
  code: 'QUA',
  of: [
    [rice, 2],
    [salt, 1],
  ],
});
const service = aProduct({ name: 'Giao gạo tận nhà', code: 'GIAO', type: 'service', available: 0 });
const lost = aProduct({
  name: 'Thùng của thứ không còn',
  code: 'LAC',
  masterUnitId: 'gone',
  conversionValue: 2,
  available: 0,
});
const candies = [1, 2, 3, 4, 5, 6, 7].map((number) => aProduct({ name: `Kẹo dừa ${number}`, available: 1 }));
const [many, more] = ['Dép lào xanh', 'Dép lào đỏ'].map((name) =>
  aProduct({ name, barCode: '8999', variants: sizes(name.slice(-2), 40), available: 1 }),
);

const { table, put, rows } = memoryTable();
const all = [
  rice,
  salt,
  sack,
  shirt,
  gift,
  service,
  lost,
  ...candies,
  ...[many, more].flatMap((one) => one ?? []),
];
put(all.flatMap((product) => [...productItems(product), ...productClaims(product.card)]));
// Lists still show it, though the table has lost half of it.
put(productItems(aProduct({ name: 'Gạo mất trang', code: 'MAT' })).slice(0, 1));

const find = (q: string, warehouseId = warehouse.id) => findGoods(contextOf(table), { q, warehouseId });
const codesOf = async (q: string) => (await find(q)).data.map(({ code }) => code).sort();

beforeEach(() => readViewsFrom(rows));

describe('a code that is scanned in a store room', () => {
  it('finds the goods it belongs to alone, with what lies in that room', async () => {
    const { exact, data } = await find('GAO');
    expect({ exact, data }).toEqual({
      exact: true,
      data: [
        {
          productId: rice.card.id,
          variantId: null,
          productName: 'Gạo nếp',
          variantName: null,
          code: 'GAO',
          image: '/media/products/x-{width}.webp',
          ground: 1,
          onHand: 30,
          reserved: 4,
          available: 26,
        },
      ],
    });
    expect((await find('GAO', 'wh-far')).data).toMatchObject([{ onHand: 7, reserved: 0, available: 7 }]);
    expect((await find('GAO', 'nowhere')).data).toMatchObject([{ onHand: 0, reserved: 0, available: 0 }]);
  });

  it('counts the shelves of all warehouses that sell where none is named', async () => {
    const anywhere = async (q: string) =>
      (await findGoods(contextOf(table), { q })).data.map(({ code, onHand, reserved, available }) => [
        code,
        onHand,
        reserved,
        available,
      ]);
    expect(await anywhere('GAO')).toEqual([['GAO', 37, 4, 33]]);
    // A shelf that owes more than it has takes nothing from the others.
    expect(await anywhere('AO')).toEqual([
      ['AO-1', 0, 0, 0],
      ['AO-2', 6, 5, 3],
    ]);
    expect((await find('AO-2', 'wh-closed')).data).toMatchObject([{ available: 9 }]);
  });

  it('finds them by their barcode', async () => {
    expect(await find('8931')).toMatchObject({ exact: true, data: [{ code: 'GAO' }] });
  });

  it('finds the one variant of its own, with that variant’s shelf', async () => {
    expect(await find('AO-2')).toMatchObject({
      exact: true,
      data: [{ variantId: 'co-2', variantName: 'Cỡ: 2', code: 'AO-2', onHand: 5, reserved: 2, available: 3 }],
    });
    expect(await find('AO-1')).toMatchObject({ exact: true, data: [{ variantId: 'co-1', onHand: 0 }] });
  });

  it('finds every variant of a product that is meant as a whole, and not the shelf from before it had any', async () => {
    const { exact, data } = await find('AO');
    expect(exact).toBe(true);
    expect(data.map(({ variantId, onHand }) => [variantId, onHand])).toEqual([
      ['co-1', 0],
      ['co-2', 5],
    ]);
  });

  it('finds of a bigger unit the goods it is made of, and says how many of them are in one', async () => {
    expect(await find('BAO')).toEqual({
      exact: true,
      data: [
        expect.objectContaining({
          productId: rice.card.id,
          code: 'GAO',
          onHand: 30,
          unit: { name: 'Bao gạo', code: 'BAO', unit: sack.detail.unit, quantity: 24 },
        }),
      ],
    });
    expect((await find('GAO')).data[0]).not.toHaveProperty('unit');
  });

  it('shows sixty of those it stands for, and no more', async () => {
    expect((await find('8999')).exact).toBe(true);
    expect((await find('8999')).data).toHaveLength(60);
  });
});

describe('a name that is typed in a store room', () => {
  it('finds what lies on shelves: neither combos nor services, nor what is half gone', async () => {
    expect((await find('gạo')).exact).toBe(false);
    // The sack lies as the rice in it.
    expect(await codesOf('gạo')).toEqual(['GAO', 'GAO']);
  });

  it('finds nothing of a unit whose base is gone', async () => {
    expect(await find('thùng của thứ')).toEqual({ exact: false, data: [] });
    expect(await find('LAC')).toEqual({ exact: false, data: [] });
  });

  it('shows the goods of six products, with sixty names at most', async () => {
    expect((await find('kẹo dừa')).data).toHaveLength(6);
    expect((await find('dép lào')).data).toHaveLength(60);
  });

  it('finds nothing where nothing is called so', async () => {
    expect(await find('không có')).toEqual({ exact: false, data: [] });
  });
});
