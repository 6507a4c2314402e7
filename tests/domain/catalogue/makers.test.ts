import { describe, expect, it } from 'vitest';
import { Business, getBrand as getBrandContract, listBrands as contract } from '#shared/catalogue/index.ts';
import { getBrand, listBrands } from '#functions/domain/catalogue/makers/brands.ts';
import {
  featuredBusinesses,
  getBusiness,
  listBusinesses,
} from '#functions/domain/catalogue/makers/businesses.ts';
import type { StoredBrand, StoredBusiness } from '#functions/domain/catalogue/views/maker-record.ts';
import { makersView } from '#functions/domain/catalogue/views/makers-view.ts';
import { aBrand, aBusiness, aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { keptView } from '../support/kept-view.ts';
import { productRows } from '../support/product-rows.ts';

const food = aCategory({ id: 'food', name: 'Đặc sản' });
const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'food', path: ['food', 'tea'], level: 2 });
const craft = aCategory({ id: 'craft', name: 'Thủ công', position: 2 });

const baNham = aBusiness({
  id: 'ba-nham',
  name: 'Trà Tân Cương Bà Nhâm',
  slug: 'tra-ba-nham',
  province: 'Thái Nguyên',
  featured: true,
  createdAt: '2025-03-01T00:00:00.000Z',
});
const loBau = aBusiness({
  id: 'lo-bau',
  name: 'Gốm Bát Tràng Lò Bầu',
  slug: 'gom-lo-bau',
  province: 'Hà Nội',
  featured: true,
  createdAt: '2025-05-01T00:00:00.000Z',
});
const daSy = aBusiness({
  id: 'da-sy',
  name: 'Lò rèn Đa Sỹ',
  slug: 'lo-ren-da-sy',
  province: 'Hà Nội',
  verified: false,
  createdAt: '2025-04-01T00:00:00.000Z',
});
const idle = aBusiness({ id: 'idle', name: 'Sạp chưa mở', slug: 'sap-chua-mo', featured: true });

const mocCau = aBrand({ name: 'Móc Câu', businessId: 'ba-nham' });
const orphan = aBrand({ name: 'Không Chủ', businessId: 'gone' });

const makerRows = async (businesses: StoredBusiness[], brands: StoredBrand[]) =>
  keptView(makersView, [
    ...businesses.map((business) => ({ entity: 'business' as const, ...business })),
    ...brands.map((brand) => ({ entity: 'brand' as const, ...brand })),
  ]);

const by = (business: StoredBusiness, average: number, count: number, sold = 10) => ({
  business,
  sold,
  rating: { average, count, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: count }, lastUpdated: null },
});

const products = await productRows([
  aProduct({
    name: 'Trà móc câu',
    category: tea,
    facts: { ...by(baNham, 5, 30, 70), brand: { id: mocCau.id, name: mocCau.name } },
  }).card,
  aProduct({ name: 'Trà nõn tôm', category: tea, facts: by(baNham, 4, 10, 30) }).card,
  aProduct({ name: 'Khay trà gỗ', category: craft, facts: by(baNham, 0, 0, 1) }).card,
  aProduct({ name: 'Bình gốm', category: craft, facts: by(loBau, 4.4, 5, 400) }).card,
  aProduct({ name: 'Dao phay', category: craft, facts: by(daSy, 3.9, 8) }).card,
  { ...aProduct({ name: 'Trà đã ngừng', category: tea, facts: by(loBau, 1, 900) }).card, isActive: false },
]);

const rows = async () => ({
  makers: (await makerRows([baNham, loBau, daSy, idle], [mocCau, orphan])).view,
  products: products.view,
  categories: await categoryRows([food, tea, craft]),
});

const list = async (query: Record<string, string> = {}) =>
  listBusinesses(contract.query.parse(query), await rows());
const ids = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ id }) => id);

describe('a business', () => {
  it('is told by its products on sale: how many, how sold, how liked, where they lie', async () => {
    const found = await getBusiness(({ slug }) => slug === 'tra-ba-nham', await rows());
    expect(found).toMatchObject({
      productCount: 3,
      sold: 101,
      rating: { average: 4.8, count: 40 },
      categories: [
        { id: 'food', name: 'Đặc sản' },
        { id: 'craft', name: 'Thủ công' },
      ],
    });
    expect(Business.parse(found)).toEqual(found);
  });

  it('does not speak of what is no longer sold', async () => {
    expect(await getBusiness(({ id }) => id === 'lo-bau', await rows())).toMatchObject({
      productCount: 1,
      rating: { average: 4.4, count: 5 },
      categories: [{ id: 'craft' }],
    });
  });

  it('is counted anew once a product changes', async () => {
    const own = await productRows();
    const same = { ...(await rows()), products: own.view };
    const count = async () => (await getBusiness(({ id }) => id === 'da-sy', same)).productCount;
    expect(await count()).toBe(0);
    await own.save(aProduct({ name: 'Kéo', category: craft, facts: by(daSy, 5, 1) }).card);
    expect(await count()).toBe(1);
  });

  it('nobody knows is refused by name', async () => {
    await expect(getBusiness(() => false, await rows())).rejects.toThrow('BUSINESS_NOT_FOUND');
  });
});

