import { describe, expect, it } from 'vitest';
import { feeOf, shippingFee, zoneBetween } from '#functions/domain/orders/placing/shipping-fee.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';

describe('how far it is', () => {
  it.each([
    ['TP. Hồ Chí Minh', 'Thành phố Hồ Chí Minh', 'city'],
    ['Đắk Lắk', 'Tỉnh Đắk Lắk', 'city'],
    ['Hà Nội', 'Tỉnh Ninh Bình', 'region'],
    ['TP. Hồ Chí Minh', 'Tỉnh Bà Rịa - Vũng Tàu', 'region'],
    ['Hà Nội', 'Thành phố Cần Thơ', 'country'],
    ['Hà Nội', 'Nơi không có', 'country'],
  ])('%s → %s: %s', (from, to, zone) => expect(zoneBetween(from, to)).toBe(zone));

  it('every province, old and new, lies in some region', () => {
    const hubs = ['Hà Nội', 'Đà Nẵng', 'TP. Hồ Chí Minh'];
    const lost = [currentDivisions(), formerDivisions()]
      .flatMap(({ levels }) => [...(levels[0]?.values() ?? [])])
      .map(({ name }) => name)
      .filter((name) => hubs.every((hub) => zoneBetween(hub, name) === 'country'));
    expect(lost).toEqual([]);
  });
});

describe('what it costs', () => {
  it.each([
    ['city', 300, 18_000],
    ['city', 1000, 18_000],
    ['city', 1001, 20_500],
    ['region', 2000, 36_000],
    ['country', 2600, 55_000],
  ] as const)('%s, %i g → %i ₫', (zone, grams, fee) => expect(shippingFee(zone, grams)).toBe(fee));

  const parcel = { zone: 'country', grams: 500, everyLineFree: false } as const;
  const sending = { deliveryType: 'prepaid_ship', subtotal: 100_000, parcels: [parcel] } as const;
  it.each([
    [{}, { fee: 35_000, because: null, fees: [35_000] }],
    [{ deliveryType: 'warehouse_pickup' }, { fee: 0, because: 'pickup' }],
    [{ subtotal: 499_999 }, { fee: 35_000, because: null }],
    [{ subtotal: 500_000 }, { fee: 0, because: 'amount', fees: [0] }],
    [{ parcels: [{ ...parcel, everyLineFree: true }] }, { fee: 0, because: 'goods' }],
    [
      { parcels: [parcel, { ...parcel, zone: 'city' }] },
      { fee: 53_000, because: null, fees: [35_000, 18_000] },
    ],
    [{ parcels: [parcel, { ...parcel, everyLineFree: true }] }, { fee: 35_000, fees: [35_000, 0] }],
  ] as const)('%j', (change, expected) => expect(feeOf({ ...sending, ...change })).toMatchObject(expected));
});
