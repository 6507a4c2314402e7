import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import { addressBook, type StoredAddress } from '#functions/domain/addresses/address-book.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf } from '#seed/random.ts';

const day = 86_400_000;

type Place = Pick<StoredAddress, 'street' | 'label' | 'provinceCode' | 'districtCode' | 'wardCode'> & {
  recipientName?: string;
};

/** Address book of the demo member: home, work, and a grandmother's house with divisions from before 2025. */
const places: readonly Place[] = [
  { street: '27 ngõ 165 Cầu Giấy', label: 'home', provinceCode: 1, districtCode: null, wardCode: 166 },
  { street: 'Tầng 5, 18 Lý Thường Kiệt', label: 'work', provinceCode: 1, districtCode: null, wardCode: 70 },
  {
    recipientName: 'Bà Nguyễn Thị Sen',
    street: '64 Nguyễn Thái Học',
    label: 'Nhà bà ngoại',
    provinceCode: 49,
    districtCode: 503,
    wardCode: 20_398,
  },
];

/** Items of a member's address book; the first address is the default. */
export function addressBookOf({ id, fullName, phoneNumber, createdAt }: Profile): Item[] {
  const addresses = places.map(({ provinceCode, districtCode, wardCode, ...place }, index): StoredAddress => {
    const at = new Date(Date.parse(createdAt) + (index + 1) * day).toISOString();
    const system = districtCode === null ? 'v2' : 'v1';
    return {
      id: idOf(`address:${id}:${index}`),
      recipientName: fullName,
      phone: phoneNumber,
      ...place,
      ...resolveDivisions({ system, provinceCode, districtCode, wardCode }),
      placeId: null,
      createdAt: at,
      updatedAt: at,
    };
  });
  const [first] = addresses;
  return [
    ...addresses.map((address) => addressBook.item(id, address)),
    addressBook.bookItem(id, {
      count: addresses.length,
      version: addresses.length,
      ...(first && { defaultId: first.id }),
    }),
  ];
}
