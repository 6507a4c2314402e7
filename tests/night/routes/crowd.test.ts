import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { newLine, type StoredLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { config } from '#tests/domain/orders/doing-surroundings.ts';
import { pickupWishOf } from '#tests/domain/support/pickup-wish.ts';
import { contextOf } from '#tests/support/context.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';

/** Crowds press the same button at once: no function or gateway between them and the table. */
const world = aSharedWorld();
const shop = buying(world);

async function lineFor({ card }: ProductRecord): Promise<StoredLine> {
  const offer = await findOffer(world.table, card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  return newLine(offer, 1, new Date().toISOString());
}

async function buyersOf(count: number, ...lines: StoredLine[]): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  const items = ids.flatMap((id) => lines.map((line) => lineItem(memberOwner(id), line)));
  for (let start = 0; start < items.length; start += 100) await world.write(items.slice(start, start + 100));
  return ids;
}

async function aBuyer(...lines: StoredLine[]): Promise<string> {
  const [userId = ''] = await buyersOf(1, ...lines);
  return userId;
}

const wishOf = (userId: string, given: Partial<OrderInput> = {}): OrderInput =>
  pickupWishOf(userId, { requestKey: newRequest(), ...given });

const place = (input: OrderInput) =>
  placeOrder(contextOf(world.table), { input, config }).then(
    ({ order }) => order,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );

const isRefusal = (answer: unknown): answer is AppError => answer instanceof AppError;

const crowd = 300;

it(`${crowd} buyers want the last one: one gets it, and all others are told that it is gone`, async () => {
  const product = await shop.onSale({ available: 1 });
  const line = await lineFor(product);
  const buyers = await buyersOf(crowd, line);
  const answers = await Promise.all(buyers.map((userId) => place(wishOf(userId))));
  const refusals = answers.filter(isRefusal);
  expect(refusals).toHaveLength(crowd - 1);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']));
  expect(await shop.shelfOf(product)).toEqual({ onHand: 1, reserved: 1 });
});

it('40 buyers want 15 of a shelf that was busy already: 15 get one each, and no more', async () => {
  const product = await shop.onSale({ available: 15 });
  const line = await lineFor(product);
  const buyers = await buyersOf(40, line);
  const answers = await Promise.all(buyers.map((userId) => place(wishOf(userId))));
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(15);
  expect(await shop.shelfOf(product)).toEqual({ onHand: 15, reserved: 15 });
});

it('the same request 50 times at once is one order, and 50 equal answers', async () => {
  const product = await shop.onSale();
  const ordering = wishOf(await aBuyer(await lineFor(product)));
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(ordering)));
  const orders = answers.filter((answer) => !isRefusal(answer));
  expect(orders).toHaveLength(50);
  expect(new Set(orders.map((order) => JSON.stringify(toOrder(order)))).size).toBe(1);
  expect((await shop.shelfOf(product)).reserved).toBe(1);
});

it('one voucher and 20 orders at once: one is cheaper, and the others are refused', async () => {
  const products = await Promise.all(Array.from({ length: 20 }, () => shop.onSale()));
  const lines = await Promise.all(products.map(lineFor));
  const userId = await aBuyer(...lines);
  const voucher = aMemberVoucher(userId);
  await handOut(world, [voucher]);
  const answers = await Promise.all(
    products.map(({ card }) =>
      place(wishOf(userId, { cartItemIds: [`${card.id}~-`], voucherIds: [voucher.id] })),
    ),
  );
  const won = answers.filter((answer) => !isRefusal(answer));
  expect(won.map(({ voucherDiscount }) => voucherDiscount)).toEqual([20_000]);
  const codes = answers.filter(isRefusal).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['VOUCHER_REFUSED']));
  expect(codes).toHaveLength(19);
});
