import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getCartCount, removeFromCart, removeManyFromCart, updateCartItem } from '#shared/cart/index.ts';
import { aCategory } from '#tests/support/catalogue.ts';
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

const anyHead = z.object({ lines: z.int() });
const fresh = async () => (member = await world.aMember());
const change = (body: { cartItemId: string; quantity?: number; savedForLater?: boolean }, who = member) =>
  world.send(updateCartItem, { token: who.accessToken, body });

describe('what lies in it', () => {
  it('an empty cart is a cart', async () => {
    await fresh();
    expect(await carts.cartOf(member)).toMatchObject({ items: [], totalQuantity: 0, totalPrice: 0 });
  });

  it('is counted by its lines', async () => {
    await fresh();
    for (let i = 0; i < 4; i += 1) await carts.put(member, { productId: (await carts.onSale()).card.id });
    const count = await world.send(getCartCount, { token: member.accessToken });
    expect(count.body).toEqual({ count: 4 });
  });

  it('costs what it costs now, and says that it changed', async () => {
    await fresh();
    const product = await carts.onSale({ price: 50_000 });
    await carts.put(member, { productId: product.card.id, quantity: 2 });
    await carts.becomes(product, { price: 60_000, total: 60_000 });
    const [item] = (await carts.cartOf(member)).items;
    expect(item).toMatchObject({
      unitTotal: 60_000,
      addedUnitTotal: 50_000,
      priceChanged: true,
      subtotal: 120_000,
    });
    const { body } = await carts.put(member, { productId: product.card.id });
    expect(body).toMatchObject({ priceChanged: false, subtotal: 180_000 });
  });

  it('shows what ran short, sold out or left the shop, and charges only what can be bought', async () => {
    await fresh();
    const [short, sold, left] = [
      await carts.onSale(),
      await carts.onSale(),
      await carts.onSale({ name: 'Mật ong' }),
    ];
    for (const { card } of [short, sold, left]) await carts.put(member, { productId: card.id, quantity: 4 });
    await carts.becomes(short, {}, 3);
    await carts.becomes(sold, {}, 0);
    await carts.becomes(left, { isActive: false });
    const { items, totalPrice, totalQuantity } = await carts.cartOf(member);
    const state = (id: string) => items.find(({ productId }) => productId === id);
    expect(state(short.card.id)).toMatchObject({ state: 'short', available: 3, quantity: 4 });
    expect(state(sold.card.id)).toMatchObject({ state: 'out_of_stock', stockStatus: 'out_of_stock' });
    expect(state(left.card.id)).toMatchObject({ state: 'unavailable', product: { name: 'Mật ong' } });
    expect([totalPrice, totalQuantity]).toEqual([400_000, 12]);
  });

  it('finds stock that came to another warehouse since', async () => {
    await fresh();
    const product = await carts.onSale({ available: 2 });
    await carts.put(member, { productId: product.card.id, quantity: 2 });
    const [row] = product.stocks;
    if (!row) throw new Error('It has stock');
    const more = { ...row, warehouseId: 'wh-hue', onHand: 50 };
    await carts.becomes({ ...product, stocks: [{ ...row, onHand: 0 }, more] }, {}, undefined);
    expect((await carts.cartOf(member)).items[0]).toMatchObject({ state: 'ok', available: 50 });
  });

  it('is narrowed by text, category, stall, price, stock and quantity; totals stay whole', async () => {
    await fresh();
    const tea = aCategory({ name: 'Trà', path: ['cat-do-uong', 'cat-tra'], id: 'cat-tra' });
    const oolong = await carts.onSale({ name: 'Trà ô long Mộc Châu', price: 90_000, category: tea });
    const rice = await carts.onSale({ name: 'Gạo tám', price: 20_000, available: 3 });
    await carts.put(member, { productId: oolong.card.id, quantity: 5 });
    await carts.put(member, { productId: rice.card.id });
    const found = async (query: object) => {
      const { items, totalItems } = await carts.cartOf(member, query);
      expect(totalItems).toBe(2);
      return items.map(({ product }) => product.name);
    };
    expect(await found({ q: 'tra o long' })).toEqual(['Trà ô long Mộc Châu']);
    expect(await found({ categoryId: 'cat-do-uong,nothing' })).toEqual(['Trà ô long Mộc Châu']);
    expect(await found({ businessId: 'biz-none' })).toEqual([]);
    expect(await found({ minPrice: 50_000 })).toEqual(['Trà ô long Mộc Châu']);
    expect(await found({ maxPrice: 50_000 })).toEqual(['Gạo tám']);
    expect(await found({ stockStatus: 'low_stock,out_of_stock' })).toEqual(['Gạo tám']);
    expect(await found({ minQuantity: 2, maxQuantity: 9 })).toEqual(['Trà ô long Mộc Châu']);
  });
});

