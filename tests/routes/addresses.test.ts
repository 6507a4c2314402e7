import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAddress,
  deleteAddress,
  getAddress,
  getDefaultAddress,
  listAddresses,
  maxAddresses,
  setDefaultAddress,
  updateAddress,
} from '#shared/addresses/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

type Draft = NonNullable<CallInput<typeof createAddress>['body']>;

const saigon: Draft = { provinceCode: 79, wardCode: 26_740, street: '12 Lê Lợi' };
const formerSaigon: Draft = { provinceCode: 79, districtCode: 760, wardCode: 26_740, street: '12 Lê Lợi' };
const stranger = '01JABCDEFGHJKMNPQRSTVWXYZ0';

const add = (member: Member, body: Partial<Draft> = {}) =>
  world.send(createAddress, { token: member.accessToken, body: { ...saigon, ...body } });
const list = async (member: Member) => (await world.send(listAddresses, { token: member.accessToken })).body;
const defaultsOf = async (member: Member) =>
  (await list(member)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
const to = (member: Member, id: string) => ({ token: member.accessToken, params: { id } });

describe('adding', () => {
  it('201: writes the official names, whatever the client calls them; the first is the default', async () => {
    const member = await world.aMember();
    const { status, body } = await add(member, { province: 'Sài Gòn', ward: 'Đâu đó' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      system: 'v2',
      province: 'Thành phố Hồ Chí Minh',
      district: null,
      districtCode: null,
      ward: 'Phường Sài Gòn',
      recipientName: member.fullName,
      phone: member.phoneNumber,
      isDefault: true,
    });
  });

  it('201: reads a district as the former divisions, codes with or without zeros', async () => {
    const member = await world.aMember();
    const { body } = await add(member, {
      ...formerSaigon,
      provinceCode: '79',
      wardCode: '26740',
      phone: '+84 912 345 678',
    });
    expect(body).toMatchObject({
      system: 'v1',
      district: 'Quận 1',
      ward: 'Phường Bến Nghé',
      phone: '0912345678',
    });
    const island = await add(member, { system: 'v1', provinceCode: 51, districtCode: 536, wardCode: null });
    expect(island.body).toMatchObject({ district: 'Huyện Lý Sơn', ward: null, wardCode: null });
  });

  it.each([
    ['a province nobody has', { provinceCode: 99 }, 'UNKNOWN_PROVINCE'],
    ['a former province in the new divisions', { provinceCode: 2, wardCode: 688 }, 'UNKNOWN_PROVINCE'],
    ['a ward of another province', { provinceCode: 1 }, 'UNKNOWN_WARD'],
    ['no ward', { wardCode: null }, 'UNKNOWN_WARD'],
    ['a district of another province', { provinceCode: 1, districtCode: 760 }, 'UNKNOWN_DISTRICT'],
    ['a ward of another district', { districtCode: 761 }, 'UNKNOWN_WARD'],
    ['no district in the former divisions', { system: 'v1' as const }, 'UNKNOWN_DISTRICT'],
  ])('422: %s', async (_, body, code) => {
    const { status, failure } = await add(await world.aMember(), body);
    expect([status, failure.code]).toEqual([422, code]);
  });

  it.each([
    ['no street', { street: '  ' }],
    ['a phone number from elsewhere', { phone: '12345' }],
    ['a label of 41 letters', { label: 'n'.repeat(41) }],
    ['a code in words', { provinceCode: 'Hà Nội' }],
  ])('400: %s', async (_, body) => {
    expect((await add(await world.aMember(), body)).status).toBe(400);
  });

  it('the same request twice, even at once, is one address', async () => {
    const member = await world.aMember();
    const request = { clientRequestId: crypto.randomUUID() };
    const answers = await Promise.all([add(member, request), add(member, request), add(member, request)]);
    const again = await add(member, request);
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(await list(member)).toHaveLength(1);
  });

  it('422: one more than a book holds, even when all come at once', async () => {
    const member = await world.aMember();
    const answers = await Promise.all(Array.from({ length: maxAddresses + 4 }, () => add(member)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, failure }) => [status, failure.code])).toEqual(
      Array.from({ length: 4 }, () => [422, 'TOO_MANY_ADDRESSES']),
    );
    expect(await list(member)).toHaveLength(maxAddresses);
    expect(await defaultsOf(member)).toHaveLength(1);
  });
});

