import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#shared/cart/index.ts';
import {
  createProduct,
  createWarehouse,
  deleteWarehouse,
  getProduct,
  listPublicWarehouses,
  listWarehouses,
  searchWarehouses,
  updateWarehouse,
} from '#shared/catalogue/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import { saveInventories } from '#shared/inventory/inventory.contract.ts';
import { quoteOrder } from '#shared/orders/index.ts';
import { businessRecord, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aBusiness, aCategory, aWarehouse, business } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';

let world: World;
let token: string;
const category = aCategory({ name: 'Bánh kẹo' });
beforeAll(async () => {
  world = await aWorld();
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
  await world.write([
    businessRecord.item(aBusiness()),
    categoryItem(category),
    warehouseItem(aWarehouse({ id: 'wh-dn', name: 'Kho Đà Nẵng', code: 'DNG', province: 'Đà Nẵng' })),
    warehouseItem(aWarehouse({ id: 'wh-hn', name: 'Kho Hà Nội', code: 'HNI', province: 'Hà Nội' })),
    warehouseItem(
      aWarehouse({ id: 'wh-cu', name: 'Kho An Cựu', code: 'ACU', province: 'Huế', isActive: false }),
    ),
  ]);
});
afterAll(() => world.close());

const create = (body: object) => world.send(createWarehouse, { token, body: { ...warehouseDraft, ...body } });
const update = (id: string, body: CallInput<typeof updateWarehouse>['body']) =>
  world.send(updateWarehouse, { token, params: { id }, body: body as never });

describe('the list', () => {
  const namesFor = async (query: CallInput<typeof searchWarehouses>['query']) =>
    (await world.send(searchWarehouses, { token, query: query as never })).body.data.map(({ code }) => code);

  it.each([
    ['by name', {}, ['ACU', 'DNG', 'HNI']],
    ['by code, backwards', { sortBy: 'code', sortOrder: 'desc' }, ['HNI', 'DNG', 'ACU']],
    ['found without marks', { q: 'da nang' }, ['DNG']],
    ['of some provinces', { province: 'Huế,Hà Nội' }, ['ACU', 'HNI']],
    ['that are closed', { isActive: 'false' }, ['ACU']],
    ['page by page', { limit: 2, page: 2 }, ['HNI']],
  ] as const)('answers them %s', async (_, query, codes) => {
    expect(await namesFor(query)).toEqual(codes);
  });
});

