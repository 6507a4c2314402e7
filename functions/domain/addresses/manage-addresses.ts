import type { Address } from '#shared/addresses/address.ts';
import type { OwnName } from '#functions/platform/records/owned-collection.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { addressBook } from './address-book.ts';

export const { get: getAddress, take: deleteAddress } = addressBook;

export async function getDefaultAddress(context: Context, userId: string): Promise<Address | null> {
  const { all } = await addressBook.read(context, userId);
  return all.find(({ isDefault }) => isDefault) ?? null;
}

export async function setDefaultAddress(context: Context, name: OwnName): Promise<Address> {
  await addressBook.makeDefault(context, name);
  return getAddress(context, name);
}
