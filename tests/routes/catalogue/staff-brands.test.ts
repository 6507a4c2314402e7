import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBrand,
  deleteBrand,
  getAdminBrand,
  getBrand,
  getProduct,
  listAdminBrands,
  updateBrand,
} from '#shared/catalogue/index.ts';
import { brandItems } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aBrand, aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const food = aCategory({ id: 'food', name: 'Thực phẩm' });
const lam = aBrand({ name: 'Lam' });

let world: World;
let token: string;
beforeAll(async () => {
  world = await aWorld();
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
  await stock(
    world,
    [
      aProduct({
        name: 'Khăn lam',
        category: food,
        facts: { id: 'khan', brand: { id: lam.id, name: 'Lam' } },
      }),
    ],
    [food],
  );
  await world.write(brandItems(lam));
});
afterAll(() => world.close());

const add = (body: object) => world.send(createBrand, { token, body: { name: 'Tím', ...body } });
const change = (id: string, body: { version: number; name?: string; slug?: string; businessId?: string }) =>
  world.send(updateBrand, { token, params: { id }, body });

describe('brands', () => {
  it('200: are listed with who makes them and how many bear them', async () => {
    const { body } = await world.send(listAdminBrands, { token, query: { q: 'lam' } });
    expect(body.data).toMatchObject([
      { id: lam.id, businessId: 'biz-hoi-an', businessName: 'Hợp tác xã dệt Hội An', productCount: 1 },
    ]);
    const one = await world.send(getAdminBrand, { token, params: { id: lam.id } });
    expect(one.body).toEqual(body.data[0]);
    const none = await world.send(getAdminBrand, { token, params: { id: 'nobody' } });
    expect(none.failure.code).toBe('BRAND_NOT_FOUND');
    const query = { businessId: 'nobody' };
    expect((await world.send(listAdminBrands, { token, query })).body.total).toBe(0);
  });

  it('201: are added once, each with an address of its own', async () => {
    const asked = { name: 'Lam', clientRequestId: 'lam-lan-nua' };
    const [first, again] = [await add(asked), await add(asked)];
    expect([first.status, first.body.slug]).toEqual([201, 'lam-2']);
    expect(again.body).toEqual(first.body);
    expect((await add({ slug: 'lam' })).failure.code).toBe('SLUG_EXISTS');
    expect((await add({ businessId: 'nobody' })).failure.code).toBe('UNKNOWN_BUSINESS');
    expect((await add({ name: ' ' })).status).toBe(400);
  });

  it('change as they were read, in the shop at once and on cards a moment later', async () => {
    const { body } = await change(lam.id, { version: 1, name: 'Lam Hội An' });
    expect(body).toMatchObject({ name: 'Lam Hội An', slug: 'lam', version: 2 });
    expect((await world.send(getBrand, { params: { id: 'lam' } })).body.name).toBe('Lam Hội An');
    expect((await change(lam.id, { version: 1, name: 'Khác' })).failure.code).toBe('STALE_STATE');
    expect((await change('nobody', { version: 1 })).status).toBe(404);
    await world.cloud.clock.advance(10);
    await world.cloud.idle();
    const product = await world.send(getProduct, { params: { id: 'khan' } });
    expect(product.body.brand).toEqual({ id: lam.id, name: 'Lam Hội An' });
  });

  it('are taken away only while nothing bears them', async () => {
    const refused = await world.send(deleteBrand, { token, params: { id: lam.id } });
    expect([refused.status, refused.failure.code]).toEqual([409, 'BRAND_IN_USE']);
    const { body } = await add({ name: 'Bỏ đi' });
    expect((await world.send(deleteBrand, { token, params: { id: body.id } })).status).toBe(200);
    expect((await world.send(deleteBrand, { token, params: { id: body.id } })).status).toBe(404);
  });
});
