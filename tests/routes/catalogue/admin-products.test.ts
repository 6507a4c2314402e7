import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listAdminProductIds,
  listAdminProducts,
  setProductSelling,
  updateProduct,
} from '#shared/catalogue/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, aProduct, business, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let collaborator: Member;
const category = aCategory({ name: 'Trà', group: 'b' });
const box = aCategory({
  name: 'Hộp trà',
  group: 'b',
  parentId: category.id,
  path: [category.id, 'cat-hop-tra'],
  level: 2,
});
const tea = aProduct({
  name: 'Trà sen Tây Hồ',
  code: 'TRASEN-100',
  category,
  taxType: 'eight',
  price: 100_000,
  barCode: '8935012345678',
  facts: { createdAt: '2026-11-20T00:00:00.000Z' },
  variants: [
    { name: 'Gói', value: 'Hộp', sku: 'TS-HOP-9', additionalPrice: 0, stock: 0 },
    { name: 'Gói', value: 'Túi', sku: 'TS-TUI-9', additionalPrice: 0, stock: 0 },
  ],
  available: 7,
});
const hidden = aProduct({
  name: 'Trà mạn chưa bán',
  code: 'TRAMAN',
  category: box,
  isActive: false,
  taxType: 'zero',
  available: 0,
  facts: { createdAt: '2026-11-21T00:00:00.000Z' },
});

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [tea, hidden], [category, box]);
  collaborator = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

const list = (query: Record<string, unknown> = {}) =>
  world.send(listAdminProducts, { token: collaborator.accessToken, query });
const idsOf = async (query: Record<string, unknown>) => (await list(query)).body.data.map(({ id }) => id);

describe('the staff’s list of products', () => {
  it('200: twelve a page, newest first, on sale or not, with what lies of each', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, page: 1, pageSize: 12, totalPages: 1 });
    expect(body.data).toMatchObject([
      { id: hidden.card.id, isActive: false, allowsSale: false, stock: { onHand: 0, available: 0 } },
      {
        id: tea.card.id,
        isActive: true,
        allowsSale: true,
        taxType: 'eight',
        category: { group: 'b' },
        stock: { onHand: 14, available: 14 },
      },
    ]);
  });

  it.each([
    ['its code', 'trasen-100'],
    ['its code without signs', 'TRASEN100'],
    ['its name without marks', 'tra sen tay ho'],
    ['half a word', 'tra se'],
    ['the SKU of a variant', 'TS-TUI-9'],
    ['its barcode', '8935012345678'],
  ])('finds one by %s', async (_, q) => expect(await idsOf({ q })).toEqual([tea.card.id]));

  it('narrows by each filter, also said twice, and sorts both ways', async () => {
    expect(await idsOf({ taxType: 'eight' })).toEqual([tea.card.id]);
    expect((await idsOf({ taxType: 'eight,zero' })).length).toBe(2);
    expect(await idsOf({ isActive: 'false' })).toEqual([hidden.card.id]);
    expect(await idsOf({ allowsSale: 'true' })).toEqual([tea.card.id]);
    expect(await idsOf({ isActive: 'true', allowsSale: 'false' })).toEqual([]);
    expect(await idsOf({ categoryGroup: 'a,c' })).toEqual([]);
    expect(await idsOf({ businessId: 'nobody' })).toEqual([]);
    expect(await idsOf({ categoryId: category.id })).toEqual([hidden.card.id, tea.card.id]);
    expect(await idsOf({ categoryId: box.id })).toEqual([hidden.card.id]);
    expect(await idsOf({ stockStatus: 'out_of_stock' })).toEqual([hidden.card.id]);
    expect(await idsOf({ sortBy: 'code', sortDir: 'desc' })).toEqual([tea.card.id, hidden.card.id]);
    expect(await idsOf({ sortBy: 'name', sortDir: 'asc' })).toEqual([hidden.card.id, tea.card.id]);
    const twice = await fetch(`${world.url}/api/admin/products?taxType=zero&taxType=eight`, {
      headers: { authorization: `Bearer ${collaborator.accessToken}` },
    });
    expect(((await twice.json()) as { total: number }).total).toBe(2);
  });

  it('chooses all a search finds, whatever page', async () => {
    const { body } = await world.send(listAdminProductIds, {
      token: collaborator.accessToken,
      query: { q: 'tra', pageSize: 1 },
    });
    expect(body).toEqual({ ids: [hidden.card.id, tea.card.id], total: 2 });
  });

  it('400 for what is no filter', async () => {
    expect((await list({ taxType: 'nine' })).status).toBe(400);
    expect((await list({ sortBy: 'cost' })).status).toBe(400);
  });
});

