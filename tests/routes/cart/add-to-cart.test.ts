import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#shared/cart/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';
import { cartsOf, lineOf } from './carts.ts';

let world: World;
let carts: ReturnType<typeof cartsOf>;
let member: Member;

beforeAll(async () => {
  world = await aWorld();
  carts = cartsOf(world);
});
afterAll(() => world.close());

const fresh = async () => (member = await world.aMember());

describe('putting things in', () => {
  it('200: one without saying how many', async () => {
    await fresh();
    const product = await carts.onSale({ price: 185_000, taxType: 'five' });
    const { status, body } = await carts.put(member, { productId: product.card.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cartItemId: lineOf(product),
      variantId: null,
      quantity: 1,
      unitTotal: 194_250,
      subtotal: 194_250,
      state: 'ok',
      available: 20,
      priceChanged: false,
      capped: false,
    });
  });

  it('200: the same thing again raises its line', async () => {
    await fresh();
    const { card } = await carts.onSale({ price: 10_000 });
    await carts.put(member, { productId: card.id });
    const { body } = await carts.put(member, { productId: card.id, quantity: 2 });
    expect(body).toMatchObject({ quantity: 3, subtotal: 30_000 });
    const cart = await carts.cartOf(member);
    expect(cart).toMatchObject({ userId: member.id, totalItems: 1, totalQuantity: 3, totalPrice: 30_000 });
    expect(cart.freeShippingFrom).toBe(500_000);
  });

  it('twenty at once all count, on one line', async () => {
    await fresh();
    const { card } = await carts.onSale({ available: 500 });
    const adds = Array.from({ length: 20 }, () => carts.put(member, { productId: card.id, quantity: 3 }));
    const statuses = (await Promise.all(adds)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await carts.cartOf(member)).toMatchObject({ totalItems: 1, totalQuantity: 60 });
  });

  it('a request that arrives ten times counts once', async () => {
    await fresh();
    const { card } = await carts.onSale();
    const body = { productId: card.id, quantity: 2, clientRequestId: crypto.randomUUID() };
    await Promise.all(Array.from({ length: 10 }, () => carts.put(member, body)));
    await carts.put(member, { ...body, clientRequestId: crypto.randomUUID() });
    const again = await carts.put(member, body);
    expect([again.status, again.body.quantity]).toEqual([200, 4]);
  });

  it('remembers a request over many others', async () => {
    await fresh();
    const { card } = await carts.onSale({ available: 500 });
    for (let i = 0; i < 24; i += 1)
      await carts.put(member, { productId: card.id, clientRequestId: crypto.randomUUID() });
    const body = { productId: card.id, clientRequestId: crypto.randomUUID() };
    await carts.put(member, body);
    expect((await carts.put(member, body)).body.quantity).toBe(25);
  });

  it('200: one more than there is leaves the line full, and says so', async () => {
    await fresh();
    const { card } = await carts.onSale({ available: 3 });
    await carts.put(member, { productId: card.id, quantity: 3 });
    const { status, body } = await carts.put(member, { productId: card.id, quantity: 1 });
    expect([status, body.quantity, body.capped]).toEqual([200, 3, true]);
  });

  it('never more than there are, however they come', async () => {
    await fresh();
    const { card } = await carts.onSale({ available: 5 });
    const first = await carts.put(member, { productId: card.id, quantity: 9 });
    expect(first.body).toMatchObject({ quantity: 5, capped: true });
    const adds = Array.from({ length: 8 }, () => carts.put(member, { productId: card.id, quantity: 2 }));
    for (const { body } of await Promise.all(adds)) expect(body).toMatchObject({ quantity: 5, capped: true });
  });

  it('what is sold from five on goes in as five, and says so', async () => {
    await fresh();
    const { card } = await carts.onSale({ minQuantity: 5, available: 12 });
    const first = await carts.put(member, { productId: card.id });
    expect(first.body).toMatchObject({ quantity: 5, minQuantity: 5, lifted: true, state: 'ok' });
    const more = await carts.put(member, { productId: card.id, quantity: 2 });
    expect(more.body).toMatchObject({ quantity: 7, lifted: false });
    expect((await carts.cartOf(member)).items[0]).toMatchObject({ quantity: 7, minQuantity: 5, state: 'ok' });
    const sessionId = await carts.aGuest();
    const guest = await carts.putAsGuest(sessionId, { productId: card.id, quantity: 3 });
    expect(guest.body).toMatchObject({ totalQuantity: 5, lifted: true });
    const few = await carts.onSale({ minQuantity: 5, available: 4 });
    expect((await carts.put(member, { productId: few.card.id })).failure.code).toBe('OUT_OF_STOCK');
  });

  it('variants are lines of their own, at their own price', async () => {
    await fresh();
    const variants = ['M', 'L'].map((value, place) => ({
      name: 'Cỡ',
      value,
      sku: `A-${value}`,
      additionalPrice: place * 5_000,
      stock: 0,
    }));
    const product = await carts.onSale({ name: 'Áo thun', price: 100_000, variants });
    const [m, l] = product.detail.variants.map(({ id }) => id);
    await carts.put(member, { productId: product.card.id, variantId: m ?? '' });
    await carts.put(member, { productId: product.card.id, variantId: l ?? '', quantity: 2 });
    const { items, totalPrice } = await carts.cartOf(member);
    expect(items.map(({ variantName, unitTotal }) => [variantName, unitTotal])).toEqual([
      ['Cỡ: L', 105_000],
      ['Cỡ: M', 100_000],
    ]);
    expect(totalPrice).toBe(310_000);
    const unnamed = await carts.put(member, { productId: product.card.id });
    expect([unnamed.status, unnamed.failure.code]).toEqual([422, 'VARIANT_REQUIRED']);
    const unknown = await carts.put(member, { productId: product.card.id, variantId: 'co-xxl' });
    expect([unknown.status, unknown.failure.code]).toEqual([404, 'VARIANT_NOT_FOUND']);
  });

  it('404 and 409: nothing that is not sold', async () => {
    await fresh();
    const hidden = await carts.onSale({ isActive: false });
    const empty = await carts.onSale({ available: 0 });
    expect((await carts.put(member, { productId: 'nothing' })).failure.code).toBe('PRODUCT_NOT_FOUND');
    expect((await carts.put(member, { productId: hidden.card.id })).status).toBe(404);
    const { status, failure } = await carts.put(member, { productId: empty.card.id });
    expect([status, failure.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(failure.message).toBe('Sản phẩm này sắp có hàng, vui lòng đợi thêm');
  });

  it.each([0, -1, 1.5, 1_000, 1e9, '2', null])('400: a quantity of %s', async (quantity) => {
    const { card } = await carts.onSale();
    const body = { productId: card.id, quantity } as never;
    expect((await world.send(addToCart, { token: member.accessToken, body })).status).toBe(400);
  });

  it('422: the hundred and first line, though more of a line that is there still goes in', async () => {
    await fresh();
    const products = await Promise.all(Array.from({ length: 101 }, () => carts.onSale()));
    const ids = products.map(({ card }) => card.id);
    for (const productId of ids.slice(0, 99)) await carts.put(member, { productId });
    const last = await Promise.all(ids.slice(99).map((productId) => carts.put(member, { productId })));
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(last.find(({ status }) => status === 422)?.failure.code).toBe('CART_FULL');
    expect((await carts.put(member, { productId: ids[0] ?? '' })).body.quantity).toBe(2);
    expect((await carts.cartOf(member)).items).toHaveLength(100);
  });
});
