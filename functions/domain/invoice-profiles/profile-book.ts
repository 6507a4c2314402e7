import type * as z from 'zod';
import { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { maxProfiles } from '#shared/invoice-profiles/tax-codes.ts';
import { ownedCollection } from '#functions/platform/records/owned-collection.ts';
import { profileKeys } from './profile-keys.ts';

/** Profile as stored. The book says which one is the default. */
export const StoredProfile = InvoiceProfile.omit({ isDefault: true });
export type StoredProfile = z.infer<typeof StoredProfile>;

export const profileBook = ownedCollection<StoredProfile>({
  entity: 'invoice-profile',
  stored: StoredProfile,
  keys: profileKeys,
  most: maxProfiles,
  creating: 'invoice-profiles/create-invoice-profile',
  missing: 'INVOICE_PROFILE_NOT_FOUND',
  tooMany: 'TOO_MANY_INVOICE_PROFILES',
});
