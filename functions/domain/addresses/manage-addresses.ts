import { type Address, mostAddresses } from '#shared/addresses/address.ts';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type AddressName, findAddress, pointDefaultAt, readBook, removeAddress } from './address-book.ts';

export async function getAddress(context: Context, name: AddressName): Promise<Address> {
  const address = await findAddress(context, name);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  return address;
}

export async function getDefaultAddress(context: Context, userId: string): Promise<Address | null> {
  const { addresses } = await readBook(context, userId);
  return addresses.find(({ isDefault }) => isDefault) ?? null;
}

export async function setDefaultAddress(context: Context, name: AddressName): Promise<Address> {
  if (!(await pointDefaultAt(context, name))) throw new AppError('ADDRESS_NOT_FOUND');
  return getAddress(context, name);
}

/** Who is deleted as the default hands it to the newest other; read again when the book moved meanwhile. */
export async function deleteAddress(context: Context, name: AddressName): Promise<void> {
  return retry(
    async () => {
      const book = await readBook(context, name.userId);
      if (!book.addresses.some(({ id }) => id === name.id)) throw new AppError('ADDRESS_NOT_FOUND');
      // Sorted the default first, then the newest: the first of the others is the one to have it.
      const next = book.addresses.find(({ id }) => id !== name.id);
      const refusal = await removeAddress(context, name, { version: book.version, nextDefault: next?.id });
      if (!refusal) return undefined;
      if (refusal === 'gone') throw new AppError('ADDRESS_NOT_FOUND');
      return again;
    },
    { tries: mostAddresses },
  );
}
