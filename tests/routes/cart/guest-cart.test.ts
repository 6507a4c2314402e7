import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCart,
  addToGuestCart,
  getGuestCart,
  getGuestCartCount,
  removeFromGuestCart,
  startGuestSession,
  transferGuestCart,
  updateGuestItem,
  validateGuestTransfer,
} from '#shared/cart/index.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';
import { cartsOf, lineOf } from './carts.ts';

let world: World;
let carts: ReturnType<typeof cartsOf>;

beforeAll(async () => {
  world = await aWorld();
  carts = cartsOf(world);
});
afterAll(() => world.close());

const transfer = (member: Member, guestId: string) =>
  world.send(transferGuestCart, { token: member.accessToken, params: { guestId } });
const validate = (member: Member, guestId: string) =>
  world.send(validateGuestTransfer, { token: member.accessToken, params: { guestId } });

describe('a guest’s session', () => {
  it('201: begins with an id nobody can guess and lasts a day', async () => {
    const { status, body } = await world.send(startGuestSession);
    expect(status).toBe(201);
    expect(body.sessionId).toMatch(/^g[0-9a-f]{40}$/);
    const cart = (await carts.guestCartOf(body.sessionId)).body;
    expect(cart).toMatchObject({
      items: [],
      totalQuantity: 0,
      customerInfo: null,
      selectedWarehouseId: null,
    });
    expect(cart.sessionExpiresAt).toBe(body.sessionExpiresAt);
    const hours = (Date.parse(body.sessionExpiresAt) - world.cloud.clock.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
  });

  it('201: takes an id of the client’s own, and the same one again', async () => {
    const sessionId = crypto.randomUUID();
    const first = await world.send(startGuestSession, { body: { sessionId } });
    const again = await world.send(startGuestSession, { body: { sessionId } });
    expect([first.body.sessionId, again.body]).toEqual([sessionId, first.body]);
    for (const short of ['1', 'a'.repeat(20), 'có dấu '.repeat(5)])
      expect((await world.send(startGuestSession, { body: { sessionId: short } })).status).toBe(400);
  });

  it('404: unknown and lapsed sessions answer alike, to everything', async () => {
    const product = await carts.onSale();
    const lapsed = await carts.aGuest();
    await carts.putAsGuest(lapsed, { productId: product.card.id });
    await world.cloud.clock.advance(24 * 3600 + 1);
    const cartItemId = lineOf(product);
    for (const sessionId of [lapsed, crypto.randomUUID(), 'x', '../../etc']) {
      const query = { sessionId };
      const answers = [
        await world.send(getGuestCart, { query }),
        await world.send(getGuestCartCount, { query }),
        await world.send(addToGuestCart, { query, body: { productId: product.card.id } }),
        await world.send(updateGuestItem, { query, body: { cartItemId, quantity: 1 } }),
        await world.send(removeFromGuestCart, { query: { ...query, cartItemId } }),
      ];
      for (const { status, failure } of answers)
        expect([status, failure.code, failure.message]).toEqual([
          404,
          'SESSION_NOT_FOUND',
          'Session not found',
        ]);
    }
    expect((await world.send(getGuestCart)).status).toBe(400);
    const restarted = await world.send(startGuestSession, { body: { sessionId: lapsed } });
    expect(restarted.body.sessionId).not.toBe(lapsed);
  });
});

describe('a guest’s cart', () => {
  it('200: add, change, save, take out; each answer is the whole cart', async () => {
    const product = await carts.onSale({ price: 30_000 });
    const sessionId = await carts.aGuest();
    const added = await carts.putAsGuest(sessionId, {
      productId: product.card.id,
      warehouseId: warehouse.id,
    });
    expect(added.body).toMatchObject({
      sessionId,
      totalQuantity: 1,
      totalPrice: 30_000,
      selectedWarehouseId: warehouse.id,
      capped: false,
    });
    const query = { sessionId };
    const cartItemId = lineOf(product);
    const changed = await world.send(updateGuestItem, { query, body: { cartItemId, quantity: 4 } });
    expect(changed.body).toMatchObject({ totalQuantity: 4, totalPrice: 120_000 });
    expect((await world.send(getGuestCartCount, { query })).body).toEqual({ count: 4 });
    const removed = await world.send(removeFromGuestCart, { query: { sessionId, cartItemId } });
    expect(removed.body).toMatchObject({ items: [], totalQuantity: 0 });
    expect((await world.send(removeFromGuestCart, { query: { sessionId, cartItemId } })).status).toBe(404);
  });

  it('422: a warehouse that is none; 409: sold out; 400: no quantity', async () => {
    const product = await carts.onSale();
    const sold = await carts.onSale({ available: 0 });
    const sessionId = await carts.aGuest();
    const nowhere = await carts.putAsGuest(sessionId, {
      productId: product.card.id,
      warehouseId: 'wh-nowhere',
    });
    expect([nowhere.status, nowhere.failure.code]).toEqual([422, 'UNKNOWN_WAREHOUSE']);
    expect((await carts.putAsGuest(sessionId, { productId: sold.card.id })).failure.code).toBe(
      'OUT_OF_STOCK',
    );
    expect((await carts.putAsGuest(sessionId, { productId: product.card.id, quantity: 0 })).status).toBe(400);
    expect((await carts.guestCartOf(sessionId)).body.items).toEqual([]);
  });

  it('pages and filters its lines', async () => {
    const sessionId = await carts.aGuest();
    for (const name of ['Mận', 'Đào', 'Lê'])
      await carts.putAsGuest(sessionId, { productId: (await carts.onSale({ name })).card.id });
    const names = async (query: object) =>
      (await carts.guestCartOf(sessionId, query)).body.items.map(({ product }) => product.name);
    expect(await names({ pageSize: 100 })).toEqual(['Lê', 'Đào', 'Mận']);
    expect(await names({ page: 2, pageSize: 2 })).toEqual(['Mận']);
    expect(await names({ q: 'dao' })).toEqual(['Đào']);
  });

  it('twenty adds at once all count', async () => {
    const { card } = await carts.onSale({ available: 100 });
    const sessionId = await carts.aGuest();
    await Promise.all(Array.from({ length: 20 }, () => carts.putAsGuest(sessionId, { productId: card.id })));
    expect((await carts.guestCartOf(sessionId)).body).toMatchObject({ totalItems: 1, totalQuantity: 20 });
  });
});

describe('handing it over at sign-in', () => {
  it('says first, then moves: added, merged, capped and dropped', async () => {
    const member = await world.aMember();
    const sessionId = await carts.aGuest();
    const [fresh, shared, scarce, gone] = [
      await carts.onSale({ name: 'Mới' }),
      await carts.onSale({ name: 'Cùng có' }),
      await carts.onSale({ name: 'Sắp hết', available: 5 }),
      await carts.onSale({ name: 'Ngừng bán' }),
    ];
    for (const { card } of [fresh, shared, scarce, gone])
      await carts.putAsGuest(sessionId, { productId: card.id, quantity: 3 });
    await carts.put(member, { productId: shared.card.id, quantity: 2 });
    await carts.put(member, { productId: scarce.card.id, quantity: 4 });
    await carts.becomes(gone, { isActive: false });

    const told = (await validate(member, sessionId)).body;
    expect(told.valid).toBe(false);
    expect(
      told.lines.map(({ product, outcome, quantity, reason }) => [product.name, outcome, quantity, reason]),
    ).toEqual([
      ['Mới', 'added', 3, null],
      ['Cùng có', 'merged', 5, null],
      ['Sắp hết', 'capped', 5, 'stock'],
      ['Ngừng bán', 'dropped', 0, 'unavailable'],
    ]);
    expect(told.issues).toEqual(told.lines.slice(2));
    expect((await carts.cartOf(member)).totalQuantity).toBe(6);

    const moved = await transfer(member, sessionId);
    expect(moved.body.transferred).toEqual(told.lines);
    expect(moved.body).toMatchObject({ totalItems: 3, totalQuantity: 13 });
  });

  it('done twice, or by three tabs at once, it moves once', async () => {
    const member = await world.aMember();
    const sessionId = await carts.aGuest();
    const { card } = await carts.onSale({ available: 100 });
    await carts.putAsGuest(sessionId, { productId: card.id, quantity: 7 });
    const answers = await Promise.all([1, 2, 3].map(() => transfer(member, sessionId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.flatMap(({ body }) => body.transferred)).toHaveLength(1);
    expect((await transfer(member, sessionId)).body).toMatchObject({ transferred: [], totalQuantity: 7 });
    expect((await validate(member, sessionId)).body).toEqual({ valid: true, issues: [], lines: [] });
    // The guest's cart is over with that, and no other member can have it.
    expect((await carts.guestCartOf(sessionId)).failure.code).toBe('SESSION_NOT_FOUND');
    expect((await transfer(await world.aMember(), sessionId)).status).toBe(404);
  });

  it('sixty lines move in pieces, and what does not fit stays behind', async () => {
    const member = await world.aMember();
    const sessionId = await carts.aGuest();
    const products = await Promise.all(Array.from({ length: 160 }, () => carts.onSale()));
    const ids = products.map(({ card }) => card.id);
    for (const productId of ids.slice(0, 60)) await carts.putAsGuest(sessionId, { productId });
    for (const productId of ids.slice(60, 120)) await carts.put(member, { productId });
    const { body } = await transfer(member, sessionId);
    expect(body.totalItems).toBe(100);
    const outcomes = Map.groupBy(body.transferred, ({ outcome }) => outcome);
    expect([outcomes.get('added')?.length, outcomes.get('dropped')?.length]).toEqual([40, 20]);
    expect(outcomes.get('dropped')?.[0]?.reason).toBe('cart_full');
    const full = await world.send(addToCart, {
      token: member.accessToken,
      body: { productId: ids[130] ?? '' },
    });
    expect(full.failure.code).toBe('CART_FULL');
  });

  it('404: unknown and lapsed sessions', async () => {
    const member = await world.aMember();
    const lapsed = await carts.aGuest();
    expect((await validate(member, 'unknown')).failure.code).toBe('SESSION_NOT_FOUND');
    await world.cloud.clock.advance(24 * 3600 + 1);
    const later = await world.aMember();
    expect((await transfer(later, lapsed)).failure.code).toBe('SESSION_NOT_FOUND');
  });
});
