import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setProductSelling } from '#shared/catalogue/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import {
  draftReorder,
  getPurchase,
  listReorderIds,
  searchPurchases,
  searchReorder,
  updateSupplier,
} from '#shared/purchasing/index.ts';
import { saveInventories } from '#shared/inventory/inventory.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aCategory, aProduct, aWarehouse, stock, warehouse } from '#tests/support/catalogue.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { anOrderItem, aStoredOrder, dayMilliseconds } from '#tests/support/returns.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let member: Member;
let token: string;
let buying: ReturnType<typeof purchasing>;
let seller: { id: string; version: number; name: string };

const grain = aCategory({ name: 'Ngũ cốc' });
const far = aWarehouse({ id: 'wh-hue', name: 'Kho Huế', code: 'HUE' });
/** Sells two a day, and five days are left of it. */
const rice = aProduct({ name: 'Gạo tám thơm', available: 10, category: grain });
const tea = aProduct({ name: 'Trà sen', available: 100, conversionValue: 24 });
/** Sells, and nobody has ever bought it. */
const salt = aProduct({ name: 'Muối Sa Huỳnh', available: 1 });
const idOf = ({ card }: { card: { id: string } }, place = warehouse.id) => `${card.id}.-.${place}`;

const anOrder = (days: number, product: typeof rice, quantity: number, given: Partial<StoredOrder> = {}) =>
  orderRecord.item(
    aStoredOrder(member, [anOrderItem(product, quantity)], {
      id: newId(Date.now() - days * dayMilliseconds),
      createdAt: new Date(Date.now() - days * dayMilliseconds).toISOString(),
      ...given,
    }),
  );

const count = () => world.cloud.invoke('workers/count-recent-sales', {});
type Query = CallInput<typeof searchReorder>['query'];
const search = async (query: Query = {}) =>
  (await world.send(searchReorder, { token, query: query as never })).body;
const rowOf = async (product: typeof rice, query: Query = {}) =>
  (await search(query)).data.find(({ id }) => id === idOf(product));
const draft = (body: object, by = admin) =>
  world.send(draftReorder, { token: by.accessToken, body: { lines: [], ...body } as never });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice, tea, salt], [grain]);
  await world.write([warehouseItem(far)]);
  admin = await world.aMember({ role: 'admin' });
  member = await world.aMember();
  token = admin.accessToken;
  buying = purchasing(world, admin);
  await world.write([
    anOrder(1, rice, 20),
    anOrder(30, rice, 40),
    anOrder(2, tea, 30),
    anOrder(3, salt, 3),
    // Of today, of too long ago, called off, and waiting for its money.
    anOrder(0, rice, 100),
    anOrder(32, rice, 100),
    anOrder(2, rice, 100, { status: 'cancelled' }),
    anOrder(2, rice, 100, { status: 'draft' }),
  ]);
  const sent = await buying.aSentPurchase(tea.card.id, {
    items: [{ productId: tea.card.id, quantity: 5, cost: 20_000 }],
  });
  seller = { ...sent.supplier, version: 1 };
  await count();
});
afterAll(() => world.close());

describe('what to buy', () => {
  it('says how fast it sells, how long it lasts and what is proposed, the first to run out first', async () => {
    await expect.poll(async () => (await rowOf(rice))?.sold).toBe(60);
    const { data } = await search();
    expect(data.map(({ id }) => id)).toEqual([rice, salt, tea].map((one) => idOf(one)));
    expect(data).toMatchObject([
      { sold: 60, daysLeft: 5, supplier: null, leadDays: 7, pack: 1, proposed: 32 },
      { sold: 3, daysLeft: 10, proposed: 2 },
      {
        sold: 30,
        daysLeft: 100,
        supplier: { id: seller.id },
        leadDays: 3,
        pack: 24,
        onOrder: 5,
        proposed: 0,
      },
    ]);
    expect(data[0]).toHaveProperty('cost');
    expect((await rowOf(rice, { review: '60' }))?.proposed).toBe(124);
    expect((await rowOf(tea, { review: '60' }))?.proposed).toBe(0);
  });

  it('comes to the same when it is counted again', async () => {
    await count();
    expect((await rowOf(rice))?.sold).toBe(60);
  });

  it('is narrowed to what is needed, exactly where something is proposed', async () => {
    const ids = async (query: Query) => (await search(query)).data.map(({ id }) => id);
    expect(await ids({ needed: 'true' })).toEqual([idOf(rice), idOf(salt)]);
    const all = { needed: 'true', review: '7' } as const;
    expect(await ids(all)).toEqual([idOf(rice), idOf(salt)]);
    expect((await world.send(listReorderIds, { token, query: { needed: 'true' } })).body).toEqual({
      ids: [idOf(rice), idOf(salt)],
      total: 2,
    });
    expect(await ids({ supplier: seller.id })).toEqual([idOf(tea)]);
    expect(await ids({ categoryId: grain.id })).toEqual([idOf(rice)]);
    expect(await ids({ q: 'muoi sa' })).toEqual([idOf(salt)]);
    expect(await ids({ warehouseId: far.id })).toEqual([]);
    expect(await ids({ sortBy: 'sold', sortOrder: 'desc' })).toEqual(
      [rice, tea, salt].map((one) => idOf(one)),
    );
  });

  it('proposes nothing of what the shop has stopped selling, until it sells it again', async () => {
    const { proposed } = (await rowOf(salt)) ?? {};
    expect(proposed).toBeGreaterThan(0);
    const sell = (isActive: boolean) =>
      world.send(setProductSelling, { token, params: { id: salt.card.id }, body: { isActive } });
    await sell(false);
    expect((await rowOf(salt))?.proposed).toBe(0);
    await sell(true);
    expect((await rowOf(salt))?.proposed).toBe(proposed);
  });

  it('follows the supplier: who takes longer is bought from earlier, who is stopped is nobody', async () => {
    const change = async (body: object) => {
      const { body: after } = await world.send(updateSupplier, {
        token,
        params: { id: seller.id },
        body: { version: seller.version, ...body },
      });
      seller = after;
    };
    await change({ leadDays: 120 });
    expect((await search({ needed: 'true' })).data.map(({ id }) => id)).toContain(idOf(tea));
    // 134 days of one a day, less 105, in packs of 24.
    expect(await rowOf(tea)).toMatchObject({ leadDays: 120, proposed: 48 });
    await change({ isActive: false });
    expect(await rowOf(tea)).toMatchObject({ supplier: null, leadDays: 7, proposed: 0 });
    expect((await search({ needed: 'true' })).data.map(({ id }) => id)).not.toContain(idOf(tea));
    await change({ leadDays: 3, isActive: true });
  });

  it('400: in no order, period or state there is', async () => {
    for (const query of [{ sortBy: 'cost' }, { review: '13' }, { needed: 'maybe' }, { pageSize: 101 }]) {
      const { status } = await world.send(searchReorder, { token, query: query as never });
      expect(status).toBe(400);
    }
  });
});

