import { describe, expect, it } from 'vitest';
import type { AddressChange, AddressDraft } from '#shared/addresses/save-address.contract.ts';
import { getDefaultAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { createAddress, updateAddress } from '#functions/domain/addresses/save-address.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import type { Node } from '#functions/domain/places/divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { provinceName } from '#functions/domain/places/province-name.ts';
import { toDistrict, toFormerProvince, toProvince } from '#functions/domain/places/shown-division.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const userId = 'lan';
const required = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('There is no such division');
  return found;
};
const named = (nodes: Iterable<Node> | undefined, name: string): Node =>
  required([...(nodes ?? [])].find((node) => node.name === name));

/** Hà Nội is 1 in both systems; only the former one had districts. */
const ward = required(currentDivisions().levels[0]?.get(1)?.parts[0]);
const otherWard = required(currentDivisions().levels[0]?.get(1)?.parts[1]);
const district = named(formerDivisions().levels[0]?.get(1)?.parts, 'Quận Ba Đình');
const formerWard = required(district.parts[0]);
const otherDistrict = named(formerDivisions().levels[0]?.get(1)?.parts, 'Quận Hoàn Kiếm');
const island = required(
  [...(formerDivisions().levels[1]?.values() ?? [])].find(({ parts }) => parts.length === 0),
);

function aBook() {
  const { table } = memoryTable();
  let moment = Date.parse('2026-11-22T03:00:00.000Z');
  const context = contextOf(table, () => new Date((moment += 1000)));
  let asked = 0;
  const person = () => {
    asked += 1;
    return Promise.resolve({ fullName: 'Trần Thị Lan', phoneNumber: '0987654321' });
  };
  const create = (draft: Partial<AddressDraft> = {}) =>
    createAddress(context, {
      userId,
      person,
      draft: { provinceCode: 1, wardCode: ward.code, street: '1 Cầu Giấy', ...draft } as AddressDraft,
    });
  const change = (id: string, given: AddressChange, of = userId) =>
    updateAddress(context, { userId: of, id, change: given });
  const chosen = async () => (await getDefaultAddress(context, userId))?.id;
  return { context, create, change, chosen, asked: () => asked };
}

describe('a new address', () => {
  it('has the official names of its codes, and its owner’s name and number where no others are given', async () => {
    const { create } = aBook();
    const made = await create({ province: 'Anything' });
    expect(made).toEqual({
      id: made.id,
      recipientName: 'Trần Thị Lan',
      phone: '0987654321',
      label: '',
      system: 'v2',
      province: 'Thành phố Hà Nội',
      provinceCode: 1,
      district: null,
      districtCode: null,
      ward: ward.name,
      wardCode: ward.code,
      street: '1 Cầu Giấy',
      placeId: null,
      isDefault: true,
      createdAt: '2026-11-22T03:00:01.000Z',
      updatedAt: '2026-11-22T03:00:01.000Z',
    });
  });

  it.each<[Partial<AddressDraft>, [name: string, phone: string, asked: number]]>([
    [{ recipientName: 'Cô Hạnh' }, ['Cô Hạnh', '0987654321', 1]],
    [{ phone: '0355555999' }, ['Trần Thị Lan', '0355555999', 1]],
    [{ recipientName: 'Cô Hạnh', phone: '0355555999' }, ['Cô Hạnh', '0355555999', 0]],
  ])('with %o is for %o', async (draft, expected) => {
    const { create, asked } = aBook();
    const { recipientName, phone } = await create(draft);
    expect([recipientName, phone, asked()]).toEqual(expected);
  });

  it('is of the former divisions where a district is named, or they are asked for', async () => {
    const { create } = aBook();
    const former = { districtCode: district.code, wardCode: formerWard.code };
    expect(await create(former)).toMatchObject({
      system: 'v1',
      district: 'Quận Ba Đình',
      ward: formerWard.name,
      wardCode: formerWard.code,
    });
    expect(await refusalOf(create({ ...former, system: 'v2' }))).toBe('UNKNOWN_WARD');
    expect(await refusalOf(create({ system: 'v1' }))).toBe('UNKNOWN_DISTRICT');
    expect(await refusalOf(create({ ...former, wardCode: null }))).toBe('UNKNOWN_WARD');
    expect(await refusalOf(create({ provinceCode: 9999 }))).toBe('UNKNOWN_PROVINCE');
    expect(await refusalOf(create({ wardCode: undefined }))).toBe('UNKNOWN_WARD');
    const onIsland = {
      provinceCode: required(island.parent).code,
      districtCode: island.code,
      wardCode: undefined,
    };
    expect(await create(onIsland)).toMatchObject({ district: island.name, ward: null, wardCode: null });
  });

  it('keeps what else is said of it, and is the default where that is asked', async () => {
    const { create, chosen } = aBook();
    const first = await create();
    expect(await create({ label: 'home', placeId: 'place' })).toMatchObject({
      label: 'home',
      placeId: 'place',
      isDefault: false,
    });
    expect(await chosen()).toBe(first.id);
    const third = await create({ isDefault: true });
    expect([third.isDefault, await chosen()]).toEqual([true, third.id]);
  });

  it('asked for twice is one', async () => {
    const { create } = aBook();
    const clientRequestId = 'pressed-once';
    expect(await create({ clientRequestId })).toEqual(await create({ clientRequestId }));
    expect(await refusalOf(create({ clientRequestId, street: 'Khác' }))).toBe('REQUEST_DIFFERS');
  });
});

