import { describe, expect, it } from 'vitest';
import { type PackedLine, shippingOf } from '#functions/domain/orders/placing/parcels.ts';
import type { Shelf } from '#functions/domain/orders/placing/stock-plan.ts';

const shelf = (warehouseId: string, province: string): Shelf => ({
  variantId: '-',
  warehouseId,
  warehouseName: `Kho ${province}`,
  province,
  onHand: 99,
  reserved: 0,
});
const goods = (productId: string, grams: number, freeShipping = false): PackedLine => ({
  productId,
  shelves: [shelf('hn', 'Hà Nội'), shelf('ct', 'Cần Thơ')],
  grams,
  freeShipping,
});
const taking = (productId: string, warehouseId: string, quantity: number) => ({
  productId,
  warehouseId,
  quantity,
  variantId: '-',
  onHand: 99,
});
const sent = { deliveryType: 'prepaid_ship', province: 'Thành phố Hà Nội', subtotal: 100_000 } as const;

describe('the parcels of an order', () => {
  it('weigh as many pieces as are in them', () => {
    const feeFor = (quantity: number) =>
      shippingOf([taking('p', 'hn', quantity)], [goods('p', 400)], sent).fee;
    // 400 g, 1.200 g and 2.800 g within the city.
    expect([feeFor(1), feeFor(3), feeFor(7)]).toEqual([18_000, 20_500, 28_000]);
  });

  it('cost nothing for what is sent free by itself, beside what is not', () => {
    const both = [taking('p', 'hn', 1), taking('q', 'hn', 5)];
    expect(shippingOf(both, [goods('p', 900), goods('q', 5_000, true)], sent).fee).toBe(18_000);
    const all = shippingOf(both, [goods('p', 900, true), goods('q', 5_000, true)], sent);
    expect([all.fee, all.because]).toEqual([0, 'goods']);
  });

  it('cost as much as what is not free where the same goods are bought free and not', () => {
    const both = [goods('p', 900, true), goods('p', 900)];
    for (const packed of [both, both.toReversed()])
      expect(shippingOf([taking('p', 'hn', 2)], packed, sent)).toMatchObject({ fee: 23_000, because: null });
  });

  it('weigh nothing where nobody knows what is in them, and come from afar where nobody knows whence', () => {
    expect(shippingOf([taking('p', 'hn', 9)], [goods('q', 5_000)], sent).fee).toBe(18_000);
    const { parcels } = shippingOf([taking('p', 'none', 1)], [goods('p', 300)], sent);
    expect(parcels).toMatchObject([{ warehouseName: '', province: '', zone: 'country', fee: 35_000 }]);
  });

  it('are one for each warehouse, and all is there when the slowest is', () => {
    const takings = [taking('p', 'hn', 2), taking('q', 'ct', 1)];
    const { parcels, fee, arrival } = shippingOf(takings, [goods('p', 300), goods('q', 300)], sent);
    expect(parcels).toEqual([
      {
        warehouseId: 'hn',
        warehouseName: 'Kho Hà Nội',
        province: 'Hà Nội',
        zone: 'city',
        quantity: 2,
        fee: 18_000,
        daysFrom: 1,
        daysTo: 2,
      },
      expect.objectContaining({ warehouseId: 'ct', zone: 'country', quantity: 1, fee: 35_000 }),
    ]);
    expect([fee, arrival]).toEqual([53_000, { daysFrom: 3, daysTo: 5 }]);
  });

  it('are none where it is fetched', () => {
    const fetched = { ...sent, deliveryType: 'warehouse_pickup' } as const;
    expect(shippingOf([taking('p', 'hn', 2)], [goods('p', 300)], fetched)).toEqual({
      fee: 0,
      because: 'pickup',
      parcels: [],
      arrival: null,
    });
  });
});
