import { describe, expect, it } from 'vitest';
import { getShipmentFee } from '#shared/orders/shipping.contract.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { estimateShipping } from '#functions/domain/orders/placing/estimate-shipping.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { shelfItem } from '../support/shelf-item.ts';

const { table, put } = memoryTable();
const hanoi = 'Thành phố Hà Nội';

const estimate = (given: object, province = hanoi) =>
  estimateShipping(contextOf(table), {
    ...getShipmentFee.query.parse({ provinceCode: 1, ...given }),
    province,
  });

const places = {
  hni: { warehouseId: 'hni', warehouseName: 'Kho Hà Nội', province: 'Hà Nội' },
  hn2: { warehouseId: 'hn2', warehouseName: 'Kho Hà Nội 2', province: 'Hà Nội' },
  sgn: { warehouseId: 'sgn', warehouseName: 'Kho Sài Gòn', province: 'TP. Hồ Chí Minh' },
};
type Lying = readonly (readonly [place: keyof typeof places, onHand: number, variantId?: string])[];

function sold(given: Parameters<typeof aProduct>[0], lying: Lying): string {
  const product = aProduct({ price: 100_000, weight: 1, available: 0, ...given });
  const shelves = lying.map(([place, onHand, variantId = '-']) =>
    shelfItem(product, { ...places[place], onHand, variantId }),
  );
  put([...productItems(product), ...shelves]);
  return product.card.id;
}
const variants = ['S', 'M'].map((value) => ({
  name: 'Cỡ',
  value,
  sku: `AO-${value}`,
  additionalPrice: 0,
  stock: 0,
}));

put([
  warehouseItem(aWarehouse({ id: 'dng', code: 'DNG', province: 'Đà Nẵng' })),
  warehouseItem(aWarehouse({ id: 'sgn', code: 'SGN', province: 'TP. Hồ Chí Minh' })),
  warehouseItem(aWarehouse({ id: 'hni', code: 'HNI', province: 'Hà Nội', isActive: false })),
]);

describe('sending something nobody has named', () => {
  it('costs as much as from the nearest warehouse that sells', async () => {
    expect(await estimate({ orderAmount: 100_000, weightGrams: 1_200 })).toEqual({
      fee: 40_000,
      freeFrom: 500_000,
      freeShippingBecause: null,
      zone: 'country',
      arrival: { daysFrom: 3, daysTo: 5 },
      parcels: [],
      available: true,
    });
    expect(await estimate({ orderAmount: 100_000, weightGrams: 1_200 }, 'Huế')).toMatchObject({
      fee: 32_000,
      zone: 'region',
      arrival: { daysFrom: 2, daysTo: 3 },
    });
    expect(await estimate({ orderAmount: 100_000, weightGrams: 900 }, 'Đà Nẵng')).toMatchObject({
      fee: 18_000,
      zone: 'city',
    });
  });

  it('costs nothing from so much on, and takes as long', async () => {
    expect(await estimate({ orderAmount: 499_999, weightGrams: 500 })).toMatchObject({ fee: 35_000 });
    expect(await estimate({ orderAmount: 500_000, weightGrams: 500 })).toMatchObject({
      fee: 0,
      freeShippingBecause: 'amount',
      arrival: { daysFrom: 3, daysTo: 5 },
    });
  });

  it('takes no days where it is fetched', async () => {
    const fetched = await estimate({ deliveryType: 'warehouse_pickup', orderAmount: 100, weightGrams: 500 });
    expect(fetched).toMatchObject({ fee: 0, freeShippingBecause: 'pickup', arrival: null });
  });
});

