import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getBrand,
  getBusiness,
  getBusinessBySlug,
  listBrands,
  listBusinesses,
  listFeaturedBusinesses,
  listAdminWarehouses,
  listPublicWarehouses,
  listWarehouses,
} from '#shared/catalogue/index.ts';
import { productFeed } from '#functions/domain/catalogue/catalogue-keys.ts';
import { brandRecord, businessRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aBrand, aBusiness, aCategory, aProduct, aWarehouse, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;

const craft = aCategory({ name: 'Thủ công' });
const food = aCategory({ name: 'Đặc sản', position: 2 });
const loBau = aBusiness({
  id: 'biz-lo-bau',
  name: 'Gốm Lò Bầu',
  slug: 'gom-lo-bau',
  province: 'Hà Nội',
  featured: true,
});
const daSy = aBusiness({ id: 'biz-da-sy', name: 'Lò rèn Đa Sỹ', slug: 'lo-ren-da-sy', verified: false });
const lam = aBrand({ name: 'Men Lam', businessId: loBau.id });

beforeAll(async () => {
  world = await aWorld();
  await world.write([
    businessRecord.item(loBau),
    businessRecord.item(daSy),
    brandRecord.item(lam),
    warehouseItem(aWarehouse({ id: 'wh-ha-noi', name: 'Kho Hà Nội', code: 'HNI' })),
    warehouseItem(aWarehouse({ id: 'wh-cu', name: 'Kho đã đóng', isActive: false })),
  ]);
  const rating = {
    average: 4.5,
    count: 10,
    distribution: { 1: 0, 2: 0, 3: 0, 4: 5, 5: 5 },
    lastUpdated: null,
  };
  await stock(
    world,
    [
      aProduct({
        name: 'Bình gốm men lam',
        category: craft,
        facts: { business: loBau, brand: { id: lam.id, name: lam.name }, sold: 30, rating },
      }),
      aProduct({ name: 'Chén trà', category: craft, facts: { business: loBau, sold: 5 } }),
      aProduct({ name: 'Dao phay', category: craft, facts: { business: daSy, sold: 90 } }),
      aProduct({ name: 'Cao lầu khô', category: food }),
    ],
    [craft, food],
  );
});
afterAll(() => world.close());

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe('GET /businesses', () => {
  it('lists them with what their products say, and reads each of their feeds, none of them for each product', async () => {
    const { body, headers } = await world.send(listBusinesses);
    expect(body).toMatchObject({ total: 3, page: 1, pageSize: 20, totalPages: 1 });
    expect(body.data[0]).toMatchObject({
      id: loBau.id,
      productCount: 2,
      sold: 35,
      rating: { average: 4.5, count: 10 },
      categories: [{ id: craft.id, slug: 'thu-cong' }],
    });
    const reads = productFeed.shards + 2;
    const trips = Number(/(\d+) trips/.exec(headers.get('server-timing') ?? '')?.[1]);
    expect(trips).toBeGreaterThanOrEqual(reads);
    // On a busy machine one feed takes so long that another, read before it, is no longer fresh.
    expect(trips).toBeLessThan(2 * reads);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  });

  it.each([
    [{ q: 'gom lo bau' }, ['biz-lo-bau']],
    [{ categoryId: `${food.id}, ${craft.id}` }, ['biz-lo-bau', 'biz-hoi-an', 'biz-da-sy']],
    [{ categoryId: food.id }, ['biz-hoi-an']],
    [{ verified: 'false' }, ['biz-da-sy']],
    [{ minRating: 4 }, ['biz-lo-bau']],
    [{ minProductCount: 2 }, ['biz-lo-bau']],
    [{ sortBy: 'sold', limit: 1, pageSize: 50 }, ['biz-da-sy']],
    [{ page: 9 }, []],
  ] as const)('%j', async (query, ids) => {
    const { body } = await world.send(listBusinesses, { query: query as never });
    expect(idsOf(body)).toEqual(ids);
  });

  it.each([
    ['page', '0'],
    ['pageSize', '1000'],
    ['limit', '0'],
    ['minRating', '9'],
    ['sortBy', 'colour'],
    ['verified', 'maybe'],
    ['q', 'a'.repeat(201)],
  ])('400: %s=%s', async (name, value) => {
    const { status, failure } = await world.send(listBusinesses, { query: { [name]: value } as never });
    expect([status, failure.errors?.[0]?.path]).toEqual([400, name]);
  });

  it.each(['"', "'; DROP TABLE makers; --", '%_', '🐔', '\u0000'])('200: bears %j in q', async (q) => {
    expect((await world.send(listBusinesses, { query: { q } })).status).toBe(200);
  });

  it('knows of a new business at once, though it sells nothing yet', async () => {
    await world.write([businessRecord.item(aBusiness({ id: 'biz-moi', name: 'Sạp mới', slug: 'sap-moi' }))]);
    const { body } = await world.send(listBusinesses, { query: { q: 'sap moi' } });
    expect(body.data).toMatchObject([{ id: 'biz-moi', productCount: 0, rating: { average: 0, count: 0 } }]);
  });
});

describe('one business', () => {
  it('200: by id and by slug', async () => {
    const { body } = await world.send(getBusiness, { params: { id: loBau.id } });
    expect(body).toMatchObject({ name: 'Gốm Lò Bầu', productCount: 2 });
    const found = await world.send(getBusinessBySlug, { params: { slug: loBau.slug } });
    expect(found.body).toEqual(body);
  });

  it('404: nobody of that name', async () => {
    const { status, failure } = await world.send(getBusiness, { params: { id: 'x' } });
    expect([status, failure.code]).toEqual([404, 'BUSINESS_NOT_FOUND']);
    expect((await world.send(getBusinessBySlug, { params: { slug: loBau.id } })).status).toBe(404);
  });
});

it('GET /businesses/featured shows those chosen', async () => {
  const { body } = await world.send(listFeaturedBusinesses);
  expect(body.map(({ id }) => id)).toEqual([loBau.id]);
});

describe('brands', () => {
  it('are listed and found by id or slug, with their business', async () => {
    const { body } = await world.send(listBrands, { query: { q: 'MEN LAM' } });
    expect(body.data).toMatchObject([
      { id: lam.id, productCount: 1, business: { id: loBau.id, slug: loBau.slug, verified: true } },
    ]);
    for (const id of [lam.id, lam.slug])
      expect((await world.send(getBrand, { params: { id } })).body).toEqual({
        ...body.data[0],
        products: [expect.objectContaining({ brand: { id: lam.id, name: lam.name } })],
      });
  });

  it('404: no such brand', async () => {
    const { status, failure } = await world.send(getBrand, { params: { id: 'x' } });
    expect([status, failure.code]).toEqual([404, 'BRAND_NOT_FOUND']);
  });
});

it('GET /public/warehouses lists them, says which sell nothing and why, in one read', async () => {
  const { body, headers } = await world.send(listPublicWarehouses);
  expect(body.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Kho đã đóng', false],
    ['Kho Đà Nẵng', true],
    ['Kho Hà Nội', true],
  ]);
  expect(body[0]).not.toHaveProperty('version');
  expect(headers.get('server-timing')).toContain('1 trips');
});

it('GET /warehouses and /admin/warehouses list all, as a plain array, for those who keep the stock', async () => {
  const [admin, collaborator] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
  for (const contract of [listWarehouses, listAdminWarehouses]) {
    for (const { accessToken: token } of [admin, collaborator]) {
      const { status, body } = await world.send(contract, { token });
      expect([status, body.length]).toEqual([200, 3]);
      expect(body.filter(({ isActive }) => !isActive)).toHaveLength(1);
    }
  }
});