describe('a changed address', () => {
  it('is another in what is named, and stays otherwise', async () => {
    const { create, change } = aBook();
    const before = await create({ label: 'home', placeId: 'place', recipientName: 'Cô Hạnh' });
    const after = await change(before.id, { street: '2 Cầu Giấy', label: 'work' });
    expect(after).toEqual({
      ...before,
      street: '2 Cầu Giấy',
      label: 'work',
      updatedAt: '2026-11-22T03:00:02.000Z',
    });
    expect(
      await change(before.id, { recipientName: 'Chú Ba', phone: '0355555999', placeId: null }),
    ).toMatchObject({
      recipientName: 'Chú Ba',
      phone: '0355555999',
      placeId: null,
      ward: ward.name,
    });
  });

  it.each<[string, 'v1' | 'v2', AddressChange, object]>([
    [
      'another ward',
      'v2',
      { wardCode: otherWard.code },
      { system: 'v2', wardCode: otherWard.code, ward: otherWard.name },
    ],
    ['its own province, said again', 'v2', { provinceCode: 1 }, { wardCode: ward.code }],
    [
      'its own system, said again',
      'v1',
      { system: 'v1' },
      { districtCode: district.code, wardCode: formerWard.code },
    ],
    [
      'a district, and with it the former divisions',
      'v2',
      { districtCode: district.code, wardCode: formerWard.code },
      { system: 'v1', district: 'Quận Ba Đình', wardCode: formerWard.code },
    ],
    [
      'another ward of its district',
      'v1',
      { wardCode: required(district.parts[1]).code },
      { system: 'v1', districtCode: district.code, wardCode: required(district.parts[1]).code },
    ],
    [
      'another district with its ward',
      'v1',
      { districtCode: otherDistrict.code, wardCode: required(otherDistrict.parts[0]).code },
      { district: 'Quận Hoàn Kiếm' },
    ],
    [
      'the divisions of today',
      'v1',
      { system: 'v2', wardCode: ward.code },
      { system: 'v2', district: null, districtCode: null, ward: ward.name },
    ],
  ])('moves to %s (%s)', async (_, system, given, expected) => {
    const { create, change } = aBook();
    const former = { districtCode: district.code, wardCode: formerWard.code };
    const { id } = await create(system === 'v1' ? former : {});
    expect(await change(id, given)).toMatchObject({ province: 'Thành phố Hà Nội', ...expected });
  });

  it.each<[string, 'v1' | 'v2', AddressChange, string]>([
    ['a province its ward is not in', 'v2', { provinceCode: 79 }, 'UNKNOWN_WARD'],
    ['a district its ward is not in', 'v1', { districtCode: otherDistrict.code }, 'UNKNOWN_WARD'],
    ['no district', 'v1', { districtCode: null }, 'UNKNOWN_DISTRICT'],
    ['no ward', 'v2', { wardCode: null }, 'UNKNOWN_WARD'],
    ['the other system without a ward of it', 'v1', { system: 'v2' }, 'UNKNOWN_WARD'],
  ])('is refused with %s', async (_, system, given, refused) => {
    const { create, change } = aBook();
    const former = { districtCode: district.code, wardCode: formerWard.code };
    const { id } = await create(system === 'v1' ? former : {});
    expect(await refusalOf(change(id, given))).toBe(refused);
  });

  it('becomes the default where that is asked, and stays it where it is taken back', async () => {
    const { create, change, chosen } = aBook();
    const [first, second] = [await create(), await create()];
    expect((await change(second.id, { isDefault: true })).isDefault).toBe(true);
    expect((await change(second.id, { isDefault: false })).isDefault).toBe(true);
    expect((await change(first.id, { isDefault: false, street: 'Khác' })).isDefault).toBe(false);
    expect(await chosen()).toBe(second.id);
  });

  it('is nobody else’s', async () => {
    const { create, change } = aBook();
    const { id } = await create();
    expect(await refusalOf(change(id, { street: 'Khác' }, 'cam'))).toBe('ADDRESS_NOT_FOUND');
  });
});

