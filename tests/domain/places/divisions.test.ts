import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lazyDivisions, readDivisions } from '#functions/domain/places/divisions.ts';
import { findDivision, provincesOf } from '#functions/domain/places/find-divisions.ts';
import { buildPlaceIndex, findPlaces } from '#functions/domain/places/place-index.ts';
import { provinceName } from '#functions/domain/places/province-name.ts';
import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import { toDistrict, toFormerProvince, toProvince } from '#functions/domain/places/shown-division.ts';
import { gazetteer, suggestPlaces } from '#functions/domain/places/suggest-places.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

/** Codes are steps from the one before of the same level. */
const text = [
  '1 Thành phố Hà Nội 24',
  '\t5 Quận Ba Đình',
  '\t\t10 Phường Trúc Bạch',
  '\t\t2 Phường 12',
  '\t1 Thị xã Sơn Tây',
  '78 Tỉnh An Giang 296',
  '\t-2 Huyện Phú Quốc',
  '\t\t5 Thị trấn An Thới',
  '\t7 Huyện Hà Tiên',
].join('\n');
const former = readDivisions('v1', text);
const [hanoi, angiang] = provincesOf(former);
if (!hanoi || !angiang) throw new Error('There are two provinces');

describe('a snapshot of divisions', () => {
  it('tells each by its step, its depth and its name; a number is a phone code of provinces alone', () => {
    expect([hanoi.code, hanoi.name, hanoi.phoneCode, hanoi.parent]).toEqual([
      1,
      'Thành phố Hà Nội',
      24,
      undefined,
    ]);
    expect([angiang.code, angiang.phoneCode]).toEqual([79, 296]);
    expect(
      former.levels.map((level) =>
        [...level.values()].map(({ code, name, phoneCode }) => [code, name, phoneCode]),
      ),
    ).toEqual([
      [
        [1, 'Thành phố Hà Nội', 24],
        [79, 'Tỉnh An Giang', 296],
      ],
      [
        [5, 'Quận Ba Đình', 0],
        [6, 'Thị xã Sơn Tây', 0],
        [4, 'Huyện Phú Quốc', 0],
        [11, 'Huyện Hà Tiên', 0],
      ],
      [
        [10, 'Phường Trúc Bạch', 0],
        [12, 'Phường 12', 0],
        [17, 'Thị trấn An Thới', 0],
      ],
    ]);
    expect(hanoi.parts.map(({ code, parts }) => [code, parts.length])).toEqual([
      [5, 2],
      [6, 0],
    ]);
  });

  it('is unpacked once', () => {
    const read = lazyDivisions('v1', brotliCompressSync(text).toString('base64'));
    expect(provincesOf(read()).map(({ name }) => name)).toEqual(['Thành phố Hà Nội', 'Tỉnh An Giang']);
    expect(read()).toBe(read());
  });

  it('has each by its code, at its own level', () => {
    expect(findDivision(former, 0, 79, 'UNKNOWN_PROVINCE')).toBe(angiang);
    expect(() => findDivision(former, 1, 79, 'UNKNOWN_DISTRICT')).toThrow('UNKNOWN_DISTRICT');
    expect(() => findDivision(former, 3, 79, 'UNKNOWN_WARD')).toThrow('UNKNOWN_WARD');
    expect([provinceName('v1', 1), provinceName('v2', 1)]).toEqual(['Thành phố Hà Nội', 'Thành phố Hà Nội']);
  });
});

describe('a division as it is shown', () => {
  const province = { name: 'Thành phố Hà Nội', code: 1, codename: 'thanh_pho_ha_noi', phone_code: 24 };

  it('says what it is: the longest kind that fits, and a city without a province is one of the country', () => {
    const kindOf = (node: typeof hanoi) => toDistrict(node, 1).division_type;
    expect(toProvince(hanoi, 1)).toEqual({ ...province, division_type: 'thành phố trung ương', wards: [] });
    expect(toProvince(angiang, 1).division_type).toBe('tỉnh');
    const [district, town] = hanoi.parts;
    const [island] = angiang.parts;
    if (!district || !town || !island?.parts[0]) throw new Error('They are there');
    expect([kindOf(district), kindOf(town), kindOf(island), kindOf(island.parts[0])]).toEqual([
      'quận',
      'thị xã',
      'huyện',
      'thị trấn',
    ]);
    const city = { ...district, name: 'Thành phố Thủ Đức' };
    expect([
      kindOf(city),
      kindOf({ ...district, name: 'Nơi khác' }),
      kindOf({ ...district, name: 'Thị' }),
    ]).toEqual(['thành phố', '', '']);
  });

  it('has as many levels below it as are asked for', () => {
    const [district] = hanoi.parts;
    if (!district) throw new Error('It is there');
    expect(toDistrict(district, 1).wards).toEqual([]);
    expect(toDistrict(district, 2)).toMatchObject({
      province_code: 1,
      wards: [{ code: 10, district_code: 5 }, { code: 12 }],
    });
    expect(toProvince(hanoi, 2).wards).toMatchObject([
      { code: 5, province_code: 1 },
      { code: 6, province_code: 1 },
    ]);
    const depths = [1, 2, 3].map((depth) =>
      toFormerProvince(hanoi, depth).districts.map(({ wards }) => wards.length),
    );
    expect(depths).toEqual([[], [0, 0], [2, 0]]);
  });
});