describe('the list of businesses', () => {
  it.each([
    [{}, ['ba-nham', 'lo-bau', 'da-sy', 'idle']],
    [{ q: 'gom bat trang' }, ['lo-bau']],
    [{ q: 'GỐM' }, ['lo-bau']],
    [{ q: 'ha noi' }, ['lo-bau', 'da-sy']],
    [{ q: '🐔' }, ['ba-nham', 'lo-bau', 'da-sy', 'idle']],
    [{ q: '%' }, ['ba-nham', 'lo-bau', 'da-sy', 'idle']],
    [{ q: 'không có ai' }, []],
    [{ verified: 'true' }, ['ba-nham', 'lo-bau', 'idle']],
    [{ verified: 'false' }, ['da-sy']],
    [{ categoryId: 'food' }, ['ba-nham']],
    [{ categoryId: 'tea,craft' }, ['ba-nham', 'lo-bau', 'da-sy']],
    [{ categoryId: 'nothing' }, []],
    [{ minRating: '4.4' }, ['ba-nham', 'lo-bau']],
    [{ minProductCount: '1' }, ['ba-nham', 'lo-bau', 'da-sy']],
    [{ sortBy: 'createdAt' }, ['idle', 'lo-bau', 'da-sy', 'ba-nham']],
    [{ sortBy: 'rating' }, ['ba-nham', 'lo-bau', 'da-sy', 'idle']],
    [{ sortBy: 'sold' }, ['lo-bau', 'ba-nham', 'da-sy', 'idle']],
    [{ sortBy: 'name', sortDir: 'asc' }, ['lo-bau', 'da-sy', 'idle', 'ba-nham']],
    [{ sortDir: 'asc' }, ['idle', 'lo-bau', 'da-sy', 'ba-nham']],
    [{ pageSize: '2', page: '2' }, ['da-sy', 'idle']],
    [{ pageSize: '1', limit: '3' }, ['ba-nham', 'lo-bau', 'da-sy']],
  ] as [Record<string, string>, string[]][])('%j', async (query, wanted) => {
    expect(await ids(query)).toEqual(wanted);
  });

  it('puts the one with more ratings first where two are liked as much', async () => {
    const few = aBusiness({ id: 'few', name: 'An', slug: 'an' });
    const many = aBusiness({ id: 'many', name: 'Bình', slug: 'binh' });
    const liked = await productRows([
      aProduct({ name: 'Một', category: tea, facts: by(few, 4.5, 2) }).card,
      aProduct({ name: 'Hai', category: tea, facts: by(many, 4.5, 20) }).card,
    ]);
    const asked = { makers: (await makerRows([few, many], [])).view, products: liked.view };
    const found = await listBusinesses(contract.query.parse({ sortBy: 'rating' }), {
      ...(await rows()),
      ...asked,
    });
    expect(found.data.map(({ id }) => id)).toEqual(['many', 'few']);
  });

  it('says how many there are, by the page size that counts', async () => {
    expect(await list({ pageSize: '1', limit: '3' })).toMatchObject({
      total: 4,
      pageSize: 3,
      totalPages: 2,
      hasNext: true,
    });
  });

  it.each([
    { page: '0' },
    { pageSize: '101' },
    { limit: '0' },
    { minRating: '6' },
    { minProductCount: '-1' },
    { sortBy: 'colour' },
    { verified: 'maybe' },
    { categoryId: Array.from({ length: 51 }, (_, at) => at).join(',') },
  ] as Record<string, string>[])('refuses %j', async (query) => {
    expect(contract.query.safeParse(query).success).toBe(false);
  });
});

it('featured businesses have something to sell, who sells most first', async () => {
  expect((await featuredBusinesses({ limit: 8 }, await rows())).map(({ id }) => id)).toEqual([
    'lo-bau',
    'ba-nham',
  ]);
  expect(await featuredBusinesses({ limit: 1 }, await rows())).toHaveLength(1);
});

describe('a brand', () => {
  it('is found by id and by slug, with who makes it', async () => {
    const found = await getBrand(mocCau.id, await rows());
    expect(found).toMatchObject({
      productCount: 1,
      rating: { average: 5, count: 30 },
      business: { id: 'ba-nham', verified: true },
      categories: [{ id: 'food' }],
    });
    expect(getBrandContract.reply.parse(found)).toEqual(found);
    expect(found.products.map(({ brand }) => brand?.id)).toEqual([mocCau.id]);
    expect(await getBrand('moc-cau', await rows())).toEqual(found);
  });

  it('may have lost its business, and is then not verified', async () => {
    expect((await getBrand(orphan.id, await rows())).business).toBeNull();
    const verified = await listBrands(contract.query.parse({ verified: 'true' }), await rows());
    expect(verified.data.map(({ id }) => id)).toEqual([mocCau.id]);
  });

  it('is found by the name of its business too', async () => {
    const found = await listBrands(contract.query.parse({ q: 'tan cuong' }), await rows());
    expect(found.data.map(({ id }) => id)).toEqual([mocCau.id]);
  });

  it('nobody knows is refused by name', async () => {
    await expect(getBrand('x', await rows())).rejects.toThrow('BRAND_NOT_FOUND');
  });
});
