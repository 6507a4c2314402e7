import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfPlaceId, placeIdOf } from '#shared/places/suggest-places.contract.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { gazetteer, suggestPlaces } from '#functions/domain/places/suggest-places.ts';

const former = gazetteer(formerDivisions);
const current = gazetteer(currentDivisions);
const best = async (provider: typeof former, query: string) =>
  (await suggestPlaces(provider, query))[0]?.description;

describe('the snapshots', () => {
  it('hold every division once, each with its name in one normal form', () => {
    expect(formerDivisions().levels.map(({ size }) => size)).toEqual([63, 696, 10_051]);
    expect(currentDivisions().levels.map(({ size }) => size)).toEqual([34, 3321]);
    for (const { levels } of [formerDivisions(), currentDivisions()]) {
      const names = levels.flatMap((level) => [...level.values()].map(({ name }) => name));
      expect(names.filter((name) => name !== name.normalize('NFC').trim() || name.includes('null'))).toEqual(
        [],
      );
    }
  });

  it('give every place a part in the one around it', () => {
    for (const { levels } of [formerDivisions(), currentDivisions()]) {
      const lost = levels.flatMap((level, depth) =>
        [...level.values()].filter(({ parent }) => (depth === 0) !== (parent === undefined)),
      );
      expect(lost).toEqual([]);
    }
  });
});

describe('suggestions', () => {
  it.each([
    ['Hà Nội', 'Thành phố Hà Nội'],
    ['ha noi', 'Thành phố Hà Nội'],
    ['tphcm', 'Thành phố Hồ Chí Minh'],
    ['Q.1', 'Quận 1, Thành phố Hồ Chí Minh'],
    ['p12 go vap', 'Phường 12, Quận Gò Vấp, Thành phố Hồ Chí Minh'],
    ['hoi an', 'Thành phố Hội An, Tỉnh Quảng Nam'],
    ['hội am', 'Thành phố Hội An, Tỉnh Quảng Nam'],
    ['da lat', 'Thành phố Đà Lạt, Tỉnh Lâm Đồng'],
    ['Hà Nội'.normalize('NFD'), 'Thành phố Hà Nội'],
    ['12 Lê Lợi, Bến Nghé, Quận 1', '12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'],
    ['zzzz', undefined],
  ])('of the former divisions for "%s": %s', async (query, description) => {
    expect(await best(former, query)).toBe(description);
  });

  it.each([
    ['phu quoc', 'Đặc khu Phú Quốc, Tỉnh An Giang'],
    ['ba đình hà nội', 'Phường Ba Đình, Thành phố Hà Nội'],
    ['thanh hóa', 'Tỉnh Thanh Hóa'],
  ])('of today for "%s": %s', async (query, description) => {
    expect(await best(current, query)).toBe(description);
  });

  it('stand any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (query) => {
        expect((await suggestPlaces(current, query)).length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the id of a place', () => {
  it.each([
    { system: 'v2' as const, provinceCode: 1 },
    { system: 'v2' as const, provinceCode: 79, wardCode: 26_740, street: '12 Lê Lợi ~ hẻm 3' },
    { system: 'v1' as const, provinceCode: 79, districtCode: 760, wardCode: 26_740 },
    { system: 'v1' as const, provinceCode: 51, districtCode: 536 },
  ])('says where it lies: %j', (parts) => {
    expect(partsOfPlaceId(placeIdOf(parts))).toEqual(parts);
  });

  it.each(['', 'ChIJ0T2NLikpdTERKxE8d61aX_E', 'v3.p1', 'v2.p', 'v2.p1.x2'])(
    'of another service says nothing: %s',
    (id) => {
      expect(partsOfPlaceId(id)).toBeUndefined();
    },
  );
});
