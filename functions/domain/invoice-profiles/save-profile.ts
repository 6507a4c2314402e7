import { AppError } from '#shared/contract/errors.ts';
import type {
  InvoiceProfile,
  InvoiceProfileChange,
  InvoiceProfileDraft,
} from '#shared/invoice-profiles/invoice-profile.ts';
import { mostProfiles } from '#shared/invoice-profiles/tax-codes.ts';
import { newId } from '#shared/values/ids.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getInvoiceProfile } from './manage-profiles.ts';
import {
  findProfile,
  insertProfile,
  pointDefaultAt,
  type ProfileName,
  rewriteProfile,
  type StoredProfile,
} from './profile-book.ts';

/** The first becomes the default; asked for once more, it is the one that was added. */
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
  const added = await insertProfile(context, { userId, profile, isDefault, request });
  if ('refusal' in added)
    throw new AppError('TOO_MANY_INVOICE_PROFILES', { params: { limit: mostProfiles } });
  const made = await findProfile(context, { userId, id: added.result });
  // Deleted in between, by the member's other hand.
  if (!made) throw new AppError('STALE_STATE');
  return made;
}

export async function updateInvoiceProfile(
  context: Context,
  { change, ...name }: ProfileName & { change: InvoiceProfileChange },
): Promise<InvoiceProfile> {
  const { isDefault, id: _id, ...facts } = change;
  const updatedAt = context.now().toISOString();
  if (!(await rewriteProfile(context, name, { ...facts, updatedAt })))
    throw new AppError('INVOICE_PROFILE_NOT_FOUND');
  if (isDefault && !(await pointDefaultAt(context, name))) throw new AppError('INVOICE_PROFILE_NOT_FOUND');
  return getInvoiceProfile(context, name);
}
