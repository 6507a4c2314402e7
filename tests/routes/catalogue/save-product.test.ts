import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createProduct,
  deleteProduct,
  getProduct,
  getProductBySlug,
  getProductStock,
  listProducts,
  updateProduct,
} from '#shared/catalogue/index.ts';
import { addToCart, getCart } from '#shared/cart/index.ts';
import { saveInventories } from '#shared/inventory/inventory.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { findDanger } from '#tests/support/find-danger.ts';
import { xssCorpus } from '#tests/support/xss-corpus.ts';
import { aCategory, business, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let collaborator: Member;
const category = aCategory({ name: 'Gạo' });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [], [category]);
  admin = await world.aMember({ role: 'admin' });
  collaborator = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

const aChange = (given = {}) => ({
  name: `Gạo nếp nương ${newId().slice(-6)}`,
  code: newId().slice(-12),
  categoryId: category.id,
  businessId: business.id,
  price: 185_000,
  taxType: 'five' as const,
  ...given,
});

const aDraft = (given = {}) => aChange({ stock: [{ warehouseId: warehouse.id, onHand: 12 }], ...given });

const create = (given = {}) =>
  world.send(createProduct, { token: collaborator.accessToken, body: aDraft(given) });
const search = async (q: string) =>
  (await world.send(listProducts, { query: { q } })).body.data.map(({ id }) => id);

