import * as z from 'zod';
import { Address, mostAddresses } from '#shared/addresses/address.ts';
import { once, type OwnRequest } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  check,
  create,
  type Item,
  remove,
  update,
  upsert,
} from '#functions/platform/table/table-operations.ts';
import { addressKeys } from './address-keys.ts';

/** An address as the table keeps it: whether it is the default is said by the book. */
export const StoredAddress = Address.omit({ isDefault: true });
export type StoredAddress = z.infer<typeof StoredAddress>;

/** How many addresses there are and which is the default; every change of either raises the version. */
const Book = z.object({ count: z.int(), version: z.int(), defaultId: z.string().optional() });
type Book = z.infer<typeof Book>;

const Row = z.union([
  z.object({ entity: z.literal('address'), ...StoredAddress.shape }),
  z.object({ entity: z.literal('address-book'), ...Book.shape }),
]);
type AddressAddition = {
  userId: string;
  address: StoredAddress;
  isDefault: boolean;
  request: Pick<OwnRequest, 'requestKey' | 'asked'>;
};

export const addressItem = (userId: string, address: StoredAddress): Item => ({
  ...addressKeys.address(userId, address.id),
  entity: 'address',
  ...address,
});

export const bookItem = (userId: string, book: Book): Item => ({
  ...addressKeys.book(userId),
  entity: 'address-book',
  ...book,
});

const withDefault = (address: StoredAddress, book: Book | undefined): Address => ({
  ...address,
  isDefault: book?.defaultId === address.id,
});

const defaultThenNewest = (a: Address, b: Address): number =>
  Number(b.isDefault) - Number(a.isDefault) ||
  b.createdAt.localeCompare(a.createdAt) ||
  b.id.localeCompare(a.id);

export type AddressBook = { addresses: Address[]; version: number };

/** The whole book: the default first, then the newest. */
export async function readBook({ table }: Context, userId: string): Promise<AddressBook> {
  const { items } = await table.list(addressKeys.everything(userId), Row);
  const book = items.find((item) => item.entity === 'address-book');
  const addresses = items
    .flatMap((item) => (item.entity === 'address' ? [withDefault(item, book)] : []))
    .sort(defaultThenNewest);
  return { addresses, version: book?.version ?? 0 };
}

/** The owner is part of its name: nobody reaches another's. */
export type AddressName = { userId: string; id: string };

export async function findAddress(
  { table }: Context,
  { userId, id }: AddressName,
): Promise<Address | undefined> {
  const [address, book] = await table.getMany([
    [addressKeys.address(userId, id), StoredAddress],
    [addressKeys.book(userId), Book],
  ]);
  return address && withDefault(address, book);
}

/** Refused when the book is full. The first becomes the default. Asked for once more, it is the one that was added. */
export function insertAddress({ table }: Context, { userId, address, isDefault, request }: AddressAddition) {
  const pointer = { defaultId: address.id };
  const full = { when: { count: { missingOrAtMost: mostAddresses - 1 } }, refusal: 'full' } as const;
  const book = upsert(
    addressKeys.book(userId),
    {
      add: { count: 1, version: 1 },
      set: { entity: 'address-book', ...(isDefault && pointer) },
      ...(!isDefault && { setOnce: pointer }),
    },
    full,
  );
  return once(
    table,
    { ...request, who: userId, what: 'addresses/create-address' },
    { result: address.id, writes: [book, create(addressItem(userId, address))] },
  );
}

/** False when there is none. */
export async function rewriteAddress(
  { table }: Context,
  { userId, id }: AddressName,
  change: Partial<StoredAddress>,
): Promise<boolean> {
  const refusal = await table.write([
    update(addressKeys.address(userId, id), { set: change }, { refusal: 'gone' }),
  ]);
  return !refusal;
}

/** The check keeps the pointer from an address that is deleted at the same moment. False when there is none. */
export async function pointDefaultAt({ table }: Context, { userId, id }: AddressName): Promise<boolean> {
  const refusal = await table.write([
    check(addressKeys.address(userId, id), { when: { pk: { present: true } }, refusal: 'gone' }),
    update(addressKeys.book(userId), { set: { defaultId: id }, add: { version: 1 } }),
  ]);
  return !refusal;
}

/** Deletes, moving the default on, if the book still is as it was read; 'moved' when it is not. */
export function removeAddress(
  { table }: Context,
  { userId, id }: AddressName,
  { version, nextDefault }: { version: number; nextDefault: string | undefined },
): Promise<'gone' | 'moved' | undefined> {
  return table.write([
    remove(addressKeys.address(userId, id), { when: { pk: { present: true } }, refusal: 'gone' }),
    update(
      addressKeys.book(userId),
      {
        add: { count: -1, version: 1 },
        ...(nextDefault ? { set: { defaultId: nextDefault } } : { remove: ['defaultId'] }),
      },
      { when: { version }, refusal: 'moved' },
    ),
  ]);
}
