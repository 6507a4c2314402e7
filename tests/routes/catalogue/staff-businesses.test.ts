import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register } from '#shared/accounts/index.ts';
import {
  createBrand,
  createBusiness,
  createBusinessWithUser,
  createProduct,
  deleteBusiness,
  getAdminBusiness,
  getAdminBusinessBySlug,
  getAdminBusinessOfUser,
  getBusinessBySlug,
  getProduct,
  listAdminBusinesses,
  updateBusiness,
} from '#shared/catalogue/index.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, freshEmail, freshPhone, type Member, type World } from '#tests/support/world.ts';

const food = aCategory({ id: 'food', name: 'Thực phẩm' });

let world: World;
let admin: Member;
let collaborator: Member;
beforeAll(async () => {
  world = await aWorld();
  admin = await world.aMember({ role: 'admin' });
  collaborator = await world.aMember({ role: 'collaborator' });
  await stock(
    world,
    [
      aProduct({ name: 'Khăn dệt', category: food, facts: { id: 'khan' } }),
      aProduct({ name: 'Khăn cất kho', category: food, isActive: false }),
    ],
    [food],
  );
});
afterAll(() => world.close());

const token = () => admin.accessToken;
const add = (body: object) =>
  world.send(createBusiness, { token: token(), body: { name: 'Lò Bầu', ...body } });
const read = (id: string) => world.send(getAdminBusiness, { token: token(), params: { id } });
const change = async (id: string, body: object) =>
  world.send(updateBusiness, {
    token: token(),
    params: { id },
    body: { version: (await read(id)).body.version ?? 1, ...body },
  });
const remove = (id: string) => world.send(deleteBusiness, { token: token(), params: { id } });
const aPerson = (given = {}) => ({
  fullName: 'Nguyễn Thị Bầu',
  email: freshEmail(),
  phoneNumber: freshPhone(),
  password: 'Lò-gốm-2026',
  ...given,
});

