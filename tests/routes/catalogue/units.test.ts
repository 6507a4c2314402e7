import { beforeAll, describe, expect, it } from 'vitest';
import {
  createProduct,
  deleteProduct,
  getAdminProduct,
  getProduct,
  getProductBySlug,
  listAdminProducts,
  listProducts,
  setProductSelling,
  updateProduct,
} from '#shared/catalogue/index.ts';
import { addToCart, getCart } from '#shared/cart/index.ts';
import { saveInventories } from '#shared/inventory/inventory.contract.ts';
import { findGoods } from '#shared/inventory/goods.contract.ts';
import { countGoods, postCount, startCount } from '#shared/inventory/counts.contract.ts';
import { requestTransfer } from '#shared/inventory/transfers.contract.ts';
import {
  cancelOrder,
  completeUnscanned,
  getOrder,
  getStaffOrder,
  markDelivered,
  startPacking,
} from '#shared/orders/index.ts';
import { requestReturn } from '#shared/returns/member-returns.contract.ts';
import { changeReturnStatus, recordReturnQa } from '#shared/returns/staff-returns.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, business, stock, warehouse } from '#tests/support/catalogue.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const category = aCategory({ name: 'Sữa' });
let admin: Member;
let collaborator: Member;

beforeAll(async () => {
  await stock(world, [], [category]);
  [admin, collaborator] = await Promise.all([
    world.aMember({ role: 'admin', hasTill: true }),
    world.aMember({ role: 'collaborator', hasTill: true }),
  ]);
});

const said = (given: object = {}) => ({
  name: `Sữa ${newId().slice(-6)}`,
  code: newId().slice(-12),
  categoryId: category.id,
  businessId: business.id,
  price: 10_000,
  unit: 'hop',
  ...given,
});

const make = async (given: object = {}, token = collaborator.accessToken) =>
  world.send(createProduct, { token, body: said(given) as never });

/** So many tins, and a case of 24 of them. */
async function aCase(tins: number) {
  const tin = (await make({ stock: [{ warehouseId: warehouse.id, onHand: tins }] })).body;
  const { status, body: kase } = await make({
    unit: 'thung',
    price: 220_000,
    masterUnitId: tin.id,
    conversionValue: 24,
  });
  expect(status).toBe(201);
  return { tin, kase };
}

const page = async (id: string) => (await world.send(getProduct, { params: { id } })).body;
const put = (member: Member, productId: string, quantity = 1) =>
  world.send(addToCart, { token: member.accessToken, body: { productId, quantity } });

