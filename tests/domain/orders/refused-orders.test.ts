import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { maxOrderLines } from '#shared/orders/order-choices.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { chooseLines } from '#functions/domain/orders/placing/basket.ts';
import { log } from '#functions/platform/log.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { config, home, stubSettings } from './doing-surroundings.ts';
import { pickupWish } from '../support/pickup-wish.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

const owner = memberOwner('lan');

/** A shop with five of tea in Đà Nẵng and one far away, sold two to eight at once; and a warehouse that is paused. */
function aShop() {
  const { table, put, rows } = memoryTable();
  const made = aProduct({
    name: 'Trà',
    price: 100_000,
    minQuantity: 2,
    maxQuantity: 8,
    facts: { id: 'tea' },
  });
  const [shelf] = made.stocks;
  if (!shelf) throw new Error('Tea lies on a shelf');
  const stocks = [
    { ...shelf, onHand: 5 },
    { ...shelf, warehouseId: 'far', warehouseName: 'Kho xa', onHand: 1 },
    { ...shelf, warehouseId: 'shut', warehouseName: 'Kho đóng', onHand: 50 },
  ];
  const tea = { ...made, stocks, card: { ...made.card, warehouseIds: [warehouse.id, 'far', 'shut'] } };
  put([
    ...productItems(tea),
    warehouseItem(aWarehouse()),
    warehouseItem(aWarehouse({ id: 'far', name: 'Kho xa' })),
    warehouseItem(aWarehouse({ id: 'shut', name: 'Kho đóng', isActive: false, pausedReason: 'Kiểm kê' })),
  ]);
  const context = contextOf(table);
  const lines = (quantity: number, productId = 'tea') => [{ productId, variantId: null, quantity }];
  const place = (given: Partial<OrderInput> = {}) =>
    placeOrder(context, { config, input: { ...pickupWish, lines: lines(2), ...given } });
  return { put, rows, table, context, lines, place };
}

const sent = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shipTo: home } as const;

describe('an order is refused by name', () => {
  it.each<[string, Partial<OrderInput>, number, string, object]>([
    ['that is fetched nowhere', { pickupWarehouseId: null }, 2, 'PICKUP_REQUIRED', {}],
    ['that is fetched where nothing is', { pickupWarehouseId: 'none' }, 2, 'UNKNOWN_WAREHOUSE', {}],
    [
      'that is fetched where it is closed',
      { pickupWarehouseId: 'shut' },
      2,
      'WAREHOUSE_PAUSED',
      { params: { warehouse: 'Kho đóng', reason: 'Kiểm kê' } },
    ],
    [
      'of fewer than are sold at once',
      {},
      1,
      'BELOW_MINIMUM',
      { params: { name: 'Trà', minimum: 2, wanted: 1 } },
    ],
    ['of more than are sold at once', {}, 9, 'INSUFFICIENT_STOCK', { params: { available: 5 } }],
    [
      'at a counter that has too few',
      { pickupWarehouseId: 'far' },
      3,
      'PICKUP_SHORT',
      { params: { warehouse: 'Kho xa', wanted: 3 } },
    ],
    [
      'at a counter that has a part of all there is',
      { pickupWarehouseId: 'far' },
      6,
      'PICKUP_SHORT',
      { params: { warehouse: 'Kho xa', wanted: 6 } },
    ],
    [
      'of more than all that is open has',
      sent,
      7,
      'INSUFFICIENT_STOCK',
      { params: { available: 6, maximum: 6 } },
    ],
  ])('%s', async (_, given, quantity, code, details) => {
    const { place, lines, rows } = aShop();
    await expect(place({ ...given, lines: lines(quantity) })).rejects.toMatchObject({
      code,
      details,
    });
    expect(rows().some(({ entity }) => entity === 'order')).toBe(false);
  });

  it('of more than one order may hold, where there is enough', async () => {
    const { place, lines, put } = aShop();
    put(productItems(aProduct({ name: 'Muối', available: 9, maxQuantity: 4, facts: { id: 'salt' } })));
    await expect(place({ lines: lines(5, 'salt') })).rejects.toMatchObject({
      code: 'ABOVE_MAXIMUM',
      details: { params: { maximum: 4 } },
    });
    const { order } = await place({ lines: lines(4, 'salt') });
    expect(order.totalQuantity).toBe(4);
  });

  it('of what lies in the cart and is sold no more', async () => {
    const { place, put, table } = aShop();
    const gone = aProduct({ name: 'Muối', facts: { id: 'salt' } });
    put(productItems(gone));
    const offer = await findOffer(table, 'salt');
    if (typeof offer !== 'object') throw new Error('Salt is on sale');
    put([lineItem(owner, newLine(offer, 1, '2026-11-22T03:00:00.000Z'))]);
    put(productItems({ ...gone, card: { ...gone.card, isActive: false } }));
    await expect(place({ lines: undefined })).rejects.toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      details: { params: { name: 'Muối' } },
    });
  });

  it('of what is all gone', async () => {
    const { place, lines, put } = aShop();
    put(productItems(aProduct({ name: 'Muối', available: 0, facts: { id: 'salt' } })));
    expect(await refusalOf(place({ lines: lines(1, 'salt') }))).toBe('OUT_OF_STOCK');
  });

  it('to an address that nobody has', async () => {
    const guest = { buyer: { kind: 'guest', sessionId: 's1' } } as const;
    const shipTo = { addressId: 'adr_1' };
    const { place } = aShop();
    expect(await refusalOf(place({ ...sent, ...guest, shipTo }))).toBe('ADDRESS_NOT_FOUND');
    expect(await refusalOf(place({ ...sent, shipTo }))).toBe('ADDRESS_NOT_FOUND');
  });

  it('of whoever has no account any more', async () => {
    expect(await refusalOf(aShop().place({ customer: null }))).toBe('INVALID_TOKEN');
    const guest = { buyer: { kind: 'guest', sessionId: 's1' }, customer: null } as const;
    expect(await refusalOf(aShop().place(guest))).toBe('INVALID_TOKEN');
  });

  it('of more than may be said of money, whatever is taken off', async () => {
    const { place, put } = aShop();
    const gold = { name: 'Vàng', price: 999_000_000, available: 500, maxQuantity: 500 };
    put(productItems(aProduct({ ...gold, facts: { id: 'gold' } })));
    const order = (quantity: number) =>
      place({
        lines: [{ productId: 'gold', variantId: null, quantity }],
        discount: { amount: 50_000_000_000, reason: 'Quen', maxPercent: 100 },
      });
    await expect(order(101)).rejects.toMatchObject({
      code: 'ORDER_TOO_DEAR',
      details: { params: { limit: '100.000.000.000 ₫' } },
    });
    expect((await order(100)).order.total).toBe(49_900_000_000);
  });

  it('with more taken off than whoever takes it off may', async () => {
    const off = (amount: number, maxPercent: number) =>
      aShop().place({ discount: { amount, reason: 'Quen', maxPercent } });
    await expect(off(20_001, 10)).rejects.toMatchObject({
      code: 'DISCOUNT_TOO_HIGH',
      details: { params: { most: '20.000 ₫' } },
    });
    const { order } = await off(20_000, 10);
    expect([order.voucherDiscount, order.total, order.discount]).toEqual([
      20_000,
      180_000,
      { amount: 20_000, reason: 'Quen' },
    ]);
    expect((await off(200_000, 100)).order.total).toBe(0);
    const discount = { amount: 20_000, reason: 'Quen', maxPercent: 10 };
    const brought = (await aShop().place({ ...sent, discount })).order;
    expect([brought.shippingFee, brought.total]).toEqual([35_000, 215_000]);
    const { place, lines, put } = aShop();
    put(productItems(aProduct({ name: 'Muối', price: 55, facts: { id: 'salt' } })));
    const half = (amount: number) =>
      place({ lines: lines(1, 'salt'), discount: { amount, reason: 'Quen', maxPercent: 10 } });
    expect(await refusalOf(half(6))).toBe('DISCOUNT_TOO_HIGH');
    expect((await half(5)).order.total).toBe(50);
  });
});

