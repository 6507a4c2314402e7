import type {
  InvoiceProfile,
  InvoiceProfileChange,
  InvoiceProfileDraft,
} from '#shared/invoice-profiles/invoice-profile.ts';
import { newId } from '#shared/values/ids.ts';
import type { OwnName } from '#functions/platform/records/owned-collection.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getInvoiceProfile } from './manage-profiles.ts';
import { profileBook, type StoredProfile } from './profile-book.ts';

/** Adds a profile; the first becomes the default. A repeated request returns the profile that was added. */
export async function createInvoiceProfile(
  context: Context,
  { userId, draft }: { userId: string; draft: InvoiceProfileDraft },
): Promise<InvoiceProfile> {
  const { clientRequestId: requestKey, isDefault = false, ...facts } = draft;
  const at = context.now();
  const profile: StoredProfile = {
    id: newId(at.getTime()),
    ...facts,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  const request = { requestKey, asked: draft };
  return profileBook.add(context, { userId, one: profile, isDefault, request });
}

export async function updateInvoiceProfile(
  context: Context,
  { change, ...name }: OwnName & { change: InvoiceProfileChange },
): Promise<InvoiceProfile> {
  const { isDefault, id: _id, ...facts } = change;
  const updatedAt = context.now().toISOString();
  await profileBook.change(context, name, { ...facts, updatedAt });
  if (isDefault) await profileBook.makeDefault(context, name);
  return getInvoiceProfile(context, name);
}