describe('reading', () => {
  it('the default comes first, then the newest; and alone it is named address', async () => {
    const member = await world.aMember();
    expect((await world.send(getDefaultAddress, { token: member.accessToken })).body).toEqual({
      address: null,
    });
    const ids: string[] = [];
    for (const street of ['1', '2', '3']) ids.push((await add(member, { street })).body.id);
    expect((await list(member)).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    const { body } = await world.send(getDefaultAddress, { token: member.accessToken });
    expect(body.address?.id).toBe(ids[0]);
  });

  it('404: of another member exactly as of nobody, whatever is tried', async () => {
    const [owner, other] = [await world.aMember(), await world.aMember()];
    const { id } = (await add(owner)).body;
    for (const contract of [getAddress, setDefaultAddress, deleteAddress] as const) {
      const [foreign, missing] = [
        await world.send(contract, to(other, id)),
        await world.send(contract, to(other, stranger)),
      ];
      expect([foreign.status, foreign.failure.message]).toEqual([404, missing.failure.message]);
    }
    const changed = await world.send(updateAddress, { ...to(other, id), body: { street: 'Nơi khác' } });
    expect(changed.status).toBe(404);
    expect((await list(owner)).map(({ street }) => street)).toEqual(['12 Lê Lợi']);
    expect(await list(other)).toEqual([]);
  });
});

describe('changing', () => {
  it('200: what is left out stays, and so does the id', async () => {
    const member = await world.aMember();
    const before = (await add(member, { label: 'home' })).body;
    const { status, body } = await world.send(updateAddress, {
      ...to(member, before.id),
      body: { id: stranger, street: '9 Hàng Bạc', isDefault: false },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, street: '9 Hàng Bạc', updatedAt: body.updatedAt });
  });

  it('200: moves between the two systems', async () => {
    const member = await world.aMember();
    const { id } = (await add(member)).body;
    const change = (body: CallInput<typeof updateAddress>['body']) =>
      world.send(updateAddress, { ...to(member, id), body });
    expect((await change({ districtCode: 760, wardCode: 26_740 })).body).toMatchObject({
      system: 'v1',
      ward: 'Phường Bến Nghé',
    });
    expect((await change({ system: 'v2', provinceCode: 1, wardCode: 4 })).body).toMatchObject({
      system: 'v2',
      districtCode: null,
      ward: 'Phường Ba Đình',
    });
    expect((await change({ provinceCode: 79 })).failure.code).toBe('UNKNOWN_WARD');
  });

  it('200: makes it the default', async () => {
    const member = await world.aMember();
    await add(member);
    const { id } = (await add(member)).body;
    const { body } = await world.send(updateAddress, { ...to(member, id), body: { isDefault: true } });
    expect(body.isDefault).toBe(true);
    expect(await defaultsOf(member)).toEqual([id]);
  });
});

describe('the default', () => {
  it('is one, whoever asks for it at the same time', async () => {
    const member = await world.aMember();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await add(member)).body.id);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(ids.map((id) => world.send(setDefaultAddress, to(member, id))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await defaultsOf(member)).toHaveLength(1);
    }
  });

  it('goes to the newest other when its address is deleted, and ends with the last', async () => {
    const member = await world.aMember();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await add(member)).body.id);
    const gone = await world.send(deleteAddress, to(member, ids[0] ?? ''));
    expect([gone.status, gone.body]).toEqual([200, { success: true }]);
    expect(await defaultsOf(member)).toEqual([ids[2]]);
    await world.send(deleteAddress, to(member, ids[1] ?? ''));
    expect(await defaultsOf(member)).toEqual([ids[2]]);
    await world.send(deleteAddress, to(member, ids[2] ?? ''));
    expect(await list(member)).toEqual([]);
    expect((await add(member)).body.isDefault).toBe(true);
  });

  it('survives deleting, choosing and adding all at once', async () => {
    const member = await world.aMember();
    for (let round = 0; round < 4; round += 1) {
      const ids = [(await add(member)).body.id, (await add(member)).body.id, (await add(member)).body.id];
      const [a = '', b = '', c = ''] = ids;
      await Promise.all([
        world.send(deleteAddress, to(member, a)),
        world.send(setDefaultAddress, to(member, b)),
        world.send(deleteAddress, to(member, b)),
        world.send(setDefaultAddress, to(member, c)),
        add(member, { isDefault: true }),
      ]);
      expect(await defaultsOf(member)).toHaveLength(1);
    }
  });

  it('every address can be deleted at once, each of them once', async () => {
    const member = await world.aMember();
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await add(member)).body.id);
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => world.send(deleteAddress, to(member, id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(6);
    expect(await list(member)).toEqual([]);
  });
});