describe('saving a product', () => {
  it('201: the very next search finds it, with tax worked out', async () => {
    const { status, body } = await create({ name: 'Nếp cái hoa vàng Thái Bình' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'nep-cai-hoa-vang-thai-binh',
      pricing: { tax: { rate: 5, amount: 9_250 }, total: 194_250 },
      available: 12,
    });
    expect(await search('nep cai hoa vang')).toEqual([body.id]);
    expect((await world.send(getProduct, { params: { id: body.id } })).body.total).toBe(194_250);
  });

  it('200: a change of name and address is seen at once, and the old address is free again', async () => {
    const { body } = await create({ slug: `cu-${newId().toLowerCase()}` });
    const slug = `moi-${newId().toLowerCase()}`;
    const changed = await world.send(updateProduct, {
      token: collaborator.accessToken,
      params: { id: body.id },
      body: { ...aChange({ name: 'Kê vàng Cao Bằng', code: body.code, slug }), revision: body.revision },
    });
    expect(changed.status).toBe(200);
    expect(await search('ke vang cao bang')).toEqual([body.id]);
    expect((await world.send(getProductBySlug, { params: { slug } })).body).toMatchObject({
      id: body.id,
      available: 12,
    });
    expect((await world.send(getProductBySlug, { params: { slug: body.slug } })).status).toBe(404);
    expect((await create({ slug: body.slug })).status).toBe(201);
  });

  it('201: keeps of the description only what may be shown', async () => {
    const { body } = await create({
      description: '<p onclick="x()">Dẻo<script>x()</script> <a href="javascript:x()">thơm</a></p>',
    });
    expect(body.description).toBe('<p>Dẻo <a>thơm</a></p>');
  });

  // Every string of the corpus goes through the cleaner in tests/domain; here it matters that the door uses it.
  it.each(xssCorpus.filter((_, at) => at % 12 === 0))(
    '201: stores a clean description of %j',
    async (html) => {
      const { status, body } = await create({ description: html });
      expect(status).toBe(201);
      const { body: kept } = await world.send(getProductBySlug, { params: { slug: body.slug } });
      expect(findDanger(kept.description)).toEqual([]);
    },
  );

  it('200: the address of its page may also be made of its id', async () => {
    const { body } = await create();
    const found = await world.send(getProductBySlug, { params: { slug: body.id } });
    expect([found.status, found.body.slug]).toEqual([200, body.slug]);
  });

  it('201: each variant has its own picture, stock and warehouse', async () => {
    const variant = { name: 'Màu / Cỡ', additionalPrice: 0, stock: 4 };
    const { body } = await create({
      variants: [
        { ...variant, value: 'Đỏ / M', sku: 'DO-M', image: '/media/products/do-{width}.webp' },
        { ...variant, value: 'Đỏ / L', sku: 'DO-L', stock: 0 },
      ],
    });
    expect(body.variants).toMatchObject([
      { image: '/media/products/do-{width}.webp', warehouses: [{ warehouseId: warehouse.id, available: 4 }] },
      { image: null, warehouses: [{ warehouseId: warehouse.id, available: 0 }] },
    ]);
  });

  it('200: a change names the revision it was read at, which staff may ask for with the stock', async () => {
    const { body } = await create();
    const ask = { params: { id: body.id } };
    const token = collaborator.accessToken;
    const read = await world.send(getProductStock, { ...ask, token });
    const shelf = { variantId: null, warehouseId: warehouse.id, warehouseName: warehouse.name };
    expect(read.body).toEqual({
      revision: 1,
      flashSale: false,
      shelves: [{ ...shelf, onHand: 12, reserved: 0 }],
    });
    const change = (given = {}, revision = 1) =>
      world.send(updateProduct, {
        ...ask,
        token,
        body: { ...aChange({ ...given, code: body.code }), revision },
      });
    const saved = await change({ shortDescription: 'Hái tay' });
    expect([saved.status, saved.body.available, saved.body.revision]).toEqual([200, 12, 2]);
    const late = await change({ shortDescription: 'Hái máy' });
    expect([late.status, late.failure.code, late.failure.params]).toMatchObject([
      409,
      'STALE_STATE',
      { revision: 2, changed: expect.stringContaining('shortDescription') as string },
    ]);
    const counted = await change({ stock: [{ warehouseId: warehouse.id, onHand: 3 }] }, 2);
    expect(counted.status).toBe(400);
    expect((await world.send(getProductStock, { params: { id: 'nothing' }, token })).status).toBe(404);
  });

  it('200: a shelf that counts below zero takes neither its page nor a cart down, and can be mended', async () => {
    const { body } = await create();
    const member = await world.aMember();
    const token = member.accessToken;
    await world.send(addToCart, { token, body: { productId: body.id, quantity: 2 } });
    const key = productKeys.stock(body.id, '-', warehouse.id);
    await world.table.write([update(key, { set: { onHand: -2 } })]);
    const cart = await world.send(getCart, { token });
    expect([cart.status, cart.body.items[0]?.state]).toEqual([200, 'out_of_stock']);
    const page = await world.send(getProduct, { params: { id: body.id } });
    expect([page.status, page.body.available]).toEqual([200, 0]);
    const mended = await world.send(saveInventories, {
      token: collaborator.accessToken,
      params: { id: body.id },
      body: {
        inventories: [{ warehouseId: warehouse.id, onHand: 4, onHandBefore: -2 }],
        reason: 'Đếm lại',
      },
    });
    expect([mended.status, mended.body]).toMatchObject([200, [{ onHand: 4, available: 4 }]]);
  });

  it('400: no picture of elsewhere, and no change that does not say of what', async () => {
    expect((await create({ image: 'javascript:alert(1)' })).failure.errors).toMatchObject([
      { path: 'image' },
    ]);
    const { body } = await create();
    const blind = await world.send(updateProduct, {
      token: collaborator.accessToken,
      params: { id: body.id },
      body: aChange({ code: body.code }) as never,
    });
    expect([blind.status, blind.failure.errors]).toMatchObject([400, [{ path: 'revision' }]]);
  });

  it('404 once deleted, everywhere', async () => {
    const empty = [{ warehouseId: warehouse.id, onHand: 0 }];
    const { body } = await create({ name: 'Vừng đen Nghệ An', stock: empty });
    const gone = { params: { id: body.id } };
    expect((await world.send(deleteProduct, { ...gone, token: admin.accessToken })).body).toEqual({
      success: true,
      message: 'Xóa sản phẩm thành công!',
    });
    expect((await world.send(getProduct, gone)).failure.code).toBe('PRODUCT_NOT_FOUND');
    expect(await search('vung den')).not.toContain(body.id);
    expect((await world.send(deleteProduct, { ...gone, token: admin.accessToken })).status).toBe(404);
  });

  it('409: an address and a code belong to one product, even when six ask at once', async () => {
    const slug = `trung-${newId().toLowerCase()}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ slug })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    const code = newId().slice(-12);
    await create({ code });
    expect((await create({ code: code.toLowerCase() })).failure.code).toBe('PRODUCT_CODE_EXISTS');
  });

  it.each([
    [{ categoryId: 'nowhere' }, 'UNKNOWN_CATEGORY'],
    [{ businessId: 'nobody' }, 'UNKNOWN_BUSINESS'],
    [{ brandId: 'none' }, 'UNKNOWN_BRAND'],
    [{ stock: [{ warehouseId: 'none', onHand: 1 }] }, 'UNKNOWN_WAREHOUSE'],
  ])('422: %o', async (given, code) => {
    const { status, failure } = await create(given);
    expect([status, failure.code]).toEqual([422, code]);
  });

  it('a product taken off sale answers as if it were not there', async () => {
    const { body } = await create({ isActive: false, name: 'Đỗ xanh chưa bán' });
    expect((await world.send(getProduct, { params: { id: body.id } })).status).toBe(404);
    expect(await search('do xanh chua ban')).toEqual([]);
  });

  it('reads a product in one trip, by id and by address', async () => {
    const { body } = await create();
    const byId = await world.send(getProduct, { params: { id: body.id } });
    const bySlug = await world.send(getProductBySlug, { params: { slug: body.slug } });
    for (const { headers } of [byId, bySlug]) expect(headers.get('server-timing')).toContain('1 trips');
    expect(bySlug.body).toEqual(byId.body);
  });
});