describe('changing it', () => {
  it('200: another quantity, at most what is left', async () => {
    await fresh();
    const product = await carts.onSale({ price: 10_000, available: 7 });
    await carts.put(member, { productId: product.card.id });
    const { body } = await change({ cartItemId: lineOf(product), quantity: 3 });
    expect(body).toMatchObject({ totalQuantity: 3, totalPrice: 30_000 });
    const tooMany = await change({ cartItemId: lineOf(product), quantity: 8 });
    expect([tooMany.status, tooMany.failure.code]).toEqual([409, 'INSUFFICIENT_STOCK']);
    expect(tooMany.failure.message).toContain('Chỉ còn 7');
    for (const quantity of [0, -1, 1e9])
      expect((await change({ cartItemId: lineOf(product), quantity })).status).toBe(400);
    expect((await change({ cartItemId: lineOf(product) })).status).toBe(400);
  });

  it('422: never more than one order may hold, as the cart and adding to it say too', async () => {
    await fresh();
    const product = await carts.onSale({ maxQuantity: 9, available: 140 });
    const added = await carts.put(member, { productId: product.card.id, quantity: 120 });
    expect(added.body).toMatchObject({ quantity: 9, capped: true, available: 9, limit: 'order' });
    expect((await carts.cartOf(member)).items).toMatchObject([{ available: 9, limit: 'order', state: 'ok' }]);
    const tooMany = await change({ cartItemId: lineOf(product), quantity: 10 });
    expect([tooMany.status, tooMany.failure.code]).toEqual([422, 'ABOVE_MAXIMUM']);
    expect(tooMany.failure.message).toContain('tối đa 9');
  });

  it('422: never fewer than are sold at once', async () => {
    await fresh();
    const product = await carts.onSale({ minQuantity: 3, available: 9 });
    await carts.put(member, { productId: product.card.id, quantity: 4 });
    const few = await change({ cartItemId: lineOf(product), quantity: 2 });
    expect([few.status, few.failure.code]).toEqual([422, 'BELOW_MINIMUM']);
    expect(few.failure.message).toContain('tối thiểu là 3');
    expect((await change({ cartItemId: lineOf(product), quantity: 3 })).status).toBe(200);
  });

  it('409: not of what was taken off sale meanwhile', async () => {
    await fresh();
    const product = await carts.onSale();
    await carts.put(member, { productId: product.card.id });
    await carts.becomes(product, { isActive: false });
    const { status, failure } = await change({ cartItemId: lineOf(product), quantity: 2 });
    expect([status, failure.code]).toEqual([409, 'PRODUCT_UNAVAILABLE']);
  });

  it('200: saved for later counts nowhere, and stays saved when the same is put in', async () => {
    await fresh();
    const product = await carts.onSale();
    await carts.put(member, { productId: product.card.id, quantity: 2 });
    const { body } = await change({ cartItemId: lineOf(product), savedForLater: true });
    expect(body).toMatchObject({ totalItems: 0, totalQuantity: 0, totalPrice: 0 });
    expect(body.items[0]?.savedForLater).toBe(true);
    const count = await world.send(getCartCount, { token: member.accessToken });
    expect(count.body.count).toBe(0);
    expect((await carts.put(member, { productId: product.card.id })).body).toMatchObject({
      savedForLater: false,
      quantity: 1,
    });
    const [saved] = body.items;
    const { items } = await carts.cartOf(member);
    expect(items.find(({ cartItemId }) => cartItemId === saved?.cartItemId)).toMatchObject({
      savedForLater: true,
      quantity: 2,
    });
    const taken = await change({ cartItemId: saved?.cartItemId ?? '', savedForLater: false });
    expect(taken.body.items).toMatchObject([{ savedForLater: false, quantity: 3 }]);
  });

  it('200: takes out one, by body or by address, and the second time there is none', async () => {
    await fresh();
    const products = await Promise.all([carts.onSale(), carts.onSale(), carts.onSale()]);
    for (const { card } of products) await carts.put(member, { productId: card.id });
    const [a = '', b = ''] = products.map((product) => lineOf(product));
    const token = member.accessToken;
    const { body } = await world.send(removeFromCart, { token, body: { cartItemId: a } });
    expect(body.totalItems).toBe(2);
    const byAddress = await world.send(removeFromCart, { token, query: { cartItemId: b } });
    expect(byAddress.body.totalItems).toBe(1);
    const again = await world.send(removeFromCart, { token, body: { cartItemId: a } });
    expect([again.status, again.failure.code]).toEqual([404, 'CART_ITEM_NOT_FOUND']);
    const unnamed = await world.send(removeFromCart, { token });
    expect([unnamed.status, unnamed.failure.errors?.[0]?.path]).toEqual([400, 'cartItemId']);
  });

  it('200: takes out several at once, and passes over what is not there', async () => {
    await fresh();
    const products = await Promise.all([carts.onSale(), carts.onSale(), carts.onSale()]);
    for (const { card } of products) await carts.put(member, { productId: card.id });
    const cartItemIds = products.slice(0, 2).map((product) => lineOf(product));
    const taking = { token: member.accessToken, body: { cartItemIds: [...cartItemIds, 'x~y', 'x~y'] } };
    const answers = await Promise.all([1, 2, 3].map(() => world.send(removeManyFromCart, taking)));
    for (const { status, body } of answers) expect([status, body.totalItems]).toEqual([200, 1]);
    // The count of lines followed: there is room for ninety-nine more.
    const head = await world.table.query({ pk: `CART#${member.id}`, limit: 1 }, anyHead);
    expect(head.items[0]?.lines).toBe(1);
  });

  it('404: another member’s line answers as one that is not there', async () => {
    const owner = await world.aMember();
    const product = await carts.onSale();
    await carts.put(owner, { productId: product.card.id });
    const stranger = await fresh();
    const theirs = lineOf(product);
    for (const given of [{ quantity: 2 }, { savedForLater: true }])
      expect((await change({ cartItemId: theirs, ...given }, stranger)).failure.code).toBe(
        'CART_ITEM_NOT_FOUND',
      );
    const taking = { token: stranger.accessToken, body: { cartItemId: theirs } };
    expect((await world.send(removeFromCart, taking)).status).toBe(404);
    expect((await carts.cartOf(owner)).totalQuantity).toBe(1);
  });
});