describe('a unit', () => {
  it('201: counts whole cases of its base, wherever it is shown, and each leads to the other', async () => {
    const { tin, kase } = await aCase(171);
    expect(kase).toMatchObject({ available: 7, shelves: [], type: 'product' });
    const units = [
      { productId: tin.id, slug: tin.slug, unit: 'hộp', quantity: 1, total: 10_000, isActive: true },
      { productId: kase.id, slug: kase.slug, unit: 'thùng', quantity: 24, total: 220_000, isActive: true },
    ];
    expect(await page(kase.id)).toMatchObject({
      available: 7,
      warehouses: [{ warehouseId: warehouse.id, available: 7 }],
      units,
    });
    expect((await world.send(getProductBySlug, { params: { slug: tin.slug } })).body).toMatchObject({
      available: 171,
      units,
    });
    const [shown] = (await world.send(listProducts, { query: { q: kase.code } })).body.data;
    expect(shown).toMatchObject({ id: kase.id, stockStatus: 'in_stock' });
    const token = collaborator.accessToken;
    const [row] = (await world.send(listAdminProducts, { token, query: { q: kase.code } })).body.data;
    expect(row).toMatchObject({ stock: { available: 7 }, isUnit: true });
    const forStaff = (await world.send(getAdminProduct, { token, params: { id: kase.id } })).body;
    expect(forStaff).toMatchObject({
      masterUnitId: tin.id,
      conversionValue: 24,
      parts: [],
      contents: [{ productId: tin.id, available: 171 }],
      units,
    });
    await world.send(setProductSelling, { token, params: { id: kase.id }, body: { isActive: false } });
    expect(await page(tin.id)).not.toHaveProperty('units');
  });

  it('201: cases and tins in one cart are tins of one shelf, and go back when the order is called off', async () => {
    const { tin, kase } = await aCase(50);
    const member = await world.aMember();
    await put(member, kase.id, 2);
    await put(member, tin.id, 2);
    const { status, body: order } = await shop.order(member);
    expect(status).toBe(201);
    const line = order.items.find(({ productId }) => productId === kase.id);
    expect(line?.parts).toMatchObject([{ productId: tin.id, quantity: 24, share: 220_000 }]);
    expect([(await page(tin.id)).available, (await page(kase.id)).available]).toEqual([0, 0]);
    const token = member.accessToken;
    await world.send(cancelOrder, { token, params: { id: order.id }, body: { reason: 'Đổi ý' } });
    expect([(await page(tin.id)).available, (await page(kase.id)).available]).toEqual([50, 2]);
    await put(member, kase.id, 9);
    const [kept] = (await world.send(getCart, { token })).body.items.filter(
      ({ productId }) => productId === kase.id,
    );
    expect(kept).toMatchObject({ quantity: 2, available: 2 });
  });

  it('a case that was sold comes back as the tins it is, one case of two at its share of the price', async () => {
    const { tin, kase } = await aCase(50);
    const member = await world.aMember();
    await put(member, kase.id, 2);
    const { body: order } = await shop.order(member, { paymentMethod: 'transfer' });
    await shop.arrives(order.id, order.total);
    const work = { token: collaborator.accessToken, params: { id: order.id } };
    for (const step of [startPacking, completeUnscanned, markDelivered])
      expect((await world.send(step, work)).status).toBe(200);
    const own = { token: member.accessToken, params: { id: order.id } };
    const onHand = async () => (await shop.shelfOf({ card: tin } as never)).onHand;
    expect((await world.send(getOrder, own)).body.status).toBe('completed');
    expect(await onHand()).toBe(2);
    const [line] = order.items;
    const { body: wanted } = await world.send(requestReturn, {
      token: member.accessToken,
      body: {
        orderId: order.id,
        items: [{ itemId: line?.id ?? '', quantity: 1 }],
        reason: 'damaged',
      },
    });
    const staff = { token: collaborator.accessToken, params: { id: wanted.id } };
    for (const status of ['approved', 'returning', 'received'] as const)
      await world.send(changeReturnStatus, { ...staff, body: { status } });
    await world.send(recordReturnQa, { ...staff, body: { qaResult: 'passed', restock: true } });
    expect(await onHand()).toBe(26);
    expect([(await page(tin.id)).available, (await page(kase.id)).available]).toEqual([26, 1]);
    const { body: after } = await world.send(getStaffOrder, work);
    expect(after).toMatchObject({ refundDue: 220_000 });
  });

  it('two cases and three tins race for the last fifty: never below none', async () => {
    const { tin, kase } = await aCase(50);
    const [first, second] = await Promise.all([world.aMember(), world.aMember()]);
    await Promise.all([put(first, kase.id, 2), put(second, tin.id, 3)]);
    const answers = await Promise.all([shop.order(first), shop.order(second)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const { reserved, onHand } = await shop.shelfOf({ card: tin } as never);
    expect([48, 3]).toContain(reserved);
    expect(onHand).toBe(50);
  });

  it('follows its base in lists as soon as that moves', async () => {
    const { tin, kase } = await aCase(26);
    await world.cloud.idle();
    const status = async () =>
      (await world.send(listProducts, { query: { q: kase.code } })).body.data[0]?.stockStatus;
    await expect.poll(status).toBe('low_stock');
    const member = await world.aMember();
    await put(member, tin.id, 3);
    expect((await shop.order(member)).status).toBe(201);
    await world.cloud.idle();
    await expect.poll(status).toBe('out_of_stock');
    expect((await put(await world.aMember(), kase.id)).failure.code).toBe('OUT_OF_STOCK');
  });

  it('its barcode is so many tins where goods are counted and moved; its own name is refused there', async () => {
    const { tin, kase } = await aCase(30);
    const token = collaborator.accessToken;
    const scan = { q: kase.code, warehouseId: warehouse.id };
    const { body: met } = await world.send(findGoods, { token, query: scan });
    expect(met).toMatchObject({
      exact: true,
      data: [{ productId: tin.id, onHand: 30, unit: { name: kase.name, unit: 'thùng', quantity: 24 } }],
    });
    const { body: sheet } = await world.send(startCount, {
      token,
      body: { warehouseId: warehouse.id, note: '', clientRequestId: newId() },
    });
    const count = (productId: string, quantity: number) =>
      world.send(countGoods, {
        token,
        params: { id: sheet.id },
        body: { productId, variantId: null, counterId: 'may-quet', quantity, anew: false },
      });
    const refused = await count(kase.id, 2);
    expect([refused.status, refused.failure.code]).toEqual([422, 'UNIT_HAS_NO_SHELF']);
    await count(tin.id, 2 * 24);
    const posted = await world.send(postCount, {
      token: admin.accessToken,
      params: { id: sheet.id },
      body: { version: 1 },
    });
    expect(posted.status).toBe(200);
    expect((await page(kase.id)).available).toBe(2);
    const lines = [{ productId: kase.id, variantId: null, quantity: 1 }];
    const moved = await world.send(requestTransfer, {
      token,
      body: { fromId: warehouse.id, toId: 'wh-other', note: '', lines, clientRequestId: newId() },
    });
    expect([422, 404]).toContain(moved.status);
  });

  it('400, 422: of part of a piece, of nothing, of a unit, of junk', async () => {
    const { tin, kase } = await aCase(1);
    const answer = async (given: object, token?: string) => {
      const { status, failure } = await make(given, token);
      return [status, failure.code];
    };
    for (const conversionValue of [0, 1, 2.5, 100_001, '24', null])
      expect(await answer({ masterUnitId: tin.id, conversionValue })).toEqual([400, 'BAD_REQUEST']);
    const unit = { masterUnitId: tin.id, conversionValue: 2 };
    expect(await answer({ ...unit, type: 'service' })).toEqual([400, 'BAD_REQUEST']);
    const lying = [{ warehouseId: warehouse.id, onHand: 1 }];
    expect(await answer({ ...unit, stock: lying })).toEqual([400, 'BAD_REQUEST']);
    expect(await answer({ ...unit, masterUnitId: 'nothing' })).toEqual([422, 'UNIT_BASE_UNKNOWN']);
    expect(await answer({ ...unit, masterUnitId: kase.id })).toEqual([422, 'UNIT_OF_UNIT']);
    expect((await answer({ ...unit, masterUnitId: ['x'] }))[0]).toBe(400);
  });

  it('409: its base is neither deleted nor made a combo, and it is named; 422: nothing is counted under its name', async () => {
    const { tin, kase } = await aCase(0);
    const refused = await world.send(deleteProduct, { token: admin.accessToken, params: { id: tin.id } });
    expect([refused.status, refused.failure]).toMatchObject([
      409,
      {
        code: 'PRODUCT_HAS_UNITS',
        errors: [{ path: `products/${kase.id}/edit`, message: kase.name }],
      },
    ]);
    const token = collaborator.accessToken;
    const { name, code, revision } = tin;
    const body = { ...said({ name, code }), type: 'service', revision };
    const turned = await world.send(updateProduct, { token, params: { id: tin.id }, body: body as never });
    expect([turned.status, turned.failure.code]).toEqual([409, 'PRODUCT_HAS_UNITS']);
    const counted = await world.send(saveInventories, {
      token: admin.accessToken,
      params: { id: kase.id },
      body: {
        inventories: [{ variantId: null, warehouseId: warehouse.id, onHand: 3 }],
        reason: 'Đếm',
      } as never,
    });
    expect([counted.status, counted.failure.code]).toEqual([422, 'UNIT_HAS_NO_SHELF']);
    await world.send(deleteProduct, { token: admin.accessToken, params: { id: kase.id } });
    expect(
      (await world.send(deleteProduct, { token: admin.accessToken, params: { id: tin.id } })).status,
    ).toBe(200);
  });
});