describe('codes of a place', () => {
  const codes = { system: 'v1' as const, provinceCode: 1, districtCode: 1, wardCode: 1 };
  const resolve = (given: Partial<Parameters<typeof resolveDivisions>[0]>) =>
    resolveDivisions({ ...codes, ...given });

  it('are named where they lie within each other', () => {
    expect(resolve({})).toEqual({
      ...codes,
      province: 'Thành phố Hà Nội',
      district: 'Quận Ba Đình',
      ward: 'Phường Phúc Xá',
    });
    expect(resolve({ system: 'v2', wardCode: 4, districtCode: 1 })).toMatchObject({
      districtCode: null,
      district: null,
      ward: 'Phường Ba Đình',
    });
  });

  it.each([
    [{ provinceCode: 3 }, 'UNKNOWN_PROVINCE'],
    [{ districtCode: 9999 }, 'UNKNOWN_DISTRICT'],
    [{ districtCode: null }, 'UNKNOWN_DISTRICT'],
    [{ wardCode: null }, 'UNKNOWN_WARD'],
    [{ wardCode: 37 }, 'UNKNOWN_WARD'],
    [{ districtCode: 2 }, 'UNKNOWN_WARD'],
    [{ system: 'v2' as const, wardCode: null }, 'UNKNOWN_WARD'],
  ])('%j are refused', async (given, code) => {
    expect(await refusalOf(Promise.resolve().then(() => resolve(given)))).toBe(code);
  });

  it('do without a part where there is none', () => {
    // Bạch Long Vĩ is an island without wards.
    const island = { system: 'v1' as const, provinceCode: 31, districtCode: 318, wardCode: null };
    expect(resolveDivisions(island)).toMatchObject({
      district: 'Huyện Bạch Long Vĩ',
      ward: null,
      wardCode: null,
    });
  });
});

describe('places that are looked for', () => {
  const index = buildPlaceIndex(former);
  const find = (query: string, withSlips = false, most = 10) =>
    findPlaces(index, query, { most, withSlips }).map(({ name }) => name);
  const suggest = async (query: string) =>
    (
      await suggestPlaces(
        gazetteer(() => former),
        query,
      )
    ).map(({ description, place_id: id }) => [description, id]);

  it.each([
    ['hà nội', ['Thành phố Hà Nội', 'Quận Ba Đình', 'Thị xã Sơn Tây', 'Phường 12', 'Phường Trúc Bạch']],
    [
      'ha',
      [
        'Thành phố Hà Nội',
        'Huyện Hà Tiên',
        'Quận Ba Đình',
        'Thị xã Sơn Tây',
        'Phường 12',
        'Phường Trúc Bạch',
      ],
    ],
    ['phuong 1', []],
    ['phuong 12', ['Phường 12']],
    ['an gi', ['Tỉnh An Giang', 'Thị trấn An Thới', 'Huyện Phú Quốc', 'Huyện Hà Tiên']],
    ['gi an', []],
    ['ba ding', []],
    ['', []],
  ])('by "%s" are %j', (query, names) => {
    expect(find(query)).toEqual(names);
  });

  it('may be a slip away, but for their first letter and their numbers', () => {
    expect(find('ba ding', true)[0]).toBe('Quận Ba Đình');
    expect(find('ba xinh', true)).toEqual([]);
    expect(find('phuong 13', true)).toEqual([]);
    expect(find('hà nội', false, 2)).toHaveLength(2);
  });

  it('are suggested with those around them, and with the street before the comma', async () => {
    expect(await suggest('truc bach')).toEqual([
      ['Phường Trúc Bạch, Quận Ba Đình, Thành phố Hà Nội', 'v1.p1.d5.w10'],
    ]);
    expect((await suggest('12 Lê Lợi, Trúc Bạch'))[0]?.[0]).toBe(
      '12 Lê Lợi, Phường Trúc Bạch, Quận Ba Đình, Thành phố Hà Nội',
    );
    expect(await suggest(',truc bach')).toHaveLength(1);
    expect(await suggest('truk bach')).toEqual([
      ['Phường Trúc Bạch, Quận Ba Đình, Thành phố Hà Nội', 'v1.p1.d5.w10'],
    ]);
    expect(await suggest(' t ')).toEqual([]);
    expect((await suggest('son tay'))[0]).toEqual(['Thị xã Sơn Tây, Thành phố Hà Nội', 'v1.p1.d6']);
  });
});
