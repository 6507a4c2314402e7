import type { FormerDistrict, FormerProvince, Province } from '#shared/places/division.ts';
import { slugify } from '#shared/values/text.ts';
import type { Node } from './divisions.ts';

/** Kinds of divisions; longer ones come before their prefixes, e.g. "Thị trấn". */
const types = ['thành phố', 'thị xã', 'thị trấn', 'đặc khu', 'tỉnh', 'quận', 'huyện', 'phường', 'xã'];

function typeOf({ name, parent }: Node): string {
  const type = types.find((candidate) => name.toLowerCase().startsWith(`${candidate} `)) ?? '';
  return type === 'thành phố' && !parent ? 'thành phố trung ương' : type;
}

const describe = (node: Node) => ({
  name: node.name,
  code: node.code,
  division_type: typeOf(node),
  codename: slugify(node.name).replaceAll('-', '_'),
});

export const toProvince = (node: Node, depth: number): Province => ({
  ...describe(node),
  phone_code: node.phoneCode,
  wards: depth < 2 ? [] : node.parts.map((ward) => ({ ...describe(ward), province_code: node.code })),
});

/** Former district; depth 2 adds its wards. */
export const toDistrict = (node: Node, depth: number): FormerDistrict => ({
  ...describe(node),
  province_code: node.parent?.code ?? 0,
  wards: depth < 2 ? [] : node.parts.map((ward) => ({ ...describe(ward), district_code: node.code })),
});

export const toFormerProvince = (node: Node, depth: number): FormerProvince => ({
  ...describe(node),
  phone_code: node.phoneCode,
  districts: depth < 2 ? [] : node.parts.map((district) => toDistrict(district, depth - 1)),
});