describe('reading', () => {
  it('200: the list, by id, by address and by owner are the same business', async () => {
    const owner = await world.anAccount({ fullName: 'Trần Văn Lò' });
    const { body: made } = await add({ name: 'Gốm Chu Đậu', userId: owner.id });
    const { body: list } = await world.send(listAdminBusinesses, {
      token: collaborator.accessToken,
      query: { q: 'chu dau' },
    });
    expect(list).toMatchObject({ total: 1, data: [made] });
    expect(made.owner).toMatchObject({ id: owner.id, fullName: 'Trần Văn Lò' });
    expect((await read(made.id)).body).toEqual(made);
    const bySlug = await world.send(getAdminBusinessBySlug, {
      token: token(),
      params: { slug: 'gom-chu-dau' },
    });
    const byUser = await world.send(getAdminBusinessOfUser, {
      token: token(),
      params: { userId: owner.id },
    });
    expect([bySlug.body, byUser.body]).toEqual([made, made]);
  });

  it('200: counts products that are off sale as well, and sorts by them', async () => {
    const query = { sortBy: 'productCount', sortOrder: 'desc', limit: 1 } as const;
    const { body } = await world.send(listAdminBusinesses, { token: token(), query });
    expect(body.data).toMatchObject([{ id: 'biz-hoi-an', productCount: 2 }]);
  });

  it('404: of none', async () => {
    const nothing = [
      world.send(getAdminBusiness, { token: token(), params: { id: 'nobody' } }),
      world.send(getAdminBusinessBySlug, { token: token(), params: { slug: 'nobody' } }),
      world.send(getAdminBusinessOfUser, { token: token(), params: { userId: 'nobody' } }),
    ];
    expect((await Promise.all(nothing)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a new business', () => {
  it('201: is added once, with an address of its own, and shoppers find it', async () => {
    const asked = { name: 'Gốm Thanh Hà', clientRequestId: 'gom-thanh-ha-1' };
    const [first, again] = [await add(asked), await add(asked)];
    expect([first.status, first.body.slug]).toEqual([201, 'gom-thanh-ha']);
    expect(again.body).toEqual(first.body);
    expect((await add({ name: 'Gốm Thanh Hà' })).body.slug).toBe('gom-thanh-ha-2');
    const shown = await world.send(getBusinessBySlug, { params: { slug: 'gom-thanh-ha' } });
    expect(shown.body.name).toBe('Gốm Thanh Hà');
    expect(shown.body).not.toHaveProperty('userId');
  });

  it('409: takes no address another has, and no owner who has a business', async () => {
    const owner = await world.anAccount();
    await add({ name: 'Một', slug: 'mot-nha', userId: owner.id });
    expect((await add({ name: 'Hai', slug: 'mot-nha' })).failure.code).toBe('SLUG_EXISTS');
    expect((await add({ name: 'Hai', userId: owner.id })).failure.code).toBe('OWNER_TAKEN');
    expect((await add({ name: 'Hai', userId: 'nobody' })).failure.code).toBe('UNKNOWN_USER');
  });

  it.each([{ name: ' ' }, { slug: 'Có Dấu' }, { secret: 1 }, { userId: '' }])(
    '400: is not added with %o',
    async (wrong) => {
      expect((await add(wrong)).status).toBe(400);
    },
  );
});

describe('a business with its user', () => {
  const addBoth = (body: object, user = aPerson()) =>
    world.send(createBusinessWithUser, { token: token(), body: { name: 'Nhà Bầu', user, ...body } });

  it('201: the person can sign in, and the business is theirs', async () => {
    const user = aPerson();
    const { status, body } = await addBoth({ name: 'Nhà Bầu' }, user);
    expect([status, body.owner?.fullName]).toEqual([201, 'Nguyễn Thị Bầu']);
    const signedIn = await world.send(login, { body: { username: user.email, password: user.password } });
    expect(signedIn.status).toBe(200);
    const own = await world.send(getAdminBusinessOfUser, {
      token: token(),
      params: { userId: body.userId ?? '' },
    });
    expect(own.body.id).toBe(body.id);
  });

  it('201: is made once, however often it is asked for', async () => {
    const user = aPerson();
    const asked = { name: 'Nhà Tre', clientRequestId: 'nha-tre-nua' };
    const [first, again] = [await addBoth(asked, user), await addBoth(asked, user)];
    expect(again.body).toEqual(first.body);
  });

  it('409: an e-mail that is taken is refused as registration refuses it, and no business is left behind', async () => {
    const { email } = await world.anAccount();
    const user = aPerson({ email });
    const refused = await addBoth({ name: 'Nhà Mây' }, user);
    const registered = await world.send(register, { body: user });
    expect([refused.status, refused.failure.code, refused.failure.message]).toEqual([
      registered.status,
      registered.failure.code,
      registered.failure.message,
    ]);
    const query = { q: 'nha may' };
    expect((await world.send(listAdminBusinesses, { token: token(), query })).body.total).toBe(0);
  });

  it('409: where the business is refused, no account is left behind', async () => {
    const user = aPerson();
    await add({ name: 'Có rồi', slug: 'co-roi' });
    expect((await addBoth({ slug: 'co-roi' }, user)).failure.code).toBe('SLUG_EXISTS');
    expect((await world.send(register, { body: user })).status).toBe(201);
  });

  it('refuses a phone that is taken, and a password everyone tries', async () => {
    const { phoneNumber } = await world.anAccount();
    expect((await addBoth({}, aPerson({ phoneNumber }))).failure.code).toBe('PHONE_EXISTS');
    const common = await addBoth({}, aPerson({ password: 'Matkhau123' }));
    expect(common.failure.code).toBe('PASSWORD_TOO_COMMON');
  });
});

describe('a change', () => {
  it('shows in the shop at once, and on the cards of its products a moment later', async () => {
    const { body } = await change('biz-hoi-an', { name: 'Dệt Hội An', verified: false });
    expect(body).toMatchObject({ name: 'Dệt Hội An', slug: 'det-hoi-an' });
    const shown = await world.send(getBusinessBySlug, { params: { slug: 'det-hoi-an' } });
    expect(shown.body.name).toBe('Dệt Hội An');
    await world.cloud.clock.advance(10);
    await world.cloud.idle();
    const product = await world.send(getProduct, { params: { id: 'khan' } });
    expect(product.body.business).toMatchObject({ name: 'Dệt Hội An', verified: false });
  });

  it('409: is of the business as it was read; of two at once one is refused', async () => {
    const { body: made } = await add({ name: 'Tranh nhau' });
    const both = await Promise.all([1, 2].map((n) => change(made.id, { version: 1, name: `Tên ${n}` })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('gives its address and its owner back', async () => {
    const owner = await world.anAccount();
    const { body: made } = await add({ name: 'Đổi chủ', userId: owner.id });
    await change(made.id, { slug: 'doi-chu-moi', userId: null });
    expect((await add({ name: 'Khác', slug: 'doi-chu', userId: owner.id })).status).toBe(201);
    expect((await change(made.id, { slug: 'doi-chu' })).failure.code).toBe('SLUG_EXISTS');
    expect((await change(made.id, { slug: '', name: 'Tên mới tinh' })).body.slug).toBe('ten-moi-tinh');
  });

  it('404: of none', async () => {
    expect((await change('nobody', { version: 1 })).status).toBe(404);
  });
});

describe('taking away', () => {
  it('409: says in Vietnamese what refers to it', async () => {
    const { status, failure } = await remove('biz-hoi-an');
    expect([status, failure.code]).toEqual([409, 'BUSINESS_IN_USE']);
    expect(failure.message).toContain('2 mục');
    expect(failure.errors?.map(({ path }) => path)).toContain('products/khan');
  });

  it('never leaves a product behind that is saved at the same moment', async () => {
    for (const turn of [1, 2, 3]) {
      const { body: made } = await add({ name: `Chớp mắt ${turn}` });
      const [saved, removed] = await Promise.all([
        world.send(createProduct, {
          token: token(),
          body: {
            name: `Hàng ${turn}`,
            code: `HANG-${turn}`,
            categoryId: 'food',
            businessId: made.id,
            price: 1000,
          },
        }),
        remove(made.id),
      ]);
      expect([saved.status, removed.status]).toEqual(saved.status === 201 ? [201, 409] : [422, 200]);
    }
  });

  it('409: nor a brand', async () => {
    const { body: made } = await add({ name: 'Có hiệu' });
    const [brand, removed] = await Promise.all([
      world.send(createBrand, { token: token(), body: { name: 'Hiệu mới', businessId: made.id } }),
      remove(made.id),
    ]);
    expect([brand.status, removed.status]).toEqual(brand.status === 201 ? [201, 409] : [422, 200]);
  });

  it('200: takes away what nothing refers to, and its address is free again', async () => {
    const owner = await world.anAccount();
    const { body: made } = await add({ name: 'Đóng cửa', userId: owner.id });
    expect((await remove(made.id)).body).toEqual({ success: true, message: 'Đã xóa gian hàng.' });
    expect((await read(made.id)).status).toBe(404);
    expect((await add({ name: 'Đóng cửa', userId: owner.id })).body.slug).toBe('dong-cua');
  });
});