describe('sending a product', () => {
  const rice = sold({ name: 'Gạo' }, [
    ['hni', 2],
    ['sgn', 10],
  ]);

  it('costs what checkout would ask, from the nearest warehouse that has enough', async () => {
    expect(await estimate({ productId: rice, quantity: 2 })).toEqual({
      fee: 23_000,
      freeFrom: 500_000,
      freeShippingBecause: null,
      zone: 'city',
      arrival: { daysFrom: 1, daysTo: 2 },
      parcels: [{ ...places.hni, zone: 'city', quantity: 2, fee: 23_000, daysFrom: 1, daysTo: 2 }],
      available: true,
    });
    expect(await estimate({ productId: rice, quantity: 3 })).toMatchObject({ zone: 'country', fee: 55_000 });
  });

  it('goes in several parcels where none has enough, and is there with the slowest', async () => {
    const { zone, parcels, arrival } = await estimate({ productId: rice, quantity: 12 });
    expect([zone, arrival]).toEqual(['country', { daysFrom: 3, daysTo: 5 }]);
    expect(parcels.map(({ warehouseId, quantity }) => [warehouseId, quantity])).toEqual([
      ['hni', 2],
      ['sgn', 10],
    ]);
  });

  it('is free once its goods cost so much', async () => {
    expect((await estimate({ productId: rice, quantity: 4 })).freeShippingBecause).toBeNull();
    expect(await estimate({ productId: rice, quantity: 5 })).toMatchObject({
      fee: 0,
      freeShippingBecause: 'amount',
    });
  });

  it('is told where it is not enough, with how far it would come', async () => {
    expect(await estimate({ productId: rice, quantity: 13 })).toEqual({
      fee: 0,
      freeFrom: 500_000,
      freeShippingBecause: null,
      zone: 'city',
      arrival: null,
      parcels: [],
      available: false,
    });
  });

  it('is fetched from where it lies without a fee', async () => {
    const fetched = await estimate({ productId: rice, deliveryType: 'warehouse_pickup' });
    expect(fetched).toMatchObject({ fee: 0, freeShippingBecause: 'pickup', zone: 'city', available: true });
  });

  it('takes the variant that is soonest there, or the one that is named', async () => {
    const shirt = sold({ name: 'Áo', variants }, [
      ['sgn', 5, 'co-s'],
      ['hni', 5, 'co-m'],
    ]);
    expect((await estimate({ productId: shirt })).zone).toBe('city');
    expect((await estimate({ productId: shirt, variantId: 'co-s' })).zone).toBe('country');
    expect((await estimate({ productId: shirt, variantId: 'co-m' })).zone).toBe('city');
    expect(await refusalOf(estimate({ productId: shirt, variantId: 'co-l' }))).toBe('VARIANT_NOT_FOUND');
    expect(await estimate({ productId: shirt, variantId: 'co-s', quantity: 6 })).toMatchObject({
      available: false,
      zone: 'country',
    });
  });

  it('takes the sooner variant though it costs more, and of two as soon the cheaper', async () => {
    const scarf = sold({ name: 'Khăn', variants, weight: 0.1 }, [
      ['sgn', 5, 'co-s'],
      ['hni', 2, 'co-m'],
      ['hn2', 2, 'co-m'],
    ]);
    // Two parcels of the city against one from afar.
    const soonest = await estimate({ productId: scarf, quantity: 4 });
    expect([soonest.zone, soonest.parcels.length, soonest.fee]).toEqual(['city', 2, 36_000]);
    const hat = sold({ name: 'Nón', variants }, [
      ['hni', 1, 'co-s'],
      ['hn2', 1, 'co-s'],
      ['hni', 2, 'co-m'],
    ]);
    expect(await estimate({ productId: hat, quantity: 2 })).toMatchObject({ fee: 23_000 });
  });

  it('is not asked of what is not sold', async () => {
    const off = sold({ name: 'Cũ', isActive: false }, [['hni', 5]]);
    expect(await refusalOf(estimate({ productId: off }))).toBe('PRODUCT_NOT_FOUND');
    const nowhere = await estimate({ productId: sold({ name: 'Hết' }, []) });
    expect(nowhere).toMatchObject({ available: false, zone: 'country' });
  });
});
