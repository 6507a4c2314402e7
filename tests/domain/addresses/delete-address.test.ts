import { expect, it } from 'vitest';
import {
  addressItem,
  bookItem,
  createAddressRepository,
  type StoredAddress,
} from '#functions/domain/addresses/address-repository.ts';
import { defaultOf, deleteAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const userId = 'lan';
const anAddress = (id: string): StoredAddress => ({
  id,
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
  createdAt: `2026-11-2${id}T00:00:00.000Z`,
  updatedAt: '2026-11-21T00:00:00.000Z',
});

it('deleting never hands the default to an address that was deleted meanwhile', async () => {
  const { table, put } = memoryTable();
  put([
    ...['1', '2', '3'].map((id) => addressItem(userId, anAddress(id))),
    bookItem(userId, { count: 3, version: 3, defaultId: '1' }),
  ]);
  const addresses = createAddressRepository(table);
  const crossed = meanwhile(table, () => deleteAddress(addresses, userId, '3'));
  await deleteAddress(createAddressRepository(crossed.table), userId, '1');
  const book = await addresses.readBook(userId);
  expect([crossed.happened(), book.addresses.map(({ id }) => id), defaultOf(book)?.id]).toEqual([
    true,
    ['2'],
    '2',
  ]);
});
