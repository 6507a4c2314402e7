import * as z from 'zod';
import { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { mostProfiles } from '#shared/invoice-profiles/tax-codes.ts';
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
import { profileKeys } from './profile-keys.ts';

/** A profile as the table keeps it: whether it is the default is said by the book. */
export const StoredProfile = InvoiceProfile.omit({ isDefault: true });
export type StoredProfile = z.infer<typeof StoredProfile>;

/** How many profiles there are and which is the default; every change of either raises the version. */
const Book = z.object({ count: z.int(), version: z.int(), defaultId: z.string().optional() });
type Book = z.infer<typeof Book>;

const Row = z.union([
  z.object({ entity: z.literal('invoice-profile'), ...StoredProfile.shape }),
  z.object({ entity: z.literal('invoice-profile-book'), ...Book.shape }),
]);
type ProfileAddition = {
  userId: string;
  profile: StoredProfile;
  isDefault: boolean;
  request: Pick<OwnRequest, 'requestKey' | 'asked'>;
};

export const profileItem = (userId: string, profile: StoredProfile): Item => ({
  ...profileKeys.profile(userId, profile.id),
  entity: 'invoice-profile',
  ...profile,
});

export const bookItem = (userId: string, book: Book): Item => ({
  ...profileKeys.book(userId),
  entity: 'invoice-profile-book',
  ...book,
});

const withDefault = (profile: StoredProfile, book: Book | undefined): InvoiceProfile => ({
  ...profile,
  isDefault: book?.defaultId === profile.id,
});

const defaultThenNewest = (a: InvoiceProfile, b: InvoiceProfile): number =>
  Number(b.isDefault) - Number(a.isDefault) ||
  b.createdAt.localeCompare(a.createdAt) ||
  b.id.localeCompare(a.id);

export type ProfileBook = { profiles: InvoiceProfile[]; version: number };

/** The whole book: the default first, then the newest. */
export async function readBook({ table }: Context, userId: string): Promise<ProfileBook> {
  const { items } = await table.list(profileKeys.everything(userId), Row);
  const book = items.find((item) => item.entity === 'invoice-profile-book');
  const profiles = items
    .flatMap((item) => (item.entity === 'invoice-profile' ? [withDefault(item, book)] : []))
    .sort(defaultThenNewest);
  return { profiles, version: book?.version ?? 0 };
}

/** The owner is part of its name: nobody reaches another's. */
export type ProfileName = { userId: string; id: string };

export async function findProfile(
  { table }: Context,
  { userId, id }: ProfileName,
): Promise<InvoiceProfile | undefined> {
  const [profile, book] = await table.getMany([
    [profileKeys.profile(userId, id), StoredProfile],
    [profileKeys.book(userId), Book],
  ]);
  return profile && withDefault(profile, book);
}

/** Refused when the book is full. The first becomes the default. Asked for once more, it is the one that was added. */
export function insertProfile({ table }: Context, { userId, profile, isDefault, request }: ProfileAddition) {
  const pointer = { defaultId: profile.id };
  const full = { when: { count: { missingOrAtMost: mostProfiles - 1 } }, refusal: 'full' } as const;
  const book = upsert(
    profileKeys.book(userId),
    {
      add: { count: 1, version: 1 },
      set: { entity: 'invoice-profile-book', ...(isDefault && pointer) },
      ...(!isDefault && { setOnce: pointer }),
    },
    full,
  );
  return once(
    table,
    { ...request, who: userId, what: 'invoice-profiles/create-invoice-profile' },
    { result: profile.id, writes: [book, create(profileItem(userId, profile))] },
  );
}

/** False when there is none. */
export async function rewriteProfile(
  { table }: Context,
  { userId, id }: ProfileName,
  change: Partial<StoredProfile>,
): Promise<boolean> {
  const refusal = await table.write([
    update(profileKeys.profile(userId, id), { set: change }, { refusal: 'gone' }),
  ]);
  return !refusal;
}

/** The check keeps the pointer from an profile that is deleted at the same moment. False when there is none. */
export async function pointDefaultAt({ table }: Context, { userId, id }: ProfileName): Promise<boolean> {
  const refusal = await table.write([
    check(profileKeys.profile(userId, id), { when: { pk: { present: true } }, refusal: 'gone' }),
    update(profileKeys.book(userId), { set: { defaultId: id }, add: { version: 1 } }),
  ]);
  return !refusal;
}

/** Deletes, moving the default on, if the book still is as it was read; 'moved' when it is not. */
export function removeProfile(
  { table }: Context,
  { userId, id }: ProfileName,
  { version, nextDefault }: { version: number; nextDefault: string | undefined },
): Promise<'gone' | 'moved' | undefined> {
  return table.write([
    remove(profileKeys.profile(userId, id), { when: { pk: { present: true } }, refusal: 'gone' }),
    update(
      profileKeys.book(userId),
      {
        add: { count: -1, version: 1 },
        ...(nextDefault ? { set: { defaultId: nextDefault } } : { remove: ['defaultId'] }),
      },
      { when: { version }, refusal: 'moved' },
    ),
  ]);
}
