import { type Address, mostAddresses } from '#shared/addresses/address.ts';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { AddressBook, AddressRepository } from './address-repository.ts';

export async function getAddress(addresses: AddressRepository, userId: string, id: string): Promise<Address> {
  const address = await addresses.find(userId, id);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  return address;
}

export const defaultOf = ({ addresses }: AddressBook): Address | null =>
  addresses.find(({ isDefault }) => isDefault) ?? null;

export async function setDefaultAddress(
  addresses: AddressRepository,
  userId: string,
  id: string,
): Promise<Address> {
  if (!(await addresses.setDefault(userId, id))) throw new AppError('ADDRESS_NOT_FOUND');
  return getAddress(addresses, userId, id);
}

/** Who is deleted as the default hands it to the newest other; read again when the book moved meanwhile. */
export async function deleteAddress(addresses: AddressRepository, userId: string, id: string): Promise<void> {
  return retry(
    async () => {
      const book = await addresses.readBook(userId);
      if (!book.addresses.some((address) => address.id === id)) throw new AppError('ADDRESS_NOT_FOUND');
      const others = book.addresses.filter((address) => address.id !== id);
      // Sorted the default first, then the newest: the first of the others is the one to have it.
      const refusal = await addresses.remove(userId, id, {
        version: book.version,
        nextDefault: others[0]?.id,
      });
      if (!refusal) return undefined;
      if (refusal === 'gone') throw new AppError('ADDRESS_NOT_FOUND');
      return again;
    },
    { tries: mostAddresses },
  );
}