describe('a division as it is shown', () => {
  const node = (name: string, parent?: Node, phoneCode = 0): Node => {
    const made: Node = { code: 10 + name.length, name, phoneCode, parent, parts: [] };
    parent?.parts.push(made);
    return made;
  };

  it.each([
    ['Thành phố Hà Nội', 'thành phố trung ương'],
    ['Tỉnh Lào Cai', 'tỉnh'],
    ['Đặc khu Phú Quốc', 'đặc khu'],
    ['Phường Một', 'phường'],
    ['Xã Hai', 'xã'],
    ['Thị xã Sơn Tây', 'thị xã'],
    ['Thị trấn Sa Pa', 'thị trấn'],
    ['Quận 1', 'quận'],
    ['Huyện Sóc Sơn', 'huyện'],
    ['Xãhội', ''],
    ['Nơi khác', ''],
  ])('%s is a %s', (name, type) => {
    expect(toProvince(node(name), 1).division_type).toBe(type);
  });

  const province = node('Tỉnh Lào Cai', undefined, 214);
  const town = node('Thành phố Lào Cai', province);
  const commune = node('Xã Đồng Tuyển', town);

  it('of a province that is no city of its own is a plain city', () => {
    expect(toDistrict(town, 1).division_type).toBe('thành phố');
  });

  it('has its parts as deep as they are asked for', () => {
    const facts = (of: Node, division_type: string, codename: string) => ({
      name: of.name,
      code: of.code,
      division_type,
      codename,
    });
    const shownCommune = facts(commune, 'xã', 'xa_dong_tuyen');
    const shownTown = {
      ...facts(town, 'thành phố', 'thanh_pho_lao_cai'),
      province_code: province.code,
      wards: [{ ...shownCommune, district_code: town.code }],
    };
    const shownProvince = { ...facts(province, 'tỉnh', 'tinh_lao_cai'), phone_code: 214 };
    expect(toDistrict(town, 2)).toEqual(shownTown);
    expect(toDistrict(town, 1)).toEqual({ ...shownTown, wards: [] });
    expect(toDistrict(node('Huyện Một'), 1).province_code).toBe(0);
    expect(toFormerProvince(province, 1)).toEqual({ ...shownProvince, districts: [] });
    expect(toFormerProvince(province, 2)).toEqual({
      ...shownProvince,
      districts: [{ ...shownTown, wards: [] }],
    });
    expect(toFormerProvince(province, 3)).toEqual({ ...shownProvince, districts: [shownTown] });
    const { name, code, division_type, codename } = shownTown;
    expect(toProvince(province, 2)).toEqual({
      ...shownProvince,
      wards: [{ name, code, division_type, codename, province_code: province.code }],
    });
    expect(toProvince(province, 1)).toEqual({ ...shownProvince, wards: [] });
  });

  it('goes by the name of its system', () => {
    const [former, current] = ['v1', 'v2'] as const;
    // Hà Giang went into Tuyên Quang: its code names nothing any more.
    expect(provinceName(former, 2)).toBe('Tỉnh Hà Giang');
    expect(() => provinceName(current, 2)).toThrow(expect.objectContaining({ code: 'UNKNOWN_PROVINCE' }));
    expect(provinceName(current, 1)).toBe('Thành phố Hà Nội');
  });
});
