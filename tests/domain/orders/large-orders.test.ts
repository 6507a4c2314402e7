import { describe, expect, it } from 'vitest';
import { Cart } from '#shared/cart/cart.ts';
import { ProductDraft } from '#shared/catalogue/index.ts';
import { priceLimit } from '#shared/values/money.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { maxShelves } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { completePacking, handToCarrier, startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { readJob } from '#functions/domain/shipping/packing/pack-order.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { takeInRest } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { config, home } from './doing-surroundings.ts';
import { pickupWish } from '../support/pickup-wish.ts';

const userId = 'lan';
const warehouses = ['Hà Nội', 'Huế', 'Đà Nẵng'].map((province, place) =>
  aWarehouse({ id: `wh-${place}`, name: `Kho ${province}`, province }),
);

/** A member whose cart holds so many of each of these, to be brought home. */
async function aCartOf(products: readonly ProductRecord[], quantity: number) {
  const { table, put, rows } = memoryTable();
  const context = contextOf(table);
  put([...warehouses.map(warehouseItem), ...products.flatMap(productItems)]);
  for (const product of products) {
    if (product.detail.flashSale) await arrangeShelves(context, product);
    const offer = await findOffer(table, product.card.id);
    if (typeof offer !== 'object') throw new Error('The product is not on sale');
    put([lineItem(memberOwner(userId), newLine(offer, quantity, '2026-11-01T00:00:00.000Z'))]);
  }
  const wanted = {
    buyer: { kind: 'member', userId },
    owner: memberOwner(userId),
    voucherIds: [],
    deliveryType: 'prepaid_ship',
    shipTo: home,
  } as const;
  const place = async () => {
    const input = {
      ...pickupWish,
      ...wanted,
      asked: wanted,
    } as const;
    return (await placeOrder(context, { input, config })).order;
  };
  return {
    context,
    place,
    quote: () => quoteOrder(context, wanted),
    cart: () => readMemberCart(context, { userId }),
    kinds: () => rows().map(({ entity }) => entity),
    held: () =>
      rows().flatMap((row) =>
        Object.keys(row).filter((name) => row.entity === 'stock-portion' && name.startsWith('hold_')),
      ),
    onHand: () => rows().flatMap(({ entity, onHand }) => (entity === 'stock' ? [Number(onHand)] : [])),
  };
}

describe('an order that is too dear', () => {
  it.each([
    ['for many of one thing', 1, 999],
    ['for a little of many', 30, 34],
  ])('is refused, %s: nothing is written, and the cart is still read', async (_, count, quantity) => {
    const products = Array.from({ length: count }, (__, place) =>
      aProduct({ name: `Trống đồng ${place}`, price: 110_000_000, available: 999 }),
    );
    const it = await aCartOf(products, quantity);
    await expect(it.quote()).rejects.toMatchObject({ code: 'ORDER_TOO_DEAR', status: 422 });
    await expect(it.place()).rejects.toMatchObject({ code: 'ORDER_TOO_DEAR', status: 422 });
    expect(it.kinds()).not.toContain('order');
    const cart = await it.cart();
    expect(cart.totalPrice).toBe(count * quantity * 110_000_000);
    expect(Cart.safeParse(cart).error).toBeUndefined();
  });

  it('and a cart of the dearest there is adds up to the đồng', () => {
    const draft = { name: 'A', code: 'A', categoryId: 'c', businessId: 'b', taxRateDirect: 100 };
    expect(ProductDraft.safeParse({ ...draft, price: priceLimit }).success).toBe(true);
    expect(ProductDraft.safeParse({ ...draft, price: priceLimit + 1 }).success).toBe(false);
    // With a variant as dear, taxed in full, in each of a hundred lines of 999.
    expect(Number.isSafeInteger(priceLimit * 2 * 2 * 100 * 999)).toBe(true);
  });
});

describe('an order of a flash sale that takes a little from many shelves', () => {
  /** One piece of each in each of the three warehouses, and three of each wanted. */
  const scattered = (count: number, each = 1) =>
    aCartOf(
      Array.from({ length: count }, (_, place) =>
        aProduct({
          name: `Nón ${place}`,
          flashSale: true,
          facts: {
            stocks: warehouses.map(({ id, name, province }) => ({
              variantId: '-',
              warehouseId: id,
              warehouseName: name,
              province,
              onHand: each,
              reserved: 0,
            })),
          },
        }),
      ),
      warehouses.length * each,
    );
  const most = Math.floor(maxShelves / warehouses.length);

  it('is packed and called off whole, when it is as large as may be', async () => {
    const it = await scattered(most);
    const { id, holdings } = await it.place();
    expect(holdings).toHaveLength(most * 3);
    for (const decide of [startPacking, completePacking])
      await saveChange(it.context, { id, asker: shopRequester, decide });
    expect(Math.max(...it.onHand())).toBe(0);
    await callOff(it.context, { id, asker: shopRequester, by: 'staff', reason: 'Đổi ý' });
    expect(Math.min(...it.onHand())).toBe(1);
  });

  it('comes back with something missing on every shelf, and in part from all of them', async () => {
    const onTheWay = async () => {
      const it = await scattered(most, 2);
      const { id, items } = await it.place();
      const by = { carrier: 'ghtk', trackingNumber: 'S1' };
      const away = (order: StoredOrder, at: Date) => handToCarrier(order, at, by);
      for (const decide of [startPacking, completePacking, away])
        await saveChange(it.context, { id, asker: shopRequester, decide });
      return { it, id, items };
    };
    const whole = await onTheWay();
    const { lines } = await readJob(whole.it.context, whole.id);
    const lost = lines.map((line) => ({ id: line.id, damaged: 1, missing: 0, lots: [] }));
    await takeIn(whole.it.context, { id: whole.id, userId: 'an', lines: lost });
    expect(new Set(whole.it.onHand())).toEqual(new Set([1]));

    const part = await onTheWay();
    // Of six two from each of three shelves, and one is kept.
    const back = part.items.map((item) => ({ itemId: item.id, returned: 5, restocked: 5, lots: [] }));
    const asked = { id: part.id, userId: 'an', lines: back, reason: 'changed_mind', note: '' } as const;
    const after = await takeInRest(part.it.context, { ...asked, lines: back });
    expect([after.status, after.returnedPieces?.[part.items[0]?.id ?? '']]).toEqual(['completed', 5]);
    expect(part.it.onHand().reduce((sum, pieces) => sum + pieces, 0)).toBe(most * 5);
  });

  it('is refused when it is larger, with how many lines there is room for, and holds nothing', async () => {
    const it = await scattered(most + 1);
    const refused = { code: 'ORDER_TOO_LARGE', details: { params: { limit: most } } };
    await expect(it.quote()).rejects.toMatchObject(refused);
    await expect(it.place()).rejects.toMatchObject(refused);
    expect([it.held(), it.kinds().includes('order')]).toEqual([[], false]);
  });
});
