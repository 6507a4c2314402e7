import { beforeAll, describe, expect, it } from 'vitest';
import {
  createProduct,
  deleteProduct,
  getAdminProduct,
  getProduct,
  listAdminProducts,
  listProducts,
  updateProduct,
} from '#shared/catalogue/index.ts';
import { maxCombosOfPart } from '#shared/catalogue/combo.ts';
import { addToCart, getCart } from '#shared/cart/index.ts';
import { cancelOrder, quoteOrder } from '#shared/orders/index.ts';
import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aCategory, business, stock, warehouse } from '#tests/support/catalogue.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const category = aCategory({ name: 'Quà Tết' });
let admin: Member;
let collaborator: Member;

beforeAll(async () => {
  await stock(world, [], [category]);
  [admin, collaborator] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
});

const said = (given: object = {}) => ({
  name: `Hộp quà ${newId().slice(-6)}`,
  code: newId().slice(-12),
  categoryId: category.id,
  businessId: business.id,
  price: 150_000,
  ...given,
});

const make = async (given: object = {}, token = collaborator.accessToken) =>
  world.send(createProduct, { token, body: said(given) as never });

const goods = async (onHand: number, given: object = {}) =>
  (await make({ stock: [{ warehouseId: warehouse.id, onHand }], ...given })).body;

/** A box of two teas and a cup, of which there are so many. */
async function aBox(tea: number, cup: number) {
  const [leaves, china] = [await goods(tea, { price: 50_000 }), await goods(cup, { price: 60_000 })];
  const parts = [
    { productId: leaves.id, quantity: 2 },
    { productId: china.id, quantity: 1 },
  ];
  const { status, body: box } = await make({ type: 'combo', parts });
  expect(status).toBe(201);
  return { leaves, china, parts, box };
}

const page = async (id: string) => (await world.send(getProduct, { params: { id } })).body;
const put = (member: Member, productId: string, quantity = 1) =>
  world.send(addToCart, { token: member.accessToken, body: { productId, quantity } });

