import type { StoredAddress } from '#functions/domain/addresses/address-book.ts';

/** Stored address of an address book, with today's divisions. */
export const anAddress = (given: Partial<StoredAddress> = {}): StoredAddress => ({
  id: 'a1',
  recipientName: 'Lan',
  phone: '0912345678',
  system: 'v2',
  province: 'Hà Nội',
  provinceCode: 1,
  district: null,
  districtCode: null,
  ward: null,
  wardCode: null,
  street: '1 Cầu Giấy',
  label: '',
  placeId: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
  ...given,
});