describe('whether a product is sold', () => {
  const turn = (isActive: boolean, id = tea.card.id, who = collaborator) =>
    world.send(setProductSelling, { token: who.accessToken, params: { id }, body: { isActive } });

  it('200: off and on again, both names of it alike, the shop at once, twice is once', async () => {
    expect((await turn(false)).body).toEqual({
      id: tea.card.id,
      isActive: false,
      allowsSale: false,
      changed: true,
    });
    expect((await turn(false)).body.changed).toBe(false);
    expect((await world.send(getProduct, { params: { id: tea.card.id } })).status).toBe(404);
    expect(await idsOf({ isActive: 'true' })).toEqual([]);
    expect((await turn(true)).body).toMatchObject({ isActive: true, allowsSale: true });
    expect(await idsOf({ isActive: 'true' })).toEqual([tea.card.id]);
  });

  it('404 for what is not there', async () => {
    expect((await turn(false, 'nothing')).failure.code).toBe('PRODUCT_NOT_FOUND');
  });
});

describe('a product as staff write it', () => {
  const said = {
    name: 'Chè khúc bạch',
    type: 'product' as const,
    barCode: '893000111',
    weight: 0.35,
    dimensions: '20x15x10',
    price: 40_000,
    basePrice: 60_000,
    taxType: 'ten' as const,
    taxName: 'VAT',
    unit: 'hop' as const,
    conversionValue: 0,
    masterUnitId: 'cai',
    minQuantity: 1,
    maxQuantity: 1,
    isLotSerialControl: true,
    isBatchExpireControl: true,
    isRewardPoint: true,
    keywords: ['chè', 'tráng miệng'],
    attributes: [{ attributeName: 'Kệ', attributeValue: 'A3' }],
    specifications: { 'Xuất xứ': 'Hà Nội' },
    thumbnail: '/media/products/che-{width}.webp',
    images: [
      { url: '/media/products/che-2-{width}.webp', sortOrder: 1 },
      { url: '/media/products/che-{width}.webp', sortOrder: 0 },
    ],
    metaTitle: '',
  };
  const draft = (given = {}) => ({
    ...said,
    code: newId().slice(-12),
    barCode: newId().slice(-12),
    slug: newId().toLowerCase(),
    categoryId: category.id,
    businessId: business.id,
    stock: [{ warehouseId: warehouse.id, onHand: 3 }],
    ...given,
  });
  const make = (given = {}) =>
    world.send(createProduct, { token: collaborator.accessToken, body: draft(given) as never });
  const read = async (id: string) =>
    (await world.send(getAdminProduct, { token: collaborator.accessToken, params: { id } })).body;

  it('201: holds all that was said, also of one that is not sold', async () => {
    const { status, body } = await make({ isActive: false, barCode: said.barCode });
    expect(status).toBe(201);
    const { specifications: _map, images: _images, ...same } = said;
    expect(await read(body.id)).toMatchObject({
      ...same,
      isActive: false,
      allowsSale: false,
      taxRate: '10%',
      specifications: [{ name: 'Xuất xứ', value: 'Hà Nội' }],
      images: [
        { url: '/media/products/che-{width}.webp', sortOrder: 0 },
        { url: '/media/products/che-2-{width}.webp', sortOrder: 1 },
      ],
      shelves: [{ warehouseId: warehouse.id, onHand: 3, reserved: 0 }],
    });
  });

  it('shoppers read the unit as a word, and nothing of what is for staff', async () => {
    const { body } = await make();
    const shown = (await world.send(getProduct, { params: { id: body.id } })).body;
    expect(shown).toMatchObject({ unit: 'hộp', image: said.thumbnail });
    expect(shown).not.toHaveProperty('barCode');
    expect(shown).not.toHaveProperty('attributes');
    expect(shown).not.toHaveProperty('isRewardPoint');
  });

  it('200: a change that names no unit leaves it, and its shelves', async () => {
    const { body } = await make();
    const { unit: _unit, stock: _stock, ...change } = draft({ code: body.code, price: 41_000, revision: 1 });
    const saved = await world.send(updateProduct, {
      token: collaborator.accessToken,
      params: { id: body.id },
      body: change as never,
    });
    expect(saved.status).toBe(200);
    expect(await read(body.id)).toMatchObject({ unit: 'hop', price: 41_000, shelves: [{ onHand: 3 }] });
  });

  it.each([
    ['name', { name: ' ' }, 'Tên sản phẩm là bắt buộc'],
    ['code', { code: undefined }, 'Mã sản phẩm là bắt buộc'],
    ['categoryId', { categoryId: '' }, 'Danh mục là bắt buộc'],
    ['businessId', { businessId: undefined }, 'Gian hàng là bắt buộc'],
    ['price', { price: -1 }, 'Giá phải lớn hơn 0'],
    ['basePrice', { basePrice: -1 }, 'Giá phải lớn hơn 0'],
    ['thumbnail', { thumbnail: 'abc' }, 'URL hình ảnh không hợp lệ'],
    ['images.0.url', { images: [{ url: 'abc', sortOrder: 0 }] }, 'URL hình ảnh không hợp lệ'],
    ['slug', { slug: 'Áo đẹp' }, 'Đường dẫn chỉ gồm chữ thường không dấu, chữ số và dấu gạch ngang.'],
    ['maxQuantity', { minQuantity: 5, maxQuantity: 4 }, 'Mua tối đa không được nhỏ hơn mua tối thiểu.'],
    [
      'variants.1.sku',
      {
        variants: ['Hộp', 'Túi'].map((value) => ({
          name: 'Gói',
          value,
          sku: 'TS-9',
          additionalPrice: 0,
          stock: 0,
        })),
      },
      'SKU này đã dùng cho phân loại khác.',
    ],
    ['unit', { unit: 'xe' }, 'Đơn vị tính là bắt buộc'],
    [
      'attributes.0.attributeName',
      { attributes: [{ attributeName: '', attributeValue: 'x' }] },
      'Tên thuộc tính là bắt buộc',
    ],
  ])('400: %s, in its own words', async (path, given, message) => {
    const { status, failure } = await make(given);
    expect(status).toBe(400);
    expect(failure.errors).toContainEqual({ path, message });
  });

  it.each([
    ['type', 'x'],
    ['weight', -1],
    ['conversionValue', -1],
    ['minQuantity', 0],
    ['maxQuantity', 0],
    ['taxRateDirect', -1],
    ['taxRateDirect', 101],
    ['taxType', 'nine'],
    ['images', [{ url: said.thumbnail, sortOrder: -1 }]],
    ['images', [{ url: said.thumbnail, sortOrder: 1.5 }]],
  ])('400: %s %j', async (name, value) => expect((await make({ [name]: value })).status).toBe(400));

  it.each([
    ['weight', 0],
    ['basePrice', 0],
    ['price', 0],
    ['conversionValue', 0],
    ['taxRateDirect', 100],
  ])('201: %s %j', async (name, value) => expect((await make({ [name]: value })).status).toBe(201));

  it('404 for what is not there, 422 for a picture nobody sent', async () => {
    const missing = await world.send(getAdminProduct, {
      token: collaborator.accessToken,
      params: { id: 'nothing' },
    });
    expect(missing.failure.code).toBe('PRODUCT_NOT_FOUND');
    const lost = await make({ thumbnail: `/media/products/${newId()}/{width}.webp`, images: undefined });
    expect(lost.failure.code).toBe('UNKNOWN_UPLOAD');
  });
});