describe('drafts of what was chosen', () => {
  it('are one for each supplier and warehouse; what cannot be bought is left, with why', async () => {
    const other = await buying.aSupplier({ name: 'Muối miền Trung' });
    await world.send(saveInventories, {
      token,
      params: { id: salt.card.id },
      body: {
        inventories: [{ warehouseId: far.id, onHand: 1, minQuantity: 6 }],
        reason: 'Nhập tồn đầu',
      },
    });
    const { status, body } = await draft({
      lines: [
        { id: idOf(rice), supplierId: seller.id },
        { id: idOf(tea), quantity: 48 },
        { id: idOf(salt), supplierId: other.id, quantity: 7 },
        { id: idOf(salt, far.id), supplierId: other.id },
        { id: idOf(rice, far.id), quantity: 3 },
        { id: 'khong.co' },
      ],
    });
    expect(status).toBe(200);
    expect(body.data.map(({ code: _code, id: _id, ...one }) => one)).toEqual([
      { supplierName: seller.name, warehouseName: warehouse.name, goods: 2, quantity: 32 - 8 + 48 },
      { supplierName: other.name, warehouseName: warehouse.name, goods: 1, quantity: 7 },
      { supplierName: other.name, warehouseName: far.name, goods: 1, quantity: 5 },
    ]);
    expect(body.refused).toEqual([
      { id: idOf(rice, far.id), reason: 'gone' },
      { id: 'khong.co', reason: 'gone' },
    ]);
    const [first] = body.data;
    const named = async () => (await rowOf(tea))?.draft;
    await expect.poll(named).toEqual({ id: first?.id, code: first?.code });
    expect(await rowOf(tea)).toMatchObject({ onOrder: 5 });
    const { body: purchase } = await world.send(getPurchase, { token, params: { id: first?.id ?? '' } });
    expect(purchase).toMatchObject({
      status: 'draft',
      supplier: { id: seller.id },
      lines: [
        { productId: rice.card.id, variantId: null, quantity: 24 },
        { productId: tea.card.id, quantity: 48 },
      ],
    });
  });

  it('are left out where nobody delivers, or nothing is needed', async () => {
    const { body } = await draft({ lines: [{ id: idOf(rice) }, { id: idOf(tea) }] });
    expect(body).toEqual({
      data: [],
      refused: [
        { id: idOf(rice), reason: 'no-supplier' },
        { id: idOf(tea), reason: 'nothing' },
      ],
    });
  });

  it('are written once, however often the same is asked', async () => {
    const supplier = await buying.aSupplier({ name: 'Một lần thôi' });
    const asked = {
      lines: [{ id: idOf(rice), supplierId: supplier.id }, { id: idOf(tea) }],
      clientRequestId: 'nhan-hai-lan',
    };
    const [one, two] = await Promise.all([draft(asked), draft(asked)]);
    expect(two.body).toEqual(one.body);
    expect((await draft(asked)).body).toEqual(one.body);
    expect(one.body.refused).toEqual([{ id: idOf(tea), reason: 'nothing' }]);
    const listed = async () =>
      (await world.send(searchPurchases, { token, query: { supplier: supplier.id } })).body.data;
    await expect.poll(listed).toHaveLength(1);
    const more = draft({ ...asked, lines: [{ id: idOf(rice), supplierId: supplier.id, quantity: 9 }] });
    expect(await loadChunk(more)).toEqual([409, 'REQUEST_DIFFERS']);
  });

  it('are refused from nobody there is, or who is stopped; and of junk', async () => {
    const stopped = await buying.aSupplier({ isActive: false });
    const from = (supplierId: string) => draft({ lines: [{ id: idOf(rice), supplierId }] });
    expect(await loadChunk(from('sup_khong'))).toEqual([404, 'SUPPLIER_NOT_FOUND']);
    expect(await loadChunk(from(stopped.id))).toEqual([422, 'SUPPLIER_STOPPED']);
    const line = { id: idOf(rice), quantity: 1 };
    for (const lines of [
      [],
      [line, line],
      [{ ...line, quantity: -1 }],
      [{ ...line, quantity: 1.5 }],
      [{ ...line, cost: 1 }],
      Array.from({ length: 501 }, (_, place) => ({ id: `a.-.${place}` })),
    ])
      expect((await draft({ lines })).status).toBe(400);
  });
});
