import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWarehouse,
  listPublicWarehouses,
  searchWarehouses,
  updateWarehouse,
} from '#shared/catalogue/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aWarehouse } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await aWorld();
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
  await world.write([
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

  it('is for admins', async () => {
    const { accessToken } = await world.aMember({ role: 'collaborator' });
    expect((await world.send(searchWarehouses, { token: accessToken })).status).toBe(403);
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
    const { body } = await update(made.id, { version: 1, isActive: false });
    expect(body).toEqual({ ...made, isActive: false, version: 2 });
    const stale = await update(made.id, { version: 1, name: 'Kho khác' });
    expect([stale.status, stale.failure.code]).toEqual([409, 'STALE_STATE']);
    const both = await Promise.all(
      [1, 2].map((turn) => update(made.id, { version: 2, name: `Kho ${turn}` })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('404: is not changed where there is none', async () => {
    expect((await update('wh-khong-co', { version: 1 })).status).toBe(404);
  });
});
