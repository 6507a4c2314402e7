import { beforeEach, describe, expect, it } from 'vitest';
import { productClaims, productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { newShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { findPurchaseGoods, matchGoods } from '#functions/domain/purchasing/find-goods.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const { table, put, rows } = memoryTable();
const context = contextOf(table);
const find = (q: string) => findPurchaseGoods(context, q);
const codesOf = async (q: string) => (await find(q)).data.map(({ code, codes }) => codes[0] ?? code);
const match = async (...codes: string[]) =>
  (await matchGoods(context, codes)).data.map((good) => good && [good.name, good.variantId]);

type Given = Parameters<typeof aProduct>[0];
function sold(given: Given) {
  const product = aProduct({ available: 0, ...given });
  put([...productItems(product), ...productClaims(product.card)]);
  return product;
}

function lies(
  { card }: ReturnType<typeof aProduct>,
  warehouseId: string,
  { onHand, cost, variantId = '-' }: { onHand: number; cost: number; variantId?: string },
): void {
  const place = { productId: card.id, variantId, warehouseId, warehouseName: warehouseId, province: '' };
  const rest = { reserved: 0, onOrder: 0, minQuantity: 0, maxQuantity: null };
  put([newShelfItem({ ...place, ...rest, onHand, cost }, { why: 'counted' })]);
}

const sizes = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: 'Cỡ',
    value: String(place + 1),
    sku: `${prefix}-${place + 1}`,
    additionalPrice: 0,
    stock: 0,
  }));

const rice = sold({ name: 'Gạo nếp', code: 'GAO', barCode: '8931' });
lies(rice, 'one', { onHand: 5, cost: 7_000 });
lies(rice, 'two', { onHand: 9, cost: 8_000.4 });
lies(rice, 'three', { onHand: 50, cost: 0 });
sold({ name: 'Bao gạo', code: 'BAO', masterUnitId: rice.card.id, conversionValue: 24 });
const shirt = sold({ name: 'Áo bà ba', code: 'AO', barCode: 'AO-VACH', variants: sizes('ABB', 2) });
lies(shirt, 'one', { onHand: 1, cost: 90_000, variantId: 'co-2' });
lies(shirt, 'two', { onHand: 7, cost: 20_000 });
// What another is called by its code, this one bears as its barcode.
sold({ name: 'Muối hột', code: 'X1' });
sold({ name: 'Đường phên', code: 'X2', barCode: 'X1' });
// Two bear the same barcode, and it is the code of the first.
sold({ name: 'Bột lọc', code: 'Z1', barCode: 'Z1' });
sold({ name: 'An bột', code: 'Z2', barCode: 'Z1' });
sold({ name: 'Trà mạn', code: 'TRA' });
sold({ name: 'Trà sen', code: 'T9', variants: sizes('TS', 1) });
for (let number = 1; number <= 9; number += 1) sold({ name: `Kẹo dừa ${number}` });
sold({ name: 'Dép lào', variants: sizes('DL', 21) });
// Lists still show it, though the table has lost half of it.
put(productItems(aProduct({ name: 'Gạo mất trang', code: 'MAT' })).slice(0, 1));

beforeEach(() => readViewsFrom(rows));

describe('goods to buy, found by a part of their name', () => {
  it('cost what a piece costs where most of them lie and a cost is known', async () => {
    const { data } = await find('gạo nếp');
    expect(data[0]).toEqual({
      productId: rice.card.id,
      variantId: null,
      name: 'Gạo nếp',
      variantName: null,
      code: 'GAO',
      codes: ['8931'],
      unit: rice.detail.unit,
      image: rice.card.image,
      ground: 1,
      cost: 8_000,
      taxRate: 0,
    });
  });

  it.each([
    ['ten', 10],
    ['five', 5],
    ['khac', 0],
  ] as const)(
    'begin with the tax of the product where suppliers may ask it: %s makes %j',
    async (taxType, rate) => {
      sold({ name: `Nước ${taxType}`, code: `NUOC-${taxType}`, taxType, taxRateDirect: 7 });
      const { data } = await find(`nước ${taxType}`);
      expect(data.find(({ name }) => name === `Nước ${taxType}`)?.taxRate).toBe(rate);
    },
  );

  it('cost as a bigger unit what all that is in it costs', async () => {
    const { data } = await find('bao gạo');
    expect(data.find(({ code }) => code === 'BAO')?.cost).toBe(192_010);
  });

  it('are each variant by itself, at its own cost, or at none where none is known', async () => {
    const { data } = await find('áo bà ba');
    expect(data.map(({ variantId, codes, cost }) => [variantId, codes, cost])).toEqual([
      ['co-1', ['ABB-1'], 0],
      ['co-2', ['ABB-2'], 90_000],
    ]);
  });

  it('come first where they are called exactly so, however it is written', async () => {
    expect((await codesOf('gao'))[0]).toBe('8931');
    expect((await codesOf('tra'))[0]).toBe('TRA');
    expect((await codesOf(' Ts-1 '))[0]).toBe('TS-1');
    expect((await codesOf('ABB-2'))[0]).toBe('ABB-2');
    expect(await codesOf('trà')).toHaveLength(2);
  });

  it('are those of eight products, and twenty in all', async () => {
    expect((await find('kẹo dừa')).data).toHaveLength(8);
    expect((await find('dép lào')).data).toHaveLength(20);
  });

  it('are none where nothing is asked for or nothing is called so', async () => {
    expect(await find('  ')).toEqual({ data: [] });
    expect(await find('không có')).toEqual({ data: [] });
    expect(await codesOf('gạo mất trang')).toEqual([]);
  });
});

describe('codes of a supplier’s list', () => {
  it('name the one thing each stands for, at its place, and nothing where that is none or several', async () => {
    expect(await match(' abb-2', 'nichts', 'AO', 'gao ', '8931')).toEqual([
      ['Áo bà ba', 'co-2'],
      null,
      null,
      ['Gạo nếp', null],
      ['Gạo nếp', null],
    ]);
  });

  it('are those of all variants where a product is called so, by its code or its barcode', async () => {
    const { data, choices } = await matchGoods(context, ['ao-vach', 'AO', 'ABB-1', 'nichts']);
    expect(data.map((good) => good?.variantId)).toEqual([undefined, undefined, 'co-1', undefined]);
    expect(choices.map((goods) => goods.map(({ variantId }) => variantId))).toEqual([
      ['co-1', 'co-2'],
      ['co-1', 'co-2'],
      [],
      [],
    ]);
  });

  it('name what bears the code on itself before what a product is called by', async () => {
    expect(await match('X1', 'X2')).toEqual([
      ['Đường phên', null],
      ['Đường phên', null],
    ]);
  });

  it('name, of two with the same barcode, the one whose code it is', async () => {
    expect(await match('Z1')).toEqual([['Bột lọc', null]]);
  });

  it('name the only variant a product has by the product’s code', async () => {
    expect(await match('T9')).toEqual([['Trà sen', 'co-1']]);
  });

  it('keep their places beyond ten of them', async () => {
    const codes = [...Array.from({ length: 10 }, () => 'TRA'), 'X2', 'nichts', 'BAO'];
    expect((await match(...codes)).slice(9)).toEqual([
      ['Trà mạn', null],
      ['Đường phên', null],
      null,
      ['Bao gạo', null],
    ]);
    expect(await match(...codes)).toHaveLength(13);
    expect(await match()).toEqual([]);
  });
});