describe('a combo', () => {
  it('201: is shown with what it is made of, and as many as its scarcest part allows, wherever it is shown', async () => {
    const { box, leaves, china } = await aBox(9, 6);
    expect(box).toMatchObject({ available: 4, shelves: [], type: 'combo' });
    expect(await page(box.id)).toMatchObject({
      type: 'combo',
      available: 4,
      stockStatus: 'low_stock',
      warehouses: [{ warehouseId: warehouse.id, available: 4 }],
      contents: [
        { productId: leaves.id, quantity: 2, name: leaves.name, slug: leaves.slug, state: 'on_sale' },
        { productId: china.id, quantity: 1, total: 60_000, available: 6 },
      ],
    });
    const [shown] = (await world.send(listProducts, { query: { q: box.code } })).body.data;
    expect(shown).toMatchObject({ id: box.id, stockStatus: 'low_stock' });
    const token = collaborator.accessToken;
    const [row] = (await world.send(listAdminProducts, { token, query: { q: box.code } })).body.data;
    expect(row).toMatchObject({ type: 'combo', stock: { available: 4 } });
    const member = await world.aMember();
    await put(member, box.id, 9);
    const [line] = (await world.send(getCart, { token: member.accessToken })).body.items;
    expect(line).toMatchObject({ quantity: 4, available: 4, state: 'ok' });
  });

  it('200: read and saved as it stands changes nothing; its parts may change', async () => {
    const { box, leaves } = await aBox(9, 6);
    const token = collaborator.accessToken;
    const read = (await world.send(getAdminProduct, { token, params: { id: box.id } })).body;
    expect(read.parts).toEqual([
      { productId: leaves.id, variantId: null, quantity: 2 },
      { productId: expect.any(String) as string, variantId: null, quantity: 1 },
    ]);
    const gift = (await make({ type: 'service', price: 10_000 })).body;
    const parts = [
      { productId: leaves.id, variantId: null, quantity: 3 },
      { productId: gift.id, variantId: null, quantity: 1 },
    ];
    const { name, code, categoryId, businessId, price, revision } = read;
    const body = { name, code, categoryId, businessId, price, type: 'combo' as const, parts, revision };
    const saved = await world.send(updateProduct, { token, params: { id: box.id }, body });
    expect(saved.body).toMatchObject({ parts, available: 3 });
    const stale = await world.send(updateProduct, { token, params: { id: box.id }, body });
    expect([stale.status, stale.failure.code]).toEqual([409, 'STALE_STATE']);
  });

  it('follows its parts in lists as soon as they move, and is sold out with the last of them', async () => {
    const { box, china } = await aBox(30, 10);
    await world.cloud.idle();
    const status = async () =>
      (await world.send(listProducts, { query: { q: box.code } })).body.data[0]?.stockStatus;
    await expect.poll(status).toBe('in_stock');
    const buyer = await world.aMember();
    await put(buyer, china.id, 7);
    expect((await shop.order(buyer)).status).toBe(201);
    await world.cloud.idle();
    await expect.poll(status).toBe('low_stock');
    const second = await world.aMember();
    await put(second, china.id, 3);
    expect((await shop.order(second)).status).toBe(201);
    await world.cloud.idle();
    await expect.poll(status).toBe('out_of_stock');
    expect((await put(await world.aMember(), box.id)).failure.code).toBe('OUT_OF_STOCK');
  });

  it('201: is ordered by members and guests at what was quoted, and goes back in parts when it is called off', async () => {
    const { box, leaves, china } = await aBox(9, 6);
    const member = await world.aMember();
    await put(member, box.id, 2);
    await put(member, leaves.id, 1);
    const wish = { deliveryType: 'warehouse_pickup' as const, pickupWarehouseId: warehouse.id };
    const { body: quote } = await world.send(quoteOrder, { token: member.accessToken, body: wish });
    expect(quote.issues).toEqual([]);
    const { status, body: order } = await shop.order(member, { ...wish, expectedTotal: quote.total });
    expect(status).toBe(201);
    const line = order.items.find(({ productId }) => productId === box.id);
    expect(line?.parts?.map(({ name, quantity, share }) => [name, quantity, share])).toEqual([
      [leaves.name, 2, 93_750],
      [china.name, 1, 56_250],
    ]);
    const left = async () => [await page(leaves.id), await page(china.id)].map(({ available }) => available);
    expect(await left()).toEqual([4, 4]);
    const sessionId = await shop.aGuest();
    await shop.putAsGuest(sessionId, { productId: box.id, quantity: 2 });
    expect((await shop.orderAsGuest(sessionId)).status).toBe(201);
    expect(await left()).toEqual([0, 2]);
    const token = member.accessToken;
    await world.send(cancelOrder, { token, params: { id: order.id }, body: { reason: 'Đổi ý' } });
    expect(await left()).toEqual([5, 4]);
  });

  it('the last cup is one buyer’s: in a box, or by itself', async () => {
    const { box, china } = await aBox(2, 1);
    const [boxed, loose] = await Promise.all([world.aMember(), world.aMember()]);
    await Promise.all([put(boxed, box.id), put(loose, china.id)]);
    const answers = await Promise.all([shop.order(boxed), shop.order(loose)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const shelf = await shop.shelfOf({ card: china } as never);
    expect(shelf).toEqual({ onHand: 1, reserved: 1 });
  });

  it('400, 422: of one part, of another combo, of nothing', async () => {
    const { box, leaves } = await aBox(2, 1);
    const part = (productId: string) => ({ productId, quantity: 1 });
    const loadChunk = async (parts: unknown, token?: string) => {
      const { status, failure } = await make({ type: 'combo', parts }, token);
      return [status, failure.code];
    };
    expect(await loadChunk([part(leaves.id)])).toEqual([400, 'BAD_REQUEST']);
    expect(await loadChunk([part(leaves.id), { productId: box.id, quantity: 0 }])).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    expect(await loadChunk('junk')).toEqual([400, 'BAD_REQUEST']);
    expect(await loadChunk([part(leaves.id), part(box.id)])).toEqual([422, 'COMBO_IN_COMBO']);
    expect(await loadChunk([part(leaves.id), part('nothing')])).toEqual([422, 'COMBO_PART_UNKNOWN']);
  });

  it('422, 409: a change is refused what a new one is, and what has pieces becomes none', async () => {
    const { box, leaves, china } = await aBox(2, 1);
    const token = collaborator.accessToken;
    const loadChunk = async (product: typeof box, parts: readonly string[]) => {
      const { id, name, code, revision } = product;
      const part = (productId: string) => ({ productId, variantId: null, quantity: 1 });
      const body = { ...said({ name, code }), type: 'combo' as const, parts: parts.map(part), revision };
      const { status, failure } = await world.send(updateProduct, { token, params: { id }, body });
      return [status, failure.code];
    };
    expect(await loadChunk(box, [leaves.id, 'nothing'])).toEqual([422, 'COMBO_PART_UNKNOWN']);
    expect(await loadChunk(box, [leaves.id, box.id])).toEqual([422, 'COMBO_IN_COMBO']);
    const busy = await goods(1);
    await world.table.write([update(productKeys.card(busy.id), { set: { combos: maxCombosOfPart } })]);
    expect(await loadChunk(box, [leaves.id, busy.id])).toEqual([422, 'COMBO_PART_FULL']);
    const parts = [leaves.id, busy.id].map((productId) => ({ productId, quantity: 1 }));
    expect((await make({ type: 'combo', parts })).failure.code).toBe('COMBO_PART_FULL');
    expect(await loadChunk(await goods(3), [leaves.id, china.id])).toEqual([409, 'COMBO_HAS_STOCK']);
  });

  it('400: its parts are not deleted before it, and it is named', async () => {
    const { box, leaves } = await aBox(0, 0);
    const token = admin.accessToken;
    const refused = await world.send(deleteProduct, { token, params: { id: leaves.id } });
    expect([refused.status, refused.failure]).toMatchObject([
      400,
      {
        code: 'PRODUCT_REFERENCED',
        errors: [{ path: `products/${box.id}/edit`, message: box.name }],
      },
    ]);
    expect((await world.send(deleteProduct, { token, params: { id: box.id } })).status).toBe(200);
    expect((await world.send(deleteProduct, { token, params: { id: leaves.id } })).status).toBe(200);
  });
});

describe('types', () => {
  it('400: one of product, service and combo', async () => {
    expect((await make({ type: 'x' })).status).toBe(400);
  });

  it('201: a service is bought without any stock', async () => {
    const { body } = await make({ type: 'service' });
    expect(body).toMatchObject({ type: 'service', stockStatus: 'in_stock' });
    const member = await world.aMember();
    await put(member, body.id, 3);
    const { status, body: order } = await shop.order(member);
    expect([status, order.totalQuantity, order.shippingFee]).toEqual([201, 3, 0]);
  });

  it('400: it has none to begin with', async () => {
    const { status } = await make({ type: 'service', stock: [{ warehouseId: warehouse.id, onHand: 1 }] });
    expect(status).toBe(400);
  });
});
