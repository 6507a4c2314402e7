import { expect, it } from 'vitest';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { deleteAddress, getDefaultAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { now } from '#functions/platform/clock.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anAddress } from '#tests/support/address.ts';

const userId = 'lan';
const addressOf = (id: string) => anAddress({ id, createdAt: `2026-11-2${id}T00:00:00.000Z` });

it('deleting never hands the default to an address that was deleted meanwhile', async () => {
  const { table, put } = memoryTable();
  put([
    ...['1', '2', '3'].map((id) => addressBook.item(userId, addressOf(id))),
    addressBook.bookItem(userId, { count: 3, version: 3, defaultId: '1' }),
  ]);
  const context = { table, now };
  const crossed = meanwhile(table, () => deleteAddress(context, { userId, id: '3' }));
  await deleteAddress({ table: crossed.table, now }, { userId, id: '1' });
  const { all: addresses } = await addressBook.read(context, userId);
  const chosen = await getDefaultAddress(context, userId);
  expect([crossed.happened(), addresses.map(({ id }) => id), chosen?.id]).toEqual([true, ['2'], '2']);
});
