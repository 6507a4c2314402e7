import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestFormerPlaces, suggestPlaces } from '#shared/places/index.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

type Division = { name: string; code: number; [part: string]: unknown };

async function ask<T>(path: string): Promise<{ status: number; body: T; headers: Headers }> {
  const reply = await fetch(`${world.url}/api${path}`);
  return { status: reply.status, body: (await reply.json()) as T, headers: reply.headers };
}

describe('the divisions', () => {
  it.each([
    ['/v1/p/', 63],
    ['/v1/p', 63],
    ['/v2/p/', 34],
    ['/v2/p', 34],
  ])('%s lists %i provinces, without their parts, for anyone, for an hour', async (path, count) => {
    const { status, body, headers } = await ask<Division[]>(path);
    expect([status, body.length]).toEqual([200, count]);
    expect(body[0]).toMatchObject({
      name: 'Thành phố Hà Nội',
      code: 1,
      division_type: 'thành phố trung ương',
      codename: 'thanh_pho_ha_noi',
      phone_code: 24,
    });
    expect(body[0]?.['districts'] ?? body[0]?.['wards']).toEqual([]);
    expect(headers.get('cache-control')).toContain('s-maxage=3600');
  });

  it('go down as deep as asked, with or without leading zeros and a slash at the end', async () => {
    const flat = await ask<Division>('/v1/p/1');
    expect(flat.body['districts']).toEqual([]);
    const { body: province } = await ask<{ districts: Division[] }>('/v1/p/01/?depth=2');
    expect(province.districts).toHaveLength(30);
    expect(province.districts[0]).toEqual({
      name: 'Quận Ba Đình',
      code: 1,
      division_type: 'quận',
      codename: 'quan_ba_dinh',
      province_code: 1,
      wards: [],
    });
    const { body: deep } = await ask<{ districts: { wards: Division[] }[] }>('/v1/p/1?depth=3');
    expect(deep.districts[0]?.wards[0]).toMatchObject({ name: 'Phường Phúc Xá', code: 1, district_code: 1 });
    const { body: district } = await ask<{ wards: Division[] }>('/v1/d/760?depth=2');
    expect(district.wards.map(({ name }) => name)).toContain('Phường Bến Nghé');
    const { body: now } = await ask<{ wards: Division[] }>('/v2/p/1?depth=2');
    expect(now.wards[0]).toEqual({
      name: 'Phường Ba Đình',
      code: 4,
      division_type: 'phường',
      codename: 'phuong_ba_dinh',
      province_code: 1,
    });
  });

  it.each([
    ['/v1/p/999', 'Failed to fetch province with code: 999'],
    ['/v1/d/999?depth=2', 'Failed to fetch district with code: 999'],
    ['/v2/p/2', 'Failed to fetch province v2 with code: 2'],
  ])('404: %s', async (path, message) => {
    const { status, body } = await ask<{ message: string }>(path);
    expect([status, body.message]).toEqual([404, message]);
  });

  it.each(['/v1/p/ha-noi', '/v1/p/-1', '/v1/p/1?depth=9', '/v2/p/1?depth=3', '/v2/p/1e3'])(
    '400: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );
});

describe('suggestions', () => {
  const first = async (contract: typeof suggestPlaces, query: string) => {
    const { accessToken } = await world.aMember();
    return (await world.send(contract, { token: accessToken, query: { query } })).body;
  };

  it('say where a place is, in the divisions asked for', async () => {
    expect((await first(suggestFormerPlaces, 'ben nghe q1'))[0]).toEqual({
      place_id: 'v1.p79.d760.w26740',
      description: 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
      structured_formatting: {
        main_text: 'Phường Bến Nghé',
        secondary_text: 'Quận 1, Thành phố Hồ Chí Minh',
      },
    });
    expect((await first(suggestPlaces, 'Ba Đình'))[0]).toMatchObject({ place_id: 'v2.p1.w4' });
  });

  it('are none for less than two letters, and never more than ten', async () => {
    expect(await first(suggestPlaces, ' h ')).toEqual([]);
    expect(await first(suggestPlaces, '')).toEqual([]);
    expect(await first(suggestPlaces, 'xã')).toHaveLength(10);
  });
});
