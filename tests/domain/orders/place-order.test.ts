import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { lineKey } from '#functions/domain/cart/cart-keys.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { placeOrder as placeAt } from '#functions/domain/checkout/place-order.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { saveOrderRules } from '#functions/domain/settings/order-rules.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { config, home } from './doing-surroundings.ts';
import { pickupWish } from '../support/pickup-wish.ts';

const userId = 'lan';
const owner = memberOwner(userId);

const placeWhole = (table: Table, given: Partial<OrderInput> = {}) =>
  placeAt(contextOf(table), { input: { ...pickupWish, ...given }, config });
const placeOrder = async (table: Table, given: Partial<OrderInput> = {}) =>
  (await placeWhole(table, given)).order;

/** A shop with three pieces of one thing, two of them in somebody's cart. */
async function aShop() {
  const shop = memoryTable();
  const product = aProduct({ name: 'Gạo', price: 50_000, available: 3 });
  shop.put([...productItems(product), warehouseItem(aWarehouse())]);
  const offer = await findOffer(shop.table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  shop.put([lineItem(owner, newLine(offer, 2, new Date().toISOString()))]);
  return {
    ...shop,
    productId: product.card.id,
    shelf: productKeys.stock(product.card.id, noVariantId, warehouse.id),
    line: lineKey(owner, { productId: product.card.id, variantId: noVariantId }),
  };
}

/** The same, at a table that refuses so many times before it writes. */
async function aCart(refusals: string[] = []) {
  const { table, rows } = await aShop();
  const left = [...refusals];
  // One of the refusals an order's own writes name.
  const write = (async (operations) => left.shift() ?? table.write(operations)) as Table['write'];
  const order = (given: Partial<OrderInput> = {}) => placeOrder({ ...table, write }, given);
  const whole = (given: Partial<OrderInput>) => placeWhole({ ...table, write }, given);
  return { order, whole, left, kinds: () => rows().map(({ entity }) => entity) };
}

it('looks again and again while others are in the way', async () => {
  const { order, left } = await aCart(['stock-gone', 'cart-moved', 'code-taken', 'stock-gone']);
  expect(await order()).toMatchObject({ status: 'confirmed', total: 100_000 });
  expect(left).toEqual([]);
});

it('begins to pay the order it wrote, and none of those that came to nothing', async () => {
  const { whole, kinds } = await aCart(['code-taken', 'stock-gone']);
  const paidAhead = { paymentMethod: 'transfer', paymentProvider: 'vietqr' } as const;
  const { order, payment } = await whole(paidAhead);
  expect(payment).toMatchObject({ id: order.paymentId, orderId: order.id, amount: order.total });
  expect(kinds().filter((kind) => kind === 'payment' || kind === 'order')).toHaveLength(2);
  // The same request again has nothing to begin: whoever asks reads the attempt there is.
  const again = await whole(paidAhead);
  expect([again.order.paymentId, again.payment]).toEqual([order.paymentId, undefined]);
});

it('says so, for the client to try again, when the crowd does not thin', async () => {
  const { order, kinds } = await aCart(Array.from({ length: 50 }, () => 'stock-gone' as const));
  await expect(order()).rejects.toMatchObject({ code: 'STALE_STATE', status: 409 });
  expect(kinds()).not.toContain('order');
});

it('holds nothing of a shelf that was counted lower meanwhile', async () => {
  const { table, shelf } = await aShop();
  const recount = () => table.write([update(shelf, { set: { onHand: 1 } })]);
  const crossed = meanwhile(table, recount);
  await expect(placeOrder(crossed.table)).rejects.toMatchObject({ code: 'INSUFFICIENT_STOCK' });
  expect(crossed.happened()).toBe(true);
  const Shelf = z.object({ onHand: z.int(), reserved: z.int() });
  expect(await table.get(shelf, Shelf)).toEqual({ onHand: 1, reserved: 0 });
});

it('orders what lies in the cart by then, not what was read of it', async () => {
  const { table, line } = await aShop();
  const grows = () => table.write([update(line, { set: { quantity: 3 } })]);
  const crossed = meanwhile(table, grows);
  const order = await placeOrder(crossed.table);
  expect([crossed.happened(), order.totalQuantity, order.total]).toEqual([true, 3, 150_000]);
});

it('refuses a guest who has too many orders under way, or ordered too often', async () => {
  const { order } = await aCart(['too-many-open', 'too-many']);
  await expect(order()).rejects.toMatchObject({ code: 'TOO_MANY_OPEN_ORDERS' });
  const turns = { writes: [], refused: () => new AppError('TOO_MANY_REQUESTS') };
  await expect(order({ turns })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it('charges nothing but what was agreed to', async () => {
  const { order } = await aCart();
  await expect(order({ expectedTotal: 99_000 })).rejects.toMatchObject({
    code: 'ORDER_CHANGED',
    details: { params: { total: 100_000, subtotal: 100_000, tax: 0, shippingFee: 0, voucherDiscount: 0 } },
  });
  expect((await order({ expectedTotal: 100_000 })).total).toBe(100_000);
});

it('is answered with the order where this very request has emptied the cart between two looks', async () => {
  const { table, rows } = await aShop();
  let placed: Promise<{ id: string }> | undefined;
  const first =
    <A extends unknown[], R>(read: (...asked: A) => Promise<R>) =>
    async (...asked: A): Promise<R> => {
      placed ??= placeOrder(table);
      await placed;
      return read(...asked);
    };
  const crossed: Table = {
    ...table,
    query: first(table.query) as Table['query'],
    list: first(table.list) as Table['list'],
  };
  const order = await placeOrder(crossed);
  expect(order.id).toBe((await placed)?.id);
  expect(rows().filter(({ entity }) => entity === 'order')).toHaveLength(1);
});

it('writes everything that belongs to an order, and nothing of the cart stays', async () => {
  const { order, kinds } = await aCart();
  await order();
  expect(kinds()).toEqual(expect.arrayContaining(['order', 'order-event', 'order-claim', 'mail']));
  expect(kinds()).not.toContain('cart-line');
});

describe('an order that is placed', () => {
  const guest = { buyer: { kind: 'guest', sessionId: 'g1' }, saleChannelId: 'guest' } as const;
  const ahead = { paymentMethod: 'transfer', paymentProvider: 'vietqr' } as const;
  const sent = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shipTo: home } as const;
  const deposits = { ...usualOrderRules, depositOn: true, depositFrom: 1, version: 0 };
  it.each<[string, Partial<OrderInput>, string, string, boolean]>([
    ['a member pays in cash', {}, 'confirmed by shopper: ', 'order-placed', false],
    ['a member pays ahead', ahead, 'draft by shopper: ', 'order-placed', true],
    ['a guest pays in cash', guest, 'draft by shopper: to-prove', 'order-to-prove', true],
    ['a guest pays ahead', { ...guest, ...ahead }, 'draft by shopper: ', 'order-placed', true],
    ['staff write down', { ...guest, placedBy: 'an' }, 'confirmed by staff: ', 'order-placed', false],
    ['needs a deposit', sent, 'draft by shopper: ', 'order-placed: deposit-due', true],
  ])(
    'is told to its buyer, and waits for what it has to: one that %s',
    async (_, given, told, mail, waits) => {
      vi.spyOn(log, 'info').mockReturnValue();
      const { table, rows, shelf, productId } = await aShop();
      if (mail.includes('deposit')) await saveOrderRules(contextOf(table), deposits);
      const lines = [{ productId, variantId: null, quantity: 2 }];
      const order = await placeOrder(table, { ...given, lines });
      const of = (kind: string) => rows().filter(({ entity }) => entity === kind);
      expect(
        of('order-event').map(({ to, by, note }) => `${String(to)} by ${String(by)}: ${String(note)}`),
      ).toEqual([told]);
      const mails = of('mail').map(({ content }) => content as { template: string; note?: string });
      expect(mails.map(({ template, note }) => (note ? `${template}: ${note}` : template))).toEqual([mail]);
      expect(
        of('due').filter(({ kind, at }) => kind === 'unpaid-order' && at === order.unpaidUntil),
      ).toHaveLength(waits ? 1 : 0);
      expect(order.confirmedAt === null).toBe(waits);
      expect(await table.get(shelf, z.object({ reserved: z.int() }))).toEqual({ reserved: 2 });
      // The cart keeps what was not ordered from it.
      expect(of('cart-line')).toHaveLength(1);
      expect(of('open-cash').map(({ open }) => open)).toEqual(mail === 'order-to-prove' ? [1, 1] : []);
      expect((await placeOrder(table, { ...given, lines })).id).toBe(order.id);
      expect([of('order').length, of('mail').length]).toEqual([1, 1]);
    },
  );
});
