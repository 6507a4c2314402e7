import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe, listUserIds, listUsers } from '#shared/accounts/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await aWorld();
  admin = await world.aMember({ role: 'admin', fullName: 'Quản Trị' });
  await world.anAccount({ fullName: 'Đỗ Thị Sen', status: 'pending_kyc' });
  await world.anAccount({ fullName: 'Đỗ Văn Trúc' });
});
afterAll(() => world.close());

const find = async (query: Record<string, string | number>) =>
  (await world.send(listUsers, { token: admin.accessToken, query })).body;

describe('the member list', () => {
  it('is searched by name without marks, by phone and by code', async () => {
    expect((await find({ searchTerm: 'do thi' })).data.map(({ fullName }) => fullName)).toEqual([
      'Đỗ Thị Sen',
    ]);
    expect((await find({ searchTerm: admin.phoneNumber })).data.map(({ id }) => id)).toEqual([admin.id]);
    expect((await find({ searchTerm: admin.referenceId.toLowerCase() })).total).toBe(1);
    expect((await find({ searchTerm: '%' })).total).toBe(0);
    expect((await find({ searchTerm: '  đỗ   ' })).total).toBe(2);
    expect((await find({ searchTerm: '   ' })).total).toBe(3);
  });

  it('is narrowed by status and paged', async () => {
    expect((await find({ status: 'pending_kyc' })).total).toBe(1);
    expect(await find({ limit: 2, page: 2 })).toMatchObject({
      total: 3,
      limit: 2,
      page: 2,
      totalPages: 2,
      hasPrev: true,
      hasNext: false,
    });
  });
});

describe('choosing all members', () => {
  const ids = async (query: Record<string, string | number>) =>
    (await world.send(listUserIds, { token: admin.accessToken, query })).body;

  it('asks for the ids of the list as it is narrowed, all pages of it, in its order', async () => {
    const page = await find({ searchTerm: 'đỗ' });
    expect(await ids({ searchTerm: 'đỗ', limit: 1, page: 2 })).toEqual({
      ids: page.data.map(({ id }) => id),
      total: 2,
    });
    expect(await ids({ status: 'inactive' })).toEqual({ ids: [], total: 0 });
  });
});

describe('GET /auth/me', () => {
  it('shows the account, and nothing of its password', async () => {
    const { body } = await world.send(getMe, { token: admin.accessToken });
    expect(body).toMatchObject({ id: admin.id, name: 'Quản Trị', role: 'admin' });
    expect(Object.keys(body)).not.toContain('passwordHash');
  });
});