describe('a warehouse', () => {
  it('opens once, however often it is asked for, and shoppers see it', async () => {
    const asked = { code: 'vii', clientRequestId: 'mot-lan-thoi' };
    const [first, again] = [await create(asked), await create(asked)];
    expect([first.status, first.body.code, first.body.version]).toEqual([201, 'VII', 1]);
    expect(again.body).toEqual(first.body);
    const { body } = await world.send(listPublicWarehouses);
    expect(body.filter(({ code }) => code === 'VII')).toHaveLength(1);
  });

  it.each(['DNG', 'dng'])('409: takes no code that another has: %s', async (code) => {
    const { status, failure } = await create({ code });
    expect([status, failure.code]).toEqual([409, 'CODE_EXISTS']);
  });

  it.each([{ code: 'K!' }, { phone: 'gọi cho tôi' }, { name: ' ' }, { secret: 1 }])(
    '400: is not opened with %o',
    async (wrong) => {
      expect((await create(wrong)).status).toBe(400);
    },
  );

  it('changes as it was read, and keeps what is left out', async () => {
    const { body: made } = await create({ code: 'THA', name: 'Kho Thanh Hóa' });
    const silent = await update(made.id, { version: 1, isActive: false });
    expect([silent.status, silent.failure.errors]).toMatchObject([400, [{ path: 'pausedReason' }]]);
    const pausedReason = 'Kiểm kho đến hết thứ Bảy';
    const { body } = await update(made.id, { version: 1, isActive: false, pausedReason });
    expect(body).toEqual({ ...made, isActive: false, pausedReason, version: 2 });
    const stale = await update(made.id, { version: 1, name: 'Kho khác' });
    expect([stale.status, stale.failure.code]).toEqual([409, 'STALE_STATE']);
    const both = await Promise.all(
      [1, 2].map((turn) => update(made.id, { version: 2, name: `Kho ${turn}` })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('sells nothing while it is paused, says why, and sells again', async () => {
    const { body: made } = await create({ code: 'PAU', name: 'Kho Pác Bó' });
    const kept = await world.send(createProduct, {
      token,
      body: {
        name: 'Chè lam Pác Bó',
        code: 'CLPB',
        categoryId: category.id,
        businessId: business.id,
        price: 30_000,
        stock: [{ warehouseId: made.id, onHand: 7 }],
      },
    });
    const { id: productId } = kept.body;
    const left = async () => (await world.send(getProduct, { params: { id: productId } })).body.available;
    const buyer = await world.aMember();
    await world.send(addToCart, { token: buyer.accessToken, body: { productId, quantity: 2 } });
    const quote = () =>
      world.send(quoteOrder, {
        token: buyer.accessToken,
        body: {
          deliveryType: 'warehouse_pickup',
          pickupWarehouseId: made.id,
          paymentMethod: 'cash',
        } as never,
      });
    expect((await quote()).status).toBe(200);
    await update(made.id, { version: 1, isActive: false, pausedReason: 'Sửa mái' });
    const refused = await quote();
    expect([refused.status, refused.failure.code, refused.failure.message]).toEqual([
      422,
      'WAREHOUSE_PAUSED',
      'Kho Pác Bó tạm ngừng bán: Sửa mái',
    ]);
    const known = (await world.send(listPublicWarehouses)).body.find(({ id }) => id === made.id);
    expect(known).toMatchObject({ isActive: false, pausedReason: 'Sửa mái' });
    await expect.poll(left).toBe(0);
    await update(made.id, { version: 2, isActive: true });
    await expect.poll(left).toBe(7);
  });

  it('is taken away when nothing hangs on it; else what does is named', async () => {
    const { body: made } = await create({ code: 'DEL', name: 'Kho Đề Lâm' });
    const remove = () => world.send(deleteWarehouse, { token, params: { id: made.id } });
    const { body: product } = await world.send(createProduct, {
      token,
      body: {
        name: 'Mật mía',
        code: 'MATMIA',
        categoryId: category.id,
        businessId: business.id,
        price: 20_000,
        stock: [{ warehouseId: made.id, onHand: 3 }],
      },
    });
    const refused = await remove();
    expect([refused.status, refused.failure.code, refused.failure.params]).toMatchObject([
      409,
      'WAREHOUSE_IN_USE',
      { count: 1, list: 'Mật mía (3)' },
    ]);
    await world.send(saveInventories, {
      token,
      params: { id: product.id },
      body: {
        inventories: [{ warehouseId: made.id, onHand: 0, onHandBefore: 3 }],
        reason: 'Dọn kho',
      },
    });
    expect((await remove()).body).toEqual({ success: true });
    expect((await remove()).status).toBe(404);
    const { body: all } = await world.send(listWarehouses, { token });
    expect(all.some(({ id }) => id === made.id)).toBe(false);
  });

  it('stands where its codes say, in both systems of divisions', async () => {
    const { body } = await create({
      code: 'HKM',
      currentDivision: { provinceCode: 1, wardCode: 70 },
      formerDivision: { provinceCode: 1, districtCode: 2, wardCode: 37 },
    });
    expect([body.currentDivision, body.formerDivision]).toMatchObject([
      { province: 'Thành phố Hà Nội', ward: expect.stringContaining('Phường') as string },
      { province: 'Thành phố Hà Nội', district: 'Quận Hoàn Kiếm' },
    ]);
    const { body: moved } = await update(body.id, { version: 1, formerDivision: null });
    expect([moved.currentDivision, moved.formerDivision]).toEqual([body.currentDivision, null]);
    const unknown = await create({ code: 'KHG', currentDivision: { provinceCode: 999, wardCode: null } });
    expect([unknown.status, unknown.failure.code]).toEqual([422, 'UNKNOWN_PROVINCE']);
  });

  it('404: is not changed where there is none', async () => {
    expect((await update('wh-khong-co', { version: 1 })).status).toBe(404);
  });
});
