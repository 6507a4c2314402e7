import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct, getProduct, updateProduct } from '#shared/catalogue/index.ts';
import { listInventories } from '#shared/inventory/inventory.contract.ts';
import { findPurchaseGoods, updatePurchase } from '#shared/purchasing/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, business, stock, warehouse } from '#tests/support/catalogue.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let token: string;
let buying: ReturnType<typeof purchasing>;
const category = aCategory({ name: 'Sữa' });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [], [category]);
  admin = await world.aMember({ role: 'admin' });
  token = admin.accessToken;
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

const said = (given: object) => ({
  name: `Sữa ${newId().slice(-6)}`,
  code: newId().slice(-12),
  categoryId: category.id,
  businessId: business.id,
  price: 10_000,
  ...given,
});
const make = async (given: object = {}) =>
  (await world.send(createProduct, { token, body: said(given) as never })).body;

/** Tins of milk, none of them there, and a case of seven. */
async function aCase(given: object = {}) {
  const tin = await make({ unit: 'hop', stock: [{ warehouseId: warehouse.id, onHand: 0 }], ...given });
  const kase = await make({ unit: 'thung', masterUnitId: tin.id, conversionValue: 7 });
  return { tin, kase };
}
const shelfOf = async (id: string) => (await world.send(listInventories, { token, params: { id } })).body;

it('cases are ordered and come as tins, at what one of them costs; nothing lies under their name', async () => {
  const { tin, kase } = await aCase();
  const items = [
    { productId: kase.id, quantity: 10, cost: 100_000, taxRate: 0 },
    { productId: tin.id, quantity: 3, cost: 15_000, taxRate: 0 },
  ];
  const purchase = await buying.aSentPurchase(kase.id, { items });
  expect(purchase.lines).toMatchObject([
    { name: kase.name, unit: 'thùng', base: { productId: tin.id, name: tin.name, unit: 'hộp', quantity: 7 } },
    { name: tin.name },
  ]);
  expect(purchase.lines[1]).not.toHaveProperty('base');
  expect(await shelfOf(tin.id)).toMatchObject([{ onHand: 0, onOrder: 73 }]);
  const { body: part } = await buying.receive(purchase, 3);
  // 300,000 for 21 tins, to the hundredth of a đồng.
  expect(await shelfOf(tin.id)).toMatchObject([{ onHand: 21, onOrder: 52, cost: 14_285.71 }]);
  const lines = [
    { lineId: '1', quantity: 7 },
    { lineId: '2', quantity: 3 },
  ];
  const { status, body } = await buying.receive(part, 7, { lines } as never);
  expect([status, body.status]).toEqual([200, 'received']);
  // A million and 45,000 for 73 of them.
  const [shelf] = await shelfOf(tin.id);
  expect(shelf).toMatchObject({ onHand: 73, onOrder: 0 });
  expect(Math.abs((shelf?.cost ?? 0) - 1_045_000 / 73)).toBeLessThan(0.02);
  expect(await shelfOf(kase.id)).toEqual([]);
  expect((await world.send(getProduct, { params: { id: kase.id } })).body.available).toBe(10);
});

it('what is on its way is tins, and goes with what is not awaited any more', async () => {
  const { tin, kase } = await aCase();
  const purchase = await buying.aSentPurchase(kase.id);
  expect(await shelfOf(tin.id)).toMatchObject([{ onOrder: 140 }]);
  const { body } = await buying.receive(purchase, 5);
  await buying.update(body, { status: 'closed' });
  expect(await shelfOf(tin.id)).toMatchObject([{ onHand: 35, onOrder: 0 }]);
});

it('a case is what it was on the day it was ordered, whatever becomes of it', async () => {
  const { tin, kase } = await aCase();
  const draft = await buying.aPurchase(kase.id);
  const change = async (revision: number, conversionValue: number) => {
    const { name, code } = kase;
    const body = { ...said({ name, code }), masterUnitId: tin.id, conversionValue, revision };
    const { status } = await world.send(updateProduct, {
      token,
      params: { id: kase.id },
      body: body as never,
    });
    expect(status).toBe(200);
  };
  await change(kase.revision, 12);
  const { body: sent } = await world.send(updatePurchase, {
    token,
    params: { id: draft.id },
    body: { version: draft.version, status: 'sent' },
  });
  expect(sent.lines).toMatchObject([{ base: { quantity: 12 } }]);
  await change(kase.revision + 1, 24);
  await buying.receive(sent, 20);
  expect(await shelfOf(tin.id)).toMatchObject([{ onHand: 240, onOrder: 0 }]);
});

it('lots and serial numbers are asked for as its base is kept, and count its pieces', async () => {
  const { tin, kase } = await aCase({ isBatchExpireControl: true });
  const sent = await buying.aSentPurchase(kase.id);
  expect(sent.byLot).toEqual(['1']);
  expect(await loadChunk(buying.receive(sent, 2))).toEqual([422, 'LOTS_NEEDED']);
  const lots = [{ code: 'L1', expiresOn: '2030-01-31', quantity: 2 }];
  const { status } = await buying.receive(sent, 2, { lines: [{ lineId: '1', quantity: 2, lots }] } as never);
  expect(status).toBe(200);
  expect(await shelfOf(tin.id)).toMatchObject([{ onHand: 14 }]);
  const numbered = await aCase({ isLotSerialControl: true });
  const purchase = await buying.aSentPurchase(numbered.kase.id);
  const serials = (count: number) =>
    Array.from({ length: count }, (_, place) => `S-${tin.id.slice(-6)}-${place}`);
  const receive = (count: number) =>
    buying.receive(purchase, 1, { lines: [{ lineId: '1', quantity: 1, serials: serials(count) }] } as never);
  expect(await loadChunk(receive(1))).toEqual([422, 'SERIALS_NEEDED']);
  expect((await receive(7)).status).toBe(200);
});

it('is found at what so many of its base cost', async () => {
  const { tin, kase } = await aCase();
  await buying.receive(await buying.aSentPurchase(tin.id), 20);
  const { body } = await world.send(findPurchaseGoods, { token, query: { q: kase.code } });
  expect(body.data[0]).toMatchObject({ productId: kase.id, cost: 210_000 });
});
