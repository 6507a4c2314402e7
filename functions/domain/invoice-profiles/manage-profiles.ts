import type { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import type { OwnName } from '#functions/platform/records/owned-collection.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { profileBook } from './profile-book.ts';

export const { get: getInvoiceProfile, take: deleteInvoiceProfile } = profileBook;

export async function setDefaultInvoiceProfile(context: Context, name: OwnName): Promise<InvoiceProfile> {
  await profileBook.makeDefault(context, name);
  return getInvoiceProfile(context, name);
}