it('a quote counts nothing that lies where it is closed', async () => {
  const { context, lines } = aShop();
  const quote = await quoteOrder(context, { ...pickupWish, ...sent, lines: lines(7) });
  expect(quote.issues).toMatchObject([{ available: 6, wanted: 7 }]);
  const six = await quoteOrder(context, { ...pickupWish, ...sent, lines: lines(6) });
  expect([six.issues, six.freeShippingMissing]).toEqual([[], 0]);
  const two = await quoteOrder(context, { ...pickupWish, ...sent, lines: lines(2) });
  expect([two.freeShippingMissing, two.freeShippingBecause, two.deposit]).toEqual([300_000, null, null]);
  expect(six.parcels.map(({ warehouseId }) => warehouseId).toSorted()).toEqual(['far', warehouse.id]);
});

describe('the lines of a cart that are ordered', () => {
  async function aCart(count: number, given: { savedForLater?: boolean } = {}) {
    const { table, put, context } = aShop();
    const offer = await findOffer(table, 'tea');
    if (typeof offer !== 'object') throw new Error('Tea is not on sale');
    const line = { ...newLine(offer, 2, '2026-11-22T03:00:00.000Z'), ...given };
    put([lineItem(owner, line)]);
    const all = Array.from({ length: count }, (_, nth) => ({
      ...line,
      productId: `p${nth}`,
      addedAt: `2026-11-22T03:00:${String(59 - nth).padStart(2, '0')}.000Z`,
    }));
    return { all, context };
  }

  it('are those that are named, or all but those saved for later, the first that was put in first', async () => {
    const { all } = await aCart(3);
    const [one, two, three] = all;
    if (!one || !two || !three) throw new Error('There are three');
    expect(chooseLines([one, two, three], undefined)).toEqual([three, two, one]);
    const later = { ...two, savedForLater: true };
    expect(chooseLines([one, later, three], undefined)).toEqual([three, one]);
    expect(chooseLines([one, later, three], [cartItemIdOf(later)])).toEqual([later]);
    for (const ids of [[], ['other']]) expect(() => chooseLines(all, ids)).toThrow('CART_EMPTY');
    expect(() => chooseLines([later], undefined)).toThrow('CART_EMPTY');
  });

  it('are as many as an order holds', async () => {
    const { all } = await aCart(maxOrderLines + 1);
    expect(chooseLines(all.slice(1), undefined)).toHaveLength(maxOrderLines);
    expect(() => chooseLines(all, undefined)).toThrow('ORDER_TOO_LARGE');
  });
});
