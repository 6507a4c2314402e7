import type * as z from 'zod';
import { Address, mostAddresses } from '#shared/addresses/address.ts';
import { ownBook } from '#functions/platform/records/own-book.ts';
import { addressKeys } from './address-keys.ts';

/** Address as stored. The book says which one is the default. */
export const StoredAddress = Address.omit({ isDefault: true });
export type StoredAddress = z.infer<typeof StoredAddress>;

export const addressBook = ownBook<StoredAddress>({
  entity: 'address',
  stored: StoredAddress,
  keys: addressKeys,
  most: mostAddresses,
  creating: 'addresses/create-address',
  missing: 'ADDRESS_NOT_FOUND',
  tooMany: 'TOO_MANY_ADDRESSES',
});
