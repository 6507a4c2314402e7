import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSupplier,
  deleteSupplier,
  getSupplier,
  searchSuppliers,
  updateSupplier,
} from '#shared/purchasing/index.ts';
import { aSupplierDraft, loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let token: string;
let buying: ReturnType<typeof purchasing>;
beforeAll(async () => {
  world = await aWorld();
  const admin = await world.aMember({ role: 'admin' });
  token = admin.accessToken;
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

describe('suppliers', () => {
  it('are entered once, found, changed as they were read, stopped, and taken away', async () => {
    const body = {
      ...aSupplierDraft({ code: 'trung-an', name: 'Gạo Trung An' }),
      clientRequestId: 'mot-lan-thoi',
    };
    const [first, again] = [
      await world.send(createSupplier, { token, body }),
      await world.send(createSupplier, { token, body }),
    ];
    expect([first.status, first.body.code, again.body]).toEqual([201, 'TRUNG-AN', first.body]);
    const { id } = first.body;
    const params = { id };
    const find = async (query: object) =>
      (await world.send(searchSuppliers, { token, query: query as never })).body.data.map((one) => one.id);
    const change = (version: number, isActive: boolean) =>
      world.send(updateSupplier, { token, params, body: { version, isActive } });
    expect(await find({ q: 'trung an' })).toEqual([id]);
    expect((await change(1, false)).body).toMatchObject({ isActive: false, version: 2 });
    expect(await loadChunk(change(1, true))).toEqual([409, 'STALE_STATE']);
    expect(await find({ isActive: 'false' })).toContain(id);
    expect((await world.send(deleteSupplier, { token, params })).status).toBe(200);
    const gone = [404, 'SUPPLIER_NOT_FOUND'];
    expect(await loadChunk(world.send(getSupplier, { token, params }))).toEqual(gone);
    expect(await loadChunk(world.send(deleteSupplier, { token, params }))).toEqual(gone);
    expect(await loadChunk(change(1, true))).toEqual(gone);
  });

  it('409: a code is one supplier’s, and a key one request’s', async () => {
    const { code } = await buying.aSupplier();
    const enter = (more: object) =>
      world.send(createSupplier, { token, body: { ...aSupplierDraft(), ...more } });
    expect(await loadChunk(enter({ code }))).toEqual([409, 'CODE_EXISTS']);
    await enter({ clientRequestId: 'khoa-mot-lan' });
    const other = enter({ clientRequestId: 'khoa-mot-lan', name: 'Tên khác' });
    expect(await loadChunk(other)).toEqual([409, 'REQUEST_DIFFERS']);
  });

  it.each([{ taxCode: '123' }, { phone: 'gọi tôi' }, { code: '!' }, { name: ' ' }, { leadDays: -1 }])(
    '400: %o',
    async (wrong) => {
      const body = { ...aSupplierDraft(), ...wrong };
      expect((await world.send(createSupplier, { token, body })).status).toBe(400);
    },
  );
});
