import type { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { mostProfiles } from '#shared/invoice-profiles/tax-codes.ts';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type ProfileName, findProfile, pointDefaultAt, readBook, removeProfile } from './profile-book.ts';

export async function getInvoiceProfile(context: Context, name: ProfileName): Promise<InvoiceProfile> {
  const profile = await findProfile(context, name);
  if (!profile) throw new AppError('INVOICE_PROFILE_NOT_FOUND');
  return profile;
}

export async function setDefaultInvoiceProfile(context: Context, name: ProfileName): Promise<InvoiceProfile> {
  if (!(await pointDefaultAt(context, name))) throw new AppError('INVOICE_PROFILE_NOT_FOUND');
  return getInvoiceProfile(context, name);
}

/** Who is deleted as the default hands it to the newest other; read again when the book moved meanwhile. */
export async function deleteInvoiceProfile(context: Context, name: ProfileName): Promise<void> {
  return retry(
    async () => {
      const book = await readBook(context, name.userId);
      if (!book.profiles.some(({ id }) => id === name.id)) throw new AppError('INVOICE_PROFILE_NOT_FOUND');
      // Sorted the default first, then the newest: the first of the others is the one to have it.
      const next = book.profiles.find(({ id }) => id !== name.id);
      const refusal = await removeProfile(context, name, { version: book.version, nextDefault: next?.id });
      if (!refusal) return undefined;
      if (refusal === 'gone') throw new AppError('INVOICE_PROFILE_NOT_FOUND');
      return again;
    },
    { tries: mostProfiles },
  );
}
