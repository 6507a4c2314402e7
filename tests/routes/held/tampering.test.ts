import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register } from '#shared/accounts/index.ts';
import { createAddress } from '#shared/addresses/index.ts';
import { addToCart, updateCartItem } from '#shared/cart/index.ts';
import { createProduct } from '#shared/catalogue/index.ts';
import { createGuestOrder, createOrder, quoteOrder } from '#shared/orders/index.ts';
import { createPayment } from '#shared/payments/index.ts';
import { createReview } from '#shared/reviews/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { lineOf } from '#tests/routes/cart/carts.ts';
import { accountSamples } from '#tests/routes/behind-validation/account-samples.ts';
import { afterwardsSamples } from '#tests/routes/behind-validation/afterwards-samples.ts';
import { ask } from '#tests/routes/behind-validation/ask.ts';
import { buyingSamples } from '#tests/routes/behind-validation/buying-samples.ts';
import { catalogueSamples } from '#tests/routes/behind-validation/catalogue-samples.ts';
import { orderSamples } from '#tests/routes/behind-validation/order-samples.ts';
import type { Samples } from '#tests/routes/behind-validation/sample.ts';
import { aScene, type Scene } from '#tests/routes/behind-validation/scene.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await aWorld();
  scene = await aScene(world);
});
afterAll(() => world.close());

const samples: Samples = {
  ...accountSamples,
  ...afterwardsSamples,
  ...buyingSamples,
  ...catalogueSamples,
  ...orderSamples,
};

async function withFields(contract: AnyContract, fields: object): Promise<number> {
  const sample = await samples[contract.name]?.(scene);
  if (!sample) throw new Error(`There is no good call of ${contract.name}`);
  const { status } = await ask(world, contract, {
    ...sample,
    body: { ...(sample.body as object), ...fields },
  });
  return status;
}

describe('what the shop alone decides cannot be sent along', () => {
  it.each<[AnyContract, object]>([
    [register, { role: 'admin' }],
    [register, { status: 'active' }],
    [register, { id: 'USER', emailVerifiedAt: '2026-01-01T00:00:00.000Z' }],
    [login, { role: 'admin' }],
    [createAddress, { userId: 'somebody-else' }],
    [createAddress, { id: 'an-id-of-mine' }],
    [addToCart, { unitTotal: 1 }],
    [addToCart, { price: 1 }],
    [updateCartItem, { subtotal: 1 }],
    [createOrder, { total: 1 }],
    [createOrder, { items: [{ productId: 'x', quantity: 1, price: 1 }] }],
    [createOrder, { status: 'completed', paymentStatus: 'paid' }],
    [createOrder, { shippingFee: 0, voucherDiscount: 1_000_000 }],
    [createOrder, { userId: 'somebody-else' }],
    [createGuestOrder, { userId: 'somebody-else' }],
    [createGuestOrder, { expectedTotal: 1, total: 1 }],
    [createPayment, { amount: 1 }],
    [createPayment, { status: 'succeeded' }],
    [createReview, { likes: 500, sumsVersion: 500 }],
    [createReview, { author: { name: 'Chợ Làng' } }],
    [createProduct, { sold: 9999, rating: { average: 5, count: 9999 } }],
    [createProduct, { reserved: 0, revision: 9 }],
  ])('400: $name with %j', async (contract, fields) => {
    expect(await withFields(contract, fields)).toBe(400);
  });
});

describe('how many', () => {
  it.each([0, -1, 1.5, 1000, 1e21, '2', null, [2], true])('400: is no %j', async (quantity) => {
    expect(await withFields(updateCartItem, { quantity })).toBe(400);
    // Put in without saying how many, it is one.
    expect(await withFields(addToCart, { quantity })).toBe(400);
  });

  it('is counted once, however often a line is named', async () => {
    const [member, product] = await Promise.all([world.aMember(), scene.shop.onSale()]);
    await scene.shop.fill(member, { product });
    const line = lineOf(product);
    const cartItemIds = Array.from({ length: 40 }, () => line);
    const { status, body } = await world.send(quoteOrder, {
      token: member.accessToken,
      body: { cartItemIds, pickupWarehouseId: scene.warehouse.id },
    });
    expect([status, body.items.length, body.subtotal]).toEqual([200, 1, 100_000]);
  });
});

it('one voucher named twice is taken off once', async () => {
  const [member, product] = await Promise.all([world.aMember(), scene.shop.onSale()]);
  await scene.shop.fill(member, { product });
  const voucher = aMemberVoucher(member.id);
  await handOut(world, [voucher]);
  const { body } = await scene.shop.order(member, { voucherIds: [voucher.id, voucher.id] });
  expect([body.voucherDiscount, body.vouchers.length, body.total]).toEqual([20_000, 1, 80_000]);
});

describe('where a shopper comes back to after paying', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/\r\\evil.example/',
    '\t//evil.example/',
    ' //evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('400: is not %j', async (returnUrl) => {
    expect(await withFields(createPayment, { returnUrl })).toBe(400);
  });

  it('is a page of ours', async () => {
    expect(await withFields(createPayment, { returnUrl: '/e-commerce/orders/1?paid=1#end' })).toBe(201);
  });
});
