import type * as z from 'zod';
import { Address, maxAddresses } from '#shared/addresses/address.ts';
import { ownedCollection } from '#functions/platform/records/owned-collection.ts';
import { addressKeys } from './address-keys.ts';

/** Address as stored. The book says which one is the default. */
export const StoredAddress = Address.omit({ isDefault: true });
export type StoredAddress = z.infer<typeof StoredAddress>;

export const addressBook = ownedCollection<StoredAddress>({
  entity: 'address',
  stored: StoredAddress,
  keys: addressKeys,
  most: maxAddresses,
  creating: 'addresses/create-address',
  missing: 'ADDRESS_NOT_FOUND',
  tooMany: 'TOO_MANY_ADDRESSES',
});
